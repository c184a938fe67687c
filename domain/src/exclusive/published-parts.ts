import type { IsoDate, Listing } from '../listing/listing.ts';
import { type DraftPhoto, mediaOf } from './draft-photos.ts';
import { type OpenHousePlan, openHousesOf } from './open-house-plan.ts';

/** Parts of an exclusive listing besides its fields, as they are published. */
export interface PublishedParts {
  readonly photos: readonly DraftPhoto[];
  readonly openHouses: readonly OpenHousePlan[];
}

/** The parts as a listing has them; open houses that are past stay out. */
export const listingPartsOf = (
  { photos, openHouses }: PublishedParts,
  today: IsoDate,
): Pick<Listing, 'media' | 'openhouse'> => ({
  media: mediaOf(photos),
  openhouse: openHousesOf(openHouses, today),
});

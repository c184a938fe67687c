import { listingPartsOf } from '@hearth/domain/exclusive/published-parts.ts';
import type { IsoDate, Listing } from '@hearth/domain/listing/listing.ts';
import type { Db } from '../../db/database.ts';
import { publishParts, readPhotos, readPublished } from './parts.queries.ts';

/** The parts of a publication: those of the draft, those of its plan, or those that are published already. */
export type PartsOf = 'draft' | 'plan' | 'published';

/** Publishes pictures and open houses of a listing, and returns them as the listing has them. In the transaction of the publication. */
export async function publishedParts(
  transaction: Db,
  draftId: string,
  { of, today }: { readonly of: PartsOf; readonly today: IsoDate },
): Promise<Pick<Listing, 'media' | 'openhouse'>> {
  if (of !== 'published') await publishParts(transaction, draftId, of);
  return listingPartsOf((await readPublished(transaction, draftId)) ?? { photos: [], openHouses: [] }, today);
}

/** Number of photos of a draft or its published copy; floor plans are none. */
export async function countPhotos(db: Db, draftId: string, of: 'draft' | 'published'): Promise<number> {
  const photos =
    of === 'draft' ? (await readPhotos(db, draftId)).items : (await readPublished(db, draftId))?.photos;
  return photos?.filter(({ kind }) => kind === 'photo').length ?? 0;
}

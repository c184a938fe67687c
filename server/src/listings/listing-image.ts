import type { Listing } from '@hearth/domain/listing/listing.ts';
import type { AreaIds } from '../boundaries/area-ids.ts';

/** A listing as it was stored at one moment, as far as searches and changes depend on it. Events have one before and one after. */
export interface ListingImage {
  /** With the first picture alone. */
  readonly listing: Listing;
  /** Ids of all pictures, in their order. */
  readonly photos: readonly string[];
  /** The numbers of the areas that its search row names; null where no list may show it. */
  readonly areas: AreaIds | null;
}

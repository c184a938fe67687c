import { type DisplayContext, gate } from '@hearth/domain/listing/gate.ts';
import type { Listing, Media } from '@hearth/domain/listing/listing.ts';
import { isLease } from '@hearth/domain/listing/property-type.ts';
import type { Db } from '../db/database.ts';
import type { Visit } from '../http/visit.ts';
import { recommendedTo } from '../recommendations/recommended-to.service.ts';
import { shownImages } from './listing-card.ts';
import { mediaSources } from './media.queries.ts';
import { readMedia } from './stored-listing.sql.ts';

/** The pictures of one listing, as far as they are shown. */
export interface ListingImages {
  readonly listingkey: string;
  readonly images: Media[];
}

/** Pictures within the viewer's image lock, in the order of the keys; keys of nothing visible are left out. */
export async function mediaOfListings(
  db: Db,
  listingkeys: readonly string[],
  visit: Visit,
): Promise<ListingImages[]> {
  const sources = await mediaSources(db, listingkeys, visit);
  const recommended = await recommendedTo(db, visit, sources);
  return sources.flatMap((source) => {
    const { visible, parts } = gate(source, visit.viewer, linkContext(source, recommended));
    return visible
      ? [
          {
            listingkey: source.listingkey,
            images: shownImages({ ...source, media: readMedia(source.items) }, parts),
          },
        ]
      : [];
  });
}

/**
 * A listing requested by its id or key; it is in no saved search.
 * @param recommendedListingIds ids of private listings that were recommended to the viewer
 */
export const linkContext = (
  listing: Pick<Listing, 'propertytype'>,
  recommendedListingIds: ReadonlySet<string> = new Set(),
): DisplayContext => ({
  reachedBy: 'link',
  lease: isLease(listing.propertytype),
  foreignSavedSearch: false,
  recommendedListingIds,
});

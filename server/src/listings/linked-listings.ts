import { gate, type VisibleParts } from '@hearth/domain/listing/gate.ts';
import type { Media } from '@hearth/domain/listing/listing.ts';
import type { Db } from '../db/database.ts';
import type { Visit } from '../http/visit.ts';
import { recommendedTo } from '../recommendations/recommended-to.service.ts';
import { coverSources, linkedSources } from './linked-listings.queries.ts';
import type { LinkedSource } from './linked-listings.sql.ts';
import { shownImages } from './listing-card.ts';
import { linkContext } from './media-bulk.ts';

/** A visit's part in a listing that it may open by its link. */
interface Opened {
  readonly parts: VisibleParts;
  /** It has pictures, and the visit may see at least one. */
  readonly hasPhotos: boolean;
}

/** A listing that a visit may open by its link. */
export type LinkedListing = Pick<LinkedSource, 'id' | 'listingid' | 'listingkey'> & Opened;

/** Of the listings with these keys, those that the visit may open by their links, in the order of the keys. */
export const linkedListings = async (
  db: Db,
  listingkeys: readonly string[],
  visit: Visit,
): Promise<LinkedListing[]> =>
  listingkeys.length === 0 ? [] : openedByLink(db, await linkedSources(db, listingkeys, visit), visit);

/** Of these listings, those that the visit may open by their links, in their order. */
export async function openedByLink<Source extends LinkedSource>(
  db: Db,
  sources: readonly Source[],
  visit: Visit,
): Promise<(Source & Opened)[]> {
  const recommended = await recommendedTo(db, visit, sources);
  return sources.flatMap((source) => {
    const { visible, parts } = gate(source, visit.viewer, linkContext(source, recommended));
    return visible ? { ...source, parts, hasPhotos: source.photoscount > 0 && parts.images > 0 } : [];
  });
}

/** The first picture of each of these listings, by listing key; those without one are left out. */
export async function firstPhotos(
  db: Db,
  listings: readonly LinkedListing[],
): Promise<ReadonlyMap<string, Media>> {
  const covers = await coverSources(
    db,
    listings.map(({ id }) => id),
  );
  const coverOf = new Map(covers.map((cover) => [cover.id, cover]));
  return new Map(
    listings.flatMap(({ id, listingkey, parts }) => {
      const cover = coverOf.get(id);
      const [photo] = cover ? shownImages({ ...cover, media: [cover.first] }, parts) : [];
      return photo === undefined ? [] : [[listingkey, photo] as const];
    }),
  );
}

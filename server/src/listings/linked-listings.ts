import { gate, type VisibleParts } from '@hearth/domain/listing/gate.ts';
import type { Media } from '@hearth/domain/listing/listing.ts';
import type { Db } from '../db/database.ts';
import type { Visit } from '../http/visit.ts';
import { recommendedTo } from '../recommendations/recommended-to.service.ts';
import { coverSources, linkedSources } from './linked-listings.queries.ts';
import { shownImages } from './listing-card.ts';
import { linkContext } from './media-bulk.ts';

/** A listing that a visit may open by its link. */
export interface LinkedListing {
  readonly id: number;
  readonly listingid: string;
  readonly listingkey: string;
  readonly parts: VisibleParts;
  /** It has pictures, and the visit may see at least one. */
  readonly hasPhotos: boolean;
}

/** Of the listings with these keys, those that the visit may open by their links, in the order of the keys. */
export async function linkedListings(
  db: Db,
  listingkeys: readonly string[],
  visit: Visit,
): Promise<LinkedListing[]> {
  if (listingkeys.length === 0) return [];
  const sources = await linkedSources(db, listingkeys, visit);
  const recommended = await recommendedTo(db, visit, sources);
  return sources.flatMap((source) => {
    const { id, listingid, listingkey, photoscount } = source;
    const { visible, parts } = gate(source, visit.viewer, linkContext(source, recommended));
    return visible
      ? [{ id, listingid, listingkey, parts, hasPhotos: photoscount > 0 && parts.images > 0 }]
      : [];
  });
}

/** The first picture of each of these listings, by listing key; those without one are left out. */
export async function firstPhotos(
  db: Db,
  listings: readonly LinkedListing[],
): Promise<ReadonlyMap<string, Media>> {
  if (listings.length === 0) return new Map();
  const covers = await coverSources(
    db,
    listings.map(({ id }) => id),
  );
  const coverOf = new Map(covers.map((cover) => [cover.id, cover]));
  return new Map(
    listings.flatMap(({ id, listingkey, parts }) => {
      const { first = null, maskedCaptions = null } = coverOf.get(id) ?? {};
      const [photo] = shownImages({ media: first === null ? [] : [first], maskedCaptions }, parts);
      return photo === undefined ? [] : [[listingkey, photo] as const];
    }),
  );
}

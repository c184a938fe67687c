import { gate, type VisibleParts } from '@hearth/domain/listing/gate.ts';
import type { Media } from '@hearth/domain/listing/listing.ts';
import { LRUCache } from 'lru-cache';
import type { Db } from '../db/database.ts';
import type { Visit } from '../http/visit.ts';
import { recommendedTo } from '../recommendations/recommended-to.service.ts';
import { type CoverSource, coverSources, linkedSources } from './linked-listings.queries.ts';
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
  /** All its stored data is unchanged while it is; null where that is not known. */
  readonly revision: number | null;
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
    const { id, listingid, listingkey, photoscount, revision } = source;
    const { visible, parts } = gate(source, visit.viewer, linkContext(source, recommended));
    return visible
      ? [{ id, listingid, listingkey, parts, revision, hasPhotos: photoscount > 0 && parts.images > 0 }]
      : [];
  });
}

interface CachedCover extends CoverSource {
  readonly revision: number;
}

/** First pictures that were read before, by the id of the listing. */
export type CoverCache = LRUCache<number, CachedCover>;

/** Some 0.5 KB each. */
const MAX_COVERS = 50_000;

export const createCoverCache = (): CoverCache => new LRUCache({ max: MAX_COVERS });

/** The first picture of each of these listings, by listing key; those without one are left out. */
export async function firstPhotos(
  db: Db,
  cache: CoverCache,
  listings: readonly LinkedListing[],
): Promise<ReadonlyMap<string, Media>> {
  const known = listings.map(({ id, revision }) => {
    const cached = cache.get(id);
    return cached !== undefined && cached.revision === revision ? cached : undefined;
  });
  const missing = listings.filter((_, at) => known[at] === undefined);
  const read =
    missing.length === 0
      ? []
      : await coverSources(
          db,
          missing.map(({ id }) => id),
        );
  const coverOf = new Map(read.map((cover) => [cover.id, cover]));
  return new Map(
    listings.flatMap(({ id, listingkey, parts, revision }, at) => {
      const cover = known[at] ?? coverOf.get(id) ?? { id, first: null, maskedCaptions: null };
      if (known[at] === undefined && revision !== null) cache.set(id, { ...cover, revision });
      const [photo] = shownImages(
        { media: cover.first === null ? [] : [cover.first], maskedCaptions: cover.maskedCaptions },
        parts,
      );
      return photo === undefined ? [] : [[listingkey, photo] as const];
    }),
  );
}

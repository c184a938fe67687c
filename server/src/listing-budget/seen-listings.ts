import { LRUCache } from 'lru-cache';

/** Listings sent to a reader on a day: whole listings, and homes that it saw as pins of the map alone. */
interface Seen {
  readonly listings: Set<string>;
  readonly pins: Set<string>;
}

/** Listings of an answer, whole and as pins, by their ids. */
export interface SentListings {
  readonly listings?: readonly string[];
  readonly pins?: readonly string[];
}

/** A pin has position, price and bedrooms of a home, a listing its address, photos and remarks. */
const PINS_OF_LISTING = 4;

/** Ids that a process remembers, some 50 MB at most. Listings of a forgotten reader count again. */
const MAX_IDS = 500_000;

/**
 * Counts listings that a reader is sent again only once: going back, reloading and panning to and fro cost nothing. Each
 * process remembers for itself.
 */
export function createSeenListings(maxIds = MAX_IDS) {
  const seenBy = new LRUCache<string, Seen>({ maxSize: maxIds });
  return {
    /** Returns whether the reader was sent all of these before. */
    hasAll(reader: string, { listings = [], pins = [] }: SentListings): boolean {
      const seen = seenBy.get(reader) ?? { listings: new Set(), pins: new Set() };
      return (
        listings.every((id) => seen.listings.has(id)) &&
        pins.every((id) => seen.pins.has(id) || seen.listings.has(id))
      );
    },
    /** How many of the listings are new to the reader; each four pins count as one. */
    countNew(reader: string, { listings = [], pins = [] }: SentListings): number {
      const seen = seenBy.get(reader) ?? { listings: new Set(), pins: new Set() };
      const before = seen.listings.size + Math.floor(seen.pins.size / PINS_OF_LISTING);
      for (const id of listings) seen.listings.add(id);
      for (const id of pins) if (!seen.listings.has(id)) seen.pins.add(id);
      // The cache learns a new size with a new entry only.
      seenBy.delete(reader);
      seenBy.set(reader, seen, { size: 1 + seen.listings.size + seen.pins.size });
      return seen.listings.size + Math.floor(seen.pins.size / PINS_OF_LISTING) - before;
    },
  };
}

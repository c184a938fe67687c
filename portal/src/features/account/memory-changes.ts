import type { Look } from '@hearth/domain/listing/history/last-look.ts';
import { mostRecents } from '@hearth/domain/search/recent-searches.ts';

interface Search {
  /** That of the search's URL. */
  readonly query: string;
  readonly searchCount: number;
}

/** Recent searches and the ids of viewed homes, the newest first. */
export interface Memory {
  readonly recentSearches: readonly Search[];
  readonly viewedListings: readonly string[];
  /** The homes as the visitor last saw them. */
  readonly looks: readonly Look[];
}

/** Entries that the account adds, and searches that it removes. */
interface MemoryChanges {
  readonly recentSearches: Search[];
  readonly viewedListings: string[];
  readonly looks: Look[];
  readonly removed: Search[];
}

/** Entries that are new in the second one or were repeated, and the searches that a person removed. */
export function memoryChanges(before: Memory, now: Memory): MemoryChanges {
  const isNew = ({ query, searchCount }: Search) =>
    !before.recentSearches.some((each) => each.query === query && each.searchCount >= searchCount);
  const [first] = now.viewedListings;
  const ahead = before.viewedListings.slice(0, before.viewedListings.indexOf(first ?? ''));
  // A home is also first where those ahead of it were removed.
  const isMoved = (id: string) => id === first && ahead.some((each) => now.viewedListings.includes(each));
  const isKnown = (look: Look) => before.looks.some((each) => hasSameLook(each, look));
  return {
    recentSearches: now.recentSearches.filter(isNew),
    viewedListings: now.viewedListings.filter((id) => !before.viewedListings.includes(id) || isMoved(id)),
    looks: now.looks.filter((look) => !isKnown(look)),
    removed: removedFrom(before.recentSearches, now.recentSearches),
  };
}

/** A full list drops its last searches for new ones. */
function removedFrom(before: readonly Search[], now: readonly Search[]): Search[] {
  const missing = without(before, now);
  const room = mostRecents - without(now, before).length;
  return missing.filter((search) => {
    const at = before.indexOf(search);
    const isDropped = at >= room && before.slice(at).every((each) => missing.includes(each));
    return !isDropped;
  });
}

/** The searches whose query no other one has. */
export const without = (searches: readonly Search[], others: readonly Search[]): Search[] =>
  searches.filter(({ query }) => !others.some((other) => other.query === query));

const hasSameLook = (a: Look, b: Look): boolean =>
  a.listingid === b.listingid &&
  a.day === b.day &&
  a.listprice === b.listprice &&
  a.mlsstatus === b.mlsstatus &&
  a.photoscount === b.photoscount;

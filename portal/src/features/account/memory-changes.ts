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
}

/** Entries that the account adds, and searches that it removes. */
interface MemoryChanges {
  readonly recentSearches: Search[];
  readonly viewedListings: string[];
  readonly removed: Search[];
}

/** Entries that are new in the second one or were repeated, and the searches that a person removed. */
export function memoryChanges(before: Memory, now: Memory): MemoryChanges {
  const isNew = ({ query, searchCount }: Search) =>
    !before.recentSearches.some((each) => each.query === query && each.searchCount >= searchCount);
  const [first] = now.viewedListings;
  const isMoved = (id: string) => id === first && first !== before.viewedListings[0];
  return {
    recentSearches: now.recentSearches.filter(isNew),
    viewedListings: now.viewedListings.filter((id) => !before.viewedListings.includes(id) || isMoved(id)),
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

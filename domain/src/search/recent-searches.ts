import { appliedChips } from './filters/applied-chips.ts';
import { appliedFilters } from './filters/applied-filters.ts';
import type { FilterKey, Filters } from './filters/filters.ts';
import type { SearchState } from './search-state.ts';
import type { SearchTag } from './tags/tag.ts';
import type { SearchDefaults } from './url/read-search-url.ts';
import { decodeSearchUrl, encodeSearchUrl } from './url/url-codec.ts';
import { tagNames } from './url/url-tags.ts';

/** A search that the visitor ran before. */
export interface RecentSearch {
  /** The query of its URL, with `lease=true` for leases, without page, box and zoom. */
  readonly query: string;
  /** Tags, and the filters that differ from the defaults. */
  readonly search: { readonly tags: readonly SearchTag[]; readonly filters: Partial<Filters> };
  /** Number of its runs. */
  readonly searchCount: number;
}

export type DefaultsOf = (lease: boolean) => SearchDefaults;

/** Most searches that are stored. */
export const mostRecents = 10;
/** Longest query that is stored; browsers and servers limit longer URLs. */
const longestQuery = 4_000;

/**
 * A recent search; null where no tag and no filter narrows it, and for searches around the visitor, whose
 * position is not stored.
 */
export const recentSearchOf = (state: SearchState, defaultsOf: DefaultsOf): RecentSearch | null => {
  const defaults = { ...defaultsOf(state.lease), lease: false };
  const kept: SearchState = { ...state, page: 1, bounds: null, zoom: null };
  const applied = appliedFilters(state.filters, defaults.filters);
  const query = queryText(encodeSearchUrl(kept, defaults));
  if (state.userLocation !== null || query.length > longestQuery) return null;
  if (applied.length + state.tags.length + state.locations.length === 0) return null;
  return {
    query,
    search: { tags: state.tags, filters: pick(state.filters, applied) },
    searchCount: 1,
  };
};

/** Decodes the query of a recent search. */
export const searchOfRecent = (
  { query }: Pick<RecentSearch, 'query'>,
  defaultsOf: DefaultsOf,
): SearchState => {
  const pairs = pairsOfQuery(query);
  const lease = pairs.some(([name, value]) => name === 'lease' && value === 'true');
  return { ...decodeSearchUrl(pairs, defaultsOf(lease)).state, lease, page: 1 };
};

/** Adds a search: newest first and at most ten. An equal search is merged and its count incremented. */
export const addRecent = (
  recents: readonly RecentSearch[],
  recent: RecentSearch,
): readonly RecentSearch[] => {
  const before = recents.filter((each) => isSameSearch(each, recent));
  const counts = before.map(({ searchCount }) => searchCount);
  const searchCount = counts.reduce((sum, count) => sum + count, recent.searchCount);
  return [{ ...recent, searchCount }, ...recents.filter((each) => !before.includes(each))].slice(
    0,
    mostRecents,
  );
};

export const removeRecent = (
  recents: readonly RecentSearch[],
  recent: RecentSearch,
): readonly RecentSearch[] => recents.filter((each) => !isSameSearch(each, recent));

/** Returns whether two queries are equal except for the page and the order of names, with tags of the same ids. */
export const isSameSearch = (a: RecentSearch, b: RecentSearch): boolean => signature(a) === signature(b);

const signature = ({ query, search }: RecentSearch): string => {
  const pairs = pairsOfQuery(query).filter(([name]) => name !== 'page' && !tagNames.has(name));
  const tags = search.tags.map(({ type, id }) => `${type}:${id}`);
  return JSON.stringify([pairs.map((pair) => pair.join('=')).sort(), tags.sort()]);
};

/**
 * Reads stored searches, which an older version or another script may have written: invalid entries are dropped.
 * Everything but the query and the count is derived from the query.
 */
export const readRecents = (stored: unknown, defaultsOf: DefaultsOf): readonly RecentSearch[] => {
  if (!Array.isArray(stored)) return [];
  const read = stored.slice(0, mostRecents).flatMap((entry: unknown) => {
    const { query, searchCount } = (entry ?? {}) as Readonly<Record<string, unknown>>;
    if (typeof query !== 'string' || query.length > longestQuery) return [];
    const recent = recentSearchOf(searchOfRecent({ query }, defaultsOf), defaultsOf);
    return recent ? [{ ...recent, searchCount: countOf(searchCount) }] : [];
  });
  return read.toReversed().reduce<readonly RecentSearch[]>(addRecent, []);
};

const countOf = (value: unknown): number =>
  Number.isSafeInteger(value) && Number(value) >= 1 ? Math.min(Number(value), 9_999) : 1;

/** Most tags and filters in a label. */
const mostWords = 3;

/** 'For Lease · Austin, Zilker · 3+ beds, Up to $650k, and 2 more'. */
export const describeRecent = (recent: Pick<RecentSearch, 'query'>, defaultsOf: DefaultsOf): string => {
  const state = searchOfRecent(recent, defaultsOf);
  const tags = state.tags.filter(({ isChild }) => !isChild).map(({ label }) => label);
  const areas = state.locations.length > 0 ? [areasText(state.locations.length)] : [];
  const filters = appliedChips(state.filters, defaultsOf(state.lease).filters).map(({ text }) => text);
  return [state.lease ? 'For Lease' : '', shortened([...tags, ...areas]), shortened(filters)]
    .filter((part) => part !== '')
    .join(' · ');
};

const areasText = (count: number): string => (count === 1 ? '1 area' : `${count} areas`);

const shortened = (words: readonly string[]): string => {
  const more = words.length - mostWords;
  return [...words.slice(0, mostWords), ...(more > 0 ? [`and ${more} more`] : [])].join(', ');
};

const pick = (filters: Filters, keys: readonly FilterKey[]): Partial<Filters> =>
  Object.fromEntries(keys.map((key) => [key, filters[key]]));

const queryText = (pairs: readonly (readonly [string, string])[]): string =>
  pairs.map((pair) => pair.map(encodeURIComponent).join('=')).join('&');

/** Total: malformed percent encoding is dropped. */
const pairsOfQuery = (query: string): readonly (readonly [string, string])[] =>
  query.split('&').flatMap((pair) => {
    const [name = '', ...rest] = pair.split('=');
    try {
      return [[decodeURIComponent(name), decodeURIComponent(rest.join('='))] as const];
    } catch {
      return [];
    }
  });

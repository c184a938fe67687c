import { guestViewer } from '@hearth/domain/people/viewer.ts';
import { emptySearch } from '@hearth/domain/search/empty-search.ts';
import { defaultFiltersFor } from '@hearth/domain/search/filters/default-filters.ts';
import type { Filters } from '@hearth/domain/search/filters/filters.ts';
import type { SearchState } from '@hearth/domain/search/search-state.ts';
import { defaultSort } from '@hearth/domain/search/sort/sort.ts';
import { addTag } from '@hearth/domain/search/tags/change-tags.ts';
import type { SearchTag } from '@hearth/domain/search/tags/tag.ts';
import type { SearchDefaults } from '@hearth/domain/search/url/read-search-url.ts';
import { decodeSearchUrl, encodeSearchUrl } from '@hearth/domain/search/url/url-codec.ts';

/** What the URL of a search page leaves unsaid. Accounts come later; until then everyone is a guest. */
export const searchDefaults = (lease: boolean): SearchDefaults => ({
  lease,
  filters: defaultFiltersFor({ lease, viewer: guestViewer }),
  sort: defaultSort,
  ourListingsFirst: false,
});

/** A search that asks for nothing in particular. */
export const bareSearch = (lease: boolean): SearchState => emptySearch(searchDefaults(lease));

/** Path and query of the page that shows a search. */
export function pathOfSearch(state: SearchState): string {
  const query = new URLSearchParams(encodeSearchUrl(state, searchDefaults(state.lease))).toString();
  return `/listings${state.lease ? '/lease' : ''}${query && `?${query}`}`;
}

/** The page of a link that says `lease` where that is not the page it names, e.g. '/listings?lease=true'; else null. */
export function pathOfOtherKind(query: string, lease: boolean): string | null {
  const pairs = new URLSearchParams(query);
  const asked = decodeSearchUrl(pairs, searchDefaults(lease)).state.lease;
  if (asked === lease) return null;
  // The page it leads to tells what it cannot use.
  pairs.delete('lease');
  const rest = pairs.toString();
  return `/listings${asked ? '/lease' : ''}${rest && `?${rest}`}`;
}

/** The page of a search with these filters, for sale. */
export const searchPath = (filters: Partial<Filters>): string => {
  const search = bareSearch(false);
  return pathOfSearch({ ...search, filters: { ...search.filters, ...filters } });
};

/** The page of a search for a place, an address or an MLS number; blank text asks for everything. */
export function placeSearchPath(text: string, lease: boolean): string {
  const tag = textTag(text);
  return pathOfSearch(tag === null ? bareSearch(lease) : withTag(bareSearch(lease), tag));
}

/** The search with a place added, from its first page; a box on the map gives way to it. */
export const withTag = (search: SearchState, tag: SearchTag): SearchState => ({
  ...search,
  page: 1,
  bounds: null,
  zoom: null,
  tags: addTag(search.tags, tag),
});

/** A chip of free text; null where there is none. */
export function textTag(text: string): SearchTag | null {
  const words = text.trim().replace(/\s+/g, ' ');
  return words === '' ? null : { type: 'address', id: words, value: words, label: words };
}

import { type ReadSearch, readSearchPage, searchDefaults } from '@hearth/domain/page/search-page.ts';
import type { Viewer } from '@hearth/domain/people/viewer.ts';
import { emptySearch } from '@hearth/domain/search/empty-search.ts';
import type { Filters } from '@hearth/domain/search/filters/filters.ts';
import type { SearchState } from '@hearth/domain/search/search-state.ts';
import { addTag } from '@hearth/domain/search/tags/change-tags.ts';
import type { SearchTag } from '@hearth/domain/search/tags/tag.ts';
import type { SearchDefaults } from '@hearth/domain/search/url/read-search-url.ts';
import { decodeSearchUrl, encodeSearchUrl } from '@hearth/domain/search/url/url-codec.ts';

/** The addresses of searches, as they are for one viewer: what a viewer's URLs leave unsaid are the viewer's defaults. */
export interface SearchPaths {
  /** Defaults that the URL of a search page omits. */
  readonly defaults: (lease: boolean) => SearchDefaults;
  /** A search that asks for nothing in particular. */
  readonly bare: (lease: boolean) => SearchState;
  /** Reads the query of a search page; `lease` is that of the page's path. */
  readonly read: (query: string, lease: boolean) => ReadSearch;
  /** Path and query of the page that shows a search. */
  readonly pathOf: (state: SearchState) => string;
  /** The page for a link whose `lease` parameter names the other page, as '/listings?lease=true' does; otherwise null. */
  readonly pathOfOtherKind: (query: string, lease: boolean) => string | null;
  /** The page of a search with these filters, for sale. */
  readonly pathWith: (filters: Partial<Filters>) => string;
  /** The page of a search for an area, an address or an MLS number; blank text searches all listings. */
  readonly pathOfText: (text: string, lease: boolean) => string;
}

/** @param to leads from the address of a page to the one that this session uses */
export function createSearchPaths(viewer: Viewer, to = (address: string) => address): SearchPaths {
  const defaults = (lease: boolean): SearchDefaults => searchDefaults(lease, viewer);
  const bare = (lease: boolean) => emptySearch(defaults(lease));
  const pathOf = (state: SearchState): string => {
    const query = new URLSearchParams(encodeSearchUrl(state, defaults(state.lease))).toString();
    return to(`/listings${state.lease ? '/lease' : ''}${query && `?${query}`}`);
  };
  return {
    defaults,
    bare,
    read: (query, lease) => readSearchPage(new URLSearchParams(query), lease, viewer),
    pathOf,
    pathOfOtherKind(query, lease) {
      const pairs = new URLSearchParams(query);
      const requested = decodeSearchUrl(pairs, defaults(lease)).state.lease;
      if (requested === lease) return null;
      // The other parts stay as they are: the page that the path leads to checks them.
      pairs.delete('lease');
      const rest = pairs.toString();
      return to(`/listings${requested ? '/lease' : ''}${rest && `?${rest}`}`);
    },
    pathWith(filters) {
      const search = bare(false);
      return pathOf({ ...search, filters: { ...search.filters, ...filters } });
    },
    pathOfText(text, lease) {
      const tag = textTag(text);
      return pathOf(tag === null ? bare(lease) : withTag(bare(lease), tag));
    },
  };
}

/** The search with a tag added, from its first page and without a box on the map. */
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

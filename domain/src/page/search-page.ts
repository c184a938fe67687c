import { guestViewer, type Viewer } from '../people/viewer.ts';
import { type AccountKey, accountRefusal, noAccount } from '../search/account-scope.ts';
import { allowedSearch } from '../search/allowed-search.ts';
import type { LeftOut } from '../search/filters/allowed-filters.ts';
import { defaultFiltersFor } from '../search/filters/default-filters.ts';
import { largestPageOf } from '../search/page-size.ts';
import type { SearchState } from '../search/search-state.ts';
import { defaultSort } from '../search/sort/sort.ts';
import type { QueryPairs } from '../search/url/query-pairs.ts';
import type { SearchDefaults } from '../search/url/read-search-url.ts';
import { type DecodedSearch, decodeSearchUrl } from '../search/url/url-codec.ts';

/** The search that a link asks for, as the viewer may run it. */
export interface ReadSearch extends DecodedSearch {
  /** The search of the link with the parts that are locked for the viewer, for the address of the page. */
  readonly requested: SearchState;
  /** Filters of the link that are locked for the viewer. */
  readonly leftOut: readonly LeftOut[];
  /** Parameters of the link that need an account, which the viewer does not have. */
  readonly accountOnly: readonly AccountKey[];
}

/** Defaults of this viewer that the URL of a search page omits. */
export const searchDefaults = (lease: boolean, viewer: Viewer): SearchDefaults => ({
  lease,
  filters: defaultFiltersFor({ lease, viewer }),
  sort: defaultSort,
  ourListingsFirst: false,
  largestPage: largestPageOf(viewer),
});

/** Defaults of a guest. */
export const guestDefaults = (lease: boolean): SearchDefaults => searchDefaults(lease, guestViewer);

/** Reads the query of a search page; `lease` is that of the page's path. */
export function readSearchPage(query: QueryPairs, lease: boolean, viewer: Viewer): ReadSearch {
  const defaults = searchDefaults(lease, viewer);
  const { state, ...reading } = decodeSearchUrl(query, defaults);
  const requested = { ...state, lease };
  const refusal = accountRefusal(requested.account, viewer);
  const accountOnly = refusal?.code === 'sign_in_required' ? refusal.keys : [];
  const ofViewer = accountOnly.length === 0 ? requested : { ...requested, account: noAccount };
  const { search, leftOut } = allowedSearch(ofViewer, defaults.filters, viewer);
  return { ...reading, state: search, requested, leftOut, accountOnly };
}

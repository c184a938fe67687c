import { noAccount } from './account-scope.ts';
import { changeSearch } from './change-search.ts';
import type { SearchState } from './search-state.ts';
import { asksFor } from './to-request.ts';
import type { SearchDefaults } from './url/read-search-url.ts';
import { encodeSearchUrl } from './url/url-codec.ts';

/** The part of a search that is saved: without its page, the position of the visitor and the lists of an account. */
export const savedPart = (search: SearchState): SearchState =>
  changeSearch(search, { page: 1, limit: null, userLocation: null, account: noAccount });

/** The query of a saved search, with `lease=true` for leases. */
export const encodeSavedSearch = (search: SearchState, defaults: SearchDefaults): [string, string][] =>
  encodeSearchUrl(savedPart(search), { ...defaults, lease: false });

/** Returns whether two searches are equal once they are saved. The zoom of the map and the names of areas do not count. */
export const isSavedAlike = (a: SearchState, b: SearchState): boolean =>
  asksFor(savedPart(a)) === asksFor(savedPart(b));

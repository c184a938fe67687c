import { encodeSearchUrl } from '@hearth/domain/search/url/url-codec.ts';
import type { Session } from '../app/session.ts';
import type { SearchPaths } from '../searching/search-path.ts';

/**
 * The addresses of searches on the page of a saved search: changes of the search stay on it. They always have `lease`, so
 * that none is the address without a query, which opens the search as it was saved.
 */
export const savedSearchPaths = (
  { searches, to }: Pick<Session, 'searches' | 'to'>,
  id: string,
): SearchPaths => ({
  ...searches,
  pathOf(state) {
    const defaults = { ...searches.defaults(state.lease), lease: !state.lease };
    return to(`/saved-search/${id}?${new URLSearchParams(encodeSearchUrl(state, defaults))}`);
  },
  pathOfOtherKind: () => null,
});

/** Returns whether the query of a saved search is one for lease. */
export const isForLease = (query: string): boolean => new URLSearchParams(query).get('lease') === 'true';

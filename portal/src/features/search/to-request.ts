import { encodeSearchQuery, type SearchQuery } from '@hearth/domain/search/api-query.ts';
import { defaultFilters } from '@hearth/domain/search/filter-table.ts';
import type { SearchState } from '@hearth/domain/search/search-state.ts';
import { requestOfTags } from '@hearth/domain/search/tag-request.ts';

export { isPolygonType } from '@hearth/domain/search/tag-request.ts';

/** What the API is asked for a search; the zoom of the map is the visitor's own affair. */
export const toQuery = (search: SearchState): [string, string][] =>
  encodeSearchQuery(toRequest(search), defaultFilters);

/** The same before it is written down, e.g. for the map's own bounds. */
export function toRequest(search: SearchState): SearchQuery {
  const { address, polygon } = requestOfTags(search.tags);
  return {
    lease: search.lease,
    filters: search.filters,
    sort: search.sort,
    ourListingsFirst: search.ourListingsFirst,
    page: search.page,
    ...(search.limit !== null && { limit: search.limit }),
    address,
    polygon: [...search.locations, ...polygon],
    bounds: search.bounds,
    userLocation: search.userLocation,
  };
}

import { agentListingLimit, agentSort, isOfAgents } from './agent-listings.ts';
import { defaultFilters } from './filters/filter-table.ts';
import type { SearchState } from './search-state.ts';
import { requestOfTags } from './tags/tag-request.ts';
import { encodeSearchQuery, type SearchQuery } from './url/api-query.ts';

/** The query of the API for a search. The zoom of the map is not part of it, since no listing depends on it. */
export const toQuery = (search: SearchState): [string, string][] =>
  encodeSearchQuery(toRequest(search), defaultFilters);

/** Equal for searches that ask the API for the same, even where they call their places by other names. */
export const asksFor = (search: SearchState): string => JSON.stringify(toQuery(search));

/** What a search asks the API for, as values, e.g. to ask again within the map's own bounds. */
export function toRequest(search: SearchState): SearchQuery {
  const { address, polygon } = requestOfTags(search.tags);
  return {
    lease: search.lease,
    filters: search.filters,
    sort: agentSort(search.sort, search.showEnabledAgentListings),
    ourListingsFirst: search.ourListingsFirst,
    page: search.page,
    ...limitOf(search),
    address,
    polygon: [...search.locations, ...polygon],
    bounds: search.bounds,
    userLocation: search.userLocation,
    trecLicense: search.trecLicense,
    showEnabledAgentListings: search.showEnabledAgentListings,
  };
}

function limitOf(search: SearchState): { readonly limit?: number } {
  if (search.limit !== null) return { limit: search.limit };
  return isOfAgents(search) ? { limit: agentListingLimit } : {};
}

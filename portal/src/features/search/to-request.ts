import { agentListingLimit, agentSort, isOfAgents } from '@hearth/domain/search/agent-listings.ts';
import { defaultFilters } from '@hearth/domain/search/filters/filter-table.ts';
import type { SearchState } from '@hearth/domain/search/search-state.ts';
import { requestOfTags } from '@hearth/domain/search/tags/tag-request.ts';
import { encodeSearchQuery, type SearchQuery } from '@hearth/domain/search/url/api-query.ts';

/** What the API is asked for a search; the zoom of the map is the visitor's own affair. */
export const toQuery = (search: SearchState): [string, string][] =>
  encodeSearchQuery(toRequest(search), defaultFilters);

/** What tells one search from another: two that call their places by other names ask for the same. */
export const asksFor = (search: SearchState): string => new URLSearchParams(toQuery(search)).toString();

/** The same before it is written down, e.g. for the map's own bounds. */
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

import { guestViewer, type Viewer } from '../people/viewer.ts';
import { agentListingLimit, agentSort, isLimitedToAgents } from './agent-listings.ts';
import { defaultFilters } from './filters/filter-table.ts';
import type { SearchState } from './search-state.ts';
import { requestOfTags } from './tags/tag-request.ts';
import { encodeSearchQuery, type SearchQuery } from './url/api-query.ts';

const { mlsStatus: _, ...filtersBesidesStatus } = defaultFilters;

/**
 * The API query of a search, without the zoom of the map: results do not depend on it. Agents have other statuses by default, so
 * their query names the statuses.
 */
export const toQuery = (
  search: SearchState,
  { role }: Pick<Viewer, 'role'> = guestViewer,
): [string, string][] =>
  encodeSearchQuery(toRequest(search), role === 'agent' ? filtersBesidesStatus : defaultFilters);

/** A key that is equal for searches with the same API query, even where the names of their tags differ. */
export const asksFor = (search: SearchState): string => JSON.stringify(toQuery(search));

/** The search request of a search state, e.g. to search again within the bounds of the map. */
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
    account: search.account,
  };
}

function limitOf(search: SearchState): { readonly limit?: number } {
  if (search.limit !== null) return { limit: search.limit };
  return isLimitedToAgents(search) ? { limit: agentListingLimit } : {};
}

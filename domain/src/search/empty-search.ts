import { noAccount } from './account-scope.ts';
import type { Filters } from './filters/filters.ts';
import type { SearchRequest } from './search-request.ts';
import type { SearchState } from './search-state.ts';
import { defaultSort } from './sort/sort.ts';
import type { SearchDefaults } from './url/read-search-url.ts';

/** The first page of a search with default filters. */
export const emptySearch = ({ largestPage: _, ...defaults }: SearchDefaults): SearchState => ({
  ...defaults,
  page: 1,
  limit: null,
  locations: [],
  tags: [],
  bounds: null,
  zoom: null,
  userLocation: null,
  trecLicense: [],
  showEnabledAgentListings: false,
  account: noAccount,
});

/** The same as a search request, for sale and with these filters. */
export const emptyRequest = (filters: Filters): SearchRequest => ({
  lease: false,
  filters,
  sort: defaultSort,
  ourListingsFirst: false,
  page: 1,
  limit: 50,
  address: [],
  polygon: [],
  bounds: null,
  zoom: null,
  userLocation: null,
  privateExclusiveListing: [],
  trecLicense: [],
  showEnabledAgentListings: false,
  account: noAccount,
});

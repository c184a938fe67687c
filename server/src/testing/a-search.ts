import { searchableStatuses } from '@hearth/domain/listing/status.ts';
import { defaultFilters } from '@hearth/domain/search/filter-table.ts';
import type { Filters } from '@hearth/domain/search/filters.ts';
import type { SearchRequest } from '@hearth/domain/search/search-request.ts';
import { defaultSort } from '@hearth/domain/search/sort.ts';

/** A guest's bare search for sale; tests name what they care about. */
export const aSearch = (changes: Partial<SearchRequest> = {}): SearchRequest => ({
  lease: false,
  filters: defaultFilters,
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
  ...changes,
});

/** Filters that let every listing pass that may be found at all. */
export const everyFilterOpen: Filters = {
  ...defaultFilters,
  mlsStatus: searchableStatuses,
  lot: true,
  farm: true,
  multiFamily: true,
  commercialSale: true,
};

import { searchableStatuses } from '@hearth/domain/listing/status.ts';
import { emptyRequest } from '@hearth/domain/search/empty-search.ts';
import { defaultFilters } from '@hearth/domain/search/filters/filter-table.ts';
import type { Filters } from '@hearth/domain/search/filters/filters.ts';
import type { SearchRequest } from '@hearth/domain/search/search-request.ts';

/** A guest's bare search for sale; tests name what they care about. */
export const aSearch = (changes: Partial<SearchRequest> = {}): SearchRequest => ({
  ...emptyRequest(defaultFilters),
  ...changes,
});

/** Filters that match all listings of a search. */
export const everyFilterOpen: Filters = {
  ...defaultFilters,
  mlsStatus: searchableStatuses,
  lot: true,
  farm: true,
  multiFamily: true,
  commercialSale: true,
};

/** A position that makes a request unlike all others with the same results, since only the distance sort reads it. */
export const unlike = (others: number): SearchRequest['userLocation'] => ({
  latitude: 30 + others / 1000,
  longitude: -97,
});

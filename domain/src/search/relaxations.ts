import { appliedFilters } from './applied-filters.ts';
import { type ChangeContext, changeFilter } from './change-filter.ts';
import { defaultFiltersFor } from './default-filters.ts';
import type { FilterKey, Filters } from './filters.ts';
import type { SearchRequest } from './search-request.ts';

/** What can be taken off a search: one filter, every place, or the box of the map. */
export type RelaxablePart = FilterKey | 'tags' | 'bounds';

/** A search without one of the things that narrow it. */
export interface RelaxedSearch {
  readonly part: RelaxablePart;
  readonly request: SearchRequest;
}

/** One filter back at its default, with everything that this brings with it. */
export const relaxFilter = (filters: Filters, key: FilterKey, context: ChangeContext): Filters =>
  changeFilter(filters, key, defaultFiltersFor(context)[key], context);

/** The search without each of the things that narrow it, one at a time: its places and its box first, then the filters. */
export function relaxedSearches(request: SearchRequest, context: ChangeContext): readonly RelaxedSearch[] {
  const placed = request.address.length + request.polygon.length > 0;
  const keys = appliedFilters(request.filters, defaultFiltersFor(context));
  return [
    ...(placed ? [{ part: 'tags', request: { ...request, address: [], polygon: [] } } as const] : []),
    ...(request.bounds ? [{ part: 'bounds', request: { ...request, bounds: null } } as const] : []),
    ...keys.map((part) => ({
      part,
      request: { ...request, filters: relaxFilter(request.filters, part, context) },
    })),
  ];
}

import { startingFilters } from '../agent-listings.ts';
import { appliedFilters } from '../filters/applied-filters.ts';
import { type ChangeContext, changeFilter } from '../filters/change-filter.ts';
import { defaultFiltersFor } from '../filters/default-filters.ts';
import type { FilterKey, Filters } from '../filters/filters.ts';
import type { SearchRequest } from '../search-request.ts';

/** What can be taken off a search: one filter, every place, or the box of the map. */
export type RelaxablePart = FilterKey | 'tags' | 'bounds';

/** A search without one of the things that narrow it. */
export interface RelaxedSearch {
  readonly part: RelaxablePart;
  readonly request: SearchRequest;
}

/** One filter back at what the search started with, with everything that this brings with it. */
export const relaxFilter = (
  filters: Filters,
  key: FilterKey,
  starting: Filters,
  context: ChangeContext,
): Filters => changeFilter(filters, key, starting[key], context);

/**
 * The search without each of the things that narrow it, one at a time: its places and its box first, then the filters. An
 * agent's page starts with every kind, so that a kind switched off there narrows it.
 */
export function relaxedSearches(request: SearchRequest, context: ChangeContext): readonly RelaxedSearch[] {
  const placed = request.address.length + request.polygon.length > 0;
  const starting = startingFilters(defaultFiltersFor(context), request);
  const keys = appliedFilters(request.filters, starting);
  return [
    ...(placed ? [{ part: 'tags', request: { ...request, address: [], polygon: [] } } as const] : []),
    ...(request.bounds ? [{ part: 'bounds', request: { ...request, bounds: null } } as const] : []),
    ...keys.map((part) => ({
      part,
      request: { ...request, filters: relaxFilter(request.filters, part, starting, context) },
    })),
  ];
}

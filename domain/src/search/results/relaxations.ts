import { startingFilters } from '../agent-listings.ts';
import { appliedFilters } from '../filters/applied-filters.ts';
import { type ChangeContext, changeFilter } from '../filters/change-filter.ts';
import { defaultFiltersFor } from '../filters/default-filters.ts';
import type { FilterKey, Filters } from '../filters/filters.ts';
import type { SearchRequest } from '../search-request.ts';

/** The part that a relaxation removes: one filter, all tags and areas, or the box of the map. */
export type RelaxablePart = FilterKey | 'tags' | 'bounds';

/** A search without one of its parts. */
export interface RelaxedSearch {
  readonly part: RelaxablePart;
  readonly request: SearchRequest;
}

/** The filters with one of them reset, and with the changes that follow from it. */
export const relaxFilter = (
  filters: Filters,
  key: FilterKey,
  starting: Filters,
  context: ChangeContext,
): Filters => changeFilter(filters, key, starting[key], context);

/**
 * All relaxations of a search: without its areas, without its box, then without each filter. An
 * agent's page starts with all kinds, so a kind that is switched off there counts as a filter.
 */
export function relaxedSearches(request: SearchRequest, context: ChangeContext): readonly RelaxedSearch[] {
  const hasTags = request.address.length + request.polygon.length > 0;
  const starting = startingFilters(defaultFiltersFor(context), request);
  const keys = appliedFilters(request.filters, starting);
  return [
    ...(hasTags ? [{ part: 'tags', request: { ...request, address: [], polygon: [] } } as const] : []),
    ...(request.bounds ? [{ part: 'bounds', request: { ...request, bounds: null } } as const] : []),
    ...keys.map((part) => ({
      part,
      request: { ...request, filters: relaxFilter(request.filters, part, starting, context) },
    })),
  ];
}

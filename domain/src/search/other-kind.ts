import { startingFilters } from './agent-listings.ts';
import { adjustFilters, type ChangeContext } from './filters/change-filter.ts';
import { defaultFiltersFor } from './filters/default-filters.ts';
import { isInScope } from './filters/filter-row.ts';
import { mapFilters } from './filters/filter-table.ts';
import type { Filters } from './filters/filters.ts';
import type { SearchState } from './search-state.ts';

/** The context of a change of filters, without the kind of search. */
type ContextOfBothKinds = Omit<ChangeContext, 'lease'>;

/**
 * The first page of the same search for lease, or for sale where it is for lease. It preserves areas, box and the filters
 * that the other kind has.
 */
export const switchLease = (search: SearchState, context: ContextOfBothKinds): SearchState => ({
  ...search,
  lease: !search.lease,
  page: 1,
  filters: switchedFilters(search, context),
});

/** Drops the price, since rents and prices differ. Filters that only the other kind has start with its defaults. */
const switchedFilters = (search: SearchState, context: ContextOfBothKinds): Filters => {
  const here = { ...context, lease: search.lease };
  const there = { ...context, lease: !search.lease };
  const starting = startingFilters(defaultFiltersFor(there), { ...search, lease: there.lease });
  const adjusted = adjustFilters(search.filters, there);
  const filters = mapFilters(
    (row) => (isInScope(row.scope, here) && isInScope(row.scope, there) ? adjusted : starting)[row.key],
  );
  const { minPrice, maxPrice } = starting;
  const { soldTimeframe, leasedTimeframe } = adjusted;
  const mlsStatus = adjusted.mlsStatus.length > 0 ? adjusted.mlsStatus : starting.mlsStatus;
  return { ...filters, mlsStatus, minPrice, maxPrice, soldTimeframe, leasedTimeframe };
};

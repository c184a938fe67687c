import { startingFilters } from './agent-listings.ts';
import { adjustFilters, type ChangeContext } from './filters/change-filter.ts';
import { defaultFiltersFor } from './filters/default-filters.ts';
import { isOfKind } from './filters/filter-row.ts';
import { mapFilters } from './filters/filter-table.ts';
import type { Filters } from './filters/filters.ts';
import type { LockedReading } from './keep-locked.ts';
import type { SearchState } from './search-state.ts';
import { sameValue } from './url/query-value.ts';

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

/**
 * The reading of an address for homes for sale or for lease: the address of the other kind has the parts that are locked for the
 * viewer as well, so that its page says what it does not use.
 */
export function readingOfKind(
  reading: LockedReading,
  lease: boolean,
  context: ContextOfBothKinds,
): LockedReading {
  if (reading.state.lease === lease) return reading;
  const state = switchLease(reading.state, context);
  return {
    state,
    requested: reading.requested === reading.state ? state : switchLease(withUsualStatuses(reading), context),
  };
}

/** Statuses that follow from a source are no choice of statuses; searches for lease have no choice of the source. */
const withUsualStatuses = ({ state, requested }: LockedReading): SearchState =>
  requested.filters.exclusiveListingsEnabled === state.filters.exclusiveListingsEnabled
    ? requested
    : { ...requested, filters: { ...requested.filters, mlsStatus: state.filters.mlsStatus } };

/**
 * Drops the price, since rents and prices differ. Filters that only the other kind has start with its defaults, unless the
 * link of this page has them.
 */
const switchedFilters = (search: SearchState, context: ContextOfBothKinds): Filters => {
  const there = { ...context, lease: !search.lease };
  const here = { ...context, lease: search.lease };
  const startingIn = (kind: typeof there) =>
    startingFilters(defaultFiltersFor(kind), { ...search, lease: kind.lease });
  const [starting, usual] = [startingIn(there), startingIn(here)];
  const adjusted = adjustFilters(search.filters, there);
  const filters = mapFilters(({ key, scope }) => {
    const isGiven = isOfKind(scope, here) || !sameValue(search.filters[key], usual[key]);
    return (isGiven && isOfKind(scope, there) ? adjusted : starting)[key];
  });
  const { minPrice, maxPrice } = starting;
  const { soldTimeframe, leasedTimeframe } = adjusted;
  const mlsStatus = adjusted.mlsStatus.length > 0 ? adjusted.mlsStatus : starting.mlsStatus;
  return { ...filters, mlsStatus, minPrice, maxPrice, soldTimeframe, leasedTimeframe };
};

import type { ReadSearch } from '../page/search-page.ts';
import { filterKeys, mapFilters } from './filters/filter-table.ts';
import type { FilterKey } from './filters/filters.ts';
import type { SearchState } from './search-state.ts';
import { sameValue } from './url/query-value.ts';

/** A search of an address as the viewer may run it, and with the parts that are locked for the viewer. */
export type LockedReading = Pick<ReadSearch, 'state' | 'requested'>;

/** Filters, or the whole search. */
export type Touched = readonly FilterKey[] | 'all';

/**
 * The search for the address after a change: the locked parts of the address stay, but for the filters that the visitor
 * changed. The page goes on saying why they are not used, and an account unlocks them.
 *
 * @param next the viewer's search after the change
 * @param touched filters that the visitor set or reset, also to the value they had; 'all' drops every locked part
 */
export function keepLocked(
  next: SearchState,
  { state, requested }: LockedReading,
  touched: Touched = [],
): SearchState {
  if (touched === 'all' || requested === state || next.lease !== state.lease) return next;
  const isLocked = (key: FilterKey) => !sameValue(state.filters[key], requested.filters[key]);
  const isLeft = (key: FilterKey) =>
    !touched.includes(key) && sameValue(next.filters[key], state.filters[key]);
  // A closed home has no open house, and who asks for open houses wants homes that are not closed.
  const isRuledOut = (key: FilterKey) =>
    (key === 'mlsStatus' || ruling(key) === 'mlsStatus') &&
    touched.some((each) => each === 'openHouse' || each === 'openHouseOnly');
  const kept = filterKeys.filter(
    (key) => isLocked(key) && isLeft(key) && isLeft(ruling(key)) && !isRuledOut(key),
  );
  return {
    ...next,
    filters: mapFilters(({ key }) => (kept.includes(key) ? requested : next).filters[key]),
    account: requested.account,
  };
}

/** A timeframe says something with its status only, and default statuses follow from the source. */
const ruling = (key: FilterKey): FilterKey => {
  if (key === 'mlsStatus') return 'exclusiveListingsEnabled';
  return key === 'soldTimeframe' || key === 'leasedTimeframe' ? 'mlsStatus' : key;
};

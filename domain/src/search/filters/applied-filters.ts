import { sameValue } from '../url/query-value.ts';
import { barGroups, type FilterGroup, type FormContext, isInScope } from './filter-row.ts';
import { filterKeys, filterRow, mapFilters } from './filter-table.ts';
import type { FilterKey, Filters } from './filters.ts';
import { openHouseOnlyDays } from './rows/show-only.ts';

/** The filters that differ from the defaults, in panel order. */
export const appliedFilters = (filters: Filters, defaults: Filters): readonly FilterKey[] =>
  filterKeys.filter((key) => !sameValue(filters[key], defaults[key]) && !isImplied(key, filters));

/** "Open houses" implies the default of 7 days. */
export const isImplied = (key: FilterKey, filters: Filters): boolean =>
  key === 'openHouse' && filters.openHouseOnly && filters.openHouse === openHouseOnlyDays;

/** The words of a filter's chip. */
export const describeFilter = <K extends FilterKey>(key: K, value: Filters[K]): string =>
  filterRow(key).describe(value);

/** The scope of a reset button: one group, all of "More filters", or everything. */
export type FilterPart = FilterGroup | 'secondary' | 'all';

/** Returns whether a reset of the part includes the group. */
export const isInPart = (part: FilterPart, group: FilterGroup): boolean => {
  if (part === 'all') return true;
  return part === 'secondary' ? !(barGroups as readonly FilterGroup[]).includes(group) : group === part;
};

/** Resets one part of the filters; the timeframe of a sale is reset with its status. */
export function resetFilters(filters: Filters, defaults: Filters, part: FilterPart): Filters {
  const reset = mapFilters((row) => (isInPart(part, row.group) ? defaults : filters)[row.key]);
  if (part !== 'mlsStatus') return reset;
  const { soldTimeframe, leasedTimeframe } = reset;
  return {
    ...reset,
    soldTimeframe: reset.mlsStatus.includes('Sold') ? soldTimeframe : defaults.soldTimeframe,
    leasedTimeframe: reset.mlsStatus.includes('Leased') ? leasedTimeframe : defaults.leasedTimeframe,
  };
}

/** Returns whether two filter states are equal; lists are compared as sets. */
export const sameFilters = (a: Filters, b: Filters): boolean =>
  filterKeys.every((key) => sameValue(a[key], b[key]));

/** The filters that a form of this search shows, in panel order. */
export const drawnFilters = (context: FormContext): readonly FilterKey[] =>
  filterKeys.filter((key) => {
    const row = filterRow(key);
    return row.control.kind !== 'none' && isInScope(row.scope, context);
  });

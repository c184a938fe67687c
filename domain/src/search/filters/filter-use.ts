import { isPrivateDisabled } from './change-filter.ts';
import type { FilterKey, Filters } from './filters.ts';

/** Returns whether a field of the form has no effect now: a timeframe of sales in a search without Sold. */
export const isFilterIdle = (key: FilterKey, filters: Filters): boolean => {
  if (key === 'soldTimeframe') return !filters.mlsStatus.includes('Sold');
  return key === 'leasedTimeframe' && !filters.mlsStatus.includes('Leased');
};

/** Options that other filters switch off: Private while only MLS listings are searched. */
export const disabledOptions = (key: FilterKey, filters: Filters): ReadonlySet<string> =>
  new Set(key === 'mlsStatus' && isPrivateDisabled(filters) ? ['Private'] : []);

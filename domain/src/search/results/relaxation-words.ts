import { describeFilter } from '../filters/applied-filters.ts';
import { filterRow, filterTable } from '../filters/filter-table.ts';
import type { FilterKey, Filters } from '../filters/filters.ts';
import type { RelaxablePart } from './relaxations.ts';

/** The search that a relaxation is worded for. */
export interface Narrowed {
  readonly filters: Filters;
  /** Names of the areas of the search; areas without a name are left out. */
  readonly places: readonly string[];
}

/** The removed part in words: 'Fireplace', 'Zilker, 78704', 'the map area'; or the included kind of home: 'lots'. */
export function givenUp(part: RelaxablePart, { filters, places }: Narrowed): string {
  if (part === 'bounds') return 'the map area';
  if (part === 'tags') return places.join(', ') || 'the chosen areas';
  return takesBack(part, filters)
    ? describeFilter(part, true as never).toLowerCase()
    : describe(part, filters);
}

/** Whether a relaxation includes a kind of home again, 'With lots', rather than removes a filter, 'Without 3+ beds'. */
export const takesBack = (part: RelaxablePart, filters: Filters): boolean =>
  part in filterTable && isKind(part as FilterKey) && filters[part as FilterKey] === false;

/** The relaxation in words: 'Without Zilker, 78704', 'With lots'. */
export const relaxationWords = (part: RelaxablePart, narrowed: Narrowed): string =>
  `${takesBack(part, narrowed.filters) ? 'With' : 'Without'} ${givenUp(part, narrowed)}`;

const isKind = (key: FilterKey): boolean => filterRow(key).group === 'propertyTypeFilters';

const describe = <K extends FilterKey>(key: K, filters: Filters): string => describeFilter(key, filters[key]);

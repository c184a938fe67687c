import { describeFilter } from '../filters/applied-filters.ts';
import { filterRow, filterTable } from '../filters/filter-table.ts';
import type { FilterKey, Filters } from '../filters/filters.ts';
import type { RelaxablePart } from './relaxations.ts';

/** What the words of a relaxation depend on. */
export interface Narrowed {
  readonly filters: Filters;
  /** The places of the search by their names; areas that have none are left out. */
  readonly places: readonly string[];
}

/** What a relaxation gives up: 'Fireplace', 'Zilker, 78704', 'the map area'; or the kind of home it takes back: 'lots'. */
export function givenUp(part: RelaxablePart, { filters, places }: Narrowed): string {
  if (part === 'bounds') return 'the map area';
  if (part === 'tags') return places.join(', ') || 'the chosen areas';
  return takesBack(part, filters)
    ? describeFilter(part, true as never).toLowerCase()
    : describe(part, filters);
}

/** A kind of home that was switched off is had again, everything else is given up: 'With lots', 'Without 3+ beds'. */
export const takesBack = (part: RelaxablePart, filters: Filters): boolean =>
  part in filterTable && isKind(part as FilterKey) && filters[part as FilterKey] === false;

/** 'Without Zilker, 78704', 'With lots': what relaxing a search so comes to, as a page says it. */
export const relaxationWords = (part: RelaxablePart, narrowed: Narrowed): string =>
  `${takesBack(part, narrowed.filters) ? 'With' : 'Without'} ${givenUp(part, narrowed)}`;

const isKind = (key: FilterKey): boolean => filterRow(key).group === 'propertyTypeFilters';

const describe = <K extends FilterKey>(key: K, filters: Filters): string => describeFilter(key, filters[key]);

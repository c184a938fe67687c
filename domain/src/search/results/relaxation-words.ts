import { describeFilter } from '../filters/applied-filters.ts';
import { filterRow, filterTable } from '../filters/filter-table.ts';
import type { FilterKey, Filters } from '../filters/filters.ts';
import type { RelaxablePart } from './relaxations.ts';

/** The search that a relaxation is worded for. */
export interface RelaxedSearch {
  readonly filters: Filters;
  /** Names of the areas of the search; areas without a name are left out. */
  readonly areas: readonly string[];
}

/** The removed part in words: 'Fireplace', 'Zilker, 78704', 'the map area'; or the included kind of home: 'lots'. */
export function removedPart(part: RelaxablePart, { filters, areas }: RelaxedSearch): string {
  if (part === 'bounds') return 'the map area';
  if (part === 'tags') return areas.join(', ') || 'the chosen areas';
  return includesKind(part, filters)
    ? describeFilter(part, true as never).toLowerCase()
    : describe(part, filters);
}

/** Whether a relaxation includes a kind of home again, 'Include lots', rather than removes a filter, 'Remove 3+ beds'. */
export const includesKind = (part: RelaxablePart, filters: Filters): boolean =>
  part in filterTable && isKind(part as FilterKey) && filters[part as FilterKey] === false;

/** The relaxation in words: 'Remove Zilker, 78704', 'Include lots'. */
export const relaxationWords = (part: RelaxablePart, narrowed: RelaxedSearch): string =>
  `${includesKind(part, narrowed.filters) ? 'Include' : 'Remove'} ${removedPart(part, narrowed)}`;

const isKind = (key: FilterKey): boolean => filterRow(key).group === 'propertyTypeFilters';

const describe = <K extends FilterKey>(key: K, filters: Filters): string => describeFilter(key, filters[key]);

import { statusList } from '../../listing/status.ts';
import { describeFilter, isImplied } from '../filters/applied-filters.ts';
import { filterKeys, filterRow, filterTable } from '../filters/filter-table.ts';
import type { FilterKey, Filters } from '../filters/filters.ts';
import { sameValue } from '../url/query-value.ts';
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

/** Returns whether a relaxation includes a kind of home again, 'Include lots', rather than removes a filter, 'Remove 3+ beds'. */
export const includesKind = (part: RelaxablePart, filters: Filters): boolean =>
  part in filterTable && isKind(part as FilterKey) && filters[part as FilterKey] === false;

/** Another filter that changes with the removed part. */
export interface SideEffect {
  readonly filter: FilterKey;
  /** Name of the other filter that is removed, in the words of its chip: 'Open houses'. */
  readonly words: string;
}

/**
 * The filters that are removed together with a part, because they do not fit without it: open houses with Leased, water bodies
 * with Waterfront. The days of Sold and Leased belong to the status and are not named.
 */
export const sideEffects = (part: RelaxablePart, before: Filters, after: Filters): readonly SideEffect[] =>
  filterKeys
    .filter((key) => key !== part && !sameValue(before[key], after[key]))
    .filter((key) => !isImplied(key, before) && key !== 'soldTimeframe' && key !== 'leasedTimeframe')
    .map((filter) => ({ filter, words: removedWords(filter, before, after) }));

const removedWords = (key: FilterKey, before: Filters, after: Filters): string =>
  key === 'mlsStatus'
    ? statusList(before.mlsStatus.filter((status) => !after.mlsStatus.includes(status)))
    : describe(key, before);

/** The relaxation in words with its side effects: 'Remove Zilker, 78704', 'Include lots', 'Remove Leased and Open houses'. */
export const relaxationWords = (
  part: RelaxablePart,
  narrowed: RelaxedSearch,
  also: readonly SideEffect[] = [],
): string => {
  const removed = [removedPart(part, narrowed), ...also.map(({ words }) => words)].join(' and ');
  return `${includesKind(part, narrowed.filters) ? 'Include' : 'Remove'} ${removed}`;
};

const isKind = (key: FilterKey): boolean => filterRow(key).group === 'propertyTypeFilters';

const describe = <K extends FilterKey>(key: K, filters: Filters): string => describeFilter(key, filters[key]);

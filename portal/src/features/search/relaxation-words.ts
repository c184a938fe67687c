import type { Relaxation } from '@hearth/domain/contract/relaxations.ts';
import { withCommas } from '@hearth/domain/listing/price.ts';
import { describeFilter } from '@hearth/domain/search/applied-filters.ts';
import { filterTable } from '@hearth/domain/search/filter-table.ts';
import type { FilterKey, Filters } from '@hearth/domain/search/filters.ts';
import type { SearchState } from '@hearth/domain/search/search-state.ts';

/** What a relaxation gives up: 'Fireplace', 'Zilker, 78704', 'the map area'; or the kind of home it takes back: 'lots'. */
export function givenUp(part: Relaxation['filter'], search: SearchState): string {
  if (part === 'bounds') return 'the map area';
  if (part === 'tags') return search.tags.map(({ label }) => label).join(', ') || 'the chosen areas';
  return takesBack(part, search)
    ? describeFilter(part, true as never).toLowerCase()
    : describe(part, search.filters);
}

/** A kind of home that was switched off is had again, everything else is given up: 'With lots', 'Without 3+ bd'. */
export const takesBack = (part: Relaxation['filter'], { filters }: SearchState): boolean =>
  part in filterTable && isKind(part as FilterKey) && filters[part as FilterKey] === false;

const isKind = (key: FilterKey): boolean => filterTable[key].group === 'propertyTypeFilters';

const describe = <K extends FilterKey>(key: K, filters: Filters): string => describeFilter(key, filters[key]);

/** '1 home', '1,204 homes'. */
export const homesText = (count: number): string => (count === 1 ? '1 home' : `${withCommas(count)} homes`);

import type { Relaxation } from '@hearth/domain/contract/relaxations.ts';
import { withCommas } from '@hearth/domain/listing/price.ts';
import { describeFilter } from '@hearth/domain/search/applied-filters.ts';
import type { FilterKey, Filters } from '@hearth/domain/search/filters.ts';
import type { SearchState } from '@hearth/domain/search/search-state.ts';

/** What a relaxation gives up: 'Fireplace', 'Zilker, 78704', 'the map area'. */
export function givenUp(part: Relaxation['filter'], search: SearchState): string {
  if (part === 'bounds') return 'the map area';
  if (part === 'tags') return search.tags.map(({ label }) => label).join(', ') || 'the chosen areas';
  return describe(part, search.filters);
}

const describe = <K extends FilterKey>(key: K, filters: Filters): string => describeFilter(key, filters[key]);

/** '1 home', '1,204 homes'. */
export const homesText = (count: number): string => (count === 1 ? '1 home' : `${withCommas(count)} homes`);

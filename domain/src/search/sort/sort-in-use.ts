import type { Filters } from '../filters/filters.ts';
import { defaultSort, type Sort } from './sort.ts';

/** The order of a search: without a place, no home has a travel time to order by. */
export const sortInUse = (search: {
  readonly sort: Sort;
  readonly filters: Pick<Filters, 'travelTime'>;
}): Sort =>
  search.sort.sortBy === 'travelTime' && search.filters.travelTime === '' ? defaultSort : search.sort;

import { defaultDirection, type SortDirection, type SortKey, sortKeys } from '../search/sort/sort.ts';

/** Orders of a collection's homes: that by hand, which is the default, and those of a search without a place to travel to. */
export const collectionSorts = ['byHand', ...sortKeys.filter((key) => key !== 'travelTime')] as const;
export type CollectionSort = 'byHand' | Exclude<SortKey, 'travelTime'>;

/** Default direction of an order. */
export const collectionDirection = (sortBy: CollectionSort): SortDirection =>
  sortBy === 'byHand' ? 'ASC' : defaultDirection(sortBy);

import type { Sort, SortKey } from './sort.ts';

/** A line of a sort menu. */
export interface SortChoice {
  readonly sort: Sort;
  readonly label: string;
}

/** One order under its words. */
export const sortChoice = (sortBy: SortKey, sortType: Sort['sortType'], label: string): SortChoice => ({
  sort: { sortBy, sortType },
  label,
});

/** The orders of every sort menu, by the word that the `sort` attribute of a widget takes. */
export const commonSorts = {
  newest: sortChoice('date', 'DESC', 'Newest'),
  'price-low': sortChoice('price', 'ASC', 'Price: low to high'),
  'price-high': sortChoice('price', 'DESC', 'Price: high to low'),
  beds: sortChoice('beds', 'DESC', 'Most bedrooms'),
  baths: sortChoice('baths', 'DESC', 'Most bathrooms'),
  size: sortChoice('sqfeet', 'DESC', 'Largest'),
} as const satisfies Record<string, SortChoice>;

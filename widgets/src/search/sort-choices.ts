import type { Sort } from '@hearth/domain/search/sort/sort.ts';
import type { Choice } from '../ui/field.tsx';

/** The orders a widget offers, by the word that its `sort` attribute takes. */
const sorts = {
  newest: { label: 'Newest', sort: { sortBy: 'date', sortType: 'DESC' } },
  'price-low': { label: 'Price: low to high', sort: { sortBy: 'price', sortType: 'ASC' } },
  'price-high': { label: 'Price: high to low', sort: { sortBy: 'price', sortType: 'DESC' } },
  beds: { label: 'Most bedrooms', sort: { sortBy: 'beds', sortType: 'DESC' } },
  baths: { label: 'Most bathrooms', sort: { sortBy: 'baths', sortType: 'DESC' } },
  size: { label: 'Largest', sort: { sortBy: 'sqfeet', sortType: 'DESC' } },
} as const satisfies Record<string, { label: string; sort: Sort }>;
export type SortWord = keyof typeof sorts;

export const sortWords = Object.keys(sorts) as readonly SortWord[];
export const sortOf = (word: SortWord): Sort => sorts[word].sort;
export const sortChoices: readonly Choice[] = sortWords.map((word) => ({
  value: word,
  label: sorts[word].label,
}));
export const sortWordOf = (sort: Sort | undefined): SortWord =>
  sortWords.find(
    (word) => sorts[word].sort.sortBy === sort?.sortBy && sorts[word].sort.sortType === sort.sortType,
  ) ?? 'newest';

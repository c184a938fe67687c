import type { Sort } from '@hearth/domain/search/sort/sort.ts';
import { commonSorts } from '@hearth/domain/search/sort/sort-choices.ts';
import type { Choice } from '../ui/field.tsx';

export type SortWord = keyof typeof commonSorts;

export const sortWords = Object.keys(commonSorts) as readonly SortWord[];
export const sortOf = (word: SortWord): Sort => commonSorts[word].sort;
export const sortChoices: readonly Choice[] = sortWords.map((word) => ({
  value: word,
  label: commonSorts[word].label,
}));
/** Null for an order that the menu does not offer: a column of the table, or one of a link. */
export const sortWordOf = (sort: Sort | undefined): SortWord | null =>
  sort === undefined
    ? 'newest'
    : (sortWords.find((word) => {
        const { sortBy, sortType } = sortOf(word);
        return sortBy === sort.sortBy && sortType === sort.sortType;
      }) ?? null);

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
export const sortWordOf = (sort: Sort | undefined): SortWord =>
  sortWords.find((word) => {
    const { sortBy, sortType } = sortOf(word);
    return sortBy === sort?.sortBy && sortType === sort.sortType;
  }) ?? 'newest';

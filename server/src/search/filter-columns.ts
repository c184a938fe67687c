import {
  type Figure,
  type FigureField,
  figureFields,
  type OtherFact,
} from '@hearth/domain/search/filters/filter-columns.ts';
import type { WordCondition } from '@hearth/domain/search/filters/predicate.ts';
import { filterTypeCode, sourceCode, statusCode, waterBodyCode } from '../search-rows/search-codes.ts';

/** Columns of the search row for the predicates of filters; `s` is `listing_search`. */
export const figureSql: Readonly<Record<Figure, string>> = {
  ...(Object.fromEntries(figureFields.map((field) => [field, `s.${field}`])) as Record<FigureField, string>),
  bathrooms: 's.bathroomsfull + coalesce(s.bathroomshalf, 0) / 2',
};

export const factSql: Readonly<Record<OtherFact, string>> = {
  ours: 's.ours',
  hasPhoto: 's.has_photo',
  petsallowed: 's.petsallowed',
};

/** A condition on words that the search row has as numbers; views are bits of a mask. */
export type CodedCondition = Exclude<WordCondition, { readonly column: 'View' }>;

/** The column of the search row, and the number of each word in it. */
export const codedColumns = {
  mlsstatus: { name: 'mlsstatus', codes: statusCode },
  source: { name: 'source', codes: sourceCode },
  propertyfiltertype: { name: 'filter_type', codes: filterTypeCode },
  waterbodyname: { name: 'water_body', codes: waterBodyCode },
} as const satisfies Readonly<
  Record<CodedCondition['column'], { readonly name: string; readonly codes: object }>
>;

/** The numbers of the words that a condition names. */
export function codesOf({ column, words }: CodedCondition): readonly number[] {
  const codes: Readonly<Record<string, number>> = codedColumns[column].codes;
  return words.map((word) => codes[word]!);
}

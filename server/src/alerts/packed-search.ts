import type { Listing } from '@hearth/domain/listing/listing.ts';
import { type Figure, figureOf, wordsOf } from '@hearth/domain/search/filters/filter-columns.ts';
import { conditionsOf } from '@hearth/domain/search/filters/filter-table.ts';
import type { Filters } from '@hearth/domain/search/filters/filters.ts';
import type { Condition } from '@hearth/domain/search/filters/predicate.ts';
import { filterTypeCode, sourceCode, statusCode } from '../search-rows/search-codes.ts';

/** Figures that searches often limit, besides the price. */
export const packedFigures = [
  'bedroomstotal',
  'bathrooms',
  'livingarea',
  'lotsizearea',
  'yearbuilt',
] as const satisfies readonly Figure[];

/** The conditions of a search that its index tests. A search may have others, so that it may not find what passes these. */
export interface PackedSearch {
  /** In dollars. */
  readonly minPrice: number;
  readonly maxPrice: number;
  /** In the order of `packedFigures`; -Infinity and Infinity where the search has no limit. */
  readonly mins: readonly number[];
  readonly maxs: readonly number[];
  /** Bits of statuses, types and sources that it finds. */
  readonly words: number;
}

/** The columns of words that have bits, with the number of each word and the first bit of the column. */
const wordColumns = [
  { column: 'mlsstatus', codes: statusCode, firstBit: 0 },
  { column: 'propertyfiltertype', codes: filterTypeCode, firstBit: 10 },
  { column: 'source', codes: sourceCode, firstBit: 20 },
] as const;

const allBits = (2 ** 30 - 1) | 0;

/** Reads the conditions of the filter table; those on other columns are left to the exact test. */
export function packedSearch(filters: Filters): PackedSearch {
  const conditions = conditionsOf(filters);
  const limit = (figure: Figure, test: 'at least' | 'at most') => {
    let found = test === 'at least' ? -Infinity : Infinity;
    for (const condition of conditions)
      if (condition.column === figure && condition.test === test)
        found = test === 'at least' ? Math.max(found, condition.figure) : Math.min(found, condition.figure);
    return found;
  };
  return {
    minPrice: limit('listprice', 'at least'),
    maxPrice: limit('listprice', 'at most'),
    mins: packedFigures.map((figure) => limit(figure, 'at least')),
    maxs: packedFigures.map((figure) => limit(figure, 'at most')),
    words: conditions.reduce((bits, condition) => bits & bitsOf(condition), allBits),
  };
}

/** The bits that a condition leaves; those of other columns stay. */
function bitsOf(condition: Condition): number {
  const words = wordColumns.find(({ column }) => column === condition.column);
  if (words === undefined || (condition.test !== 'any of' && condition.test !== 'none of')) return allBits;
  const codes: Readonly<Record<string, number>> = words.codes;
  const named = condition.words.reduce((bits, word) => bits | (1 << (words.firstBit + codes[word]!)), 0);
  if (condition.test === 'none of') return allBits & ~named;
  const ofColumn = ((1 << 10) - 1) << words.firstBit;
  return (allBits & ~ofColumn) | named;
}

/** A listing as the index compares it. Unknown figures are NaN, which is in no range. */
export interface PackedListing {
  readonly price: number;
  readonly figures: readonly number[];
  /** One bit of each column; a search finds it only where it has all of them. */
  readonly words: number;
}

export const packedListing = (listing: Listing): PackedListing => ({
  price: listing.listprice,
  figures: packedFigures.map((figure) => figureOf(listing, figure) ?? Number.NaN),
  words: wordColumns.reduce((bits, { column, codes, firstBit }) => {
    const [word] = wordsOf[column](listing);
    const code = (codes as Readonly<Record<string, number>>)[word ?? ''];
    return code === undefined ? bits : bits | (1 << (firstBit + code));
  }, 0),
});

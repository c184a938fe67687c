import type { Listing } from '@hearth/domain/listing/listing.ts';
import { type Figure, figureOf, wordsOf } from '@hearth/domain/search/filters/filter-columns.ts';
import { conditionsOf } from '@hearth/domain/search/filters/filter-table.ts';
import type { Filters } from '@hearth/domain/search/filters/filters.ts';
import type { Condition } from '@hearth/domain/search/filters/predicate.ts';
import { filterTypeCode, sourceCode, statusCode } from '../search-rows/search-codes.ts';

/** Thresholds of a scale: a figure's step is the number of those at or below it. */
const THRESHOLDS = 239;
const places = Array.from({ length: THRESHOLDS }, (_, at) => at + 1);
const even = (first: number, distance: number) =>
  Float64Array.from(places, (place) => first + place * distance);
const growing = (first: number, last: number) =>
  Float64Array.from(places, (place) => first * (last / first) ** (place / THRESHOLDS));

/** Figures that searches often limit. A limit and a home in the same step are not told apart. */
const scales = {
  listprice: growing(100, 100_000_000),
  bedroomstotal: even(0, 1 / 16),
  bathrooms: even(0, 1 / 16),
  livingarea: growing(100, 100_000),
  lotsizearea: growing(0.01, 10_000),
  yearbuilt: even(1800, 1),
} satisfies Partial<Record<Figure, Float64Array>>;
type PackedFigure = keyof typeof scales;
const packedFigures = Object.keys(scales) as readonly PackedFigure[];

const placeOf: ReadonlyMap<Figure, number> = new Map(packedFigures.map((figure, place) => [figure, place]));

/** Least and most of each figure. */
export const LIMITS = packedFigures.length * 2;

/** Steps of limits begin here; 0 stands for no limit in a search, and for an unknown figure in a home. */
const FIRST_STEP = 16;
const LAST_STEP = FIRST_STEP + THRESHOLDS;

/**
 * The common conditions of a search, or the facts of a home that they are about. A search cannot find a home where a step of it is
 * greater than the home's, or where it lacks a word of the home. The comparison may only err towards "maybe".
 */
export interface PackedFacts {
  /** Bytes in the order of figures, the least before the most; those of the most count down. */
  readonly steps: Uint8Array;
  /** Bits of statuses, types and sources: all that a search finds, the one of each column that a home has. */
  readonly words: number;
}

/** Counts the thresholds at or below a figure. */
function stepOf(figure: PackedFigure, value: number): number {
  const thresholds = scales[figure];
  let [low, high] = [0, THRESHOLDS];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (thresholds[middle]! <= value) low = middle + 1;
    else high = middle;
  }
  return FIRST_STEP + low;
}

const reversed = (step: number): number => FIRST_STEP + LAST_STEP - step;

/** The columns of words that have bits, with the number of each word and the first bit of the column. */
const wordColumns = [
  { column: 'mlsstatus', codes: statusCode, firstBit: 0 },
  { column: 'propertyfiltertype', codes: filterTypeCode, firstBit: 10 },
  { column: 'source', codes: sourceCode, firstBit: 20 },
] as const;

export const WORD_BITS = 30;
const allBits = 2 ** WORD_BITS - 1;

/** A limit of a packed figure. */
export interface PackedLimit {
  /** Its place among the steps. */
  readonly at: number;
  readonly step: number;
  readonly figure: number;
}

/** The limit that a condition sets; null for a condition on another column. */
export function packedLimit(condition: Condition): PackedLimit | null {
  if (condition.test !== 'at least' && condition.test !== 'at most') return null;
  const { figure } = condition;
  const place = placeOf.get(condition.column);
  if (place === undefined) return null;
  const step = stepOf(packedFigures[place]!, figure);
  return condition.test === 'at least'
    ? { at: 2 * place, step, figure }
    : { at: 2 * place + 1, step: reversed(step), figure };
}

/** Reads the conditions of the filter table; those on other columns are left to the exact test. */
export function packedSearch(filters: Filters): PackedFacts {
  const steps = new Uint8Array(LIMITS);
  let words = allBits;
  for (const condition of conditionsOf(filters)) {
    const limit = packedLimit(condition);
    if (limit === null) words &= bitsOf(condition);
    else steps[limit.at] = Math.max(steps[limit.at]!, limit.step);
  }
  return { steps, words };
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

export function packedListing(listing: Listing): PackedFacts {
  const steps = new Uint8Array(LIMITS);
  for (const [at, figure] of packedFigures.entries()) {
    const value = figureOf(listing, figure);
    if (value === null) continue;
    const step = stepOf(figure, value);
    steps[2 * at] = step;
    steps[2 * at + 1] = reversed(step);
  }
  const words = wordColumns.reduce((bits, { column, codes, firstBit }) => {
    const [word] = wordsOf[column](listing);
    const code = (codes as Readonly<Record<string, number>>)[word ?? ''];
    return code === undefined ? bits : bits | (1 << (firstBit + code));
  }, 0);
  return { steps, words };
}

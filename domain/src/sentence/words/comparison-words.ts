import { phraseBook } from '../phrase-book.ts';
import { phrasesIn } from '../phrases-in.ts';

/** The kind of bound that a figure sets; 'bare' for a figure without a comparing word. */
export type Bound = 'min' | 'max' | 'around' | 'exact' | 'between' | 'bare';

export interface Comparison {
  readonly bound: Bound;
  /** 'More than', 'under': excludes the figure itself in counted units. */
  readonly strict: boolean;
  /** 'After', 'since', 'or newer': for years only. */
  readonly ofTime: boolean;
  /** 'The past': days, and no price, since 'past 500k' may be over it. */
  readonly ofPeriod: boolean;
}

export const comparison = (
  bound: Bound,
  { strict = false, ofTime = false, ofPeriod = false } = {},
): Comparison => ({
  bound,
  strict,
  ofTime,
  ofPeriod,
});

const each = (meaning: Comparison, list: string) =>
  phrasesIn(list).map((phrase) => [phrase, meaning] as const);

const less = `
  under, below, less than, fewer than, lower than, cheaper than, smaller than, sub, south of, less expensive than, less costly than,
  more affordable than
`;
const more = `
  over, above, more than, greater than, bigger than, larger than, higher than, exceeding, exceed, exceeds, upwards of, upward of,
  north of, pricier than, costlier than, dearer than, more expensive than, more costly than, in excess of, beyond, surpassing
`;
const later = 'after, newer than, later than, younger than, post';
const earlier = 'before, older than, prior to, earlier than, pre';

/** 'No more than', 'not under', 'nothing over': the opposite bound, the figure included. */
const denied = (list: string): string =>
  phrasesIn(list)
    .flatMap((phrase) => ['no', 'not', 'nothing', 'never', 'none', 'not any'].map((no) => `${no} ${phrase}`))
    .join(',');

/** Comparing words before a figure. */
export const comparisons = phraseBook([
  ...each(comparison('max'), denied(more)),
  ...each(comparison('min'), denied(less)),
  ...each(comparison('max', { ofTime: true }), denied(later)),
  ...each(comparison('min', { ofTime: true }), denied(earlier)),
  ...each(
    comparison('max'),
    `not a penny over, not a penny more than, not a dollar over, not a dollar more than, not a cent over, at most, up to, upto, max, maximum, within, not exceeding, not to exceed, max of, maximum of, or less than,
    of up to, no higher than, capped at, ≤, < =`,
  ),
  ...each(
    comparison('max', { ofPeriod: true }),
    `last, the last, past, the past, within the last, in the last, over the last, within the past, in the past`,
  ),
  ...each(comparison('max', { strict: true }), `${less}, <`),
  ...each(
    comparison('min'),
    `at least, min, minimum, min of, minimum of, starting at, starting from, starting, start at, starts at, starts from, start from,
    starting price, starting price of, beginning at, beginning from, begins at, begin at, priced from, prices from, upward from, of at least,
    atleast, ≥, > =`,
  ),
  ...each(comparison('min', { strict: true }), `${more}, >`),
  ...each(
    comparison('around'),
    'around, about, approximately, approx, roughly, circa, close to, near, more or less, ~',
  ),
  ...each(comparison('exact'), 'exactly, just, only'),
  ...each(comparison('between'), 'between, from, range, in the range of, anywhere from, anywhere between'),
  ...each(comparison('min', { ofTime: true }), 'since'),
  ...each(comparison('min', { ofTime: true, strict: true }), later),
  ...each(comparison('max', { ofTime: true, strict: true }), earlier),
]);

/** Comparing words behind a figure or its unit. */
export const suffixes = phraseBook([
  ...each(
    comparison('min'),
    `+, or more, or higher, or above, or bigger, or larger, or greater, or better, or over, and up, & up, and over,
    and above, and upward, and upwards, upward, upwards, onward, onwards, and onwards, and beyond, or beyond, and more, plus, minimum, min, at least, at minimum`,
  ),
  ...each(
    comparison('max'),
    `or less, or fewer, or under, or below, or lower, or cheaper, or smaller, and under, & under, and below, and less,
    maximum, max, tops, at most, or so max`,
  ),
  ...each(comparison('min', { ofTime: true }), 'or newer, or later, and newer, and later, or after'),
  ...each(comparison('max', { ofTime: true }), 'or older, or earlier, or before, and older, and earlier'),
  ...each(comparison('exact'), 'exactly, only'),
  ...each(
    comparison('around'),
    'ish, or so, give or take, plus or minus, plus minus, more or less, + / -, + -, ±',
  ),
]);

/** Words of amounts, for the correction of typos. */
export const amountWords: readonly string[] = [comparisons, suffixes].flatMap((book) =>
  [...book.phrases.values()].flatMap((list) => list.flatMap(({ words }) => words)),
);

import { findPhrase, phraseBook } from './phrase-book.ts';
import { isAttached, type Token } from './token.ts';

/** How a figure bounds what is asked for; 'bare' where no word says it. */
export type Bound = 'min' | 'max' | 'around' | 'exact' | 'between' | 'bare';

/** A figure, or a range of two, as it is said before its unit is known. */
export interface Amount {
  readonly low: number;
  readonly high: number | null;
  readonly bound: Bound;
  /** 'More than', 'under': the figure itself is not meant of things that are counted. */
  readonly strict: boolean;
  /** 'After', 'since', 'or newer': such words are said of years alone. */
  readonly ofTime: boolean;
  /** Written with a dollar sign. */
  readonly dollars: boolean;
  /** Written with k, thousand, million or with commas. */
  readonly large: boolean;
}

export interface AmountFound {
  readonly amount: Amount;
  /** How many tokens it takes. */
  readonly length: number;
}

type Comparison = Pick<Amount, 'bound' | 'strict' | 'ofTime'>;

const says = (bound: Bound, { strict = false, ofTime = false } = {}): Comparison => ({
  bound,
  strict,
  ofTime,
});

const each = (meaning: Comparison, ...phrases: readonly string[]) =>
  phrases.map((phrase) => [phrase, meaning] as const);

const comparisons = phraseBook([
  ...each(
    says('max'),
    'nothing over',
    'nothing above',
    'nothing more than',
    'never over',
    'not above',
    'not more than',
  ),
  ...each(says('min'), 'nothing under', 'nothing below', 'nothing less than', 'never under'),
  ...each(
    says('max'),
    'at most',
    'up to',
    'upto',
    'max',
    'maximum',
    'no more than',
    'not more than',
    'not over',
    'no over',
  ),
  ...each(
    says('max'),
    'within',
    'not exceeding',
    'not to exceed',
    'max of',
    'maximum of',
    'or less than',
    'of up to',
  ),
  ...each(
    says('max', { strict: true }),
    'under',
    'below',
    'less than',
    'fewer than',
    'lower than',
    'cheaper than',
  ),
  ...each(says('max', { strict: true }), 'smaller than', '<'),
  ...each(says('max'), '≤', '< ='),
  ...each(
    says('min'),
    'at least',
    'min',
    'minimum',
    'min of',
    'minimum of',
    'no less than',
    'not less than',
    'not under',
  ),
  ...each(says('min'), 'not below', 'starting at', 'starting from', 'upwards of', 'of at least'),
  ...each(
    says('min', { strict: true }),
    'over',
    'above',
    'more than',
    'greater than',
    'bigger than',
    'larger than',
    '>',
  ),
  ...each(says('min'), '≥', '> ='),
  ...each(says('around'), 'around', 'about', 'approximately', 'approx', 'roughly', '~'),
  ...each(says('exact'), 'exactly', 'just', 'only'),
  ...each(says('between'), 'between', 'from', 'range', 'in the range of'),
  ...each(says('min', { ofTime: true }), 'since'),
  ...each(says('min', { ofTime: true, strict: true }), 'after', 'newer than', 'later than'),
  ...each(says('max', { ofTime: true, strict: true }), 'before', 'older than', 'prior to', 'earlier than'),
]);

const suffixes = phraseBook([
  ...each(
    says('min'),
    '+',
    'or more',
    'or higher',
    'or above',
    'or bigger',
    'or larger',
    'or greater',
    'or better',
    'or over',
  ),
  ...each(says('min'), 'and up', 'and above', 'plus', 'minimum', 'min'),
  ...each(
    says('max'),
    'or less',
    'or fewer',
    'or under',
    'or below',
    'or lower',
    'or cheaper',
    'or smaller',
    'and under',
  ),
  ...each(says('max'), 'and below', 'maximum', 'max', 'tops'),
  ...each(says('min', { ofTime: true }), 'or newer', 'or later', 'and newer', 'and later'),
  ...each(says('max', { ofTime: true }), 'or older', 'or earlier', 'or before', 'and older', 'and earlier'),
  ...each(says('exact'), 'exactly', 'only'),
]);

const scales: ReadonlyMap<string, number> = new Map([
  ...['k', 'thousand', 'grand'].map((word) => [word, 1_000] as const),
  ...['m', 'mm', 'mil', 'mill', 'million', 'millions'].map((word) => [word, 1_000_000] as const),
  ...['b', 'billion'].map((word) => [word, 1_000_000_000] as const),
]);

/** Words of amounts, for the mending of slips. */
export const amountWords: readonly string[] = [comparisons, suffixes].flatMap((book) =>
  [...book.phrases.values()].flatMap((list) => list.flatMap(({ words }) => words)),
);

/** The amount that begins here: 'under $650k', 'between 2 and 3', '3+', '500-650k', '2000 or newer'. */
export const readAmount = (tokens: readonly Token[], at: number): AmountFound | undefined => {
  const compared = findPhrase(comparisons, tokens, at);
  const start = skip(tokens, at + (compared?.length ?? 0), compared ? introductions : ['a', 'an']);
  const low = readFigure(tokens, start);
  if (!low) return undefined;
  const second = readSecond(tokens, start + low.length, low, compared?.meaning.bound === 'between');
  const first = second ? alike(low, second) : low.value;
  const next = start + low.length + (second?.length ?? 0);
  const suffix = second ? undefined : readSuffix(tokens, next);
  const said = suffix?.comparison ?? fallback(compared?.meaning);
  return {
    length: next + (suffix?.length ?? 0) - at,
    amount: {
      low: first,
      high: second ? alike(second, low) : null,
      ...(second ? says('between') : said),
      dollars: low.dollars || (second?.dollars ?? false),
      large: low.large || (second?.large ?? false),
    },
  };
};

const introductions = ['of', 'a', 'an', 'the', '=', ':', 'price', 'budget'];

/** 'From 500k' without an end is a beginning. */
const fallback = (comparison: Comparison | undefined): Comparison => {
  if (comparison === undefined) return says('bare');
  return comparison.bound === 'between' ? says('min') : comparison;
};

/**
 * What a word behind a figure or its unit says of it. 'Max' and the like belong to the figure that follows, where one
 * does: '3 beds max 650k'.
 */
export const readSuffix = (
  tokens: readonly Token[],
  at: number,
): { readonly comparison: Comparison; readonly length: number } | undefined => {
  const found = findPhrase(suffixes, tokens, at);
  if (!found) return undefined;
  const next = tokens[at + found.length];
  const alone = found.length === 1 && tokens[at]?.kind === 'word';
  if (alone && next && (next.value !== null || next.word === '$')) return undefined;
  return { comparison: found.meaning, length: found.length };
};

interface Figure {
  readonly value: number;
  readonly scale: number;
  readonly length: number;
  readonly dollars: boolean;
  readonly large: boolean;
}

const readFigure = (tokens: readonly Token[], at: number): Figure | undefined => {
  const dollars = tokens[at]?.word === '$';
  const start = dollars ? at + 1 : at;
  const plain = readNumber(tokens, start);
  if (!plain) return undefined;
  const next = start + plain.length;
  const scale = scaleAt(tokens, next);
  return {
    value: plain.value * (scale ?? 1),
    scale: scale ?? 1,
    length: next + (scale ? 1 : 0) - at,
    dollars,
    large: scale !== undefined || (tokens[start]?.text.includes(',') ?? false),
  };
};

const scaleAt = (tokens: readonly Token[], at: number): number | undefined => {
  const word = tokens[at]?.word ?? '';
  const scale = scales.get(word);
  return scale !== undefined && (word.length > 1 || word === 'k' || isAttached(tokens, at))
    ? scale
    : undefined;
};

const readNumber = (
  tokens: readonly Token[],
  at: number,
): { readonly value: number; readonly length: number } | undefined => {
  const token = tokens[at];
  if (token === undefined) return undefined;
  if (token.word === 'half' || token.word === 'quarter') {
    const articles = [1, 2].filter((step) => ['of', 'a', 'an'].includes(tokens[at + step]?.word ?? ''));
    return { value: token.word === 'half' ? 0.5 : 0.25, length: 1 + articles.length };
  }
  if ((token.word === 'a' || token.word === 'an') && tokens[at + 1]?.word === 'acre')
    return { value: 1, length: 1 };
  if (token.value === null) return undefined;
  const fraction = fractionAt(tokens, at);
  if (fraction !== undefined) return { value: fraction, length: 3 };
  const more = token.kind === 'number' && Number.isInteger(token.value) ? restAt(tokens, at + 1) : undefined;
  return more === undefined
    ? { value: token.value, length: 1 }
    : { value: token.value + more.value, length: 1 + more.length };
};

/** What a whole number has besides: '2½', '3 1/2 baths', '1 1/2 acres'. */
const restAt = (
  tokens: readonly Token[],
  at: number,
): { readonly value: number; readonly length: number } | undefined => {
  const [first, slash, under, unit] = tokens.slice(at, at + 4);
  if (first === undefined || first.value === null) return undefined;
  if (/^[½¼¾]$/.test(first.text)) return { value: first.value, length: 1 };
  const ofAcres = fractionAt(tokens, at);
  if (ofAcres !== undefined) return { value: ofAcres, length: 3 };
  const isOfBaths =
    slash?.word === '/' && first.word === '1' && under?.word === '2' && unit?.word.startsWith('ba');
  return isOfBaths ? { value: 0.5, length: 3 } : undefined;
};

/** '1/2' before acres; elsewhere a slash stands between beds and baths. */
const fractionAt = (tokens: readonly Token[], at: number): number | undefined => {
  const [over, slash, under, unit] = tokens.slice(at, at + 4);
  if (slash?.word !== '/' || over?.kind !== 'number' || under?.kind !== 'number') return undefined;
  const isAcre = unit?.word.startsWith('acre') || (unit?.word === 'an' && tokens[at + 4]?.word === 'acre');
  return isAcre && over.value !== null && under.value ? over.value / under.value : undefined;
};

const rangeMarks: ReadonlySet<string> = new Set(['-', '–', '—', 'to', 'thru', 'through']);

/** The upper end of a range, with the word between; only where it is one. */
const readSecond = (
  tokens: readonly Token[],
  at: number,
  low: Figure,
  between: boolean,
): Figure | undefined => {
  const word = tokens[at]?.word ?? '';
  if (!rangeMarks.has(word) && !(between && word === 'and')) return undefined;
  const high = readFigure(tokens, at + 1);
  if (!high || alike(high, low) < alike(low, high)) return undefined;
  return { ...high, length: high.length + 1 };
};

/** '500-650k' is 500k to 650k, and '500k-650' is the same. */
const alike = (figure: Figure, other: Figure): number =>
  figure.scale === 1 && other.scale > 1 && figure.value < 1_000 ? figure.value * other.scale : figure.value;

const skip = (tokens: readonly Token[], at: number, words: readonly string[]): number => {
  const word = tokens[at]?.word;
  const isAcre = tokens[at + 1]?.word === 'acre';
  return word !== undefined && words.includes(word) && !isAcre ? skip(tokens, at + 1, words) : at;
};

import { findPhrase } from './phrase-book.ts';
import { type Figure, readFigure } from './plain-number.ts';
import { readSpread } from './plus-minus.ts';
import { isJoint, type Token } from './token.ts';
import { type Comparison, comparison, comparisons, suffixes } from './words/comparison-words.ts';

/** A figure, or a range of two, before its unit is known. */
export interface Amount extends Comparison {
  readonly low: number;
  readonly high: number | null;
  /** Written with a dollar sign. */
  readonly dollars: boolean;
  /** Written with k, thousand, million or with commas. */
  readonly large: boolean;
}

export interface AmountFound {
  readonly amount: Amount;
  /** Number of tokens. */
  readonly length: number;
}

/** The amount that begins here: 'under $650k', 'between 2 and 3', '3+', '500-650k', '2000 or newer'. */
export const readAmount = (tokens: readonly Token[], at: number): AmountFound | undefined => {
  const compared = findPhrase(comparisons, tokens, at);
  const behind = at + (compared?.length ?? 0);
  const start = skip(
    tokens,
    compared && isJoint(tokens[behind]) ? behind + 1 : behind,
    compared !== undefined,
  );
  const low = readFigure(tokens, start);
  if (!low) return undefined;
  const spread = spreadOf(tokens, at, start, low);
  if (spread) return spread;
  const second = readSecond(tokens, start + low.length, low, compared?.meaning.bound === 'between');
  const next = start + low.length + (second?.length ?? 0);
  const suffix = second ? undefined : readSuffix(tokens, next);
  const bounds = suffix?.comparison ?? fallback(compared?.meaning);
  const isHundreds = tokens.slice(start + low.length, next).some(({ word }) => word === 'hundred');
  const first = isHundreds ? inHundreds(low) : low;
  const ends = second && [alike(first, second), alike(second, first)].sort((a, b) => a - b);
  return {
    length: next + (suffix?.length ?? 0) - at,
    amount: {
      low: ends?.[0] ?? low.value,
      high: ends?.[1] ?? null,
      ...(second ? comparison('between') : bounds),
      dollars: low.dollars || (second?.dollars ?? false),
      large: low.large || (second?.large ?? false),
    },
  };
};

/** '700k plus or minus 50k'. */
const spreadOf = (
  tokens: readonly Token[],
  at: number,
  start: number,
  figure: Figure,
): AmountFound | undefined => {
  const spread = readSpread(tokens, start + figure.length, figure);
  if (!spread) return undefined;
  const { low, high, length } = spread;
  const { dollars, large } = figure;
  return {
    length: start + figure.length + length - at,
    amount: { ...comparison('between'), low, high, dollars, large },
  };
};

/** The denied amount, 'not more than 3' of 'more than 3'; undefined where no range expresses it. */
export const opposite = (amount: Amount): Amount | undefined => {
  if (!amount.strict || (amount.bound !== 'min' && amount.bound !== 'max')) return undefined;
  return { ...amount, bound: amount.bound === 'min' ? 'max' : 'min', strict: false };
};

/** 'From 500k' without an end is a minimum. */
const fallback = (compared: Comparison | undefined): Comparison => {
  if (compared === undefined) return comparison('bare');
  return compared.bound === 'between' ? comparison('min') : compared;
};

/**
 * A word behind a figure or its unit that bounds it. 'Max' and 'and under' belong to a following figure, if there is
 * one: '3 beds max 650k', 'over 300k and under 500k'. '10 min drive' is a time.
 */
export const readSuffix = (
  tokens: readonly Token[],
  at: number,
): { readonly comparison: Comparison; readonly length: number } | undefined => {
  const joint = isJoint(tokens[at]) && tokens[at + 1]?.word === 'ish' ? 1 : 0;
  const found = findPhrase(suffixes, tokens, at + joint);
  if (!found) return undefined;
  const length = found.length + joint;
  const next = tokens[at + length];
  const isWord = tokens[at + joint]?.kind === 'word' && found.meaning.bound !== 'around';
  const isLead = found.length === 1 || leads.has(tokens[at]?.word ?? '');
  if (isWord && isLead && next && (next.value !== null || next.word === '$')) return undefined;
  // '20k down and up to 300k'.
  if (tokens[at + length - 1]?.word === 'up' && next?.word === 'to') return undefined;
  if (tokens[at]?.word === 'min' && /^(drive|walk|from|to|away|commute|of|or)$/.test(next?.word ?? ''))
    return undefined;
  return { comparison: found.meaning, length };
};

/** First words of suffixes that may as well begin another amount. */
const leads: ReadonlySet<string> = new Set(['at', 'and', '&']);

const rangeMarks: ReadonlySet<string> = new Set(['-', '–', '—', 'to', 'thru', 'through']);

/** The other end of a range, with the word between; undefined where there is none. */
const readSecond = (
  tokens: readonly Token[],
  at: number,
  low: Figure,
  between: boolean,
): Figure | undefined => {
  const word = tokens[at]?.word ?? '';
  if (word === 'or' || word === ',') return readChoice(tokens, at, low);
  if (!rangeMarks.has(word) && !(between && (word === 'and' || word === '&'))) return undefined;
  const high = readFigure(tokens, at + 1);
  if (!high) return undefined;
  const turnedRound = alike(high, low) < alike(low, high);
  const isRange = !turnedRound || between || (high.scale > 1 && high.scale === low.scale);
  return isRange ? { ...high, length: high.length + 1 } : undefined;
};

/** '3 or 4 beds', '2, 3 or 4 beds': small numbers in a row. */
const readChoice = (tokens: readonly Token[], at: number, low: Figure): Figure | undefined => {
  let value = low.value;
  let next = at;
  while ([',', 'or'].includes(tokens[next]?.word ?? '')) {
    const isLast = tokens[next]?.word === 'or' || tokens[next + 1]?.word === 'or';
    const number = next + (tokens[next]?.word === ',' && tokens[next + 1]?.word === 'or' ? 2 : 1);
    if (low.scale > 1 || low.dollars || value > 9 || tokens[number]?.value !== value + 1) return undefined;
    value += 1;
    next = number + 1;
    if (isLast) return { ...low, value, length: next - at };
  }
  return undefined;
};

/** '500-650k' is 500k to 650k, and '500k-650' is the same. */
const alike = (figure: Figure, other: Figure): number =>
  figure.scale === 1 && other.scale > 1 && figure.value < 1_000 ? figure.value * other.scale : figure.value;

/** 'Three to four hundred thousand' begins at 300,000. */
const inHundreds = (figure: Figure): Figure =>
  figure.scale === 1 && figure.value < 10 ? { ...figure, value: figure.value * 100 } : figure;

const introductions: ReadonlySet<string> = new Set([
  'of',
  'a',
  'an',
  'the',
  '=',
  ':',
  'price',
  'budget',
  'is',
]);

/** Past small words before a figure, but for an article that is one: 'an acre', 'a million'. */
const skip = (tokens: readonly Token[], at: number, compared: boolean): number => {
  const word = tokens[at]?.word ?? '';
  if (word === '' || readFigure(tokens, at)) return at;
  const isSkipped = compared ? introductions.has(word) : word === 'a' || word === 'an';
  return isSkipped ? skip(tokens, at + 1, compared) : at;
};

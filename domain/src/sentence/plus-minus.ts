import { findPhrase, phraseList } from './phrase-book.ts';
import { phrasesIn } from './phrases-in.ts';
import { type Figure, readFigure } from './plain-number.ts';
import type { Token } from './token.ts';

/** Both ends of '700k plus or minus 50k'. */
export interface Spread {
  readonly low: number;
  readonly high: number;
  /** Number of tokens behind the figure. */
  readonly length: number;
}

const between = phraseList(
  phrasesIn('plus or minus, plus minus, plus and minus, plus / minus, give or take, more or less, ±'),
);

/** The number of tokens of 'plus or minus', '+/-' and '+-'. */
const signAt = (tokens: readonly Token[], at: number): number => {
  const found = findPhrase(between, tokens, at);
  if (found || tokens[at]?.word !== '+') return found?.length ?? 0;
  const minus = /^(\/|or)$/.test(tokens[at + 1]?.word ?? '') ? at + 2 : at + 1;
  return /^[-–−]$/.test(tokens[minus]?.word ?? '') ? minus + 1 - at : 0;
};

/** The spread behind a figure; undefined where its size is missing or no smaller than the figure. */
export const readSpread = (tokens: readonly Token[], at: number, figure: Figure): Spread | undefined => {
  const sign = signAt(tokens, at);
  const size = sign > 0 ? readFigure(tokens, at + sign) : undefined;
  if (!size) return undefined;
  const end = sign + size.length;
  const isShare = /^(%|percent)$/.test(tokens[at + end]?.word ?? '');
  const wide = isShare ? (figure.value * size.value) / 100 : sizeOf(size, figure);
  if (wide >= figure.value) return undefined;
  return { low: figure.value - wide, high: figure.value + wide, length: end + (isShare ? 1 : 0) };
};

const thousand = 1_000;

/** '50' of '700k plus or minus 50' is 50,000, and '.1' of '1.2 million' is 100,000. */
const sizeOf = (size: Figure, { value, scale }: Figure): number => {
  if (size.scale > 1 || size.value >= thousand) return size.value;
  if (size.value < 1) return size.value * scale;
  return value >= 10 * thousand ? size.value * thousand : size.value;
};

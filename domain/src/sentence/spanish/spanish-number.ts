import type { Token } from '../token.ts';
import { spanishNumbers } from './spanish-words.ts';

/** A number of several Spanish words: 'trescientos cincuenta mil', '1.5 millones', 'medio millón'. */
export interface SpanishNumber {
  readonly value: number;
  readonly length: number;
}

const thousand = 1_000;
const million = 1_000_000;

/** Words of a sentence without accents, so that 'millón' is 'millon'. */
export type Key = (at: number) => string;

/** The number that begins here with a Spanish word or that a Spanish word scales; undefined for a plain figure. */
export const readSpanishNumber = (
  tokens: readonly Token[],
  key: Key,
  at: number,
): SpanishNumber | undefined => {
  const millions = scaled(tokens, key, at, /^millon(es)?$/, million);
  const next = at + (millions?.length ?? 0);
  const thousands = scaled(tokens, key, next, /^mil$/, thousand);
  const scaledEnd = next + (thousands?.length ?? 0);
  const rest = scaledEnd > at ? restAt(key, scaledEnd) : plainWords(key, at);
  const parts = [millions, thousands, rest].filter((part) => part !== undefined);
  const length = parts.reduce((sum, part) => sum + part.length, 0);
  return length === 0 ? undefined : { value: parts.reduce((sum, part) => sum + part.value, 0), length };
};

/** 'Trescientos mil', '300 mil', 'un millón y medio', 'un cuarto de millón', 'mil'. */
const scaled = (
  tokens: readonly Token[],
  key: Key,
  at: number,
  scale: RegExp,
  times: number,
): SpanishNumber | undefined => {
  const fraction = fractionAt(tokens, key, at);
  if (fraction && scale.test(key(at + fraction.length)))
    return { value: times * fraction.value, length: fraction.length + 1 };
  const count = figureAt(tokens, at) ?? wordsAt(key, at) ?? { value: 1, length: 0 };
  const end = at + count.length;
  if (!scale.test(key(end))) return undefined;
  const part = key(end + 1) === 'y' ? fractionAt(tokens, key, end + 2) : undefined;
  // 'Entre un millón y medio millón' has two figures.
  const more = part && scale.test(key(end + 2 + part.length)) ? undefined : part;
  return {
    value: (count.value + (more?.value ?? 0)) * times,
    length: count.length + 1 + (more ? more.length + 1 : 0),
  };
};

const fractions: ReadonlyMap<string, number> = new Map([
  ['medio', 1 / 2],
  ['tercio', 1 / 3],
  ['tercios', 1 / 3],
  ['cuarto', 1 / 4],
  ['cuartos', 1 / 4],
]);

/** 'Medio', 'un cuarto de', 'tres cuartos de', '1/4 de'. */
const fractionAt = (tokens: readonly Token[], key: Key, at: number): SpanishNumber | undefined => {
  const over = tokens[at]?.value;
  const under = tokens[at + 2]?.value;
  if (key(at + 1) === '/' && over && under && over < under) return withOf(key, at, over / under, 3);
  const alone = fractions.get(key(at));
  if (alone !== undefined) return withOf(key, at, alone, 1);
  const part = fractions.get(key(at + 1));
  const count = over ?? spanishNumbers.get(key(at));
  if (part === undefined || part === 1 / 2 || !count || count > 3) return undefined;
  return withOf(key, at, count * part, 2);
};

const withOf = (key: Key, at: number, value: number, length: number): SpanishNumber => ({
  value,
  length: length + (key(at + length) === 'de' ? 1 : 0),
});

/** '300', and '300.000' with a point between thousands. */
const figureAt = (tokens: readonly Token[], at: number): SpanishNumber | undefined => {
  const token = tokens[at];
  return token?.kind === 'number' && token.value !== null ? { value: token.value, length: 1 } : undefined;
};

/** Behind thousands only hundreds go on: 'mil quinientos', and not 'trescientos mil dos recámaras'. */
const restAt = (key: Key, at: number): SpanishNumber | undefined =>
  (spanishNumbers.get(key(at)) ?? 0) >= 100 ? wordsAt(key, at) : undefined;

/** 'Un' and 'una' are articles by themselves. */
const plainWords = (key: Key, at: number): SpanishNumber | undefined => {
  const found = wordsAt(key, at);
  return found?.length === 1 && /^una?$/.test(key(at)) ? undefined : found;
};

/** 'Ciento cincuenta', 'treinta y cinco'. */
const wordsAt = (key: Key, at: number): SpanishNumber | undefined => {
  let value = spanishNumbers.get(key(at));
  if (value === undefined) return undefined;
  let end = at + 1;
  for (;;) {
    const and = key(end) === 'y' ? 1 : 0;
    const next = spanishNumbers.get(key(end + and));
    const place = value % 100 === 0 ? 100 : value % 10 === 0 && value % 100 >= 30 ? 10 : 0;
    if (next === undefined || next >= place || (and === 1 && place !== 10))
      return { value, length: end - at };
    value += next;
    end += and + 1;
  }
};

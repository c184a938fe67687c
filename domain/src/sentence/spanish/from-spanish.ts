import { findPhrase, phraseBook } from '../phrase-book.ts';
import { numberWords, type Token } from '../token.ts';
import { typoCorrector } from '../typo-corrector.ts';
import { isKnownWord } from '../vocabulary.ts';
import { ordinaryWords } from '../words/ordinary-words.ts';
import { readSpanishNumber } from './spanish-number.ts';
import { spanishSlips } from './spanish-slips.ts';
import { spanishComparisons, spanishNumbers, spanishPhrases, weakWords } from './spanish-words.ts';

const book = phraseBook(spanishPhrases);
const comparisons = phraseBook(spanishComparisons);

const vocabulary: ReadonlySet<string> = new Set([
  ...spanishPhrases.flatMap(([phrase]) => phrase.split(' ')),
  ...spanishNumbers.keys(),
  ...['mil', 'millon', 'millones', 'medio', 'a'],
]);
const correctSpanish = typoCorrector(
  [...vocabulary].filter((word) => word.length >= 7),
  [...vocabulary, ...ordinaryWords],
);
const correct = (word: string): string =>
  isKnownWord(word) ? word : (spanishSlips.get(word) ?? correctSpanish(word));

const plainLetters = (word: string): string => word.normalize('NFD').replace(/\p{M}/gu, '');

/** Spanish words are no proof by themselves where English has them, too. */
const alsoEnglish: ReadonlySet<string> = new Set(
  'no hoa mil a me land auto autos crimen familiar golf club'.split(' '),
);

/** Words of many names: 'Casa Linda', 'Vista del Lago'. */
const inNames: ReadonlySet<string> = new Set('linda bonita buena vista finca rancho'.split(' '));

/**
 * Returns whether a text is in Spanish, or half in Spanish: it has a word that only Spanish has, or two that also occur in names,
 * such as 'casa' and 'con'.
 */
const isSpanish = (words: readonly string[]): boolean => {
  const spanish = words.filter(
    (word) => vocabulary.has(word) && !alsoEnglish.has(word) && !isKnownWord(word),
  );
  const strong = spanish.filter((word) => !weakWords.has(word));
  const isOfHome = spanish.some((word) => /^(casas?|con|sin|lotes?|ranchos?|hasta|duplex)$/.test(word));
  const isMil = words.includes('mil') && words.some((word) => weakWords.has(word));
  const translated = spanish.filter((word) => !inNames.has(word));
  return strong.length > 0 || isMil || (isOfHome && translated.length > 1);
};

/** 'Más de 300k', 'entre $300,000 y ...', '300k o más': a Spanish phrase at a figure is enough alone. */
const isSpanishFigure = (tokens: readonly Token[]): boolean =>
  tokens.some((_, at) => {
    const found = findPhrase(comparisons, tokens, at);
    if (!found) return false;
    const next = tokens[at + found.length];
    return next?.kind === 'number' || next?.word === '$' || isFigureEnd(tokens, at - 1);
  }) || tokens.some(({ word }, at) => word === 'de' && isFigureRange(tokens, at + 1));

const isFigureEnd = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.kind === 'number' ||
  (/^(k|m|mil)$/.test(tokens[at]?.word ?? '') && tokens[at - 1]?.kind === 'number');

/** '300k a 400k' of 'de 300k a 400k'. */
const isFigureRange = (tokens: readonly Token[], at: number): boolean => {
  const to = tokens.findIndex(({ word }, index) => index > at && word === 'a');
  const begin = (index: number) => tokens[index]?.kind === 'number' || tokens[index]?.word === '$';
  return to > 0 && to <= at + 3 && begin(at) && isFigureEnd(tokens, to - 1) && begin(to + 1);
};

/**
 * The tokens of a Spanish sentence with English words, so that it is read by the same rules; undefined for another
 * text. Words that the tables do not know stay, since they may be names. Each token keeps its place in the text.
 */
export const fromSpanish = (raw: readonly Token[]): readonly Token[] | undefined => {
  const plain = raw.map((token) => ({ ...token, word: plainLetters(token.word) }));
  if (!isSpanish(plain.map(({ word }) => word)) && !isSpanishFigure(plain)) {
    const corrected = plain.map((token) => correct(token.word));
    if (!isSpanish(corrected) || corrected.every((word, at) => word === plain[at]?.word)) return undefined;
  }
  const tokens = plain.map((token) =>
    token.kind === 'word' ? { ...token, word: correct(token.word) } : token,
  );
  return translated(tokens.map(withThousands), raw);
};

/** '300.000' has a point between thousands, '0.250' and '1.125 acres' have one before a fraction. */
const withThousands = (token: Token, at: number, tokens: readonly Token[]): Token =>
  /^[1-9]\d{0,2}\.\d{3}$/.test(token.word) &&
  token.value !== null &&
  !/^(acres?|banos?|millon|millones)$/.test(tokens[at + 1]?.word ?? '')
    ? { ...token, value: token.value * 1_000, text: token.text.replace('.', ',') }
    : token;

const translated = (tokens: readonly Token[], raw: readonly Token[]): readonly Token[] => {
  const result: Token[] = [];
  const key = (at: number): string => tokens[at]?.word ?? '';
  let at = 0;
  while (at < tokens.length) {
    const number = readSpanishNumber(tokens, key, at) ?? counted(tokens, key, at);
    const phrase = number ? undefined : findPhrase(book, tokens, at);
    const length = number?.length ?? phrase?.length ?? 1;
    const place = placeOf(raw, at, length);
    if (number) result.push(...figureTokens(number.value, place));
    else if (isHalfBath(key, at) && addHalf(result)) {
      result.push(inEnglish('baths', placeOf(raw, at, 3)));
      at += 3;
      continue;
    } else if (key(at) === 'a' && !phrase)
      result.push(inEnglish(isRange(tokens, key, at) ? 'to' : 'at', place));
    else if (phrase) result.push(...phrase.meaning.split(' ').map((word) => inEnglish(word, place)));
    else result.push(tokens[at]?.kind === 'number' ? (tokens[at] as Token) : (raw[at] as Token));
    at += length;
  }
  return result;
};

/** 'Una recámara', 'un baño': one, where 'un' is an article elsewhere. */
const counted = (tokens: readonly Token[], key: (at: number) => string, at: number) => {
  if (!/^una?$/.test(key(at))) return undefined;
  const unit = findPhrase(book, tokens, at + 1)?.meaning ?? '';
  return /^(bedrooms|baths|acres|cars)$/.test(unit) ? { value: 1, length: 1 } : undefined;
};

/** '2 baños y medio'. */
const isHalfBath = (key: (at: number) => string, at: number): boolean =>
  /^banos?$/.test(key(at)) && key(at + 1) === 'y' && key(at + 2) === 'medio';

const addHalf = (result: Token[]): boolean => {
  const last = result.at(-1);
  if (last?.kind !== 'number' || last.value === null) return false;
  result[result.length - 1] = { ...last, value: last.value + 0.5 };
  return true;
};

/** 'De 300 a 400 mil'. */
const isRange = (tokens: readonly Token[], key: (at: number) => string, at: number): boolean => {
  const isFigure = (index: number) =>
    tokens[index]?.kind === 'number' ||
    spanishNumbers.has(key(index)) ||
    /^(mil|millon|millones|medio)$/.test(key(index));
  return (isFigure(at - 1) || isFigureEnd(tokens, at - 1)) && isFigure(at + 1);
};

type Place = Pick<Token, 'text' | 'start' | 'end'>;

const placeOf = (raw: readonly Token[], at: number, length: number): Place => {
  const start = raw[at]?.start ?? 0;
  const end = raw[at + length - 1]?.end ?? start;
  const text = raw
    .slice(at, at + length)
    .map((token) => token.text)
    .join(' ');
  return { text, start, end };
};

const inEnglish = (word: string, place: Place): Token => {
  const figure = /^\d+$/.test(word) ? Number(word) : undefined;
  return figure === undefined
    ? { ...place, kind: 'word', word, value: numberWords.get(word) ?? null }
    : { ...place, kind: 'number', word, value: figure };
};

/** '300 thousand' and '1.5 million' keep their scale, which the other end of a range shares. */
const figureTokens = (value: number, place: Place): readonly Token[] => {
  const scale = value >= 1_000_000 ? 1_000_000 : value >= 1_000 && value % 1_000 === 0 ? 1_000 : 1;
  const figure: Token = { ...place, kind: 'number', word: String(value / scale), value: value / scale };
  const word = scale === 1_000_000 ? 'million' : 'thousand';
  return scale === 1 ? [figure] : [figure, inEnglish(word, place)];
};

import { zipDigits } from '../search/areas/zip-digits.ts';

/** A word, a number or one other character of a sentence; `start` and `end` are offsets in the text, end exclusive. */
export interface Token {
  readonly kind: 'word' | 'number' | 'mark';
  /** Lower case without apostrophes, with typos corrected; words are compared by it. */
  readonly word: string;
  readonly text: string;
  readonly start: number;
  readonly end: number;
  /** Of numbers, and of words such as 'three'. */
  readonly value: number | null;
}

/** Longest text that is read, in characters. */
export const longestSentence = 300;

const pattern =
  /(?<number>\d{1,3}(?:,\d{3})+(?![\d,])(?:\.\d+)?|\d{1,3}(?:['’]\d{3})+(?!\d)|\d{1,3}(?:\.\d{3}){2,}(?!\d)|\d{1,3}(?: \d{3})* 000(?!\d)|\d+,(?:25|5|50|75)(?![\d,])|\d+,\d{1,2}(?=\s?(?:mil|million|acres?|ac|m)\b)|\d+(?:\.\d+)?|\.\d+|[½¼¾])|(?<word>\p{L}[\p{L}\p{M}]*(?:['’]\p{L}+)*|\p{Extended_Pictographic}[\p{Extended_Pictographic}\p{M}\p{Emoji_Modifier}\u200d]*)|(?<mark>[^\s\p{Cf}\p{M}])/gu;

/** Number words with their values. */
export const numberWords: ReadonlyMap<string, number> = new Map(
  [
    'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen',
    'sixteen seventeen eighteen nineteen twenty',
  ]
    .join(' ')
    .split(' ')
    .map((word, value) => [word, value] as const)
    .concat([
      ['thirty', 30],
      ['forty', 40],
      ['fifty', 50],
      ['sixty', 60],
      ['seventy', 70],
      ['eighty', 80],
      ['ninety', 90],
    ]),
);
const fractions: ReadonlyMap<string, number> = new Map([
  ['½', 0.5],
  ['¼', 0.25],
  ['¾', 0.75],
]);

/** The end of the part of a text that is read: at most the longest sentence, without cutting a word. */
export const readableEnd = (text: string): number => {
  if (text.length <= longestSentence) return text.length;
  const space = text.slice(0, longestSentence + 1).search(/\s\S*$/);
  return space > 0 ? space : longestSentence;
};

/** The tokens of a sentence in order; `correct` returns a word without typos, and `until` is the end of the part that is read. */
export const tokensOf = (
  text: string,
  correct: (word: string) => string,
  until = readableEnd(text),
): readonly Token[] =>
  [...zipDigits(plainLetters(text.slice(0, until))).matchAll(pattern)].map((found) => {
    const [raw] = found;
    const end = found.index + raw.length;
    const span = { text: text.slice(found.index, end), start: found.index, end };
    if (found.groups?.number !== undefined)
      return { ...span, kind: 'number', word: raw, value: figureOf(raw) };
    if (found.groups?.mark !== undefined) return { ...span, kind: 'mark', word: raw, value: null };
    const word = correct(raw.toLowerCase().replace(/['’]/g, ''));
    return { ...span, kind: 'word', word, value: numberWords.get(word) ?? null };
  });

/** Replaces digits of all scripts and full-width letters by ASCII, with equal offsets. */
const plainLetters = (text: string): string =>
  text.replace(/[^\p{ASCII}½¼¾²³]/gu, (letter) => {
    if (/\p{Nd}/u.test(letter)) return letter.length === 1 ? digitOf(letter.charCodeAt(0)) : letter;
    const plain = letter.normalize('NFKC');
    return plain.length === letter.length ? plain : letter;
  });

/** The ten digits of a script are consecutive, and no digit precedes its zero. */
const digitOf = (code: number): string => {
  let zero = code;
  while (/\p{Nd}/u.test(String.fromCharCode(zero - 1))) zero -= 1;
  return String((code - zero) % 10);
};

const figureOf = (raw: string): number => {
  const fraction = fractions.get(raw);
  if (fraction !== undefined) return fraction;
  const isDecimalComma = /^\d+,\d{1,2}$/.test(raw);
  const isGrouped = /^\d{1,3}(?:\.\d{3}){2,}$/.test(raw);
  return Number(isDecimalComma ? raw.replace(',', '.') : raw.replace(isGrouped ? /[.]/g : /[,'’ ]/g, ''));
};

/** Marks that may stand inside of a phrase: 'sq.ft', '3-bed', 'single-story'. */
export const isJoint = (token: Token | undefined): boolean =>
  token?.kind === 'mark' && (token.word === '-' || token.word === '.' || token.word === '–');

/** Returns whether a token follows the one before it without a space. */
export const isAttached = (tokens: readonly Token[], at: number): boolean =>
  at > 0 && tokens[at - 1]?.end === tokens[at]?.start;

/** Returns whether a clause ends before this token. */
export const isClauseEnd = (token: Token | undefined): boolean =>
  token === undefined || token.kind === 'mark' || ['and', 'but', 'with', 'in', 'under'].includes(token.word);

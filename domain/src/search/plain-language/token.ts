/** A word, a number or one other character of a sentence; `start` and `end` are places in the text, end exclusive. */
export interface Token {
  readonly kind: 'word' | 'number' | 'mark';
  /** Lower case without apostrophes, with common slips of the finger mended; what words are compared by. */
  readonly word: string;
  readonly text: string;
  readonly start: number;
  readonly end: number;
  /** Of numbers, and of words such as 'three'. */
  readonly value: number | null;
}

/** Nobody describes a home in more; what is longer is cut. */
export const longestSentence = 300;

const pattern =
  /(?<number>\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?|\.\d+|[½¼¾])|(?<word>\p{L}[\p{L}\p{M}]*(?:['’]\p{L}+)*)|(?<mark>\S)/gu;

/** Words that stand for a figure. */
export const numberWords: ReadonlyMap<string, number> = new Map(
  [
    'zero',
    'one',
    'two',
    'three',
    'four',
    'five',
    'six',
    'seven',
    'eight',
    'nine',
    'ten',
    'eleven',
    'twelve',
  ].map((word, value) => [word, value]),
);
const fractions: ReadonlyMap<string, number> = new Map([
  ['½', 0.5],
  ['¼', 0.25],
  ['¾', 0.75],
]);

/** The tokens of a sentence in their order; `mend` gives the usual spelling of a word. */
export const tokensOf = (text: string, mend: (word: string) => string): readonly Token[] =>
  [...text.slice(0, longestSentence).matchAll(pattern)].map((found) => {
    const [raw] = found;
    const place = { text: raw, start: found.index, end: found.index + raw.length };
    if (found.groups?.number !== undefined)
      return { ...place, kind: 'number', word: raw, value: figureOf(raw) };
    if (found.groups?.mark !== undefined) return { ...place, kind: 'mark', word: raw, value: null };
    const word = mend(raw.toLowerCase().replace(/['’]/g, ''));
    return { ...place, kind: 'word', word, value: numberWords.get(word) ?? null };
  });

const figureOf = (raw: string): number => fractions.get(raw) ?? Number(raw.replaceAll(',', ''));

/** Marks that may stand inside of a phrase: 'sq.ft', '3-bed', 'single-story'. */
export const isJoint = (token: Token | undefined): boolean =>
  token?.kind === 'mark' && (token.word === '-' || token.word === '.' || token.word === '–');

/** Whether a token follows the one before it without a space. */
export const isAttached = (tokens: readonly Token[], at: number): boolean =>
  at > 0 && tokens[at - 1]?.end === tokens[at]?.start;

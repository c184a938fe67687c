import { endsNumberedStreet } from '@hearth/domain/listing/street-words.ts';
import { trimEnd } from '@hearth/domain/text/trim-end.ts';
import { plainText } from '../text/plain-text.ts';

/** Words of hundreds of names: a match with one of them is slow and does not make a name similar to the typed text. */
const common = [
  ...['elementary', 'middle', 'junior', 'intermediate', 'high', 'school', 'isd', 'cisd', 'independent'],
  ...['consolidated', 'district', 'county'],
];

const isCommon = (word: string): boolean =>
  common.some((each) => each === word || (word.length > 4 && edits(word, each) <= 1));

/** 'elem' and 'elementry', as the last word of a text that is being typed. */
const isCommonBegun = (word: string): boolean =>
  word.length >= 4 && common.some((each) => beginningEdits(word, each) <= (word.length > 5 ? 1 : 0));

/** The words that distinguish a name from others, also where a common word is mistyped. */
export const distinctiveWords = (words: readonly string[]): string[] =>
  words.filter((word) => !isCommon(word));

/** The same of a typed text, whose last word may be unfinished. */
export const distinctiveTyped = (words: readonly string[]): string[] =>
  distinctiveWords(words).filter((word) => word !== words.at(-1) || !isCommonBegun(word));

/** Letters beyond the typed ones, or another suffix of a street, count less than a wrong letter. */
const MORE = 0.5;
const COMMON_LEFT_OUT = 0.25;
const OTHER_SUFFIX = 0.75;

/**
 * How many mistakes lie between a typed text and a name, both in plain words: 0 for the name itself. Spaces do not count, nor
 * does the order of house number and street.
 */
export function mistakesBetween(typed: string, name: string): number {
  const full = plainText(name);
  // A street with one listing is suggested as its address.
  const plain = /^\d/.test(typed) ? full : full.replace(/^\d+[a-z]? (?=.)/, '');
  const words = plain.split(' ');
  const core = distinctiveWords(words).join('');
  const typedWords = typed.split(' ');
  const whole = edits(compact(typed), compact(plain));
  const begun = beginningEdits(compact(typed), compact(plain)) + MORE;
  const ofCore = core === '' ? whole : edits(compact(typed), core) + COMMON_LEFT_OUT;
  return Math.min(whole, begun, ofCore, withoutSuffixes(typedWords, words));
}

/** More mistakes than these are another name, by the number of typed letters; a longer text has room for two. */
const mostMistakes = (letters: number): number => {
  if (letters < 6) return 1;
  return letters < 9 ? 1.25 : Math.min(2.5, letters * 0.18);
};
/** The first letter of a text of so few letters is rarely mistyped: 'Plano' is not 'Llano'. */
const MAX_SHORT = 6;

/** Returns whether a slip of the finger explains why a name differs from the typed text. Another number is always another place. */
export function likenessOf(typed: string, name: string, mistakes: number): 'typo' | 'similar' {
  const letters = compact(typed);
  const isOtherBeginning = letters.length <= MAX_SHORT && letters[0] !== plainText(name)[0];
  if (/^\d+$/.test(letters) || isOtherBeginning) return 'similar';
  return mistakes <= mostMistakes(letters.length) ? 'typo' : 'similar';
}

/** A name in plain words without spaces and plurals: 'bee caves' and 'Bee Cave' have the same. */
export const nameStem = (words: readonly string[]): string =>
  words.map((word) => trimEnd(word, /s/)).join('');

const compact = (text: string): string => text.replaceAll(' ', '');

/** Street names without their suffixes: '6212 Pasadena Austin' and 'Pasadena St' for '6212 Pasadena Dr, Austin'. */
function withoutSuffixes(typed: readonly string[], name: readonly string[]): number {
  if (!name.some(endsNumberedStreet)) return Number.POSITIVE_INFINITY;
  const bare = (words: readonly string[]) =>
    words.filter((word, at) => at === 0 || !endsNumberedStreet(word)).join('');
  const [wanted, given] = [bare(typed), bare(name)];
  return Math.min(edits(wanted, given), beginningEdits(wanted, given) + MORE) + OTHER_SUFFIX;
}

/** Two swapped letters are likelier than a wrong one. */
const SWAPPED = 0.75;

/** Edits that make one text of another: a letter more, less or another, or two swapped. */
export const edits = (a: string, b: string): number => lastRow(a, b).at(-1)!;

/** Edits that make a text the beginning of another. */
const beginningEdits = (a: string, b: string): number => Math.min(...lastRow(a, b));

/** Optimal string alignment of the whole of `a` with each beginning of `b`. */
function lastRow(a: string, b: string): number[] {
  let before: number[] = [];
  let row = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const isSame = a[i - 1] === b[j - 1];
      let least = Math.min(row[j]! + 1, next[j - 1]! + 1, row[j - 1]! + (isSame ? 0 : 1));
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        least = Math.min(least, before[j - 2]! + SWAPPED);
      next.push(least);
    }
    [before, row] = [row, next];
  }
  return row;
}

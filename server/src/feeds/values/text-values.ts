import { entriesOf } from './list-entries.ts';
import { markedUpText } from './marked-up-text.ts';
import { isNothing, isNothingInList } from './nothing-words.ts';
import { shortText, type ValueReader } from './value-reader.ts';

/** PostgreSQL limits an index entry to 2,700 bytes; real names are far shorter. */
const longestText = 200;
const longestProse = 20_000;
const longestAddress = 2000;
const mostEntries = 200;
/** Of a field before anything reads it. */
const mostCharacters = 100_000;

/** Character that a decoder writes for bytes that it cannot read. */
const UNDECODED = '\uFFFD';

/** A name, a word, a number as text; words for "not known" are null. */
export const text: ValueReader<string> = {
  expected: `must be text of at most ${longestText} characters, without lost ones (U+FFFD)`,
  read(value) {
    const read = lineOf(value);
    return read === undefined || read.length > longestText ? undefined : isNothing(read) ? null : read;
  },
};

/** Letters, digits and .:/_- of an id; none is 'N/A' or 0. */
export const id: ValueReader<string> = {
  expected: 'must be an id: at most 64 letters, digits, spaces and .:/_-',
  read(value) {
    const read = wordsOf(value);
    if (read === undefined || !/^[\w.:/ -]{1,64}$/.test(read)) return undefined;
    return isNothing(read) || /^0+$/.test(read) ? null : read;
  },
};

/** Prose, cut off where it gets too long. */
export const prose: ValueReader<string> = {
  expected: 'must be text without lost characters (U+FFFD)',
  read(value) {
    const read = wordsOf(value)?.slice(0, longestProse);
    return read !== undefined && isNothing(read) ? null : read;
  },
};

/** An address on the web. */
export const webAddress: ValueReader<string> = {
  expected: 'must be an address on the web',
  read(value) {
    const read = clean(plainText(value));
    if (isNothing(read)) return null;
    return read.length <= longestAddress && isWebAddress(read) ? read : undefined;
  },
};

/** The entries of an array or of a cell; those that say nothing are left out. */
export const list: ValueReader<readonly string[]> = {
  expected: 'must be a list of words',
  read(value, _context, drop) {
    const entries = entriesOf(typeof value === 'string' ? clean(value) : value);
    const read = entries.flatMap((entry) => {
      const words = lineOf(entry)?.slice(0, longestText);
      if (words === '') return [];
      if (words !== undefined && !isNothingInList(words)) return [words];
      drop(entry);
      return [];
    });
    return [...new Set(read)].slice(0, mostEntries);
  },
};

/** Y, N, yes, no, true, false, 1, 0. */
export const flag: ValueReader<boolean> = {
  expected: 'must be yes or no',
  read: (value) => flagOf(value) ?? (isNothing(shortText(value)) ? null : undefined),
};

/** Yes or no of a permission, which no other word leaves open. */
export const permission: ValueReader<boolean> = { expected: 'must be yes or no', read: flagOf };

/** The same where it costs no record: any other word is counted, and refuses. */
export const closedPermission: ValueReader<boolean> = {
  expected: permission.expected,
  read(value, _context, drop) {
    const read = flagOf(value);
    if (read === undefined) drop(value);
    return read ?? false;
  },
};

const yes = new Set(['y', 'yes', 'true', '1', 't']);
const no = new Set(['n', 'no', 'false', '0', 'f']);

function flagOf(value: unknown): boolean | undefined {
  const word = shortText(value).toLowerCase();
  if (yes.has(word)) return true;
  return no.has(word) ? false : undefined;
}

/** Cleaned text; undefined for one whose characters an earlier program has lost. */
function wordsOf(value: unknown): string | undefined {
  const read = clean(plainText(value));
  return read.includes(UNDECODED) ? undefined : read;
}

/** The same on one line. */
const lineOf = (value: unknown): string | undefined => wordsOf(value)?.replace(/\s+/g, ' ');

const plainText = (value: unknown): string =>
  Array.isArray(value) ? value.map(String).join(', ') : typeof value === 'object' ? '' : String(value);

const clean = (text: string): string => markedUpText(text.slice(0, mostCharacters));

const isWebAddress = (text: string): boolean =>
  URL.canParse(text) && ['http:', 'https:'].includes(new URL(text).protocol);

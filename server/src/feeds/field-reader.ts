import { dateOf, timestampOf } from './date-text.ts';

/** Reads the fields of one record and collects their problems, so one pass finds every fault. */
export interface FieldReader {
  readonly problems: string[];
  /** The first value that is not empty under these names; undefined without one. */
  raw(...names: readonly string[]): unknown;
  /** A name, a word, a number as text: no more than 200 characters. */
  text(...names: readonly string[]): string | null;
  /** Prose, cut off where it gets too long. */
  prose(name: string): string | null;
  /** An address on the web; null for anything else. */
  webAddress(name: string): string | null;
  number(name: string, range?: NumberRange): number | null;
  /** Y, N, yes, no, true, false, 1, 0. */
  flag(...names: readonly string[]): boolean | null;
  /** An array, or text with commas between its entries. */
  list(...names: readonly string[]): string[];
  /** 'YYYY-MM-DD' of an ISO or American date, or of a moment as the time zone sees it. */
  date(...names: readonly string[]): string | null;
  /** ISO 8601; of a date alone the beginning of its day in the time zone. */
  timestamp(...names: readonly string[]): string | null;
}

export interface NumberRange {
  readonly min?: number;
  readonly max?: number;
  readonly whole?: boolean;
}

/** PostgreSQL limits an index entry to 2,700 bytes; real names are far shorter. */
const longestText = 200;
const longestProse = 20_000;
const longestAddress = 2000;
const longestEntry = 200;
const mostEntries = 200;
/** Of a field before anything reads it. */
const mostCharacters = 100_000;

/** Character that a decoder writes for bytes that it cannot read. */
const UNDECODED = '\uFFFD';

/** `fields` has names in lower case; dates are those of `timeZone`. */
export function fieldReader(fields: ReadonlyMap<string, unknown>, timeZone = 'UTC'): FieldReader {
  const problems: string[] = [];
  const raw = (...names: readonly string[]) =>
    names.map((name) => fields.get(name.toLowerCase())).find((value) => !isBlank(value));
  /** Cleaned text; what an earlier program could not decode is lost for good, so the row is rejected. */
  const read = (name: string, value: unknown): string => {
    const text = clean(plainText(value ?? ''));
    if (text.includes(UNDECODED))
      problems.push(`${name} has characters that were lost in a conversion (U+FFFD)`);
    return text;
  };
  const refuse = (name: string, what: string, value: unknown): null => {
    problems.push(`${name} ${what}, not "${String(value).slice(0, 60)}"`);
    return null;
  };

  return {
    problems,
    raw,
    text(...names) {
      const text = read(names[0] ?? '', raw(...names));
      if (text.length <= longestText) return text || null;
      problems.push(`${names[0]} has ${text.length} characters, more than ${longestText}`);
      return null;
    },
    prose: (name) => read(name, raw(name)).slice(0, longestProse) || null,
    webAddress(name) {
      const text = clean(plainText(raw(name) ?? ''));
      return text.length <= longestAddress && isWebAddress(text) ? text : null;
    },
    number(name, range = {}) {
      const value = raw(name);
      return value === undefined ? null : (numberIn(value, range) ?? refuse(name, rangeText(range), value));
    },
    flag(...names) {
      const value = raw(...names);
      return value === undefined
        ? null
        : (flagOf(value) ?? refuse(names[0] ?? '', 'must be yes or no', value));
    },
    list(...names) {
      const value = raw(...names);
      return value === undefined ? [] : listOf(value, (entry) => read(names[0] ?? '', entry));
    },
    date(...names) {
      const value = raw(...names);
      return value === undefined
        ? null
        : (dateOf(shortText(value), timeZone) ?? refuse(names[0] ?? '', 'must be a date', value));
    },
    timestamp(...names) {
      const value = raw(...names);
      if (value === undefined) return null;
      return (
        timestampOf(shortText(value), timeZone) ?? refuse(names[0] ?? '', 'must be a date and time', value)
      );
    },
  };
}

/** A single dot is how statistical files write that they do not know. */
const isBlank = (value: unknown): boolean =>
  value === undefined || value === null || (typeof value === 'string' && ['', '.'].includes(value.trim()));

/** Maximum length of a number, a flag or a date; longer texts are rejected. */
const longestShortText = 100;

const shortText = (value: unknown): string => {
  const text = String(value).trim();
  return text.length > longestShortText ? '' : text;
};

const plainText = (value: unknown): string =>
  Array.isArray(value) ? value.map(String).join(', ') : typeof value === 'object' ? '' : String(value);

/** Removes control, direction-changing and zero-width characters, which only serve to forge text. */
const clean = (text: string): string =>
  text
    .slice(0, mostCharacters)
    .normalize('NFC')
    .replace(/[^\P{C}\n\t]/gu, '')
    .trim();

function numberIn(
  value: unknown,
  { min = Number.NEGATIVE_INFINITY, max = Number.POSITIVE_INFINITY, whole = false }: NumberRange,
): number | undefined {
  const text = shortText(value).replace(/[$,\s]/g, '');
  if (!/^-?\d+(\.\d+)?(e[+-]?\d+)?$/i.test(text)) return undefined;
  const number = whole ? Math.round(Number(text)) : Number(text);
  return Number.isFinite(number) && number >= min && number <= max ? number : undefined;
}

function rangeText({ min, max }: NumberRange): string {
  if (min !== undefined && max !== undefined) return `must be a number from ${min} to ${max}`;
  return min === undefined ? 'must be a number' : `must be a number of at least ${min}`;
}

const yes = new Set(['y', 'yes', 'true', '1', 't']);
const no = new Set(['n', 'no', 'false', '0', 'f']);

function flagOf(value: unknown): boolean | undefined {
  const word = shortText(value).toLowerCase();
  if (yes.has(word)) return true;
  return no.has(word) ? false : undefined;
}

function listOf(value: unknown, read: (entry: unknown) => string): string[] {
  const entries: readonly unknown[] = Array.isArray(value) ? value : String(value).split(',');
  const cleaned = entries.map((entry) => read(entry).slice(0, longestEntry)).filter(Boolean);
  return [...new Set(cleaned)].slice(0, mostEntries);
}

const isWebAddress = (text: string): boolean =>
  URL.canParse(text) && ['http:', 'https:'].includes(new URL(text).protocol);

import { isIsoDate } from '@hearth/domain/search/calendar.ts';

/** Reads the fields of one record and remembers what was wrong with them, so that one look finds every fault. */
export interface FieldReader {
  readonly problems: string[];
  /** The first of these names that says something; undefined where none does. */
  raw(...names: readonly string[]): unknown;
  text(...names: readonly string[]): string | null;
  number(name: string, range?: NumberRange): number | null;
  /** Y, N, yes, no, true, false, 1, 0. */
  flag(...names: readonly string[]): boolean | null;
  /** An array, or text with commas between its entries. */
  list(...names: readonly string[]): string[];
  /** 'YYYY-MM-DD' of an ISO or American date. */
  date(...names: readonly string[]): string | null;
  timestamp(...names: readonly string[]): string | null;
}

export interface NumberRange {
  readonly min?: number;
  readonly max?: number;
  readonly whole?: boolean;
}

const longestText = 20_000;
const longestEntry = 200;
const mostEntries = 200;

/** `fields` has names in lower case. */
export function fieldReader(fields: ReadonlyMap<string, unknown>): FieldReader {
  const problems: string[] = [];
  const raw = (...names: readonly string[]) =>
    names.map((name) => fields.get(name.toLowerCase())).find((value) => !isBlank(value));
  const refuse = (name: string, what: string, value: unknown): null => {
    problems.push(`${name} ${what}, not "${String(value).slice(0, 60)}"`);
    return null;
  };

  return {
    problems,
    raw,
    text(...names) {
      const value = raw(...names);
      return value === undefined ? null : clean(plainText(value)).slice(0, longestText) || null;
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
      return value === undefined ? [] : listOf(value);
    },
    date(...names) {
      const value = raw(...names);
      return value === undefined ? null : (dateOf(value) ?? refuse(names[0] ?? '', 'must be a date', value));
    },
    timestamp(...names) {
      const value = raw(...names);
      if (value === undefined) return null;
      return timestampOf(value) ?? refuse(names[0] ?? '', 'must be a date and time', value);
    },
  };
}

/** A single dot is how statistical files write that they do not know. */
const isBlank = (value: unknown): boolean =>
  value === undefined || value === null || (typeof value === 'string' && /^\s*\.?\s*$/.test(value));

const plainText = (value: unknown): string =>
  Array.isArray(value) ? value.map(String).join(', ') : typeof value === 'object' ? '' : String(value);

/** Without control, direction-changing and zero-width characters, which serve nobody but a forger. */
const clean = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[^\P{C}\n\t]/gu, '')
    .trim();

function numberIn(
  value: unknown,
  { min = Number.NEGATIVE_INFINITY, max = Number.POSITIVE_INFINITY, whole = false }: NumberRange,
): number | undefined {
  const text = String(value).replace(/[$,\s]/g, '');
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
  const word = String(value).trim().toLowerCase();
  if (yes.has(word)) return true;
  return no.has(word) ? false : undefined;
}

function listOf(value: unknown): string[] {
  const entries = Array.isArray(value) ? value : String(value).split(',');
  const cleaned = entries.map((entry) => clean(plainText(entry)).slice(0, longestEntry)).filter(Boolean);
  return [...new Set(cleaned)].slice(0, mostEntries);
}

function dateOf(value: unknown): string | undefined {
  const text = String(value).trim();
  const iso = /^(\d{4}-\d{2}-\d{2})([T ]|$)/.exec(text)?.[1];
  if (iso !== undefined) return isIsoDate(iso) ? iso : undefined;
  const american = /^(\d{1,2})\/(\d{1,2})\/(\d{2}|\d{4})$/.exec(text);
  if (!american) return undefined;
  const [, month = '', day = '', year = ''] = american;
  const date = `${year.length === 2 ? `20${year}` : year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isIsoDate(date) ? date : undefined;
}

function timestampOf(value: unknown): string | undefined {
  const text = String(value).trim();
  const date = dateOf(text);
  if (date === undefined) return undefined;
  // A moment without a zone is taken as UTC, so that the same file means the same on every machine.
  const bare = /[T ]\d{2}:\d{2}(:\d{2}(\.\d+)?)?$/.test(text);
  const time = Date.parse(
    text.length <= 10 ? `${date}T00:00:00Z` : bare ? `${text.replace(' ', 'T')}Z` : text,
  );
  return Number.isNaN(time) ? undefined : new Date(time).toISOString();
}

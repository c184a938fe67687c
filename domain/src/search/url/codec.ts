import { isIsoDate } from '../filters/calendar.ts';
import { encodeValue } from './query-value.ts';

/** The values that a codec accepts, as data for the API's documentation and error messages. */
export type CodecShape =
  | { readonly kind: 'number'; readonly minimum: number; readonly maximum: number; readonly integer: boolean }
  | { readonly kind: 'boolean' }
  | { readonly kind: 'choice'; readonly values: readonly string[] }
  | { readonly kind: 'choices'; readonly values: readonly string[] }
  | { readonly kind: 'day' }
  | {
      readonly kind: 'text';
      readonly maxLength: number;
      /** Comma-separated parts. */
      readonly maxTerms?: number;
      /** A text of one form: its pattern, in JSON Schema's dialect, and its words after 'must be'. */
      readonly form?: { readonly pattern: string; readonly words: string };
    }
  | { readonly kind: 'texts'; readonly maxLength: number; readonly maxEntries: number };

/**
 * Converts a value to the texts of one query name and back: `decode(encode(value))` equals `value`. One empty text is
 * "no preference" or the empty list.
 */
export interface Codec<V> {
  readonly shape: CodecShape;
  /** undefined where the texts are malformed. */
  readonly decode: (raw: readonly string[]) => V | undefined;
  readonly encode: (value: V) => readonly string[];
}

/** The only text, or undefined where the name was repeated or absent. */
const single = (raw: readonly string[]): string | undefined => (raw.length === 1 ? raw[0] : undefined);

const decimal = /^-?\d{1,15}(\.\d{1,20})?$/;
/** Without a point: '500.000' is half a million to many people, and never 500. */
const whole = /^-?\d{1,15}$/;

/** A plain number (no exponent, no spaces, no thousands marks) inside its limits, else undefined. */
export const parseNumber = (
  text: string | undefined,
  limits: { readonly minimum: number; readonly maximum: number; readonly integer: boolean },
): number | undefined => {
  if (text === undefined || !(limits.integer ? whole : decimal).test(text)) return undefined;
  const value = Number(text);
  return value >= limits.minimum && value <= limits.maximum ? value + 0 : undefined;
};

/** A required number, e.g. a period of days. */
export const numberCodec = (minimum: number, maximum: number): Codec<number> => {
  const shape = { kind: 'number', minimum, maximum, integer: true } as const;
  return { shape, decode: (raw) => parseNumber(single(raw), shape), encode: encodeValue };
};

/** A number, or null, which is written as the empty text. */
export const optionalNumberCodec = (
  minimum: number,
  maximum: number,
  integer = true,
): Codec<number | null> => {
  const shape = { kind: 'number', minimum, maximum, integer } as const;
  const decode = (raw: readonly string[]): number | null | undefined =>
    single(raw) === '' ? null : parseNumber(single(raw), shape);
  return { shape, decode, encode: encodeValue };
};

const dollars = optionalNumberCodec(0, 1_000_000_000);

/** Dollars; both the empty text and 0 mean no limit (specification section 3). */
export const priceCodec: Codec<number | null> = {
  ...dollars,
  decode: (raw) => {
    const value = dollars.decode(raw);
    return value === 0 ? null : value;
  },
};

const parseBoolean = (text: string | undefined): boolean | undefined =>
  text === 'true' ? true : text === 'false' ? false : undefined;

export const booleanCodec: Codec<boolean> = {
  shape: { kind: 'boolean' },
  decode: (raw) => parseBoolean(single(raw)),
  encode: encodeValue,
};

/** true, false, or the empty text for any. */
export const optionalBooleanCodec: Codec<boolean | null> = {
  shape: { kind: 'boolean' },
  decode: (raw) => (single(raw) === '' ? null : parseBoolean(single(raw))),
  encode: encodeValue,
};

/** One of a fixed list of words. */
export const choiceCodec = <V extends string>(values: readonly V[]): Codec<V> => ({
  shape: { kind: 'choice', values },
  decode: (raw) => values.find((value) => value === single(raw)),
  encode: encodeValue,
});

/** Most entries of a list, repetitions included. */
const longestList = 50;

/**
 * Several of a fixed list of words, given by repeated names, by commas, or both; the result has each once,
 * in the order of `values`.
 */
export const choicesCodec = <V extends string>(values: readonly V[]): Codec<readonly V[]> => ({
  shape: { kind: 'choices', values },
  decode: (raw) => {
    const given = splitList(raw);
    if (raw.length === 0 || given.length > longestList) return undefined;
    const known: readonly string[] = values;
    return given.every((entry) => known.includes(entry))
      ? values.filter((value) => given.includes(value))
      : undefined;
  },
  encode: encodeValue,
});

/** The entries of a list given by repetition, by commas, or both; empty entries are dropped. */
export const splitList = (raw: readonly string[]): readonly string[] =>
  raw
    .flatMap((text) => text.split(','))
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');

/** A calendar day 'YYYY-MM-DD', or the empty text for none. */
export const optionalDayCodec: Codec<string | null> = {
  shape: { kind: 'day' },
  decode: (raw) => {
    const text = single(raw);
    if (text === '') return null;
    return text !== undefined && isIsoDate(text) ? text : undefined;
  },
  encode: encodeValue,
};

/** A codec of several free texts. */
export interface TextsCodec extends Codec<readonly string[]> {
  readonly shape: Extract<CodecShape, { readonly kind: 'texts' }>;
  /** The given texts, each once, however long and however many. */
  readonly entriesOf: (raw: readonly string[]) => readonly string[];
}

/**
 * Several free texts, each once; `joined` ones may also be separated by commas. Empty ones are dropped, too long
 * or too many are malformed.
 */
export const textsCodec = (maxEntries: number, maxLength: number, joined: boolean): TextsCodec => {
  const trimmed = (raw: readonly string[]) => raw.map((text) => text.trim()).filter((text) => text !== '');
  const entriesOf = (raw: readonly string[]) => [...new Set(joined ? splitList(raw) : trimmed(raw))];
  return {
    shape: { kind: 'texts', maxEntries, maxLength },
    entriesOf,
    decode: (raw) => {
      const entries = entriesOf(raw);
      const fits = entries.length <= maxEntries && entries.every((entry) => isText(entry, maxLength));
      return fits ? entries : undefined;
    },
    encode: (values) => (joined ? [values.join(',')] : values),
  };
};

/** PostgreSQL's text cannot hold a NUL. */
const isText = (text: string, maxLength: number): boolean => text.length <= maxLength && !text.includes('\0');

/** Free text, trimmed. */
export const textCodec = (maxLength: number): Codec<string> => ({
  shape: { kind: 'text', maxLength },
  decode: (raw) => {
    const text = single(raw)?.trim();
    return text !== undefined && isText(text, maxLength) ? text : undefined;
  },
  encode: encodeValue,
});

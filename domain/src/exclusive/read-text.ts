import { nameText, phoneNumber } from '../inquiry/person-rules.ts';
import { plainLine, plainText } from '../inquiry/plain-text.ts';
import { withCommas } from '../listing/price.ts';
import type { FieldRow, TextFormat } from './field-row.ts';
import { stateCodes } from './state-codes.ts';

/** A value as it is stored, or the problem in the words of the specification (section 5). */
export type Reading<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly message: string };

const webAddress = /^https?:\/\/[^\s@/?#\\]+([/?#]\S*)?$/i;
const streetText = /^[\p{L}\p{N}][\p{L}\p{M}\p{N} .'’#&/-]*$/u;

interface FormatRule {
  readonly message: string;
  /** The text as it is stored; undefined for one that does not have the format. */
  readonly read: (text: string) => string | undefined;
}

const ifMatches =
  (pattern: RegExp) =>
  (text: string): string | undefined =>
    pattern.test(text) ? text : undefined;

const formats: Readonly<Record<TextFormat, FormatRule>> = {
  street: { message: 'This street address is invalid', read: ifMatches(streetText) },
  city: { message: 'This city is invalid', read: ifMatches(nameText) },
  letters: { message: 'Should include only letters', read: ifMatches(nameText) },
  state: {
    message: 'This state is invalid',
    read: (text) => stateCodes.find((code) => code === text.toUpperCase()),
  },
  zip: { message: 'This ZIP code is invalid', read: ifMatches(/^\d{5}(-\d{4})?$/) },
  phone: { message: 'Please enter a valid phone number', read: phoneNumber },
  'web address': {
    message: 'This link is invalid. Start it with https://',
    read: ifMatches(webAddress),
  },
};

/** Reads one line or several. Invisible characters are left out; an empty text is null. */
export function readText(
  row: Extract<FieldRow, { kind: 'text' | 'prose' }>,
  text: string,
): Reading<string | null> {
  const value = row.kind === 'prose' ? plainText(text) : plainLine(text);
  if (value === '') return { ok: true, value: null };
  if ([...value].length > row.most)
    return { ok: false, message: `Please enter at most ${withCommas(row.most)} characters` };
  const format = row.kind === 'text' && row.format ? formats[row.format] : undefined;
  if (!format) return { ok: true, value };
  const read = format.read(value);
  return read === undefined ? { ok: false, message: format.message } : { ok: true, value: read };
}

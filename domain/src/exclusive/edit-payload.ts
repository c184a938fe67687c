import type { FieldProblem } from '../inquiry/person-rules.ts';
import { groupDigits } from '../listing/group-digits.ts';
import type { IsoDate, Listing } from '../listing/listing.ts';
import { parseLotSizeText } from '../search/filters/lot-size-text.ts';
import { parsePriceText } from '../search/filters/price-text.ts';
import { centsMarks, decimalMarks, typedFigure, wholeMarks } from '../text/typed-figure.ts';
import {
  categoryOfFields,
  type EditPayload,
  type FieldChanges,
  type FieldName,
  type FieldValue,
  type fieldCatalog,
  fieldNames,
  hasField,
  optionsOf,
  rowOf,
} from './field-catalog.ts';
import type { FieldRow } from './field-row.ts';
import { readField } from './read-field.ts';

type Kinds = typeof fieldCatalog;

/** A value in the form: text as it is typed, a list of words, or a flag. A flag that may be unknown is '', 'yes' or 'no'. */
type ShownOfKind<Kind> = Kind extends 'choices' ? readonly string[] : Kind extends 'flag' ? boolean : string;

/** The values of the form, one a field. */
export type ListingForm = { readonly [Name in FieldName]: ShownOfKind<Kinds[Name]['kind']> };
export type FormValue = ListingForm[FieldName];

/** The form's value of a stored one; undefined and null are empty. */
export function shownValue(name: FieldName, value: FieldValue | null | undefined): FormValue {
  const row = rowOf(name);
  if (row.kind === 'flag') return typeof value === 'boolean' ? value : row.initial;
  if (row.kind === 'choices') return Array.isArray(value) ? [...value] : [];
  if (value === undefined || value === null) return '';
  if (row.kind === 'yesNo') return value ? 'yes' : 'no';
  return typeof value === 'number' ? typedNumber(row, value) : String(value);
}

/** '1,250,000' of dollars and areas; years and counts below ten thousand as they are. */
function typedNumber(row: FieldRow, value: number): string {
  const [whole = '', decimals] = String(value).split('.');
  const isGrouped = (row.kind === 'number' && row.measure === 'dollars') || whole.replace('-', '').length > 4;
  return [isGrouped ? groupDigits(whole) : whole, decimals].filter((part) => part !== undefined).join('.');
}

/** The stored value of one in the form, null where it is empty, or its problem. */
export function storedValue(name: FieldName, shown: FormValue, today: IsoDate): ReturnType<typeof readField> {
  const row = rowOf(name);
  if (row.kind === 'yesNo') return readField(name, shown === '' ? null : shown === 'yes', today);
  if (row.kind !== 'number' || typeof shown !== 'string') return readField(name, shown, today);
  return shown.trim() === ''
    ? { ok: true, value: null }
    : readField(name, numberOf(row, shown.trim()) ?? shown, today);
}

/** A figure as an American or a phone types it; undefined where the text is no number. */
function numberOf(row: Extract<FieldRow, { kind: 'number' }>, text: string): number | undefined {
  if (row.measure === 'acres')
    return parseLotSizeText(text.replace(/(\d)\s*(?:sq\.?\s*feet|ft²)$/i, '$1 sq ft'));
  const isNegative = row.least < 0 && /^[-−]/.test(text);
  const plain = text.replace(/^[-−]/, isNegative ? '' : '$&');
  const size = row.measure === 'dollars' ? dollarsOf(row, plain) : figureOf(row, plain);
  return size === undefined ? undefined : isNegative ? -size : size;
}

const dollarsOf = (row: { readonly decimals: number }, text: string): number | undefined =>
  parsePriceText(text) ?? figureOf(row, text.replace(/[$\s]/g, ''));

function figureOf({ decimals }: { readonly decimals: number }, text: string): number | undefined {
  const marks = decimals === 0 ? wholeMarks : decimals === 2 ? centsMarks : decimalMarks;
  const figure = typedFigure(text, marks);
  return figure === undefined || figure === '' || figure === '.' ? undefined : Number(figure);
}

/** The form of a listing: all fields, with the flags that it does not state as they are at first. */
export const formOf = (payload: EditPayload): ListingForm =>
  Object.fromEntries(fieldNames.map((name) => [name, shownValue(name, payload[name])])) as ListingForm;

/**
 * The payload of a form, and the problems of fields whose text cannot be stored. Empty values are left out, except numbers and
 * flags. Fields that are sent in scope only are left out elsewhere (specification sections 3 and 5).
 */
export function payloadOf(
  form: ListingForm,
  today: IsoDate,
): { readonly payload: EditPayload; readonly problems: readonly FieldProblem[] } {
  const values: Partial<Record<FieldName, FieldValue>> = {};
  const problems: FieldProblem[] = [];
  for (const name of fieldNames) {
    if (rowOf(name).isSentInScopeOnly && !hasField(name, form)) continue;
    const reading = storedValue(name, form[name], today);
    if (!reading.ok) problems.push({ name, message: reading.message });
    else if (reading.value !== null) values[name] = reading.value;
  }
  return { payload: values as EditPayload, problems };
}

/** The fields that an update sends: those that differ, and null for one that had a value and is now empty. */
export function changesBetween(before: EditPayload, after: EditPayload): FieldChanges {
  const changed = fieldNames.filter((name) => !isSame(before[name] ?? initialOf(name), after[name]));
  return Object.fromEntries(changed.map((name) => [name, after[name] ?? null]));
}

/** The payload with changes applied. */
export function withChanges(payload: EditPayload, changes: FieldChanges): EditPayload {
  const values = Object.entries({ ...payload, ...changes }).filter(([, value]) => value !== null);
  return Object.fromEntries(values) as EditPayload;
}

/** Compares stored values; the order of a list does not matter. */
export function isSame(one: FieldValue | null | undefined, other: FieldValue | null | undefined): boolean {
  if (!Array.isArray(one) || !Array.isArray(other)) return (one ?? null) === (other ?? null);
  return one.length === other.length && one.every((entry) => other.includes(entry));
}

/** A listing without a flag has its first value. */
function initialOf(name: FieldName): boolean | undefined {
  const row = rowOf(name);
  return row.kind === 'flag' ? row.initial : undefined;
}

type ListingFieldOf<Row> = Row extends { readonly listing: infer Field } ? Exclude<Field, null> : never;
/** The fields of a listing that the form edits. */
type EditedField = Extract<{ [Name in FieldName]: ListingFieldOf<Kinds[Name]> }[FieldName], keyof Listing>;

/**
 * The fields of the listing that a payload publishes. Fields that the listing does not have by its type and status are empty,
 * also where the draft keeps a value for another type.
 */
export function listingFieldsOf(payload: EditPayload): Pick<Listing, EditedField | 'propertyfiltertype'> {
  const values: Record<string, unknown> = { propertyfiltertype: categoryOfFields(payload) };
  for (const name of fieldNames) {
    const row = rowOf(name);
    if (row.listing !== null) values[row.listing] = publishedValue(name, row, payload);
  }
  return values as Pick<Listing, EditedField | 'propertyfiltertype'>;
}

function publishedValue(name: FieldName, row: FieldRow, payload: EditPayload): unknown {
  const value = hasField(name, payload) ? payload[name] : undefined;
  if (row.kind === 'choices') return value ?? [];
  if (row.kind === 'flag') return value ?? row.initial;
  const isForeign =
    name === 'propertySubtype' && !optionsOf(name, payload).some((option) => option.value === value);
  return isForeign ? null : (value ?? null);
}

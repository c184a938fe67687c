import type { FieldProblem } from '../inquiry/person-rules.ts';
import { plainLine } from '../inquiry/plain-text.ts';
import { groupDigits } from '../listing/group-digits.ts';
import type { IsoDate } from '../listing/listing.ts';
import { isIsoDate } from '../search/filters/calendar.ts';
import { type FieldChanges, type FieldName, type FieldValue, isFieldName, rowOf } from './field-catalog.ts';
import type { FieldRow } from './field-row.ts';
import { type Reading, readText } from './read-text.ts';

const refuse = (message: string): Reading<never> => ({ ok: false, message });
const accept = <Value>(value: Value): Reading<Value> => ({ ok: true, value });

type RowOf<Kind extends FieldRow['kind']> = Extract<FieldRow, { kind: Kind }>;

/** Most entries of a list of words, and characters of one. */
const mostEntries = 60;
const longestEntry = 120;

const notNumber = 'The field value must be a number';

/** A number within the limits of its field, rounded to its decimals. */
function readNumber({ least, most, decimals }: RowOf<'number'>, value: unknown): Reading<number> {
  if (typeof value !== 'number' || !Number.isFinite(value)) return refuse(notNumber);
  const rounded = Number(value.toFixed(decimals));
  if (least > 0 && rounded <= 0) return refuse('The field value should be greater than 0');
  if (rounded < least) return refuse(`Please enter at least ${figureText(least)}`);
  return rounded > most ? refuse(`Please enter at most ${figureText(most)}`) : accept(rounded);
}

/** '1,000', '0.01'. Years stay without a comma. */
const figureText = (figure: number): string =>
  Number.isInteger(figure) && Math.abs(figure) >= 10_000 ? groupDigits(figure) : String(figure);

function readDate(
  { yearsBack, yearsAhead }: RowOf<'date'>,
  value: unknown,
  today: IsoDate,
): Reading<IsoDate> {
  const invalid = 'This date is invalid';
  if (typeof value !== 'string' || !isIsoDate(value)) return refuse(invalid);
  if (value > yearsFrom(today, yearsAhead))
    return refuse(
      yearsAhead === 0
        ? `${invalid}. Choose today or a day before.`
        : `${invalid}. Choose a day in the next ${yearsAhead} years.`,
    );
  return value < yearsFrom(today, -yearsBack)
    ? refuse(`${invalid}. Choose a day in the last ${yearsBack} years.`)
    : accept(value);
}

/** A day of another year; '02-29' compares well with days of any year. */
const yearsFrom = (day: IsoDate, years: number): IsoDate =>
  `${Number(day.slice(0, 4)) + years}${day.slice(4)}`;

function readChoices(
  { options, isOpen }: RowOf<'choices'>,
  value: unknown,
): Reading<readonly string[] | null> {
  if (!Array.isArray(value) || !value.every((entry) => typeof entry === 'string'))
    return refuse('Please choose from the list');
  const entries = [...new Set(value.map(plainLine).filter(Boolean))];
  const isForeign = (entry: string): boolean => !isOpen && !options.includes(entry);
  if (entries.length > mostEntries) return refuse(`Please enter at most ${mostEntries} entries`);
  if (entries.some(isForeign)) return refuse('Please choose from the list');
  if (entries.some((entry) => entry.length > longestEntry))
    return refuse(`Please enter at most ${longestEntry} characters in an entry`);
  return accept(entries.length === 0 ? null : entries);
}

function readChoice({ options }: RowOf<'choice'>, value: unknown): Reading<string> {
  return typeof value === 'string' && options.some((option) => option.value === value)
    ? accept(value)
    : refuse('Please choose from the list');
}

/**
 * Reads the value of a payload field: as it is stored, null where it is empty, or the problem in the words of the
 * specification. `today` is the day in the edition's time zone.
 */
export function readField(name: FieldName, value: unknown, today: IsoDate): Reading<FieldValue | null> {
  if (value === null || value === '') return accept(null);
  const row = rowOf(name);
  switch (row.kind) {
    case 'text':
    case 'prose':
      return typeof value === 'string' ? readText(row, value) : refuse('The field value must be a text');
    case 'number':
      return readNumber(row, value);
    case 'date':
      return readDate(row, value, today);
    case 'choices':
      return readChoices(row, value);
    case 'choice':
      return readChoice(row, value);
    default:
      return typeof value === 'boolean' ? accept(value) : refuse('The field value must be yes or no');
  }
}

/**
 * Reads the body of an update. Fields with a problem are refused by name, and all others are kept, so that one bad value
 * loses no other.
 */
export function readChanges(
  body: Readonly<Record<string, unknown>>,
  today: IsoDate,
): { readonly changes: FieldChanges; readonly problems: readonly FieldProblem[] } {
  const changes: Partial<Record<FieldName, FieldValue | null>> = {};
  const problems: FieldProblem[] = [];
  for (const [name, value] of Object.entries(body)) {
    const reading = isFieldName(name)
      ? readField(name, value, today)
      : refuse('A listing does not have this field');
    if (!reading.ok) problems.push({ name, message: reading.message });
    else changes[name as FieldName] = reading.value;
  }
  return { changes, problems };
}

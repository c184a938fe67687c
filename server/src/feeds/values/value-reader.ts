/** Facts about a record that its values are read with. */
export interface ReadingContext {
  /** Of the days that moments belong to, and of times on a local clock. */
  readonly timeZone: string;
  /** Of moments whose text states no zone; without it ISO ones are UTC, others on the clock of `timeZone`. */
  readonly zoneOfTexts?: string | null;
  readonly now: Date;
}

/** Reads the values of one kind of field. */
export interface ValueReader<T> {
  /** Follows the field's name in the reason of a rejected row: 'must be a date'. */
  readonly expected: string;
  /**
   * Returns null for a way to write "not known" and undefined for a value that it cannot read. `drop` takes the entries of a
   * list that cannot be read.
   */
  readonly read: (
    value: unknown,
    context: ReadingContext,
    drop: (entry: unknown) => void,
  ) => T | null | undefined;
}

/** True for a field that says nothing. A single dot is how statistical files write that they do not know. */
export const isBlank = (value: unknown): boolean =>
  value === undefined || value === null || (typeof value === 'string' && ['', '.'].includes(value.trim()));

/** Maximum length of a number, a flag or a date. */
const LONGEST = 100;

/** The text of a number, a flag or a date; empty where it is too long to be one. */
export function shortText(value: unknown): string {
  const text = (Array.isArray(value) && value.length === 1 ? String(value[0]) : String(value)).trim();
  return text.length > LONGEST ? '' : text;
}

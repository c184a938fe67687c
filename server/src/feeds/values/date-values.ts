import { localDay } from '@hearth/domain/edition/local-moment.ts';
import { addDays } from '@hearth/domain/listing/days.ts';
import type { IsoDate, IsoTimestamp } from '@hearth/domain/listing/listing.ts';
import { dateOf, timestampOf } from './date-text.ts';
import { isNothing } from './nothing-words.ts';
import { type ReadingContext, shortText, type ValueReader } from './value-reader.ts';

/** 'YYYY-MM-DD' of an ISO or American date, or of a moment as the time zone sees it. */
export const day: ValueReader<IsoDate> = {
  expected: 'must be a date',
  read: (value, context) => known(value, dateOf(shortText(value), context), context),
};

/** ISO 8601; of a date alone the beginning of its day in the time zone. */
const moment: ValueReader<IsoTimestamp> = {
  expected: 'must be a date and time',
  read: (value, context) => known(value, timestampOf(shortText(value), context), context),
};

/** A day or moment of what has happened: one in the future is none. Clocks and time zones differ by less than a day. */
const past = <T extends string>(reader: ValueReader<T>): ValueReader<T> => ({
  expected: `${reader.expected} of the past`,
  read(value, context, drop) {
    const read = reader.read(value, context, drop);
    return read && read.slice(0, 10) > addDays(today(context), 1) ? undefined : read;
  },
});

export const pastDay = past(day);
export const pastMoment = past(moment);

/** Programs write their first day where they know none: 1900, 1753, the year 1, the beginning of 1970. */
const FIRST_DAY = '1970-01-02';
/** No listing has a day so far ahead; 9999-12-31 and 2099-01-01 are not known. */
const YEARS_AHEAD = 30;

function known<T extends string>(
  value: unknown,
  read: T | undefined,
  context: ReadingContext,
): T | null | undefined {
  if (read === undefined) return isUnknownDay(shortText(value)) ? null : undefined;
  const lastYear = context.now.getUTCFullYear() + YEARS_AHEAD;
  return read < FIRST_DAY || Number(read.slice(0, 4)) > lastYear ? null : read;
}

/** True for words, and for a day whose digits are all zero: '0000-00-00'. */
const isUnknownDay = (text: string): boolean => isNothing(text) || /^[0/:. TZ-]+$/i.test(text);

const today = ({ now, timeZone }: ReadingContext): IsoDate =>
  localDay(now.toISOString(), timeZone) ?? now.toISOString().slice(0, 10);

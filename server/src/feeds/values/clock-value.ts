import { localMoment } from '@hearth/domain/edition/local-moment.ts';
import type { IsoDate } from '@hearth/domain/listing/listing.ts';
import { dateOf, hourOf } from './date-text.ts';
import { isNothing } from './nothing-words.ts';
import { shortText, type ValueReader } from './value-reader.ts';

/** 'HH:MM' on a clock of 24 hours: of '13:00', '1:00 PM', a moment on the local clock or one with a zone. */
export const clock: ValueReader<string> = {
  expected: 'must be a time of day',
  read(value, { timeZone }) {
    const text = shortText(value);
    return clockOf(text, timeZone) ?? (isNothing(text) ? null : undefined);
  },
};

/** The day of an open house, also of a moment at which it begins. A moment without a zone is on the local clock. */
export const openDay: ValueReader<IsoDate> = {
  expected: 'must be a date',
  read(value, { timeZone }) {
    const text = shortText(value);
    const day = hasZone(text) ? text : text.split(/[T ]/i)[0];
    return dateOf(day ?? '', { timeZone }) ?? (isNothing(text) ? null : undefined);
  },
};

const hasZone = (text: string): boolean =>
  /\d[T ]\d{1,2}:/i.test(text) && /(Z|[+-]\d{2}:?\d{2})$/i.test(text);
/** Programs write a time alone as a moment of the first day that they know. */
const timeAlone = /^(0001|1753|1899|1900|1970)-/;

function clockOf(text: string, timeZone: string): string | undefined {
  if (hasZone(text) && !timeAlone.test(text)) {
    const moment = Date.parse(text);
    return Number.isNaN(moment) ? undefined : localMoment(new Date(moment), timeZone).time;
  }
  return timeOf(text.replace(/^\d{1,4}[-/]\d{1,2}[-/]\d{1,4}[T ]+/i, ''));
}

const timeText =
  /^(\d{1,2})(?::?([0-5]\d))?(?::[0-5]\d(?:\.\d+)?)?(?: ?(?:([ap])\.?(?:m\.?)?|Z|[+-]\d{2}:?\d{2}))?$/i;

/** 'HH:MM' of '13:00', '13:00:00', '1300', '1:00 PM', '1 p.m.'; a bare number without AM and PM is no time. */
function timeOf(text: string): string | undefined {
  const found = timeText.exec(text);
  if (!found) return undefined;
  const [, hourText = '', minutes, half] = found;
  if (minutes === undefined && half === undefined) return undefined;
  if (half === undefined && Number(hourText) === 24 && minutes === '00') return '00:00';
  const hour = hourOf(Number(hourText), half);
  return hour === undefined ? undefined : clockText(hour, minutes);
}

const clockText = (hour: number, minutes = '00'): string => `${String(hour).padStart(2, '0')}:${minutes}`;

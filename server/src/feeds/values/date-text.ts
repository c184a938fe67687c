import { localDay } from '@hearth/domain/edition/local-moment.ts';
import { startOfLocalDay } from '@hearth/domain/edition/start-of-local-day.ts';
import type { IsoDate, IsoTimestamp } from '@hearth/domain/listing/listing.ts';
import { isIsoDate } from '@hearth/domain/search/filters/calendar.ts';

/**
 * The day of an ISO or American date, or of a moment as the time zone sees it; undefined for anything else. A moment at
 * midnight is a date that some program wrote as one: the day it names.
 */
export function dateOf(text: string, timeZone: string): IsoDate | undefined {
  const moment = momentText.exec(text);
  if (!moment) return calendarDay(text);
  const timestamp = timestampOf(text, timeZone);
  if (timestamp === undefined) return undefined;
  return midnight.test(text) ? moment[1] : (localDay(timestamp, timeZone) ?? undefined);
}

/**
 * The moment of an ISO timestamp; of a date alone the beginning of its day in the time zone. A moment without a zone is taken
 * as UTC, so that the same file means the same on every machine.
 */
export function timestampOf(text: string, timeZone: string): IsoTimestamp | undefined {
  const moment = momentText.exec(text);
  if (!moment) {
    const day = calendarDay(text);
    return day === undefined ? undefined : startOfLocalDay(day, timeZone);
  }
  const [, day = '', time, zone = 'Z'] = moment;
  const parsed = isIsoDate(day) ? Date.parse(`${day}T${time}${zone}`) : Number.NaN;
  return Number.isNaN(parsed) ? undefined : new Date(parsed).toISOString();
}

const momentText = /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?) ?(Z|[+-]\d{2}:?\d{2})?$/i;
const midnight = /[T ]00:00(:00(\.0+)?)?( ?(Z|[+-]\d{2}:?\d{2}))?$/i;

function calendarDay(text: string): IsoDate | undefined {
  if (/^\d{4}-/.test(text)) return isIsoDate(text) ? text : undefined;
  const american = /^(\d{1,2})\/(\d{1,2})\/(\d{2}|\d{4})$/.exec(text);
  if (!american) return undefined;
  const [, month = '', day = '', year = ''] = american;
  const date = `${year.length === 2 ? `20${year}` : year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isIsoDate(date) ? date : undefined;
}

import type { IsoDate, IsoTimestamp } from '@hearth/domain/listing/listing.ts';
import type { LocalMoment } from '@hearth/domain/listing/open-house.ts';

const formats = new Map<string, Intl.DateTimeFormat>();

/** Making a format costs 50 us, and there are few time zones. */
function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
  formats.set(timeZone, format);
  return format;
}

/** What the calendar and the clock on the wall show in a time zone at a moment. */
export function localMoment(at: Date, timeZone: string): LocalMoment {
  const text = formatOf(timeZone).format(at);
  return { today: text.slice(0, 10), time: text.slice(11, 16) };
}

/** The calendar day of a moment, 'YYYY-MM-DD'. */
export const localDate = (at: IsoTimestamp, timeZone: string): IsoDate =>
  localMoment(new Date(at), timeZone).today;

const dayStarts = new Map<string, IsoTimestamp>();
const MOST_DAYS_KEPT = 10_000;

/** The moment a calendar day begins. Listings share few days, so answers are kept. */
export function startOfLocalDay(day: IsoDate, timeZone: string): IsoTimestamp {
  const key = `${day} ${timeZone}`;
  const known = dayStarts.get(key);
  if (known) return known;
  const start = computeStart(day, timeZone);
  if (dayStarts.size >= MOST_DAYS_KEPT) dayStarts.clear();
  dayStarts.set(key, start);
  return start;
}

function computeStart(day: IsoDate, timeZone: string): IsoTimestamp {
  const midnightUtc = Date.parse(`${day}T00:00:00Z`);
  const shown = Date.parse(`${formatOf(timeZone).format(midnightUtc).replace(' ', 'T')}Z`);
  const guess = midnightUtc + (midnightUtc - shown);
  // The offset may change between the two moments, on the days the clocks do.
  const shownAtGuess = Date.parse(`${formatOf(timeZone).format(guess).replace(' ', 'T')}Z`);
  return new Date(guess + (midnightUtc - shownAtGuess)).toISOString();
}

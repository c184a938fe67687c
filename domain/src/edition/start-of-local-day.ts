import type { IsoDate, IsoTimestamp } from '../listing/listing.ts';
import { wallClock } from './local-moment.ts';

const dayStarts = new Map<string, IsoTimestamp>();
const MOST_DAYS_KEPT = 10_000;

/** The moment at which a calendar day begins. Cached, since listings share few days. */
export function startOfLocalDay(day: IsoDate, timeZone: string): IsoTimestamp {
  const key = `${day} ${timeZone}`;
  const known = dayStarts.get(key);
  if (known) return known;
  const start = computeStart(day, timeZone);
  if (dayStarts.size >= MOST_DAYS_KEPT) dayStarts.clear();
  dayStarts.set(key, start);
  return start;
}

const computeStart = (day: IsoDate, timeZone: string): IsoTimestamp =>
  momentOf(day, '00:00', timeZone).toISOString();

/** The moment when the clocks of a time zone show a day and a time ('HH:MM'). */
export function momentOf(day: IsoDate, time: string, timeZone: string): Date {
  const wanted = Date.parse(`${day}T${time}:00Z`);
  const shown = Date.parse(`${wallClock(wanted, timeZone).replace(' ', 'T')}Z`);
  const guess = wanted + (wanted - shown);
  // On days when the clocks change, the offset differs between the two moments.
  const shownAtGuess = Date.parse(`${wallClock(guess, timeZone).replace(' ', 'T')}Z`);
  return new Date(guess + (wanted - shownAtGuess));
}

import { localMoment } from '../../edition/local-moment.ts';
import { momentOf } from '../../edition/start-of-local-day.ts';
import { addDays } from '../../listing/days.ts';
import type { IsoDate } from '../../listing/listing.ts';
import { holidayOn, weekdayOf } from './federal-holidays.ts';

/** Times of a business day, 'HH:MM' on the clock of the edition. */
export interface BusinessHours {
  readonly opens: string;
  readonly closes: string;
}

/** Returns whether a day is neither Saturday, Sunday nor an observed federal holiday. */
export const isBusinessDay = (day: IsoDate): boolean => weekdayOf(day) % 6 !== 0 && holidayOn(day) === null;

function nextBusinessDay(day: IsoDate): IsoDate {
  const next = addDays(day, 1);
  return isBusinessDay(next) ? next : nextBusinessDay(next);
}

/**
 * The moment at which one business day of open hours has passed since another moment, to the minute. Hours after closing, on
 * weekends and on holidays do not count: Friday 3 PM gives Monday 3 PM, Friday night gives Monday at closing.
 */
export function oneBusinessDayAfter(start: Date, timeZone: string, { opens, closes }: BusinessHours): Date {
  const { today, time } = localMoment(start, timeZone);
  if (!isBusinessDay(today) || time >= closes) return momentOf(nextBusinessDay(today), closes, timeZone);
  return time <= opens ? momentOf(today, closes, timeZone) : momentOf(nextBusinessDay(today), time, timeZone);
}

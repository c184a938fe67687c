import { addDays } from '../../listing/days.ts';
import type { IsoDate } from '../../listing/listing.ts';

/** A day of every year: a fixed one, or the n-th of a weekday in a month. Months count from 1, weekdays from Sunday, 0. */
type YearlyDay =
  | { readonly month: number; readonly day: number }
  /** `nth` is -1 for the last. */
  | { readonly month: number; readonly weekday: number; readonly nth: number };

interface Holiday {
  readonly name: string;
  readonly on: YearlyDay;
  /** First year as a federal holiday, where it began after 2000. */
  readonly since?: number;
}

/**
 * Federal holidays by 5 U.S.C. 6103(a), as of November 28, 2026. One that falls on a Saturday is observed on the Friday before
 * (6103(b)), one on a Sunday on the Monday after (Executive Order 11582).
 */
const federalHolidays: readonly Holiday[] = [
  { name: 'New Year’s Day', on: { month: 1, day: 1 } },
  { name: 'Martin Luther King, Jr. Day', on: { month: 1, weekday: 1, nth: 3 } },
  { name: 'Washington’s Birthday', on: { month: 2, weekday: 1, nth: 3 } },
  { name: 'Memorial Day', on: { month: 5, weekday: 1, nth: -1 } },
  { name: 'Juneteenth', on: { month: 6, day: 19 }, since: 2021 },
  { name: 'Independence Day', on: { month: 7, day: 4 } },
  { name: 'Labor Day', on: { month: 9, weekday: 1, nth: 1 } },
  { name: 'Columbus Day', on: { month: 10, weekday: 1, nth: 2 } },
  { name: 'Veterans Day', on: { month: 11, day: 11 } },
  { name: 'Thanksgiving Day', on: { month: 11, weekday: 4, nth: 4 } },
  { name: 'Christmas Day', on: { month: 12, day: 25 } },
];

const twoDigits = (number: number): string => String(number).padStart(2, '0');
const dayOf = (year: number, month: number, day: number): IsoDate =>
  `${year}-${twoDigits(month)}-${twoDigits(day)}`;

/** From Sunday, 0, to Saturday, 6. */
export const weekdayOf = (day: IsoDate): number => new Date(`${day}T00:00:00Z`).getUTCDay();

function dayIn(year: number, on: YearlyDay): IsoDate {
  if ('day' in on) return dayOf(year, on.month, on.day);
  const { month, weekday, nth } = on;
  if (nth > 0) {
    const first = dayOf(year, month, 1);
    return addDays(first, ((weekday - weekdayOf(first) + 7) % 7) + 7 * (nth - 1));
  }
  const last = addDays(dayOf(month === 12 ? year + 1 : year, (month % 12) + 1, 1), -1);
  return addDays(last, -((weekdayOf(last) - weekday + 7) % 7));
}

function observed(day: IsoDate): IsoDate {
  const weekday = weekdayOf(day);
  if (weekday === 6) return addDays(day, -1);
  return weekday === 0 ? addDays(day, 1) : day;
}

/** The holiday that is observed on a day; null for other days. New Year's Day may be observed on December 31. */
export function holidayOn(day: IsoDate): string | null {
  const year = Number(day.slice(0, 4));
  const isObserved = ({ on, since = 0 }: Holiday): boolean =>
    [year, year + 1].some((each) => each >= since && observed(dayIn(each, on)) === day);
  return federalHolidays.find(isObserved)?.name ?? null;
}

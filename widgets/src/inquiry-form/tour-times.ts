import type { TourDay } from '@hearth/domain/inquiry/tour-hours.ts';
import { DAY_MS } from '@hearth/domain/listing/days.ts';

const FIRST_HOUR = 9;
const LAST_HOUR = 18;
const DAYS = 14;
const DAY = /^2\d{3}-\d\d-\d\d$/;

/** Every time of a day, from 9 in the morning to 6 in the evening. */
export const allTimes: readonly string[] = [...Array((LAST_HOUR - FIRST_HOUR) * 2 + 1).keys()].map((half) => {
  const hour = String(FIRST_HOUR + (half >> 1)).padStart(2, '0');
  return `${hour}:${half % 2 ? '30' : '00'}`;
});

/**
 * The next 14 days that have a time to come.
 *
 * @param now 'YYYY-MM-DDTHH:MM' on the wall clock of the edition
 * @param firstDate 'YYYY-MM-DD': nothing is offered before it; an invalid day changes nothing
 */
export function tourDays(now: string, firstDate = ''): readonly TourDay[] {
  const today = now.slice(0, 10);
  const first = DAY.test(firstDate) && firstDate > today ? firstDate : today;
  const start = Date.parse(`${first}T00:00:00Z`);
  if (Number.isNaN(start)) return tourDays(now);
  return [...Array(DAYS + 1).keys()]
    .map((index) => new Date(start + index * DAY_MS).toISOString().slice(0, 10))
    .map((day) => ({ day, times: allTimes.filter((time) => `${day}T${time}` > now) }))
    .filter(({ times }) => times.length > 0)
    .slice(0, DAYS);
}

/**
 * The same of an agent with hours: the next 14 days of those that the server offers.
 *
 * @param free days with the times at which the agent is free
 */
export const freeTourDays = (free: readonly TourDay[], firstDate = ''): readonly TourDay[] =>
  free.filter(({ day }) => day >= firstDate || !DAY.test(firstDate)).slice(0, DAYS);

import { addDays, daysBetween } from '../listing/days.ts';
import { isCalendarDay } from './calendar-day.ts';
import type { FieldProblem } from './person-rules.ts';

/** Days of a week, as ISO 8601 orders them. */
export const weekdays = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
] as const;
export type Weekday = (typeof weekdays)[number];

/** Times of a day, 'HH:MM' on the wall clock of the edition. */
export interface DayHours {
  readonly from: string;
  /** The last tour ends by then. */
  readonly until: string;
}

/** Days from one to the other, both included: 'YYYY-MM-DD'. */
export interface DaysOff {
  readonly from: string;
  readonly until: string;
}

/** Minutes that a tour may take. */
export const tourLengths = [30, 60, 90] as const;
export type TourLength = (typeof tourLengths)[number];

/** Times at which an agent shows homes. No time zone shifts them: days and times are those of the edition's wall clock. */
export interface TourHours {
  /** null for a day without tours. */
  readonly hours: Readonly<Record<Weekday, DayHours | null>>;
  readonly daysOff: readonly DaysOff[];
  readonly minutes: TourLength;
  /** They are stored for later: visitors may ask for any time meanwhile. */
  readonly isOff?: true | undefined;
}

const workday: DayHours = { from: '09:00', until: '17:00' };
/** Hours before an agent has chosen any. */
export const usualTours: TourHours = {
  hours: {
    ...{ monday: workday, tuesday: workday, wednesday: workday, thursday: workday, friday: workday },
    ...{ saturday: null, sunday: null },
  },
  daysOff: [],
  minutes: 60,
};

/** A day and the times of it that are free. */
export interface TourDay {
  /** 'YYYY-MM-DD' */
  readonly day: string;
  /** 'HH:MM' */
  readonly times: readonly string[];
}

/** Days ahead that visitors may choose. */
export const tourHorizonDays = 60;
/** Most entries of days off. */
export const mostDaysOff = 50;
const longestDaysOff = 366;

/** Half hours between these can be hours of tours; no clock of the USA changes between them. */
const [earliest, latest] = ['06:00', '22:00'];
const STEP_MINUTES = 30;

const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
const timeOf = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

const steps = (from: string, until: string, minutes: number): readonly string[] => {
  const count = Math.floor((minutesOf(until) - minutesOf(from) - minutes) / STEP_MINUTES) + 1;
  return [...Array(Math.max(count, 0)).keys()].map((step) => timeOf(minutesOf(from) + step * STEP_MINUTES));
};

/** The times that hours can begin and end at. */
export const tourClock: readonly string[] = steps(earliest, latest, 0);

const weekdayOf = (day: string): Weekday => weekdays[(new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7]!;

/**
 * The days with free times, from today on.
 * @param now 'YYYY-MM-DDTHH:MM' on the wall clock of the edition
 * @param taken beginnings of the tours that the agent has, in the same form
 */
export function freeTours(tours: TourHours, now: string, taken: readonly string[]): readonly TourDay[] {
  const today = now.slice(0, 10);
  return [...Array(tourHorizonDays).keys()]
    .map((index) => addDays(today, index))
    .map((day) => ({ day, times: freeTimes(tours, day, taken).filter((time) => `${day}T${time}` > now) }))
    .filter(({ times }) => times.length > 0);
}

function freeTimes({ hours, daysOff, minutes }: TourHours, day: string, taken: readonly string[]) {
  const open = hours[weekdayOf(day)];
  if (open === null || daysOff.some(({ from, until }) => from <= day && day <= until)) return [];
  const busy = taken.filter((moment) => moment.startsWith(day)).map((moment) => minutesOf(moment.slice(11)));
  return steps(open.from, open.until, minutes).filter((time) =>
    busy.every((start) => Math.abs(start - minutesOf(time)) >= minutes),
  );
}

/** The problems of an agent's hours by weekday, of the days off, and of hours without any day. */
export function tourHoursProblems({ hours, daysOff, minutes }: TourHours): readonly FieldProblem[] {
  const wrong = weekdays.flatMap((name) => problemOf(name, hours[name], minutes));
  if (weekdays.every((name) => hours[name] === null))
    wrong.push({ name: 'monday', message: 'Choose hours for at least one day' });
  const message = daysOffProblem(daysOff);
  return message === undefined ? wrong : [...wrong, { name: 'daysOff', message }];
}

function problemOf(name: Weekday, open: DayHours | null, minutes: number): FieldProblem[] {
  if (open === null) return [];
  if (!tourClock.includes(open.from) || !tourClock.includes(open.until))
    return [{ name, message: 'Choose half hours between 6 AM and 10 PM' }];
  const isLong = minutesOf(open.until) - minutesOf(open.from) >= minutes;
  return isLong ? [] : [{ name, message: `The end must be at least ${minutes} minutes after the start` }];
}

function daysOffProblem(daysOff: readonly DaysOff[]): string | undefined {
  if (daysOff.length > mostDaysOff) return `Enter at most ${mostDaysOff} days off`;
  if (daysOff.some(({ from, until }) => !isCalendarDay(from) || !isCalendarDay(until)))
    return 'Enter a first and a last day';
  if (daysOff.some(({ from, until }) => until < from)) return 'The last day must not be before the first';
  return daysOff.some(({ from, until }) => daysBetween(from, until) >= longestDaysOff)
    ? 'Enter at most one year at a time'
    : undefined;
}

import type { IsoDate, IsoTimestamp } from '../listing/listing.ts';

/** Years of four real digits: databases know no year 0. */
const isoDate = /^[1-9]\d{3}-\d{2}-\d{2}$/;

/** True for a day that the calendar has, e.g. not for '2026-02-30'. */
export const isIsoDate = (text: string): boolean => {
  if (!isoDate.test(text)) return false;
  const time = Date.parse(`${text}T00:00:00.000Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
};

const formatters = new Map<string, Intl.DateTimeFormat>();

const formatterOf = (timeZone: string): Intl.DateTimeFormat => {
  const known = formatters.get(timeZone);
  if (known) return known;
  // Swedish dates are written 'YYYY-MM-DD'; making a formatter is the slow part, hence the map.
  const made = new Intl.DateTimeFormat('sv-SE', { timeZone });
  formatters.set(timeZone, made);
  return made;
};

/** The calendar day of a moment in a time zone, e.g. 'America/Chicago'; null for what is no timestamp. */
export const localDay = (timestamp: IsoTimestamp, timeZone: string): IsoDate | null => {
  const moment = new Date(timestamp);
  return Number.isNaN(moment.getTime()) ? null : formatterOf(timeZone).format(moment);
};

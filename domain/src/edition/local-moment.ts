import type { IsoDate, IsoTimestamp } from '../listing/listing.ts';
import type { LocalMoment } from '../listing/open-house.ts';

const formats = new Map<string, Intl.DateTimeFormat>();

/** The locale `sv` formats dates and times as ISO 8601. A formatter takes 50 us to create, so each zone has one. */
function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
  formats.set(timeZone, format);
  return format;
}

/** 'YYYY-MM-DD HH:MM:SS' on the wall of a time zone, e.g. 'America/Chicago'. */
export const wallClock = (moment: Date | number, timeZone: string): string =>
  formatOf(timeZone).format(moment);

/** A moment as the wall clock of a time zone shows it, e.g. { today: '2026-11-21', time: '09:30' }. */
export function localMoment(moment: Date, timeZone: string): LocalMoment {
  const text = wallClock(moment, timeZone);
  return { today: text.slice(0, 10), time: text.slice(11, 16) };
}

/** The calendar day of a timestamp in a time zone; null where the text is not a timestamp. */
export const localDay = (timestamp: IsoTimestamp, timeZone: string): IsoDate | null => {
  const moment = new Date(timestamp);
  return Number.isNaN(moment.getTime()) ? null : wallClock(moment, timeZone).slice(0, 10);
};

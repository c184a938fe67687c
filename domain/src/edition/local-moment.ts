import type { LocalMoment } from '../listing/open-house.ts';

/** A moment as the wall clock of a time zone shows it, e.g. { today: '2026-11-21', time: '09:30' }. */
export function localMoment(moment: Date, timeZone: string): LocalMoment {
  // Swedish writes dates and times as ISO 8601 does.
  const text = moment.toLocaleString('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' });
  return { today: text.slice(0, 10), time: text.slice(11, 16) };
}

import type { Departure } from '@hearth/domain/commute/travel.ts';
import { localMoment } from '@hearth/domain/edition/local-moment.ts';

const hours: Readonly<Record<Departure, number>> = { 'rush-hour': 8, midday: 12 };
const HOUR_MS = 3_600_000;

/** The next such hour of a weekday after tonight, in a time zone: services of traffic take moments to come alone. */
export function departureTime(departure: Departure, now: Date, timeZone: string): Date {
  const { today } = localMoment(now, timeZone);
  const day = new Date(`${today}T00:00:00Z`);
  do day.setUTCDate(day.getUTCDate() + 1);
  while (day.getUTCDay() === 0 || day.getUTCDay() === 6);
  const wanted = day.getTime() + hours[departure] * HOUR_MS;
  const shown = localMoment(new Date(wanted), timeZone);
  // The wall clock differs from UTC at that moment by the zone's offset.
  return new Date(wanted + (wanted - Date.parse(`${shown.today}T${shown.time}:00Z`)));
}

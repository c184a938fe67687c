import type { IsoDate, Listing } from './listing.ts';
import { isSoldOrLeased } from './status.ts';

/** Milliseconds of a day of 24 hours. */
export const DAY_MS = 86_400_000;

/** Whole calendar days from one date to another; negative where `to` is earlier. */
export const daysBetween = (from: IsoDate, to: IsoDate): number =>
  Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY_MS);

/** The date `days` later (or earlier, where negative). */
export const addDays = (date: IsoDate, days: number): IsoDate =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);

/** Days on the market until today, or until the sale; null where the start is unknown. Never negative. */
export function daysOnMarket(
  listing: Pick<Listing, 'onmarketdate' | 'closedate' | 'mlsstatus'>,
  today: IsoDate,
): number | null {
  if (listing.onmarketdate === null) return null;
  const end = isSoldOrLeased(listing.mlsstatus) && listing.closedate !== null ? listing.closedate : today;
  return Math.max(0, daysBetween(listing.onmarketdate, end));
}

/** True where `date` lies in the last `days` days, today included; the future does not count. */
export function isWithinDays(date: IsoDate | null, days: number, today: IsoDate): boolean {
  if (date === null) return false;
  const age = daysBetween(date, today);
  return age >= 0 && age <= days;
}

/** The same for a timestamp, by its UTC date, which in Texas may already be tomorrow's. */
export function isTimestampWithinDays(timestamp: string | null, days: number, today: IsoDate): boolean {
  if (timestamp === null) return false;
  const age = daysBetween(timestamp.slice(0, 10), today);
  return age >= -1 && age <= days;
}

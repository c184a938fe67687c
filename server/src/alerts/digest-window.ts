import { localMoment } from '@hearth/domain/edition/local-moment.ts';
import { momentOf } from '@hearth/domain/edition/start-of-local-day.ts';
import { addDays } from '@hearth/domain/listing/days.ts';
import type { IsoDate } from '@hearth/domain/listing/listing.ts';
import type { Cadence } from '@hearth/domain/people/saved-search-rules.ts';

/** A cadence that brings mails. */
export type MailedCadence = Exclude<Cadence, 'never'>;

/** The mails of a digest: a cadence of searches, or the open houses of the weekend for all of them. */
export type DigestKind = MailedCadence | 'open houses';

/** A span of time whose news are sent together. */
export interface DigestWindow {
  /** The same for all moments of the window. */
  readonly timeWindow: string;
  readonly dueAt: Date;
}

/** The time of day at which digests are due. */
const DIGEST_TIME = '08:00';
const MONDAY = 1;
const MINUTE_MS = 60_000;

/** The window of news that come at a moment; 'immediately' waits a minute for others to come. */
export function windowAt(cadence: MailedCadence, now: Date, timeZone: string): DigestWindow {
  if (cadence === 'immediately') {
    const dueAt = new Date(now.getTime() + MINUTE_MS);
    return { timeWindow: dueAt.toISOString(), dueAt };
  }
  const { today, time } = localMoment(now, timeZone);
  const first = time < DIGEST_TIME ? today : addDays(today, 1);
  const day = firstDay(first, isDueOn[cadence]);
  return { timeWindow: day, dueAt: momentOf(day, DIGEST_TIME, timeZone) };
}

/** The window of the open houses of a weekend: its Friday morning. */
export const openHouseWindow = (friday: IsoDate, timeZone: string): DigestWindow => ({
  timeWindow: friday,
  dueAt: momentOf(friday, DIGEST_TIME, timeZone),
});

const THURSDAY = 4;
const NOON = 12;

/** The Friday whose mails are to be opened at a moment: before the first clock shows its morning, until it is over; null on other days. */
export function fridayOf(now: Date): IsoDate | null {
  const today = now.toISOString().slice(0, 10);
  const weekday = now.getUTCDay();
  if (weekday === THURSDAY && now.getUTCHours() >= NOON) return addDays(today, 1);
  return weekday === THURSDAY + 1 ? today : null;
}

const isDueOn: Readonly<Record<Exclude<MailedCadence, 'immediately'>, (day: string) => boolean>> = {
  daily: () => true,
  weekly: (day) => new Date(`${day}T00:00:00Z`).getUTCDay() === MONDAY,
  monthly: (day) => day.endsWith('-01'),
};

function firstDay(from: string, isDue: (day: string) => boolean): string {
  let day = from;
  while (!isDue(day)) day = addDays(day, 1);
  return day;
}

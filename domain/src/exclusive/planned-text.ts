import { localMoment } from '../edition/local-moment.ts';
import { clockText, weekdayText } from '../listing/date-text.ts';
import type { IsoDate } from '../listing/listing.ts';

/** The clock of an edition, and its day. */
export interface LocalClock {
  readonly timeZone: string;
  readonly today: IsoDate;
}

/** 'Fri, Dec 4 at 9 AM' of a planned moment; with the year where it is not the current one. */
export function plannedText(at: Date, { timeZone, today }: LocalClock): string {
  const { today: day, time } = localMoment(at, timeZone);
  const year = day.slice(0, 4) === today.slice(0, 4) ? '' : `, ${day.slice(0, 4)}`;
  return `${weekdayText(day)}${year} at ${clockText(time).replace(':00', '')}`;
}

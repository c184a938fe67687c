import type { Edition } from '@hearth/domain/edition/editions.ts';
import { localMoment } from '@hearth/domain/edition/local-moment.ts';
import { freeTours, type TourDay } from '@hearth/domain/inquiry/tour-hours.ts';
import type { Db } from '../../db/database.ts';
import { refuse } from '../../http/refuse.ts';
import type { Inquiry } from '../inquiry.ts';
import { lockTourHours, readTakenTours, readTourHours } from './tours.queries.ts';

/** A moment on the wall clock of an edition. */
interface LocalNow {
  readonly edition: Pick<Edition, 'timeZone'>;
  readonly now: Date;
}

/** Days and times at which an agent is free for a tour; null for an agent without hours, whom visitors ask for any time. */
export async function freeToursOf(db: Db, agentKey: number, at: LocalNow): Promise<TourDay[] | null> {
  const hours = await readTourHours(db, agentKey);
  if (hours === null) return null;
  const { today, time } = localMoment(at.now, at.edition.timeZone);
  const taken = await readTakenTours(db, agentKey, { today });
  return [...freeTours(hours, `${today}T${time}`, taken)];
}

/**
 * Refuses a stored tour at a time at which its agent is not free. Two tours of one agent are checked one after the other.
 * @throws AppError validation_failed
 */
export async function requireFreeTour(
  transaction: Db,
  { id, agentKey, tourDateTime }: Pick<Inquiry, 'id' | 'agentKey' | 'tourDateTime'>,
  { edition, now }: LocalNow,
): Promise<void> {
  if (tourDateTime === null || agentKey === null) return;
  const hours = await lockTourHours(transaction, agentKey);
  if (hours === null) return;
  const { today, time } = localMoment(now, edition.timeZone);
  const taken = await readTakenTours(transaction, agentKey, { today, but: id });
  const [day, wanted = ''] = tourDateTime.split('T');
  const free = freeTours(hours, `${today}T${time}`, taken).find((each) => each.day === day);
  if (!free?.times.includes(wanted))
    refuse('tourDateTime', 'This time isn’t free anymore. Choose another one.');
}

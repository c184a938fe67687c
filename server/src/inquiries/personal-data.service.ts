import type { Db } from '../db/database.ts';
import { withoutLiveLinks } from '../mail/live-links.service.ts';
import {
  type DeletedData,
  deleteInquiriesBefore,
  deletePersonalData,
  type PersonalData,
  personalDataOf,
} from './personal-data.queries.ts';

export type { DeletedData, PersonalAddress, PersonalData } from './personal-data.queries.ts';

/** Everything that is stored of the person behind an e-mail address, in any case of its letters; without live links. */
export async function exportPerson(db: Db, email: string, until: Date | null = null): Promise<PersonalData> {
  const data = await personalDataOf(db, { email, until });
  return { ...data, mails: data.mails.map(withoutLiveLinks) };
}

/** Deletes all of it, or nothing. */
export const deletePerson = (db: Db, email: string): Promise<DeletedData> =>
  db.transaction().execute((transaction) => deletePersonalData(transaction, { email, until: null }));

/** The same in the caller's transaction. */
export const deletePersonWithin = deletePersonalData;

/**
 * Deletes inquiries and mails that are older than the retention rule allows, and returns how many inquiries those were.
 * @param months 0 keeps all of them
 */
export async function dropOldInquiries(db: Db, months: number, now: Date): Promise<number> {
  if (months === 0) return 0;
  return deleteInquiriesBefore(db, monthsBefore(now, months));
}

/** The same day and time so many months earlier, or the last day of that month where it is shorter. */
export function monthsBefore(now: Date, months: number): Date {
  const then = new Date(now);
  then.setUTCMonth(then.getUTCMonth() - months, 1);
  const lastDay = new Date(Date.UTC(then.getUTCFullYear(), then.getUTCMonth() + 1, 0)).getUTCDate();
  then.setUTCDate(Math.min(now.getUTCDate(), lastDay));
  return then;
}

import type { Db } from '../db/database.ts';
import { deleteExpiredAttempts } from './attempts.queries.ts';
import { deleteExpiredCodes } from './one-time-codes.queries.ts';
import { deleteExpiredSessions } from './sessions.queries.ts';

/** Removes sessions, codes and counts of attempts that have expired. */
export async function dropExpiredAccess(db: Db, now: Date): Promise<void> {
  await deleteExpiredSessions(db, now);
  await deleteExpiredCodes(db, now);
  await deleteExpiredAttempts(db, now);
}

import { sql } from 'kysely';
import type { Db } from '../db/database.ts';

/** Counts one more attempt and returns how many there were within the window, and when it ends. */
export async function addAttempt(
  db: Db,
  key: string,
  now: Date,
  expiresAt: Date,
): Promise<{ readonly count: number; readonly expiresAt: Date }> {
  const { rows } = await sql<{ count: number; expiresAt: Date }>`
    insert into attempt_count (key, count, expires_at) values (${key}, 1, ${expiresAt})
    on conflict (key) do update set
      count = case when attempt_count.expires_at <= ${now} then 1 else attempt_count.count + 1 end,
      expires_at = case when attempt_count.expires_at <= ${now} then excluded.expires_at else attempt_count.expires_at end
    returning count, expires_at`.execute(db);
  return rows[0] as { count: number; expiresAt: Date };
}

export const forgetAttempts = (db: Db, keys: readonly string[]) =>
  db.deleteFrom('attemptCount').where('key', 'in', keys).execute();

export const deleteExpiredAttempts = (db: Db, now: Date) =>
  db.deleteFrom('attemptCount').where('expiresAt', '<', now).execute();

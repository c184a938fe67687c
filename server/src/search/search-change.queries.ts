import { sql } from 'kysely';
import type { Change } from '../cache/answer-memory.ts';
import type { Db } from '../db/database.ts';

/** The last change, to be asked for before anything that is to be remembered; null in a transaction, which sees its own. */
export const changeNow = (db: Db): Promise<Change | null> =>
  db.isTransaction ? Promise.resolve(null) : lastChange(db);

/** The last change to what searches read, and whether it can be told at all. */
export async function lastChange(db: Db): Promise<Change> {
  const { rows } = await sql<Change>`select * from search_change()`.execute(db);
  return rows[0]!;
}

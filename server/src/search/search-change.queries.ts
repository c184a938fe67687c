import { sql } from 'kysely';
import type { Change } from '../cache/answer-cache.ts';
import type { Db } from '../db/database.ts';

/** The last change; read it before any data that is to be cached. null in a transaction, which sees its own changes. */
export const changeNow = (db: Db): Promise<Change | null> =>
  db.isTransaction ? Promise.resolve(null) : lastChange(db);

/** The last change to the tables that searches read, and whether it is settled. */
export async function lastChange(db: Db): Promise<Change> {
  const { rows } = await sql<Change>`select * from search_change()`.execute(db);
  return rows[0]!;
}

import { sql } from 'kysely';
import type { Db } from '../db/database.ts';
import { type SearchCondition, whereSql } from './search-condition.sql.ts';

/** How many rows a search finds, by the narrow rows alone. */
export async function countListings(db: Db, condition: SearchCondition): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*) as total from ${condition.from} where ${whereSql(condition)}
  `.execute(db);
  return rows[0]?.total ?? 0;
}

import { sql } from 'kysely';
import type { StoredBoundary } from '../boundaries/boundaries.queries.ts';
import type { Db } from '../db/database.ts';

/** The outlines before a file, in a temporary table of the transaction: a country's outlines do not fit into memory. */
export async function prepareOutlinesBefore(trx: Db): Promise<void> {
  await sql`create temporary table outline_before (like boundary) on commit drop`.execute(trx);
}

export async function storeOutlines(trx: Db, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await sql`insert into outline_before select * from boundary where id = any(${ids}::text[])`.execute(trx);
}

/** The next ones in the order of their ids, after `id`. */
export async function outlinesAfter(trx: Db, id: string, limit: number): Promise<StoredBoundary[]> {
  const { rows } = await sql<StoredBoundary>`
    select id, type, name, edition, geometry, approximate, source, parent,
           min_latitude, max_latitude, min_longitude, max_longitude, false as is_unnoted
    from outline_before where id > ${id} order by id limit ${limit}
  `.execute(trx);
  return rows;
}

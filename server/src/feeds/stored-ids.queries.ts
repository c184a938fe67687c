import { sql } from 'kysely';
import type { Db } from '../db/database.ts';

/** The keys of the stored listings with these ids. Served by listing_listingid. */
export async function listingKeysOf(db: Db, listingids: readonly string[]): Promise<Map<string, string>> {
  if (listingids.length === 0) return new Map();
  const { rows } = await sql<{ listingid: string; listingkey: string }>`
    select listingid, listingkey from listing where listingid = any(${listingids}::text[]) order by id desc
  `.execute(db);
  return new Map(rows.map(({ listingid, listingkey }) => [listingid, listingkey]));
}

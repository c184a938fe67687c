import { sql } from 'kysely';
import type { Db } from '../db/database.ts';
import type { Reader, ReaderKind } from './reader.ts';

/** Listings that a reader was sent on one day. */
export interface ListingCount extends Reader {
  /** 'YYYY-MM-DD' of the edition. */
  readonly day: string;
  readonly listings: number;
}

/** The count of all processes until now; 0 where nothing is stored. */
export async function readListingCount(db: Db, { kind, name }: Reader, day: string): Promise<number> {
  const count = await db
    .selectFrom('listingCount')
    .select('listings')
    .where('day', '=', day)
    .where('kind', '=', kind)
    .where('name', '=', name)
    .executeTakeFirst();
  return count?.listings ?? 0;
}

/**
 * Adds counts to the stored ones and returns the sums, so any number of processes may count. Rows go in one order, so that two
 * processes cannot wait for each other.
 */
export async function addListingCounts(db: Db, counts: readonly ListingCount[]): Promise<ListingCount[]> {
  if (counts.length === 0) return [];
  const { rows } = await sql<ListingCount>`
    insert into listing_count (day, kind, name, listings)
    select day, kind, name, listings
    from json_to_recordset(${JSON.stringify(counts)}::json)
           as counted (day date, kind text, name text, listings bigint)
    order by day, kind, name
    on conflict (day, kind, name) do update set listings = listing_count.listings + excluded.listings
    returning day, kind, name, listings
  `.execute(db);
  return rows;
}

/** Counts of addresses and of keys have their own last days: an address is personal data. */
export async function deleteListingCounts(
  db: Db,
  before: Readonly<Record<ReaderKind, string>>,
): Promise<void> {
  for (const kind of ['address', 'key'] as const)
    await db.deleteFrom('listingCount').where('kind', '=', kind).where('day', '<', before[kind]).execute();
}

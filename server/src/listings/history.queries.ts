import type { HistoryEntry } from '@hearth/domain/contract/listing.ts';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../db/database.ts';

/** Price and status changes of these listings, newest first; prices only where the viewer may know them. */
export async function historyOfListings(
  db: Kysely<Tables>,
  listingkeys: readonly string[],
  withPrices: boolean,
): Promise<HistoryEntry[]> {
  if (listingkeys.length === 0) return [];
  const { rows } = await sql<Omit<HistoryEntry, 'changedat'> & { changedat: Date }>`
    select listingkey, changedat, event, mlsstatus, ${withPrices ? sql`price` : sql`null::bigint as price`}
    from listing_history
    where listingkey = any(${listingkeys}::text[])
    order by changedat desc, listingkey, event
  `.execute(db);
  return rows.map((row) => ({ ...row, changedat: row.changedat.toISOString() }));
}

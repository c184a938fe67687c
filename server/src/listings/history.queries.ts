import type { HistoryEntry } from '@hearth/domain/contract/listing.ts';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../db/database.ts';

type HistoryRow = Omit<HistoryEntry, 'changedat'> & { readonly changedat: Date };

/** Price and status changes of a listing, newest first; prices only where the viewer may know them. */
export async function historyOfListing(
  db: Kysely<Tables>,
  listingkey: string,
  withPrices: boolean,
): Promise<HistoryEntry[]> {
  const { rows } = await sql<HistoryRow>`
    select listingkey, changedat, event, mlsstatus, case when ${withPrices}::boolean then price end as price
    from listing_history
    where listingkey = ${listingkey}
    order by changedat desc, event
  `.execute(db);
  return rows.map(entryOf);
}

/** The same of every listing of a page, by their ids. */
export async function historyOfPage(
  db: Kysely<Tables>,
  ids: readonly number[],
  withPrices: boolean,
): Promise<HistoryEntry[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<HistoryRow>`
    select history.listingkey, history.changedat, history.event, history.mlsstatus,
           case when ${withPrices}::boolean then history.price end as price
    from unnest(${ids}::integer[]) as wanted (id)
    join listing on listing.id = wanted.id
    join listing_history as history on history.listingkey = listing.listingkey
    order by history.changedat desc, history.listingkey, history.event
  `.execute(db);
  return rows.map(entryOf);
}

const entryOf = (row: HistoryRow): HistoryEntry => ({ ...row, changedat: row.changedat.toISOString() });

import type { HistoryEntry } from '@hearth/domain/contract/listing.ts';
import { sql } from 'kysely';
import type { Db } from '../db/database.ts';
import type { HistoryAccess } from './history-access.ts';

type HistoryRow = Omit<HistoryEntry, 'changedat'> & { readonly changedAt: Date };

/** Price and status changes of listings, newest first, as far as the viewer may know them. */
export async function historyOfListings(
  db: Db,
  listingkeys: readonly string[],
  access: HistoryAccess,
): Promise<HistoryEntry[]> {
  const { rows } = await sql<HistoryRow>`/* listing history */
    select listingkey, changed_at, event, mlsstatus, case when ${access.prices}::boolean then price end as price
    from listing_history
    where listingkey = any(${listingkeys}) and (${access.privateTimes}::boolean or mlsstatus <> 'Private')
    order by changed_at desc, event
  `.execute(db);
  return rows.map(entryOf);
}

/** The whole history of these listings, without a check of the viewer: callers apply the gate themselves. */
export async function wholeHistory(db: Db, ids: readonly number[]): Promise<HistoryEntry[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<HistoryRow>`
    select history.listingkey, history.changed_at, history.event, history.mlsstatus, history.price
    from unnest(${ids}::integer[]) as wanted (id)
    join listing on listing.id = wanted.id
    join listing_history as history on history.listingkey = listing.listingkey
  `.execute(db);
  return rows.map(entryOf);
}

const entryOf = ({ changedAt, ...entry }: HistoryRow): HistoryEntry => ({
  ...entry,
  changedat: changedAt.toISOString(),
});

import type { HistoryEntry } from '@hearth/domain/contract/listing.ts';
import type { Viewer } from '@hearth/domain/people/viewer.ts';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../db/database.ts';

type HistoryRow = Omit<HistoryEntry, 'changedat'> & { readonly changedat: Date };

/** What of a history somebody may see. */
export interface HistoryAccess {
  readonly prices: boolean;
  /** That a listing was Private once is for agents, like the listing itself was. */
  readonly privateTimes: boolean;
}

export const historyAccess = ({ role, loginStatus }: Viewer): HistoryAccess => ({
  prices: loginStatus === 'verified',
  privateTimes: role === 'agent',
});

/** Price and status changes of a listing, newest first, as far as the viewer may know them. */
export async function historyOfListing(
  db: Kysely<Tables>,
  listingkey: string,
  access: HistoryAccess,
): Promise<HistoryEntry[]> {
  const { rows } = await sql<HistoryRow>`
    select listingkey, changedat, event, mlsstatus, case when ${access.prices}::boolean then price end as price
    from listing_history
    where listingkey = ${listingkey} and (${access.privateTimes}::boolean or mlsstatus <> 'Private')
    order by changedat desc, event
  `.execute(db);
  return rows.map(entryOf);
}

/** The same of every listing of a page, by their ids. */
export async function historyOfPage(
  db: Kysely<Tables>,
  ids: readonly number[],
  access: HistoryAccess,
): Promise<HistoryEntry[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<HistoryRow>`
    select history.listingkey, history.changedat, history.event, history.mlsstatus,
           case when ${access.prices}::boolean then history.price end as price
    from unnest(${ids}::integer[]) as wanted (id)
    join listing on listing.id = wanted.id
    join listing_history as history on history.listingkey = listing.listingkey
    where ${access.privateTimes}::boolean or history.mlsstatus <> 'Private'
    order by history.changedat desc, history.listingkey, history.event
  `.execute(db);
  return rows.map(entryOf);
}

const entryOf = (row: HistoryRow): HistoryEntry => ({ ...row, changedat: row.changedat.toISOString() });

import { editions } from '@hearth/domain/edition/editions.ts';
import { localMoment } from '@hearth/domain/edition/local-moment.ts';
import { addDays } from '@hearth/domain/listing/days.ts';
import { sql } from 'kysely';
import { placeUnnamedListings } from '../boundaries/place-unnamed.ts';
import type { Db } from '../db/database.ts';
import { trimChangeLog } from './columns/columns.queries.ts';
import { DAYS_FOUND_AFTER_CLOSING } from './search-row.ts';
import { deleteSearchRowsClosedBefore } from './search-rows.queries.ts';

/** After a first load that nobody reads yet: stores the rows in the order of their cells. Locks the search meanwhile. */
export async function clusterSearch(db: Db): Promise<void> {
  await withoutTimeout(db, async (connection) => {
    await sql`cluster listing_search_on_market using listing_search_on_market_cell`.execute(connection);
    await sql`cluster listing_search_off_market using listing_search_off_market_cell`.execute(connection);
  });
  await settleSearch(db);
}

/**
 * After an import of listings or boundaries, while everything runs: finds areas for listings that name none, merges what
 * waits beside the text indexes, and tells the planner what there is.
 */
export async function settleSearch(db: Db): Promise<void> {
  await withoutTimeout(db, async (connection) => {
    await placeUnnamedListings(connection);
    await sql`select compact_place_tally()`.execute(connection);
    await sql`
      vacuum (analyze) listing_search_on_market, listing_search_off_market, listing, media, open_house, place, place_tally,
                       shown_address, street
    `.execute(connection);
  });
}

/** Once a night: what closed over two years ago is found no longer. Answers how many listings that were. */
export async function dropOldSales(db: Db, now: Date): Promise<number> {
  const { today } = localMoment(now, editions.austin.timeZone);
  const dropped = await deleteSearchRowsClosedBefore(db, addDays(today, -DAYS_FOUND_AFTER_CLOSING));
  await sql`select compact_place_tally()`.execute(db);
  await trimChangeLog(db);
  return dropped;
}

/** One connection, since neither can run in a transaction and both may take longer than a request may. */
async function withoutTimeout(db: Db, work: (connection: Db) => Promise<void>): Promise<void> {
  await db.connection().execute(async (connection) => {
    await sql`set statement_timeout = 0`.execute(connection);
    try {
      await work(connection);
    } finally {
      await sql`reset statement_timeout`.execute(connection);
    }
  });
}

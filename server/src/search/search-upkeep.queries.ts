import { sql } from 'kysely';
import type { Db } from '../db/database.ts';

/** Stores search rows in the order of their cells. Locks the search meanwhile. */
export async function clusterSearchRows(db: Db): Promise<void> {
  await sql`cluster listing_search_on_market using listing_search_on_market_cell`.execute(db);
  await sql`cluster listing_search_off_market using listing_search_off_market_cell`.execute(db);
}

/** Merges the pending rows of the area counts. */
export async function compactAreaTally(db: Db): Promise<void> {
  await sql`select compact_area_tally()`.execute(db);
}

/** Merges what waits beside the text indexes, and renews the statistics of the planner. */
export async function vacuumSearch(db: Db): Promise<void> {
  await sql`
    vacuum (analyze) listing_search_on_market, listing_search_off_market, listing, media, open_house, named_area, area_tally,
                     shown_address, street
  `.execute(db);
}

/** One connection, since neither can run in a transaction and both may take longer than a request may. */
export async function withoutTimeout(db: Db, work: (connection: Db) => Promise<void>): Promise<void> {
  await db.connection().execute(async (connection) => {
    await sql`set statement_timeout = 0`.execute(connection);
    try {
      await work(connection);
    } finally {
      await sql`reset statement_timeout`.execute(connection);
    }
  });
}

import { editionIds } from '@hearth/domain/edition/edition.ts';
import { openDatabase } from '@hearth/server/db/database.ts';
import { bulkLoad } from '@hearth/server/listings/bulk-load.ts';
import { saveListings } from '@hearth/server/listings/save-listings.ts';
import { listingBatches } from '@hearth/server/sample/generate.ts';
import { clusterSearch } from '@hearth/server/search/search-upkeep.ts';

export interface Filled {
  readonly onMarket: number;
  /** Of saving and indexing, without making the listings up. */
  readonly loadSeconds: number;
}

/** Fills an empty database with about so many sample listings of both editions, half of them open. */
export async function fillDatabase(url: string, rows: number, log: (line: string) => void): Promise<Filled> {
  const database = openDatabase(url, { max: 2, statementTimeoutMs: 0 });
  const now = new Date();
  const order = { count: Math.round(rows / 4), seed: 1, today: now.toISOString().slice(0, 10), now };
  let saved = 0;
  let made = 0;
  const started = performance.now();
  await bulkLoad(database.kysely, async (trx) => {
    for (const edition of editionIds) {
      const making = listingBatches({ ...order, edition });
      for (;;) {
        const before = performance.now();
        const batch = making.next();
        made += performance.now() - before;
        if (batch.done) break;
        await saveListings(trx, batch.value, { now });
        saved += batch.value.length;
        if (saved % 10_000 < batch.value.length) log(`${rows} rows: ${saved} saved`);
      }
    }
  });
  await clusterSearch(database.kysely);
  const loadSeconds = (performance.now() - started - made) / 1000;
  const open = await database.pool.query('select count(*) as n from listing_search_on_market');
  await database.close();
  return { onMarket: open.rows[0].n, loadSeconds };
}

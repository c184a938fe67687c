import { editionIds } from '@hearth/domain/edition/edition.ts';
import { listingBatches } from '@hearth/sample/generate.ts';
import { openDatabase } from '@hearth/server/db/database.ts';
import { bulkLoad } from '@hearth/server/listings/bulk-load.queries.ts';
import { saveListings } from '@hearth/server/listings/save-listings.service.ts';
import { clusterSearch } from '@hearth/server/search/search-upkeep.service.ts';
import { multiplyListings } from './multiply-listings.ts';

export interface Filled {
  readonly onMarket: number;
  /** Number of listings that were generated and saved as an import saves them; the others are copies of them. */
  readonly made: number;
  /** Number of street addresses that suggestions search. */
  readonly addresses: number;
  /** Time to save the generated listings and index all, without the time to generate them. */
  readonly loadSeconds: number;
}

/** Most listings that are generated; the database copies them to make more. */
const MOST_MADE = 20_000;

/** Fills an empty database with about `count` sample listings of both editions, half of them open. */
export async function fillDatabase(url: string, rows: number, log: (line: string) => void): Promise<Filled> {
  const database = openDatabase(url, { max: 2, statementTimeoutMs: 0 });
  const now = new Date();
  const times = Math.max(1, Math.round(rows / MOST_MADE));
  const count = Math.round(rows / times / 4);
  const order = { count, seed: 1, today: now.toISOString().slice(0, 10), now };
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
        await saveListings(trx, batch.value, { now, isFirstLoad: true });
        saved += batch.value.length;
        if (saved % 10_000 < batch.value.length) log(`${rows} rows: ${saved} saved`);
      }
    }
    if (times > 1) await multiplyListings(trx, times, (line) => log(`${rows} rows: ${line}`));
  });
  await clusterSearch(database.kysely);
  const loadSeconds = (performance.now() - started - made) / 1000;
  const open = await database.pool.query('select count(*) as n from listing_search_on_market');
  const addresses = await database.pool.query('select count(*) as n from shown_address');
  await database.close();
  return { onMarket: open.rows[0].n, made: saved, addresses: addresses.rows[0].n, loadSeconds };
}

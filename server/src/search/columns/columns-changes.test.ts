import { aListing } from '@hearth/domain/testing/a-listing.ts';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { saveListings } from '../../listings/save-listings.service.ts';
import { aSearch } from '../../testing/a-search.ts';
import { aColumnsWorld, allOpen, type ColumnsWorld, visit } from '../../testing/columns-world.ts';
import { generatedListings, testNow } from '../../testing/generated-listings.ts';
import type { TestDatabase } from '../../testing/test-database.ts';
import { trimChangeLog } from './columns.queries.ts';

let world: ColumnsWorld;
let db: TestDatabase;
let bothWays: ColumnsWorld['bothWays'];

beforeAll(async () => {
  world = await aColumnsWorld();
  ({ db, bothWays } = world);
});
afterAll(() => world.close());

/** Every test begins without columns, with the homes that earlier tests stored. */
describe('after a change', () => {
  afterEach(() => world.restart());

  const home = { listingid: 'N1', listingkey: 'N1', sourcelistingid: null, listprice: 77_777 };
  const mine = { filters: { ...allOpen, minPrice: 77_777, maxPrice: 77_777 } };
  const total = async () => (await world.withColumns.search.searchListings(aSearch(mine), visit)).total;
  const save = (...listings: Parameters<typeof aListing>[0][]) =>
    saveListings(db.kysely, listings.map(aListing), { now: testNow });
  /** Another limit is another question, which was not asked before. */
  let limit = 20;
  const untilRead = () => expect.poll(() => bothWays({ limit: limit++ })).toBe(true);

  it('the columns include it at once', async () => {
    await world.readNow();
    const before = await total();
    await save(home);
    expect(await bothWays(mine)).toBe(true);
    expect(await total()).toBe(before + 1);
    await save({ ...home, onmarketdate: '2026-01-02', listofficemlsid: '3788' });
    expect(await bothWays({ ...mine, limit: 14 })).toBe(true);
    await save({ ...home, mlsstatus: 'Withdrawn' });
    expect(await total()).toBe(before);
    await save({ ...home, propertytype: 'Residential Lease' });
    expect(await total()).toBe(before);
    await world.readNow(true);
    expect(await bothWays({ ...mine, lease: true })).toBe(true);
  });

  it('a process with columns reads them without a request', async () => {
    expect(await bothWays({ limit: limit++ })).toBe(false);
    await untilRead();
  });

  it('searches in the database after very many changes, until they are applied', async () => {
    await world.readNow();
    const many = generatedListings(900, 77).map((listing) => ({ ...listing, edition: 'austin' as const }));
    await saveListings(db.kysely, many, { now: testNow });
    expect(await bothWays({ limit: limit++ })).toBe(false);
    await untilRead();
    await sql`delete from listing_search where id % 2 = 0`.execute(db.kysely);
    await untilRead();
  });

  it('reads the columns again after a change without rows in the log', async () => {
    await world.readNow();
    await db.kysely.transaction().execute(async (trx) => {
      await sql`create temporary table kept on commit drop as select * from listing_search`.execute(trx);
      await sql`truncate listing_search`.execute(trx);
      await sql`insert into listing_search select * from kept where id % 3 = 0`.execute(trx);
    });
    expect(await bothWays({ limit: limit++ })).toBe(false);
    await untilRead();
  });

  it('reads the columns again after a change that the log has already removed', async () => {
    await world.readNow();
    const trim = async () => {
      await sql`update search_epoch set trimmed_at = trimmed_at - interval '2 hours'`.execute(db.kysely);
      await trimChangeLog(db.kysely);
    };
    await save(home);
    await trim();
    expect(await bothWays({ limit: limit++ })).toBe(true);
    await save({ ...home, listprice: 80_000 });
    // A long transaction of another database of the server delays the trimming of the log.
    const logged = async () => {
      await trim();
      const { rows } = await sql`select from search_row_change`.execute(db.kysely);
      return rows.length;
    };
    await expect.poll(logged, { timeout: 240_000 }).toBe(0);
    expect(await bothWays({ limit: limit++ })).toBe(false);
    await untilRead();
  });
});

// @module-tag full
import { rmSync } from 'node:fs';
import { aListing } from '@hearth/domain/testing/a-listing.ts';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type Database, openDatabase } from '../../db/database.ts';
import { migrate } from '../../db/migrate.ts';
import { type PrivatePostgres, startPrivatePostgres } from '../../db/private-postgres.ts';
import { saveListings } from '../../listings/save-listings.service.ts';
import { testNow } from '../../testing/generated-listings.ts';
import { makeTestFolder } from '../../testing/test-server.ts';
import { testSettings } from '../../testing/test-settings.ts';
import { changeNow } from '../search-change.queries.ts';
import { listContext } from '../search-context.ts';
import { createSearchColumns, type SearchColumns } from './columns.ts';

let dataFolder: string;
let postgres: PrivatePostgres;
let db: Database;
let columns: SearchColumns;

beforeAll(async () => {
  dataFolder = makeTestFolder();
  postgres = await startPrivatePostgres({ dataFolder, log: () => {}, settings: testSettings });
  await migrate(postgres.connectionString);
  db = openDatabase(postgres.connectionString, { max: 3 });
  columns = createSearchColumns(db.kysely);
});
/** One listing, of which there are columns. */
beforeEach(async () => {
  await columns.close();
  columns = createSearchColumns(db.kysely);
  await db.kysely.deleteFrom('listing').execute();
  await saveListings(db.kysely, [aListing()], { now: testNow });
  await columns.read(scope);
  expect((await requested())?.count).toBe(1);
});
afterAll(async () => {
  await columns.close();
  await db.close();
  await postgres.stop();
  rmSync(dataFolder, { recursive: true, force: true });
});

const scope = { edition: 'austin', display: listContext({ lease: false }) } as const;
const requested = async () => columns.asOf(await changeNow(db.kysely), scope);

async function checkpointer(): Promise<number | undefined> {
  const { rows } = await db.pool.query<{ pid: number }>(
    "select pid from pg_stat_activity where backend_type = 'checkpointer'",
  );
  return rows[0]?.pid;
}

/** One backend dies, on which PostgreSQL ends all others and recovers, as after a crash of the machine. */
async function crash(): Promise<void> {
  const before = await checkpointer();
  const { rows } = await db.pool.query<{ pid: number }>('select pg_backend_pid() as pid');
  process.kill(rows[0]!.pid, 'SIGKILL');
  // A connection can succeed before PostgreSQL notices the death; recovery starts a new checkpointer.
  const isRecovered = () =>
    checkpointer().then(
      (pid) => pid !== before,
      () => false,
    );
  await expect.poll(isRecovered).toBe(true);
}

it('a crash of the database makes all cached data stale', async () => {
  const before = await changeNow(db.kysely);
  await crash();
  expect((await changeNow(db.kysely))?.change).not.toBe(before?.change);
  expect(await requested()).toBeNull();
  await expect.poll(requested).toMatchObject({ count: 1 });
  await saveListings(db.kysely, [aListing({ listingkey: 'B', listingid: 'B', sourcelistingid: null })], {
    now: testNow,
  });
  expect((await requested())?.count).toBe(2);
});

it('a server that was stopped and started continues', async () => {
  const before = await changeNow(db.kysely);
  const port = Number(new URL(postgres.connectionString).port);
  await postgres.stop();
  postgres = await startPrivatePostgres({ dataFolder, log: () => {}, settings: testSettings, port });
  expect((await changeNow(db.kysely))?.change).toBe(before?.change);
  expect((await requested())?.count).toBe(1);
});

it('a read-only database that lost its epoch serves searches, which are not cached', async () => {
  await db.pool.query('update search_epoch set relation = 1');
  const url = new URL(postgres.connectionString);
  url.searchParams.set('options', '-c default_transaction_read_only=on');
  const readOnly = openDatabase(url.href, { max: 1 });
  try {
    expect(await changeNow(readOnly.kysely)).toMatchObject({ settled: false });
  } finally {
    await readOnly.close();
  }
  expect(await changeNow(db.kysely)).toMatchObject({ settled: true });
  await expect.poll(requested).not.toBeNull();
});

it('a database that was restored from a dump starts a new epoch', async () => {
  const before = await changeNow(db.kysely);
  // A dump restores another table's number, and changes of transactions that this server has still to begin.
  await db.pool.query(`update search_epoch set relation = 1`);
  await db.pool.query(
    `insert into search_row_change (xid, listing_id) select '9000000000000', n from generate_series(1, 500) n`,
  );
  expect((await changeNow(db.kysely))?.change).not.toBe(before?.change);
  expect((await db.pool.query('select from search_row_change')).rowCount).toBe(0);
  await expect.poll(requested).toMatchObject({ count: 1 });
  await saveListings(db.kysely, [aListing({ listprice: 1 })], { now: testNow });
  expect((await requested())?.listprice[0]).toBe(1);
});

// @module-tag full
import { editionIds } from '@hearth/domain/edition/edition.ts';
import { PostgresDialect, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '../../app.ts';
import { type Database, type DatabaseOptions, kyselyOn, openDatabase } from '../../db/database.ts';
import { saveListings } from '../../listings/save-listings.service.ts';
import { generatedListings, testNow } from '../../testing/generated-listings.ts';
import { testConfig } from '../../testing/test-config.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { testServices } from '../../testing/test-services.ts';
import { lastChange } from '../search-change.queries.ts';
import { listContext } from '../search-context.ts';
import { createSearchColumns, type SearchColumns } from './columns.ts';

let db: TestDatabase;
beforeAll(async () => {
  db = await createTestDatabase();
  await saveListings(db.kysely, generatedListings(50, 3), { now: testNow });
});
afterAll(() => db.drop());

const scopes = editionIds.flatMap((edition) =>
  [false, true].map((lease) => ({ edition, display: listContext({ lease }) })),
);
const sale = scopes[0]!;

/** A process with its own connections. */
async function asProcess(options: DatabaseOptions, task: (db: Database) => Promise<void>): Promise<void> {
  const own = openDatabase(db.connectionString, options);
  try {
    await task(own);
  } finally {
    await own.close();
  }
}

/** Runs a task while the table that columns are read from is locked. */
const whileLocked = (task: () => Promise<void>): Promise<void> =>
  db.kysely.transaction().execute(async (holder) => {
    await sql`lock table listing_search_on_market in access exclusive mode`.execute(holder);
    await task();
  });

const busy = ({ pool }: Database): number => pool.totalCount - pool.idleCount;

const ask = async (columns: SearchColumns, scope = sale) => columns.asOf(await lastChange(db.kysely), scope);

describe('reading columns', () => {
  it('uses one connection at most, for any number of requests', async () => {
    await asProcess({ max: 6 }, async (own) => {
      const columns = createSearchColumns(own.kysely);
      await whileLocked(async () => {
        for (const scope of scopes) await ask(columns, scope);
        await expect.poll(() => busy(own)).toBe(1);
      });
      for (const scope of scopes) await expect.poll(() => ask(columns, scope)).not.toBeNull();
      expect(own.pool.totalCount).toBe(1);
    });
  });

  it('ends after the time that every statement has, and leaves the search to the database', async () => {
    await asProcess({ max: 2, statementTimeoutMs: 200 }, async (own) => {
      const columns = createSearchColumns(own.kysely);
      await whileLocked(async () => {
        await columns.read(sale);
        expect(busy(own)).toBe(0);
        expect(await ask(columns)).toBeNull();
      });
    });
  });

  it('ends with the services, which then have no connection left', async () => {
    await asProcess({ max: 2 }, async (own) => {
      const { columns, close } = testServices(own.kysely, { hasColumns: true });
      await whileLocked(async () => {
        await ask(columns!);
        await expect.poll(() => busy(own)).toBe(1);
        void close();
      });
      await close();
      expect(busy(own)).toBe(0);
      expect(await ask(columns!)).toBeNull();
      await columns!.close();
      expect(busy(own)).toBe(0);
      expect(await ask(columns!)).toBeNull();
    });
  });

  it('drops the columns that it has of them', async () => {
    await asProcess({ max: 2 }, async (own) => {
      const columns = createSearchColumns(own.kysely);
      await columns.read(sale);
      expect((await ask(columns))?.count).toBeGreaterThan(5);
      await columns.close();
      expect(await ask(columns)).toBeNull();
    });
  });

  it.each([
    [1, false],
    [2, true],
  ])('with a pool of %d happens: %s', async (databasePoolSize, isRead) => {
    await asProcess({ max: databasePoolSize }, async (own) => {
      const config = testConfig({ databasePoolSize });
      const statements: string[] = [];
      const kysely = kyselyOn({
        dialect: new PostgresDialect({ pool: own.pool }),
        log: ({ query }) => {
          statements.push(query.sql);
        },
      });
      const app = await buildApp({ db: { ...own, kysely }, config, clock: () => testNow });
      let limit = 1;
      /** Another limit is another question, which was not asked before. */
      const isAnsweredByColumns = async () => {
        statements.length = 0;
        await app.inject(`/api/v2/listing/search?limit=${limit++}`);
        return !statements.some((text) => text.includes('from listing_search'));
      };
      expect(await isAnsweredByColumns()).toBe(false);
      if (isRead) await expect.poll(isAnsweredByColumns).toBe(true);
      // A read would come before these searches, which wait for the same connection.
      else for (let times = 0; times < 3; times++) expect(await isAnsweredByColumns()).toBe(false);
      await app.close();
    });
  });
});

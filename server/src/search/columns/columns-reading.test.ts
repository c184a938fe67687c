import { setTimeout as sleep } from 'node:timers/promises';
import { editionIds } from '@hearth/domain/edition/edition.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '../../app.ts';
import { type Database, type DatabaseOptions, openDatabase } from '../../db/database.ts';
import { saveListings } from '../../listings/save-listings.ts';
import { generatedListings, testNow } from '../../testing/generated-listings.ts';
import { testConfig } from '../../testing/test-config.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { listContext } from '../search-context.ts';
import { lastChange } from '../search-memory.ts';
import { currentColumns, dropColumns, keepColumns, readColumns } from './columns.ts';

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

/** A process with connections of its own. */
async function asProcess(options: DatabaseOptions, task: (db: Database) => Promise<void>): Promise<void> {
  const own = openDatabase(db.connectionString, options);
  try {
    await task(own);
  } finally {
    await own.close();
  }
}

/** While nobody can read the table that columns are read from. */
const whileLocked = (task: () => Promise<void>): Promise<void> =>
  db.kysely.transaction().execute(async (holder) => {
    await sql`lock table listing_search_on_market in access exclusive mode`.execute(holder);
    await task();
  });

const busy = ({ pool }: Database): number => pool.totalCount - pool.idleCount;

async function ask({ kysely }: Database, scope = sale) {
  return currentColumns(kysely, await lastChange(kysely), scope);
}

describe('reading columns', () => {
  it('takes one connection at most, whatever is asked for at once', async () => {
    await asProcess({ max: 6 }, async (own) => {
      keepColumns(own.kysely);
      await whileLocked(async () => {
        for (const scope of scopes) await ask(own, scope);
        await expect.poll(() => busy(own)).toBe(1);
        await sleep(200);
        expect(busy(own)).toBe(1);
      });
      for (const scope of scopes) await expect.poll(() => ask(own, scope)).not.toBeNull();
    });
  });

  it('gives up after the time that every statement has, and leaves the search to the database', async () => {
    await asProcess({ max: 2, statementTimeoutMs: 200 }, async (own) => {
      await whileLocked(async () => {
        await readColumns(own.kysely, sale);
        expect(busy(own)).toBe(0);
        expect(await ask(own)).toBeNull();
      });
    });
  });

  it('ends with the process, which then has no connection left', async () => {
    await asProcess({ max: 2 }, async (own) => {
      const app = await buildApp({ db: own, config: testConfig(), clock: () => testNow });
      await whileLocked(async () => {
        await ask(own);
        await expect.poll(() => busy(own)).toBe(1);
        void app.close();
        await sleep(50);
      });
      await app.close();
      expect(busy(own)).toBe(0);
      expect(await ask(own)).toBeNull();
      await sleep(100);
      expect(await ask(own)).toBeNull();
    });
  });

  it('forgets what it has of them', async () => {
    await asProcess({ max: 2 }, async (own) => {
      await readColumns(own.kysely, sale);
      expect((await ask(own))?.count).toBeGreaterThan(5);
      await dropColumns(own.kysely);
      expect(await ask(own)).toBeNull();
    });
  });

  it.each([
    [1, false],
    [2, true],
  ])('with a pool of %d happens: %s', async (databasePoolSize, isRead) => {
    await asProcess({ max: databasePoolSize }, async (own) => {
      const config = testConfig({ databasePoolSize });
      const app = await buildApp({ db: own, config, clock: () => testNow });
      await ask(own);
      if (isRead) await expect.poll(() => ask(own)).not.toBeNull();
      else await sleep(300);
      expect((await ask(own)) !== null).toBe(isRead);
      await app.close();
    });
  });
});

import type { Viewer } from '@hearth/domain/people/viewer.ts';
import type { Filters } from '@hearth/domain/search/filters/filters.ts';
import { aListing } from '@hearth/domain/testing/a-listing.ts';
import { viewers } from '@hearth/domain/testing/a-viewer.ts';
import { PostgresDialect } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Database, kyselyOn, openDatabase } from '../db/database.ts';
import { saveListings } from '../listings/save-listings.service.ts';
import { aSearch, everyFilterOpen, unlike } from '../testing/a-search.ts';
import { testNow } from '../testing/generated-listings.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { testServices } from '../testing/test-services.ts';
import { listContext } from './search-context.ts';

/** Writers change two homes each in every transaction, as fast as they can; rolled-back changes have a price of their own. */
const WRITERS = 4;
const TAKEN_BACK = 5_000_000;

let db: TestDatabase;
let writing: Database;
beforeAll(async () => {
  db = await createTestDatabase();
  writing = openDatabase(db.connectionString, { max: WRITERS });
  await saveListings(
    db.kysely,
    Array.from({ length: 2 * WRITERS }, (_, at) => home(at, 1)),
    { now: testNow },
  );
});
afterAll(async () => {
  await writing.close();
  await db.drop();
});

const home = (at: number, listprice: number) =>
  aListing({ listingid: `H${at}`, listingkey: `H${at}`, sourcelistingid: null, listprice });

/** The price that each writer is sure to have committed. */
const committed = Array.from({ length: WRITERS }, () => 1);

/** Prices only rise. */
let turns = 1;

/** One transaction at a time waits for a commit of another writer, before it commits. */
let isOneWaiting = false;
let nextCommit = Promise.withResolvers<void>();
function noteCommit(): void {
  nextCommit.resolve();
  nextCommit = Promise.withResolvers();
}

/** Transactions that commit out of the order they began in, some with savepoints, some rolled back at the end. */
async function write(writer: number, isOver: () => boolean): Promise<void> {
  const both = (listprice: number) => [home(2 * writer, listprice), home(2 * writer + 1, listprice)];
  while (!isOver()) {
    const turn = ++turns;
    const transaction = await writing.kysely.startTransaction().execute();
    const save = (listprice: number) => saveListings(transaction, both(listprice), { now: testNow });
    if (turn % 3 === 0) await save(turn);
    if (turn % 3 !== 1) {
      const savepoint = await transaction.savepoint('s').execute();
      await saveListings(savepoint as never, both(TAKEN_BACK + turn), { now: testNow });
      await savepoint.rollbackToSavepoint('s').execute();
    }
    if (turn % 5 === 4) {
      await save(TAKEN_BACK + turn);
      await transaction.rollback().execute();
      continue;
    }
    await save(turn);
    if (turn % WRITERS === writer && !isOneWaiting && !isOver()) {
      isOneWaiting = true;
      await nextCommit.promise;
      isOneWaiting = false;
    }
    await transaction.commit().execute();
    committed[writer] = turn;
    noteCommit();
  }
}

/** A process with its own columns, and the statements that it sends. */
function connect() {
  const statements: string[] = [];
  const kysely = kyselyOn({
    dialect: new PostgresDialect({ pool: db.pool }),
    log: ({ query }) => {
      statements.push(query.sql);
    },
  });
  return { ...testServices(kysely, { hasColumns: true }), statements };
}

const scope = { edition: 'austin', display: listContext({ lease: false }) } as const;
const filters: Filters = { ...everyFilterOpen, mlsStatus: ['Active'] };
const ANSWERS = 60;

/** Sends new searches until the columns have answered often enough. */
async function read({ search, statements }: ReturnType<typeof connect>, viewer: Viewer): Promise<void> {
  for (let answers = 0; answers < ANSWERS; ) {
    const least = [...committed];
    statements.length = 0;
    const request = aSearch({ filters, userLocation: unlike(answers) });
    const visit = { viewer, edition: 'austin', now: testNow, onlyAgent: null } as const;
    const { listings } = await search.searchListings(request, visit);
    expect(listings).toHaveLength(2 * WRITERS);
    for (const { listingkey, listprice } of listings) {
      expect(listprice).toBeGreaterThanOrEqual(least[Math.floor(Number(listingkey.slice(1)) / 2)]!);
      expect(listprice).toBeLessThan(TAKEN_BACK);
    }
    if (!statements.some((sql) => sql.includes('from listing_search'))) answers += 1;
  }
}

describe('while listings change without pause', () => {
  it.each([
    ['a guest', viewers.guest],
    ['a client', viewers.client],
    ['an agent', viewers.agent],
  ] as const)(
    '%s is answered by memory, never with less than was committed',
    async (_, viewer) => {
      const processes = [connect(), connect()];
      for (const { columns } of processes) await columns!.read(scope);
      let isOver = false;
      const writers = Promise.all(Array.from({ length: WRITERS }, (_writer, at) => write(at, () => isOver)));
      try {
        await Promise.all(processes.map((process) => read(process, viewer)));
      } finally {
        isOver = true;
        noteCommit();
        await writers;
        for (const process of processes) await process.close();
      }
      expect(Math.min(...committed)).toBeGreaterThan(1);
    },
    60_000,
  );
});

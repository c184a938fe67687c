import { aListing } from '@hearth/domain/testing/a-listing.ts';
import { viewers } from '@hearth/domain/testing/a-viewer.ts';
import { PostgresDialect } from 'kysely';
import type { PoolClient } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { kyselyOn } from '../db/database.ts';
import { saveListings } from '../listings/save-listings.service.ts';
import { aSearch, unlike } from '../testing/a-search.ts';
import { testNow } from '../testing/generated-listings.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { testServices } from '../testing/test-services.ts';
import { listContext } from './search-context.ts';

const HOMES = 6;
const STEPS = 60;
const WRITERS = 2;

let db: TestDatabase;
beforeAll(async () => {
  db = await createTestDatabase();
  const listings = Array.from({ length: HOMES }, (_, at) =>
    aListing({ listingid: `H${at}`, listingkey: `H${at}`, sourcelistingid: null, listprice: 1000 }),
  );
  await saveListings(db.kysely, listings, { now: testNow });
});
afterAll(() => db.drop());

/** Statements of one reader, to know which of its searches the columns answered. */
function connect({ hasColumns = false } = {}) {
  const requested: string[] = [];
  const kysely = kyselyOn({
    dialect: new PostgresDialect({ pool: db.pool }),
    log: ({ query }) => {
      requested.push(query.sql);
    },
  });
  return { ...testServices(kysely, { hasColumns }), requested };
}
const visit = { edition: 'austin', now: testNow, onlyAgent: null } as const;

/** The same numbers for a seed. */
function numbersOf(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}

/** A writer that changes prices in transactions of several steps, as an import does. Each has its own homes. */
function writerOf(client: PoolClient, mine: readonly number[], next: (below: number) => number) {
  let isOpen = false;
  const steps: Record<string, () => Promise<unknown>> = {
    begin: () => client.query('begin'),
    async change() {
      const key = `H${mine[next(mine.length)]}`;
      const price = 1000 + next(100_000);
      await client.query('update listing set listprice = $1 where listingkey = $2', [price, key]);
      await client.query(
        `update listing_search set listprice = $1, revision = nextval('listing_search_revision')
         where id = (select id from listing where listingkey = $2)`,
        [price, key],
      );
    },
    async takeBack() {
      await client.query('savepoint s');
      await steps.change!();
      await client.query('rollback to savepoint s');
    },
    commit: () => client.query('commit'),
    rollback: () => client.query('rollback'),
  };
  const within = ['change', 'change', 'takeBack', 'commit', 'rollback'];
  return {
    async step() {
      const name = isOpen ? within[next(within.length)]! : 'begin';
      await steps[name]!();
      isOpen = name === 'commit' || name === 'rollback' ? false : name === 'begin' ? true : isOpen;
    },
    async end() {
      if (isOpen) await client.query('commit');
      client.release();
    },
  };
}

const scope = { edition: 'austin', display: listContext({ lease: false }) } as const;
const byPrice = { sort: { sortBy: 'price', sortType: 'ASC' } } as const;

describe('cached results of searches and the columns of a process', () => {
  it.each([
    [1, viewers.guest],
    [2, viewers.client],
    [3, viewers.agent],
  ] as const)(
    'match the committed state, under writers that change it at any moment (%d)',
    async (seed, viewer) => {
      const next = numbersOf(seed);
      const caching = connect();
      const withColumns = connect({ hasColumns: true });
      const readers = [caching, withColumns];
      let byColumns = 0;
      const writers = await Promise.all(
        Array.from({ length: WRITERS }, async (_, at) => {
          const mine = Array.from({ length: HOMES }, (_home, home) => home).filter(
            (home) => home % WRITERS === at,
          );
          return writerOf(await db.pool.connect(), mine, next);
        }),
      );
      try {
        for (let at = 0; at < STEPS; at++) {
          await writers[next(WRITERS)]!.step();
          const reader = readers[next(readers.length)]!;
          // In the midst of a search or before it.
          const reading = next(3) === 0 ? withColumns.columns!.read(scope) : null;
          if (next(2) === 0) await reading;
          reader.requested.length = 0;
          // A new request is not in the cache.
          const request = aSearch(reader === withColumns ? { ...byPrice, userLocation: unlike(at) } : {});
          const { listings } = await reader.search.searchListings(request, {
            ...visit,
            viewer,
          });
          if (
            reader === withColumns &&
            !reader.requested.some((sql) => sql.includes('from listing_search_on'))
          )
            byColumns += 1;
          await reading;
          const committed = await db.pool.query(
            'select listingkey, listprice from listing order by listingkey',
          );
          const found = listings
            .map(({ listingkey, listprice }) => ({ listingkey, listprice }))
            .sort((a, b) => (a.listingkey < b.listingkey ? -1 : 1));
          expect(found, `step ${at}`).toEqual(committed.rows);
        }
      } finally {
        for (const writer of writers) await writer.end();
        await withColumns.close();
      }
      expect(byColumns).toBeGreaterThan(2);
    },
  );
});

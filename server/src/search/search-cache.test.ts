import { guestViewer } from '@hearth/domain/people/viewer.ts';
import { aBox } from '@hearth/domain/testing/a-box.ts';
import { aListing, anOpenHouse } from '@hearth/domain/testing/a-listing.ts';
import { anAgentViewer } from '@hearth/domain/testing/a-viewer.ts';
import { PostgresDialect, sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { saveBoundaries } from '../boundaries/boundaries.queries.ts';
import { type Db, kyselyOn } from '../db/database.ts';
import { saveListings } from '../listings/save-listings.service.ts';
import { saveDrawnArea } from '../polygons/drawn-areas.queries.ts';
import type { CachingServices, Services } from '../services.ts';
import { aBoundary } from '../testing/a-boundary.ts';
import { aSearch } from '../testing/a-search.ts';
import { testNow } from '../testing/generated-listings.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { testServices } from '../testing/test-services.ts';
import { warmUp } from './warm-up.ts';

/** Two processes on one database, each with its own cache. */
let db: TestDatabase;
let here: Services;
let there: Db;
let requested: string[];

const connect = (): Db =>
  kyselyOn({
    dialect: new PostgresDialect({ pool: db.pool }),
    log: ({ query }) => {
      requested.push(query.sql);
    },
  });

beforeAll(async () => {
  db = await createTestDatabase();
  requested = [];
  here = testServices(connect());
  there = connect();
});
afterEach(async () => {
  await db.kysely.deleteFrom('listing').execute();
  await db.kysely.deleteFrom('boundary').execute();
});
afterAll(() => db.drop());

const searcher = { viewer: guestViewer, edition: 'austin', now: testNow, onlyAgent: null } as const;
const search = () => here.search.searchListings(aSearch(), searcher);
const draw = () => here.maps.mapPoints({ ...aSearch(), limit: 500, mobile: false, listingIds: [] }, searcher);
const save = (from: Db, ...listings: Parameters<typeof aListing>[0][]) =>
  saveListings(from, listings.map(aListing), { now: testNow });

/** Statements that a task sends. */
async function statementsOf(task: () => Promise<unknown>): Promise<string[]> {
  requested.length = 0;
  await task();
  return [...requested];
}

const wideBox = { minLatitude: 30, maxLatitude: 31, minLongitude: -98, maxLongitude: -97 };
const home = { listingid: 'A', listingkey: 'A', sourcelistingid: null };
const other = { listingid: 'B', listingkey: 'B', sourcelistingid: null, latitude: 30.4 };

describe('a search that was asked before', () => {
  it('reflects new, changed and removed listings at once, whichever process changed them', async () => {
    await save(there, home);
    expect((await search()).listings.map(({ listingkey }) => listingkey)).toEqual(['A']);
    expect((await draw()).total).toBe(1);
    await save(there, other);
    expect((await search()).total).toBe(2);
    expect((await draw()).total).toBe(2);
    await save(there, { ...home, listprice: 123_456, openhouse: [anOpenHouse()] });
    const changed = (await search()).listings.find(({ listingkey }) => listingkey === 'A');
    expect(changed).toMatchObject({ listprice: 123_456, isopenhouse: true });
    await save(there, { ...home, internetentirelistingdisplayyn: false });
    expect((await search()).listings.map(({ listingkey }) => listingkey)).toEqual(['B']);
    expect((await draw()).total).toBe(1);
    await save(there, { ...other, mlsstatus: 'Withdrawn' });
    expect((await search()).total).toBe(0);
    expect((await draw()).total).toBe(0);
  });

  it('returns the current history of a listing, without prices for guests', async () => {
    await save(there, { ...home, listprice: 700_000 });
    await search();
    await saveListings(there, [aListing({ ...home, listprice: 650_000 })], {
      now: new Date(testNow.getTime() + 1000),
    });
    const { history } = await search();
    const own = history.filter(({ listingkey }) => listingkey === 'A');
    expect(own[0]).toMatchObject({ event: 'price', price: null });
    expect(own.map(({ changedat }) => changedat)).toEqual(
      own
        .map(({ changedat }) => changedat)
        .sort()
        .reverse(),
    );
  });

  it('costs one small statement while the data is unchanged', async () => {
    await save(there, home, other);
    await search();
    await draw();
    await expect
      .poll(async () => {
        const lists = await statementsOf(() => search());
        const maps = await statementsOf(() => draw());
        return [...lists, ...maps];
      })
      .toEqual(['select * from search_change()', 'select * from search_change()']);
  });

  it('caches nothing for viewers who see more than guests', async () => {
    const agent = anAgentViewer();
    await save(there, { ...home, listingid: 'P', listingkey: 'P', source: 'EX', mlsstatus: 'Private' });
    const request = aSearch({ filters: { ...aSearch().filters, mlsStatus: ['Private'] } });
    expect((await here.search.searchListings(request, { ...searcher, viewer: agent })).total).toBe(1);
    expect((await here.search.searchListings(request, searcher)).total).toBe(0);
    expect((await here.search.searchListings(request, { ...searcher, viewer: agent })).total).toBe(1);
  });
});

describe('a search that was asked before a save ends', () => {
  it('caches no result as current while a save is under way', async () => {
    await save(there, home);
    const before = (await search()).total;
    await there.transaction().execute(async (writing) => {
      await save(writing, { listingid: 'C', listingkey: 'C', sourcelistingid: null });
      expect((await search()).total).toBe(before);
      expect((await search()).total).toBe(before);
    });
    expect((await search()).total).toBe(before + 1);
  });

  it('serves cached results during a long import, and the imported listings after it', async () => {
    await save(there, home, other);
    await there.transaction().execute(async (importing) => {
      for (const name of ['I1', 'I2', 'I3']) {
        await save(importing, { listingid: name, listingkey: name, sourcelistingid: null });
        const before = (await search()).total;
        await draw();
        const again = await statementsOf(async () => {
          expect((await search()).total).toBe(before);
          await draw();
        });
        expect(again).toEqual(['select * from search_change()', 'select * from search_change()']);
      }
    });
    const keys = (await search()).listings.map(({ listingkey }) => listingkey);
    expect(keys).toEqual(expect.arrayContaining(['I1', 'I2', 'I3']));
  });

  it('finds between the parts of an import the changes of other writers', async () => {
    await save(there, home, other);
    await there.transaction().execute(async (importing) => {
      await save(importing, { listingid: 'J', listingkey: 'J', sourcelistingid: null });
      const before = (await search()).total;
      await save(there, { ...other, mlsstatus: 'Withdrawn' });
      expect((await search()).total).toBe(before - 1);
      await save(importing, { listingid: 'K', listingkey: 'K', sourcelistingid: null });
      expect((await search()).total).toBe(before - 1);
      await save(there, other);
      expect((await search()).total).toBe(before);
    });
  });
});

describe('a process that is warmed up', () => {
  const warmUpOf = (services: CachingServices, signal: AbortSignal) =>
    warmUp({ ...services, visit: () => searcher, signal });
  const inBox = (lease: boolean) => aSearch({ lease, bounds: wideBox });

  it.each([false, true])('answers its first search from memory (lease: %s)', async (lease) => {
    await save(there, home, { ...other, propertytype: 'Residential Lease' });
    const services = testServices(connect(), { hasColumns: true });
    await warmUpOf(services, new AbortController().signal);
    const sent = await statementsOf(async () =>
      expect((await services.search.searchListings(inBox(lease), searcher)).listings).toHaveLength(1),
    );
    expect(sent.filter((statement) => /listing_search|open_house/.test(statement))).toEqual([]);
    await services.close();
  });

  it('stops when the process does', async () => {
    await save(there, home);
    const services = testServices(connect());
    expect(await statementsOf(() => warmUpOf(services, AbortSignal.abort()))).toEqual([]);
  });
});

describe('a search in an area that was asked before', () => {
  it('finds the listings in its current outline', async () => {
    const area = (north: number) =>
      aBoundary({ id: 'the-area', type: 'custom', geometry: aBox(-98, 30.3, -97.5, north) });
    await save(there, { ...other, listingid: 'N', listingkey: 'N', latitude: 30.45 });
    await saveBoundaries(there, [area(30.5)]);
    const within = async () =>
      (await here.search.searchListings(aSearch({ polygon: ['the-area'] }), searcher)).listings.map(
        ({ listingkey }) => listingkey,
      );
    expect(await within()).toContain('N');
    expect(await within()).toContain('N');
    await saveBoundaries(there, [area(30.42)]);
    expect(await within()).not.toContain('N');
  });

  it.each([0, 1, 2, 3, 4, 5, 6])(
    'keeps no result of an area as it was when the search began (%d statements ago)',
    async (statement) => {
      const area = (south: number) =>
        aBoundary({ id: 'moving', type: 'custom', geometry: aBox(-98, south, -97, south + 0.02) });
      await save(there, { ...other, listingid: 'M', listingkey: 'M', latitude: 30.71 });
      await saveBoundaries(there, [area(30.7)]);
      let sent = 0;
      const slow = kyselyOn({
        dialect: new PostgresDialect({
          pool: {
            options: {},
            async connect() {
              if (sent++ === statement) await saveBoundaries(there, [area(30.8)]);
              return db.pool.connect();
            },
            async end() {},
          },
        }),
      });
      const { search } = testServices(slow);
      const request = aSearch({ polygon: ['moving'] });
      await search.searchListings(request, searcher);
      expect(sent).toBeGreaterThan(statement);
      expect((await search.searchListings(request, searcher)).total).toBe(0);
    },
  );
});

describe('every table that searches read', () => {
  const change = async () =>
    (await sql<{ change: string }>`select change from search_change()`.execute(db.kysely)).rows[0]?.change;

  it.each(['listing', 'media', 'open_house', 'agent', 'listing_search', 'boundary', 'named_area'])(
    'says when it changes: %s',
    async (table) => {
      const before = await change();
      await sql`delete from ${sql.ref(table)} where false`.execute(db.kysely);
      expect(await change()).not.toBe(before);
    },
  );

  it('changes no version when a visitor draws an area for the first time or again', async () => {
    const ring = [
      [-98, 30.3],
      [-97.5, 30.3],
      [-97.5, 30.5],
      [-98, 30.3],
    ] as const;
    const before = await change();
    for (const _time of ['anew', 'again'])
      await saveDrawnArea(db.kysely, 'custom-drawn', { type: 'Polygon', coordinates: [ring] }, 'austin');
    expect(await change()).toBe(before);
  });
});

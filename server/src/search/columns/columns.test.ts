import type { Viewer } from '@hearth/domain/people/viewer.ts';
import { guestViewer } from '@hearth/domain/people/viewer.ts';
import type { Filters } from '@hearth/domain/search/filters/filters.ts';
import type { MapPointsRequest, SearchRequest } from '@hearth/domain/search/search-request.ts';
import { sortDirections, sortKeys } from '@hearth/domain/search/sort/sort.ts';
import { aListing } from '@hearth/domain/testing/a-listing.ts';
import { anAgentViewer, viewers } from '@hearth/domain/testing/a-viewer.ts';
import { PostgresDialect, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { saveBoundaries } from '../../boundaries/boundaries.queries.ts';
import type { Boundary } from '../../boundaries/boundary.ts';
import { type Db, kyselyOn } from '../../db/database.ts';
import { saveListings } from '../../listings/save-listings.ts';
import { mapPoints } from '../../map/map.service.ts';
import { aSearch, everyFilterOpen } from '../../testing/a-search.ts';
import { generatedListings, testNow } from '../../testing/generated-listings.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { searchRelaxations } from '../relaxations.service.ts';
import { findListings, searchContext, searchListings } from '../search.service.ts';
import { listContext } from '../search-context.ts';
import { trimChangeLog } from './columns.queries.ts';
import { dropColumns, keepColumns, readColumns } from './columns.ts';

/** Of every kind that is on the market. */
const allOpen: Filters = { ...everyFilterOpen, mlsStatus: ['Active', 'Pending', 'Pending - Taking Backups'] };
const homes = generatedListings(500, 20_261_123).map((listing, at) => ({
  ...listing,
  // Several at one point, as in a tower.
  ...(at % 9 === 0 && listing.latitude !== null ? { latitude: 30.27, longitude: -97.74 } : {}),
}));

const areas: readonly Boundary[] = [
  {
    ...{ id: 'drawn', type: 'custom', name: 'Drawn', edition: 'austin', approximate: true, source: null },
    geometry: {
      type: 'Polygon',
      coordinates: [
        [
          [-97.9, 30.1],
          [-97.6, 30.2],
          [-97.7, 30.5],
          [-97.95, 30.4],
          [-97.9, 30.1],
        ],
      ],
    },
  },
  {
    ...{ id: 'austin', type: 'city', name: 'Austin', edition: 'austin', approximate: true, source: null },
    geometry: {
      type: 'Polygon',
      coordinates: [
        [
          [-97.8, 30.2],
          [-97.7, 30.2],
          [-97.7, 30.3],
          [-97.8, 30.2],
        ],
      ],
    },
  },
];

let db: TestDatabase;
/** A process that keeps columns; the database's own Kysely is one that does not. */
let keeping: Db;
let asked: string[];

beforeAll(async () => {
  db = await createTestDatabase();
  await saveListings(db.kysely, homes, { now: testNow });
  await saveBoundaries(db.kysely, areas);
  asked = [];
  keeping = kyselyOn({
    dialect: new PostgresDialect({ pool: db.pool }),
    log: ({ query }) => {
      asked.push(query.sql);
    },
  });
});
afterAll(() => db.drop());

const { client, agent } = viewers;
const visit = { viewer: guestViewer, edition: 'austin', now: testNow, onlyAgent: null } as const;

const readNow = async (lease = false) =>
  readColumns(keeping, { edition: 'austin', display: listContext({ lease }) });

/** Searches both ways, which must find the same; tells whether the columns answered. */
async function bothWays(
  changes: Partial<SearchRequest>,
  viewer: Viewer = guestViewer,
  onlyAgent: string | null = null,
): Promise<boolean> {
  const request = aSearch({ limit: 15, filters: allOpen, ...changes });
  const context = searchContext(request, { ...visit, viewer, onlyAgent });
  const found = await findListings(db.kysely, request, context);
  asked.length = 0;
  expect(await findListings(keeping, request, context)).toEqual(found);
  return found.total > 0 && !asked.some((sql) => sql.includes('from listing_search'));
}

const aMap = (changes: Partial<MapPointsRequest>): MapPointsRequest => ({
  ...aSearch(),
  limit: 500,
  mobile: false,
  listingIds: [],
  ...changes,
});

describe('the columns that a process keeps', () => {
  beforeAll(async () => {
    await readNow();
    await readNow(true);
  });

  it('answer what most people ask, without the rows of the search', async () => {
    const bounds = { minLatitude: 30.1, maxLatitude: 30.5, minLongitude: -97.9, maxLongitude: -97.6 };
    expect(await bothWays({})).toBe(true);
    expect(await bothWays({ lease: true })).toBe(true);
    expect(await bothWays({ bounds })).toBe(true);
    expect(await bothWays({ polygon: ['drawn'] })).toBe(true);
    expect(await bothWays({ polygon: ['austin'] })).toBe(true);
    expect(await bothWays({ polygon: ['austin', 'drawn'], address: ['78704'], page: 2 })).toBe(true);
    expect(await bothWays({ ourListingsFirst: true, page: 2 })).toBe(true);
  });

  it.each([
    ['a client', client],
    ['an agent with hidden listings', agent],
    ['an agent without', anAgentViewer({ agentId: 'nobody' })],
  ] as const)('answer %s as they do guests', async (_, viewer) => {
    const filters = { ...allOpen, mlsStatus: [...allOpen.mlsStatus, 'Private'] } as const;
    for (const lease of [false, true]) {
      expect(await bothWays({ filters, lease }, viewer)).toBe(true);
      expect(await bothWays({ filters, lease, page: 2 }, viewer)).toBe(true);
    }
    const hidden = homes.filter(({ internetentirelistingdisplayyn: shown }) => !shown);
    expect(hidden.filter(({ agentId }) => agentId === agent.agentId).length).toBeGreaterThan(2);
  });

  it('leave the listings of one agent to the database', async () => {
    expect(await bothWays({}, guestViewer, agent.agentId)).toBe(false);
  });

  it('find the homes nearby as the database does', async () => {
    const near = async (from: Db, request: SearchRequest) =>
      (await searchListings(from, request, visit)).nearbyListings.map(({ listingkey }) => listingkey);
    for (const [latitude, longitude] of [
      [30.27, -97.74],
      [30.1, -97.9],
      [31.5, -96],
    ] as const) {
      const bounds = {
        minLatitude: latitude,
        maxLatitude: latitude + 1e-7,
        minLongitude: longitude,
        maxLongitude: longitude + 1e-7,
      };
      for (const lease of [false, true]) {
        const request = aSearch({ bounds, lease, filters: { ...allOpen, minPrice: 100_000_000 } });
        asked.length = 0;
        const kept = await near(keeping, request);
        expect(asked.filter((sql) => sql.includes('from listing_search'))).toEqual([]);
        expect(kept.length).toBeGreaterThan(3);
        expect(kept).toEqual(await near(db.kysely, request));
      }
    }
  });

  it('count what relaxing each filter finds', async () => {
    const filters = { ...allOpen, minBedrooms: 6, minPrice: 1_500_000, fireplace: true };
    const request = aSearch({ filters, address: ['78704'] });
    asked.length = 0;
    const kept = await searchRelaxations(keeping, request, visit);
    expect(asked.filter((sql) => sql.includes('listing_search'))).toEqual([]);
    expect(kept.relaxations.length).toBeGreaterThan(2);
    expect(kept).toEqual(await searchRelaxations(db.kysely, request, visit));
    const sold = aSearch({ filters: { ...filters, mlsStatus: ['Sold'] } });
    expect(await searchRelaxations(keeping, sold, visit)).toEqual(
      await searchRelaxations(db.kysely, sold, visit),
    );
  });

  it('order as the database does, on every page', async () => {
    for (const sortBy of sortKeys) {
      for (const sortType of sortDirections) {
        for (const page of [1, 3]) await bothWays({ sort: { sortBy, sortType }, page });
      }
    }
  });

  it('leave to the database what they cannot tell', async () => {
    await bothWays({ filters: { ...allOpen, keyword: 'pool' } });
    await bothWays({ filters: { ...allOpen, openHouse: 7 } });
    await bothWays({ filters: { ...allOpen, mlsStatus: ['Active', 'Sold'] } });
    await bothWays({ address: ['main st'] });
    await bothWays({ trecLicense: ['1'] });
    expect(await bothWays({ sort: { sortBy: 'address', sortType: 'ASC' }, limit: 16 })).toBe(false);
  });

  it.each([5, 9, 12, 15, 17])('draw the map of zoom %d', async (zoom) => {
    const bounds = { minLatitude: 30.05, maxLatitude: 30.6, minLongitude: -98, maxLongitude: -97.5 };
    for (const changes of [
      {},
      { bounds },
      { polygon: ['drawn'] },
      { limit: 20 },
      { mobile: true, limit: 3 },
    ]) {
      const request = aMap({ zoom, filters: allOpen, ...changes });
      const kept = await mapPoints(keeping, request, visit);
      expect(kept.total).toBeGreaterThan(5);
      expect(kept).toEqual(await mapPoints(db.kysely, request, visit));
    }
  });
});

describe('after a change', () => {
  const home = { listingid: 'N1', listingkey: 'N1', sourcelistingid: null, listprice: 77_777 };
  const mine = { filters: { ...allOpen, minPrice: 77_777, maxPrice: 77_777 } };
  const total = async () => (await searchListings(keeping, aSearch(mine), visit)).total;
  const save = (...listings: Parameters<typeof aListing>[0][]) =>
    saveListings(db.kysely, listings.map(aListing), { now: testNow });
  /** Another limit is another question, which was not asked before. */
  let limit = 20;
  const untilRead = () => expect.poll(() => bothWays({ limit: limit++ }), { timeout: 10_000 }).toBe(true);

  it('they answer with it at once', async () => {
    await readNow();
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
    await readNow(true);
    expect(await bothWays({ ...mine, lease: true })).toBe(true);
  });

  it('a process that keeps them reads them by itself', async () => {
    await dropColumns(keeping);
    keepColumns(keeping);
    expect(await bothWays({ limit: limit++ })).toBe(false);
    await untilRead();
  });

  it('of very many listings at once the database answers until they are applied', async () => {
    await readNow();
    const many = generatedListings(900, 77).map((listing) => ({ ...listing, edition: 'austin' as const }));
    await saveListings(db.kysely, many, { now: testNow });
    expect(await bothWays({ limit: limit++ })).toBe(false);
    await untilRead();
    await sql`delete from listing_search where id % 2 = 0`.execute(db.kysely);
    await untilRead();
  });

  it('that the log names no rows of they are read anew', async () => {
    await readNow();
    await db.kysely.transaction().execute(async (trx) => {
      await sql`create temporary table kept on commit drop as select * from listing_search`.execute(trx);
      await sql`truncate listing_search`.execute(trx);
      await sql`insert into listing_search select * from kept where id % 3 = 0`.execute(trx);
    });
    expect(await bothWays({ limit: limit++ })).toBe(false);
    await untilRead();
  });

  it('that the log has forgotten they are read anew', async () => {
    await readNow();
    const trim = async () => {
      await sql`update search_epoch set trimmed_at = trimmed_at - interval '2 hours'`.execute(db.kysely);
      await trimChangeLog(db.kysely);
    };
    await save(home);
    await trim();
    expect(await bothWays({ limit: limit++ })).toBe(true);
    await save({ ...home, listprice: 80_000 });
    // A transaction of another database of the server may hold the log back for a moment.
    const logged = async () => {
      await trim();
      const { rows } = await sql`select from search_row_change`.execute(db.kysely);
      return rows.length;
    };
    await expect.poll(logged, { timeout: 30_000 }).toBe(0);
    expect(await bothWays({ limit: limit++ })).toBe(false);
    await untilRead();
  });
});

import { guestViewer } from '@hearth/domain/people/viewer.ts';
import type { Filters } from '@hearth/domain/search/filters/filters.ts';
import type { MapPointsRequest, SearchRequest } from '@hearth/domain/search/search-request.ts';
import { sortDirections, sortKeys } from '@hearth/domain/search/sort/sort.ts';
import { aListing } from '@hearth/domain/testing/a-listing.ts';
import { Kysely, PostgresDialect } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { saveBoundaries } from '../../boundaries/boundaries.queries.ts';
import type { Boundary } from '../../boundaries/boundary.ts';
import type { Tables } from '../../db/database.ts';
import { saveListings } from '../../listings/save-listings.ts';
import { mapPoints } from '../../map/map.service.ts';
import { aSearch, everyFilterOpen } from '../../testing/a-search.ts';
import { generatedListings, testNow } from '../../testing/generated-listings.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { findListings, searchContext, searchListings } from '../search.service.ts';
import { listPlace } from '../search-context.ts';
import { readColumns } from './columns.ts';

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
let keeping: Kysely<Tables>;
let asked: string[];

beforeAll(async () => {
  db = await createTestDatabase();
  await saveListings(db.kysely, homes, { now: testNow });
  await saveBoundaries(db.kysely, areas);
  asked = [];
  keeping = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool: db.pool }),
    log: ({ query }) => {
      asked.push(query.sql);
    },
  });
});
afterAll(() => db.drop());

const searcher = { viewer: guestViewer, edition: 'austin', now: testNow, onlyAgent: null } as const;

const readNow = async (lease = false) =>
  readColumns(keeping, { edition: 'austin', place: listPlace({ lease }) });

/** Searches both ways, which must find the same; tells whether the columns answered. */
async function bothWays(changes: Partial<SearchRequest>): Promise<boolean> {
  const request = aSearch({ limit: 15, filters: allOpen, ...changes });
  const context = searchContext(request, searcher);
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
      const kept = await mapPoints(keeping, request, searcher);
      expect(kept.total).toBeGreaterThan(5);
      expect(kept).toEqual(await mapPoints(db.kysely, request, searcher));
    }
  });
});

describe('after a change', () => {
  it('they answer nothing until they have been read again', async () => {
    await readNow();
    const home = { listingid: 'N1', listingkey: 'N1', sourcelistingid: null, listprice: 77_777 };
    const mine = { filters: { ...allOpen, minPrice: 77_777, maxPrice: 77_777 } };
    const total = async () => (await searchListings(keeping, aSearch(mine), searcher)).total;
    const before = await total();
    await saveListings(db.kysely, [aListing(home)], { now: testNow });
    expect(await bothWays(mine)).toBe(false);
    expect(await total()).toBe(before + 1);
    await readNow();
    expect(await bothWays({ ...mine, limit: 14 })).toBe(true);
    await saveListings(db.kysely, [aListing({ ...home, mlsstatus: 'Withdrawn' })], { now: testNow });
    expect(await total()).toBe(before);
  });

  it('a process that keeps them reads them by itself', async () => {
    await saveListings(db.kysely, [aListing({ listingid: 'N2', listingkey: 'N2', sourcelistingid: null })], {
      now: testNow,
    });
    let limit = 20;
    await expect.poll(() => bothWays({ limit: limit++ }), { timeout: 10_000 }).toBe(true);
  });
});

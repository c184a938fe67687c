import { guestViewer } from '@hearth/domain/people/viewer.ts';
import type { MapPointsRequest, SearchRequest } from '@hearth/domain/search/search-request.ts';
import { sortDirections, sortKeys } from '@hearth/domain/search/sort/sort.ts';
import { anAgentViewer, viewers } from '@hearth/domain/testing/a-viewer.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CachingServices } from '../../services.ts';
import { aSearch } from '../../testing/a-search.ts';
import { aColumnsWorld, allOpen, type ColumnsWorld, homes, visit } from '../../testing/columns-world.ts';

let world: ColumnsWorld;
let withColumns: CachingServices;
let withoutColumns: CachingServices;
let bothWays: ColumnsWorld['bothWays'];
let requested: string[];

beforeAll(async () => {
  world = await aColumnsWorld();
  ({ withColumns, withoutColumns, bothWays, requested } = world);
  await world.readNow();
  await world.readNow(true);
});
afterAll(() => world.close());

const { client, agent } = viewers;

const aMap = (changes: Partial<MapPointsRequest>): MapPointsRequest => ({
  ...aSearch(),
  limit: 500,
  mobile: false,
  listingIds: [],
  ...changes,
});

describe('the columns of a process', () => {
  it('serve the most common searches without reading search rows', async () => {
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
    ['an agent without', anAgentViewer({ agentId: 'unknown' })],
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

  it('find the homes within a travel time as the database does', async () => {
    const within = (travelTime: string) => bothWays({ filters: { ...allOpen, travelTime } });
    expect(await within('30_DRIVING_midday_30.27_-97.74')).toBe(true);
    await within('60_WALKING_midday_30.27_-97.74');
    await within('10_TRANSIT_midday_30.27_-97.74');
  });

  it('order as the database does, on every page', async () => {
    for (const sortBy of sortKeys) {
      for (const sortType of sortDirections) {
        for (const page of [1, 3]) await bothWays({ sort: { sortBy, sortType }, page });
      }
    }
  });

  it('leave to the database the searches that they cannot answer', async () => {
    await bothWays({ filters: { ...allOpen, keyword: 'pool' } });
    await bothWays({ filters: { ...allOpen, openHouse: 7 } });
    await bothWays({ filters: { ...allOpen, mlsStatus: ['Active', 'Sold'] } });
    await bothWays({ address: ['main st'] });
    await bothWays({ trecLicense: ['1'] });
    expect(await bothWays({ sort: { sortBy: 'address', sortType: 'ASC' }, limit: 16 })).toBe(false);
  });
});

describe('homes nearby, relaxations and map points from columns', () => {
  it('finds the homes nearby that the database finds', async () => {
    const near = async (from: CachingServices, request: SearchRequest) =>
      (await from.search.searchListings(request, visit)).nearbyListings.map(({ listingkey }) => listingkey);
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
        requested.length = 0;
        const kept = await near(withColumns, request);
        expect(requested.filter((sql) => sql.includes('from listing_search'))).toEqual([]);
        expect(kept.length).toBeGreaterThan(3);
        expect(kept).toEqual(await near(withoutColumns, request));
      }
    }
  });

  it('counts each relaxation as the database does', async () => {
    const filters = { ...allOpen, minBedrooms: 6, minPrice: 1_500_000, fireplace: true };
    const request = aSearch({ filters, address: ['78704'] });
    requested.length = 0;
    const kept = await withColumns.search.searchRelaxations(request, visit);
    expect(requested.filter((sql) => sql.includes('listing_search'))).toEqual([]);
    expect(kept.relaxations.length).toBeGreaterThan(2);
    expect(kept).toEqual(await withoutColumns.search.searchRelaxations(request, visit));
    const sold = aSearch({ filters: { ...filters, mlsStatus: ['Sold'] } });
    expect(await withColumns.search.searchRelaxations(sold, visit)).toEqual(
      await withoutColumns.search.searchRelaxations(sold, visit),
    );
  });

  it.each([5, 9, 12, 15, 17])('returns the map points of the database at zoom %d', async (zoom) => {
    const bounds = { minLatitude: 30.05, maxLatitude: 30.6, minLongitude: -98, maxLongitude: -97.5 };
    for (const changes of [
      {},
      { bounds },
      { polygon: ['drawn'] },
      { limit: 20 },
      { mobile: true, limit: 3 },
    ]) {
      const request = aMap({ zoom, filters: allOpen, ...changes });
      const kept = await withColumns.maps.mapPoints(request, visit);
      expect(kept.total).toBeGreaterThan(5);
      expect(kept).toEqual(await withoutColumns.maps.mapPoints(request, visit));
    }
  });
});

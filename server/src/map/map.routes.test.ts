import { getMapPoints, type MapPoints } from '@hearth/domain/contract/map.ts';
import type { Outlines } from '@hearth/domain/contract/outlines.ts';
import type { SearchResult } from '@hearth/domain/contract/search.ts';
import type { Ring } from '@hearth/domain/search/areas/geometry/area-geometry.ts';
import { aListing } from '@hearth/domain/testing/a-listing.ts';
import { viewers } from '@hearth/domain/testing/a-viewer.ts';
import { PostgresDialect } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '../app.ts';
import { saveBoundaries } from '../boundaries/boundaries.queries.ts';
import { kyselyOn } from '../db/database.ts';
import { publicVisit } from '../http/visit.ts';
import { aBoundary } from '../testing/a-boundary.ts';
import { generatedListings, testNow } from '../testing/generated-listings.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { testConfig } from '../testing/test-config.ts';
import { testServices } from '../testing/test-services.ts';

const tower = Array.from({ length: 60 }, (_, i) =>
  aListing({
    listingid: `TOWER${i}`,
    listingkey: `TOWER-${i}`,
    sourcelistingid: null,
    latitude: 30.2672,
    longitude: -97.7431,
    listprice: 300_000 + i,
  }),
);
const alone = aListing({ listingid: 'ALONE', listingkey: 'ALONE', latitude: 30.9, longitude: -98.8 });

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
  await server.save(...generatedListings(500, 11), ...tower, alone);
});
afterAll(() => server.close());

const wide = 'minLatitude=29&maxLatitude=31&minLongitude=-99&maxLongitude=-97';
const everything = 'lot=true&farm=true&multiFamily=true&commercialSale=true&mlsStatus=Active,Pending,Sold';
/** Sold homes are drawn for verified viewers. */
const requested = () => server.as(viewers.client);
const points = (query: string): Promise<MapPoints> => requested().get(`/api/v2/map/points?${query}`);
const standFor = ({ clusters, points }: MapPoints): number =>
  [...clusters, ...points].reduce((sum, item) => sum + (item.type === 'listing' ? 1 : item.count), 0);

describe('the points of a request that knows no view', () => {
  it.each([
    ['', 9],
    ['&mobile=true', 8],
  ])('are for the zoom at which all are in view%s', async (mobile, zoom) => {
    const all = await points(`${everything}${mobile}`);
    // Their 1.4 degrees are 1 px of a world of 256 px, and 256 px at zoom 8.
    expect(all.zoom).toBe(zoom);
    const { zoom: _zoom, ...withoutZoom } = all;
    expect(withoutZoom).toEqual(await points(`${everything}${mobile}&zoom=${zoom}`));
  });

  it('returns one home for the nearest zoom of pins', async () => {
    const { zoom, points: pins } = await points('minPrice=300059&maxPrice=300059');
    expect([zoom, pins.length]).toEqual([15, 1]);
  });
});

describe('the points of the map', () => {
  it.each([0, 3, 7, 9, 10, 11, 12, 13, 14, 15, 17])(
    'at zoom %i represent every listing of the search, and are few enough to draw',
    async (zoom) => {
      for (const limit of [500, 40, 1]) {
        const answer = await points(`${wide}&${everything}&zoom=${zoom}&limit=${limit}`);
        expect(answer.clusters.length + answer.points.length).toBeLessThanOrEqual(limit);
        expect(standFor(answer)).toBe(answer.total);
      }
      const found = await requested().get<SearchResult>(`/api/v2/listing/search?${wide}&${everything}`);
      expect((await points(`${wide}&${everything}&zoom=${zoom}`)).total).toBe(found.total);
    },
  );

  it('groups several homes of one point', async () => {
    const near = 'minLatitude=30.2671&maxLatitude=30.2673&minLongitude=-97.7432&maxLongitude=-97.743';
    for (const zoom of [12, 16]) {
      const answer = await points(`${near}&zoom=${zoom}&minPrice=300000&maxPrice=300059`);
      expect(answer.clusters).toEqual([]);
      expect(answer.points).toEqual([
        {
          type: 'group',
          latitude: 30.2672,
          longitude: -97.7431,
          count: 60,
          listingids: expect.arrayContaining(['TOWER0', 'TOWER49']),
          minprice: 300_000,
          maxprice: 300_059,
          subdivisionname: tower[0]!.subdivisionname,
          city: tower[0]!.city,
        },
      ]);
    }
  });

  it('say where some of the homes are closed, since their prices are list prices', async () => {
    const sold = (latitude: number, at: number) =>
      aListing({
        ...{ listingid: `CLOSED${latitude}-${at}`, listingkey: `CLOSED${latitude}-${at}`, latitude },
        ...{ longitude: -98.5, mlsstatus: at === 0 ? 'Active' : 'Sold', closedate: '2026-07-01' },
      });
    await server.save(sold(30.85, 0), sold(30.85, 1), sold(30.92, 1), sold(30.923, 1));
    const around = 'minLatitude=30.8&maxLatitude=31&minLongitude=-98.6&maxLongitude=-98.4&zoom=11';
    const { clusters, points: pins } = await points(`${around}&mlsStatus=Active,Sold&soldTimeframe=1460`);
    expect([...clusters, ...pins].map((item) => [item.type, 'hasclosed' in item])).toEqual([
      ['cluster', true],
      ['group', true],
    ]);
  });

  it('returns a pin for a single home, at any zoom', async () => {
    const around = 'minLatitude=30.8&maxLatitude=31&minLongitude=-98.9&maxLongitude=-98.7';
    for (const zoom of [5, 12, 17])
      expect((await points(`${around}&zoom=${zoom}`)).points).toEqual([
        {
          type: 'listing',
          latitude: 30.9,
          longitude: -98.8,
          listingid: 'ALONE',
          listprice: 450_000,
          mlsstatus: 'Active',
          isexclusive: false,
          bedroomstotal: 3,
          subdivisionname: alone.subdivisionname,
          city: alone.city,
        },
      ]);
  });

  it('bounds clusters by the boxes around their listings', async () => {
    const { clusters } = await points(`${wide}&zoom=8`);
    const { boundaries, count } = clusters[0]!;
    const inside = await server.get<SearchResult>(
      `/api/v2/listing/search?${Object.entries(boundaries)
        .map(([name, value]) => `${name}=${value}`)
        .join('&')}`,
    );
    expect(inside.total).toBeGreaterThanOrEqual(count);
  });

  it('returns the points of requested ids', async () => {
    const answer = await points('listingIds=ALONE,TOWER7&zoom=10');
    expect(answer.points.map((point) => (point.type === 'listing' ? point.listingid : ''))).toEqual(
      expect.arrayContaining(['ALONE', 'TOWER7']),
    );
    expect(answer.total).toBe(2);
  });

  it('group thumbs further apart than mice', async () => {
    const mouse = await points(`${wide}&${everything}&zoom=9`);
    const thumb = await points(`${wide}&${everything}&zoom=9&mobile=true`);
    expect(thumb.clusters.length).toBeLessThan(mouse.clusters.length);
  });
});

describe('requests for the points of the map', () => {
  it.each([
    `${wide}&zoom=14&limit=1`,
    `${wide}&zoom=14&limit=40`,
    'zoom=14.9&limit=1',
    'minLatitude=-90&maxLatitude=90&minLongitude=-180&maxLongitude=180&zoom=14&limit=1',
  ])('cost a few statements at most: %s', async (query) => {
    let statements = 0;
    const db = kyselyOn({
      dialect: new PostgresDialect({ pool: server.db.pool }),
      log: () => {
        statements++;
      },
    });
    const request = getMapPoints.query.parse(
      Object.fromEntries(new URLSearchParams(`${query}&${everything}`)),
    );
    const answer = await testServices(db).maps.mapPoints(
      request,
      publicVisit({ edition: 'austin', now: testNow }),
    );
    expect(standFor(answer)).toBe(answer.total);
    expect(statements).toBeLessThanOrEqual(8);
  });

  it('limits requests to some a minute for each address', async () => {
    const limited = await buildApp({
      db: server.db,
      config: testConfig({ requestsPerMinute: 5 }),
      clock: () => testNow,
    });
    const status = async (path: string) => (await limited.inject(path)).statusCode;
    expect([await status('/api/v2/map/points'), await status('/api/v2/map/points')]).toEqual([200, 200]);
    expect(await status('/api/v2/map/points')).toBe(429);
    expect(await status('/api/v2/listing/search')).toBe(200);
    await limited.close();
  });

  it('refuses malformed requests', async () => {
    expect(await server.get('/api/v2/map/points?limit=501&zoom=high', 400)).toMatchObject({
      code: 'validation_failed',
    });
  });
});

it('the outlines of the map lie within it, simplified to what its zoom shows', async () => {
  const ragged = (south: number): Ring => {
    const top = Array.from(
      { length: 1000 },
      (_, at) => [-97.8 + at / 10_000, south + 0.1 + (at % 2) / 1e6] as const,
    );
    return [[-97.8, south], ...top, [-97.7, south], [-97.8, south]];
  };
  const county = (name: string, south: number) =>
    aBoundary({
      ...{ id: `county-${name}`, type: 'county', name, approximate: false },
      geometry: { type: 'Polygon', coordinates: [ragged(south)] },
    });
  await saveBoundaries(server.db.kysely, [county('here', 30.2), county('panhandle', 35.2)]);
  const { features } = await server.get<Outlines>('/api/v2/map/outlines');
  const [first, ...more] = features.filter(({ properties }) => properties.type === 'county');
  expect([first?.properties.name, more]).toEqual(['here County', []]);
  expect(first?.geometry.coordinates[0].length).toBeLessThan(10);
});

import type { MarketOverview } from '@hearth/domain/contract/market-overview.ts';
import type { StoredPolygon } from '@hearth/domain/contract/polygon.ts';
import type { SearchResult } from '@hearth/domain/contract/search.ts';
import type { Listing } from '@hearth/domain/listing/listing.ts';
import { aListing } from '@hearth/domain/testing/a-listing.ts';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { saveBoundaries } from '../boundaries/boundaries.queries.ts';
import type { Boundary } from '../boundaries/boundary.ts';
import { testNow } from '../testing/generated-listings.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { overviewHead } from './overview-head.ts';

let server: TestApp;
let number = 5000;

/** A plain house with an id of its own, inside of Zilker. */
const house = (changes: Partial<Listing> = {}): Listing => {
  number += 1;
  return aListing({
    listingid: `AUS${number}`,
    listingkey: `AUS-${number}`,
    sourcelistingid: String(number),
    city: 'Austin',
    postalcode: '78704',
    countyorparish: 'Travis',
    subdivisionname: 'Zilker',
    latitude: 30.26,
    longitude: -97.77,
    ...changes,
  });
};

/** A square around a point, `reach` degrees each way. */
const square = (latitude: number, longitude: number, reach: number): Boundary['geometry'] => ({
  type: 'Polygon',
  coordinates: [
    [
      [longitude - reach, latitude - reach],
      [longitude + reach, latitude - reach],
      [longitude + reach, latitude + reach],
      [longitude - reach, latitude + reach],
      [longitude - reach, latitude - reach],
    ],
  ],
});

const boundary = (changes: Pick<Boundary, 'id' | 'type' | 'name'> & Partial<Boundary>): Boundary => ({
  edition: 'austin',
  geometry: square(30.26, -97.77, 0.01),
  approximate: true,
  source: null,
  ...changes,
});

const places: readonly Boundary[] = [
  boundary({ id: 'county-travis', type: 'county', name: 'Travis', geometry: square(30.3, -97.8, 0.5) }),
  boundary({ id: 'city-austin', type: 'city', name: 'Austin', geometry: square(30.28, -97.77, 0.2) }),
  boundary({
    id: 'postalcode-78704',
    type: 'postalcode',
    name: '78704',
    geometry: square(30.25, -97.77, 0.05),
  }),
  boundary({ id: 'subdivision-zilker', type: 'subdivision', name: 'Zilker' }),
  boundary({
    id: 'subdivision-buda-zilker',
    type: 'subdivision',
    name: "'Zilker'",
    geometry: square(30.08, -97.84, 0.01),
  }),
  boundary({ id: 'water-lake', type: 'water', name: 'Lake' }),
  boundary({ id: 'custom-1', type: 'custom', name: 'Drawn area' }),
  boundary({ id: 'city-san-antonio', type: 'city', name: 'San Antonio', edition: 'san-antonio' }),
];

const overview = (id: string): Promise<MarketOverview> => server.get(`/api/market-overview/${id}`);

async function start(): Promise<void> {
  server = await startTestApp();
  await saveBoundaries(server.db.kysely, places);
}

describe('the outline of an area by its path', () => {
  beforeAll(start);
  afterAll(() => server.close());

  const byUrl = (url: string, status = 200) =>
    server.get<StoredPolygon>(`/api/polygon?url=${encodeURIComponent(url)}`, status);

  it('is that of the boundary', async () => {
    expect(await byUrl('city/tx/austin')).toMatchObject({ id: 'city-austin', type: 'city', name: 'Austin' });
    expect(await byUrl('/listings/market-overview/City/TX/austin')).toMatchObject({ id: 'city-austin' });
    expect(await byUrl('city/tx/austin')).toEqual(await server.get('/api/polygon/city-austin'));
  });

  it('tells areas of one slug apart by their id', async () => {
    const ids = [];
    for (const id of ['subdivision-zilker', 'subdivision-buda-zilker']) {
      const { url } = await overview(id);
      expect(url).toBe(`/listings/market-overview/subdivision/tx/zilker/${id}`);
      ids.push((await byUrl(url)).id);
    }
    expect(ids).toEqual(['subdivision-zilker', 'subdivision-buda-zilker']);
    expect((await byUrl('subdivision/tx/zilker')).id).toBe('subdivision-buda-zilker');
  });

  it.each([
    ['an unknown name', 'city/tx/atlantis'],
    ['another state', 'city/ok/austin'],
    ['another kind', 'county/tx/austin'],
    ['another edition', 'city/tx/san-antonio'],
    ['the id of another kind', 'city/tx/austin/county-travis'],
    ['a drawn area', 'subdivision/tx/drawn-area/custom-1'],
    ['something else', "'; drop table boundary --"],
    ['a step upwards', 'city/tx/../austin'],
  ])('is not found for %s', async (_what, url) => {
    expect(await byUrl(url, 404)).toMatchObject({ code: 'polygon_not_found' });
  });

  it('asks for a path, and for nothing else', async () => {
    for (const query of ['', '?url=', '?url=%00', '?id=city-austin', `?url=${'a'.repeat(301)}`])
      expect(await server.get(`/api/polygon${query}`, 400)).toMatchObject({ code: 'validation_failed' });
  });

  it('has a link for each name of a listing that has a page', async () => {
    const { areas } = await server.get<{ areas: { place: string; url: string }[] }>(
      '/api/market-areas?city=Austin&postalcode=78704-1234&subdivision=ZILKER',
    );
    expect(areas.map(({ place, url }) => [place, url])).toEqual([
      ['Austin', '/listings/market-overview/city/tx/austin'],
      ['78704', '/listings/market-overview/postalcode/tx/78704'],
      ['Zilker', '/listings/market-overview/subdivision/tx/zilker/subdivision-zilker'],
    ]);
    expect(await server.get('/api/market-areas?city=Atlantis')).toEqual({ areas: [] });
  });
});

describe('the head of a page', () => {
  beforeEach(start);
  afterEach(() => server.close());

  const headOf = (path: string) => {
    const [pathname = '', query = ''] = path.split('?');
    return overviewHead(server.db.kysely, 'austin', () => testNow)(pathname, query);
  };
  const austin = '/listings/market-overview/city/tx/austin';

  it('says what the page is about, before any script runs', async () => {
    await server.save(house({ listprice: 300_000 }), house({ listprice: 500_000 }));
    expect(await headOf(austin)).toEqual({
      title: 'Austin Real Estate Listings and Homes for Sale',
      description: expect.stringContaining(
        '2 homes for sale. Homes in Austin are listed from $300,000 to $500,000.',
      ),
      canonical: austin,
    });
    expect(await headOf(`${austin}?maxPrice=400000&fireplace=true`)).toMatchObject({
      title: 'Austin Real Estate Listings and Homes for Sale under $400,000',
      canonical: `${austin}?maxPrice=400000`,
    });
    expect(await headOf('/listings/market-overview/City/TX/Austin/?utm=1')).toMatchObject({
      canonical: austin,
    });
  });

  it('reads the homes of an area once a minute, however often its page is asked for', async () => {
    await server.save(house(), house());
    const head = overviewHead(server.db.kysely, 'austin', () => testNow);
    const first = await head(austin, '');
    expect(first).toMatchObject({ description: expect.stringContaining('2 homes for sale') });
    await server.save(house());
    expect(await head(austin, '')).toEqual(first);
    expect(await head(austin, 'minBedrooms=3&maxBedrooms=3')).toMatchObject({
      description: expect.stringContaining('2 homes for sale'),
    });
    expect(await headOf(austin)).toMatchObject({ description: expect.stringContaining('3 homes for sale') });
  });

  it('is that of a missing page where the path names no area', async () => {
    for (const path of ['city/tx/atlantis', 'city', '', 'county/tx/austin', "'--"])
      expect(await headOf(`/listings/market-overview/${path}`)).toBe('missing');
    expect(await headOf('/listings/market-overviews')).toBeUndefined();
    expect(await headOf('/listings')).toBeUndefined();
  });
});

describe('the market overview', () => {
  beforeEach(start);
  afterEach(() => server.close());

  it('has the middle figures of what is for sale, and what homes cost', async () => {
    await server.save(
      house({ listprice: 300_000, livingarea: 1000, onmarketdate: '2026-11-11' }),
      house({ listprice: 500_000, livingarea: 2000, onmarketdate: '2026-11-01', mlsstatus: 'Pending' }),
      house({ listprice: 900_000, livingarea: null, onmarketdate: '2026-11-20' }),
    );
    const { figures, range, asof } = await overview('subdivision-zilker');
    expect(figures).toEqual({
      forsale: 3,
      medianlistprice: 500_000,
      medianpricepersquarefoot: 275,
      mediandaysonmarket: 10,
      sold: 0,
    });
    expect(range).toEqual({ of: 'area', count: 3, minimum: 300_000, maximum: 900_000 });
    expect(asof).toBe('2026-11-21');
  });

  it('counts no leases, and land only by its kind', async () => {
    await server.save(
      house({ listprice: 300_000 }),
      house({ listprice: 500_000, mlsstatus: 'Pending - Taking Backups' }),
      house({ listprice: 2_500, propertytype: 'Residential Lease' }),
      house({ listprice: 90_000, propertytype: 'Land', propertyfiltertype: 'Lot' }),
    );
    const { range, inventory } = await overview('subdivision-zilker');
    expect(range).toMatchObject({ minimum: 300_000, maximum: 500_000, count: 2 });
    expect(inventory).toEqual([
      { propertyfiltertype: 'Single Family Residence', active: 1, pending: 1, medianlistprice: 400_000 },
      { propertyfiltertype: 'Lot', active: 1, pending: 0, medianlistprice: 90_000 },
    ]);
  });

  it('says what homes nearby cost where fewer than two are for sale', async () => {
    const away = { subdivisionname: 'Barton Hills', latitude: 30.24, longitude: -97.79 };
    await server.save(
      house({ listprice: 300_000 }),
      house({ ...away, listprice: 450_000 }),
      house({ ...away, listprice: 700_000 }),
    );
    const { figures, range } = await overview('subdivision-zilker');
    expect(figures.forsale).toBe(1);
    expect(range).toEqual({ of: 'nearby', count: 2, minimum: 450_000, maximum: 700_000 });
  });

  it('says nothing of an area without homes and without neighbours', async () => {
    const { figures, range, inventory, months } = await overview('subdivision-zilker');
    expect(figures).toEqual({
      forsale: 0,
      medianlistprice: null,
      medianpricepersquarefoot: null,
      mediandaysonmarket: null,
      sold: 0,
    });
    expect(range).toBeNull();
    expect(inventory).toEqual([]);
    expect(months).toHaveLength(24);
    expect(months[0]).toEqual({ month: '2024-12', sold: 0, soldmedianlistprice: null, listed: 0 });
    expect(months.at(-1)?.month).toBe('2026-11');
  });

  it('counts sales and new listings by month, with list prices from three sales on', async () => {
    const sold = (closedate: string, listprice: number) =>
      house({ mlsstatus: 'Sold', closedate, listprice, closeprice: 1, onmarketdate: '2026-08-15' });
    await server.save(
      sold('2026-09-01', 300_000),
      sold('2026-09-30', 400_000),
      sold('2026-09-15', 800_000),
      sold('2026-10-15', 500_000),
      sold('2024-11-30', 500_000),
      house({ onmarketdate: '2026-11-11' }),
    );
    const { months, figures } = await overview('subdivision-zilker');
    const of = (name: string) => months.find(({ month }) => month === name);
    expect(of('2026-09')).toEqual({ month: '2026-09', sold: 3, soldmedianlistprice: 400_000, listed: 0 });
    expect(of('2026-10')).toMatchObject({ sold: 1, soldmedianlistprice: null });
    expect(of('2026-08')).toMatchObject({ sold: 0, listed: 5 });
    expect(of('2026-11')).toMatchObject({ listed: 1 });
    expect(figures.sold).toBe(4);
  });

  it('is compared with the city around, that with its county, and that with the region', async () => {
    await server.save(
      house({ listprice: 300_000 }),
      house({ listprice: 900_000, subdivisionname: 'Far', latitude: 30.4 }),
    );
    const zilker = await overview('subdivision-zilker');
    expect(zilker.within.map(({ place }) => place)).toEqual(['Travis County', 'Austin']);
    expect(zilker.compared).toMatchObject({
      place: 'Austin',
      url: '/listings/market-overview/city/tx/austin',
      figures: { forsale: 2, medianlistprice: 600_000 },
    });
    expect((await overview('city-austin')).compared?.place).toBe('Travis County');
    expect((await overview('county-travis')).compared).toMatchObject({
      place: 'Austin and Central Texas',
      url: null,
    });
  });

  it('names the zips, neighbourhoods and schools of its homes', async () => {
    const school = { elementaryschool: 'Zilker Elementary', elementaryschoolrating: 8 };
    await server.save(
      house(school),
      house({ ...school, highschool: 'Austin High', highschoolrating: 7 }),
      house({ subdivisionname: 'Unmapped', postalcode: '78701' }),
    );
    const { zipcodes, neighborhoods, schools } = await overview('city-austin');
    expect(zipcodes).toEqual([
      { type: 'postalcode', place: '78701', url: null, count: 1 },
      { type: 'postalcode', place: '78704', url: '/listings/market-overview/postalcode/tx/78704', count: 2 },
    ]);
    expect(neighborhoods.place).toBe('Austin');
    expect(neighborhoods.areas.map(({ place, url }) => [place, url])).toEqual([
      ['Zilker', '/listings/market-overview/subdivision/tx/zilker/subdivision-zilker'],
      ['Unmapped', null],
    ]);
    expect(schools.map(({ place, level, rating, count }) => [place, level, rating, count])).toEqual([
      ['Zilker Elementary', 'elementary', 8, 2],
      ['Austin High', 'high', 7, 1],
    ]);
  });

  it('names the neighbourhoods around one that has none of its own', async () => {
    const away = { subdivisionname: 'Barton Hills', latitude: 30.24, longitude: -97.79 };
    await server.save(house(), house(away));
    const { neighborhoods } = await overview('subdivision-zilker');
    expect(neighborhoods.place).toBe('Austin');
    expect(neighborhoods.areas.map(({ place }) => place)).toEqual(['Barton Hills']);
  });

  it.each(['nowhere', 'water-lake', 'custom-1', 'city-san-antonio', "'--"])(
    'is not found for %s',
    async (id) => {
      expect(await server.get(`/api/market-overview/${encodeURIComponent(id)}`, 404)).toMatchObject({
        code: 'polygon_not_found',
      });
    },
  );

  it('is sent once while nothing changes', async () => {
    await server.save(house());
    const path = '/api/market-overview/city-austin';
    const first = await server.app.inject(path);
    expect(first.headers['cache-control']).toBe('public, max-age=300');
    const again = await server.app.inject({
      url: path,
      headers: { 'if-none-match': String(first.headers.etag) },
    });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    await server.save(house());
    const changed = await server.app.inject({
      url: path,
      headers: { 'if-none-match': String(first.headers.etag) },
    });
    expect(changed.statusCode).toBe(200);
  });
});

describe('what a guest must not learn', () => {
  beforeEach(start);
  afterEach(() => server.close());

  const hidden: readonly (readonly [string, Partial<Listing>])[] = [
    ['private', { mlsstatus: 'Private', source: 'EX' }],
    ['withdrawn', { mlsstatus: 'Withdrawn' }],
    ['expired', { mlsstatus: 'Expired' }],
    ['kept off the internet', { internetentirelistingdisplayyn: false }],
    [
      'sold, and kept off the internet',
      { mlsstatus: 'Sold', closedate: '2026-10-10', internetentirelistingdisplayyn: false },
    ],
    ['of another edition', { edition: 'san-antonio', source: 'SA' }],
  ];

  it.each(hidden)('no figure betrays a listing that is %s', async (_what, changes) => {
    const shown = [house({ listprice: 300_000 }), house({ listprice: 310_000 })];
    await server.save(...shown);
    const ids = places.filter(({ type }) => type !== 'water' && type !== 'custom').map(({ id }) => id);
    const asked = ids.filter((id) => id !== 'city-san-antonio');
    const before = await Promise.all(asked.map(overview));
    await server.save(
      house({
        listprice: 9_000_000,
        subdivisionname: 'Secret Gardens',
        postalcode: '78799',
        elementaryschool: 'Secret Elementary',
        onmarketdate: '2026-09-09',
        ...changes,
      }),
    );
    expect(await Promise.all(asked.map(overview))).toEqual(before);
  });

  it('nor does a hidden one fill up the homes nearby', async () => {
    const away = { subdivisionname: 'Barton Hills', latitude: 30.24, longitude: -97.79 };
    await server.save(house(), house({ ...away, mlsstatus: 'Private', source: 'EX' }), house(away));
    expect((await overview('subdivision-zilker')).range).toBeNull();
  });

  it('nor any sale price', async () => {
    const sold = {
      mlsstatus: 'Sold',
      closedate: '2026-09-10',
      listprice: 400_000,
      closeprice: 123_457,
    } as const;
    await server.save(house(sold), house(sold), house(sold));
    const answer = await server.app.inject('/api/market-overview/subdivision-zilker');
    expect(answer.body).toContain('400000');
    expect(answer.body).not.toContain('123457');
  });

  it('a hidden address counts where a search finds it, and not by its outline', async () => {
    await server.save(
      house({ internetaddressdisplayyn: false, subdivisionname: null }),
      house({ internetaddressdisplayyn: false }),
    );
    for (const id of ['subdivision-zilker', 'city-austin']) {
      const { figures } = await overview(id);
      const found = await server.get<SearchResult>(`/api/v2/listing/search?polygon=${id}`);
      expect([id, figures.forsale]).toEqual([id, found.total]);
    }
    expect((await overview('subdivision-zilker')).figures.forsale).toBe(1);
  });
});

import type { MarketOverview } from '@hearth/domain/contract/market-overview.ts';
import type { SearchResult } from '@hearth/domain/contract/search.ts';
import type { Listing } from '@hearth/domain/listing/listing.ts';
import { sampleSchoolRatings } from '@hearth/domain/listing/school-ratings.ts';
import { describe, expect, it } from 'vitest';
import { sourceUpdated } from '../sources/sources.service.ts';
import { house, marketBoundaries, startMarket } from '../testing/market-world.ts';
import { testAppOfFile } from '../testing/test-app.ts';

const market = testAppOfFile(startMarket);

const overview = (id: string): Promise<MarketOverview> => market.server.get(`/api/market-overview/${id}`);

describe('the market overview', () => {
  it('returns the median figures of homes for sale, and their prices', async () => {
    await market.server.save(
      house({ listprice: 300_000, livingarea: 1000, onmarketdate: '2026-11-11' }),
      house({ listprice: 500_000, livingarea: 2000, onmarketdate: '2026-11-01', mlsstatus: 'Pending' }),
      house({ listprice: 900_000, livingarea: null, onmarketdate: '2026-11-20' }),
    );
    // Other tests of this file may have updated it later.
    await market.server.db.kysely.deleteFrom('listingSource').execute();
    const updatedAt = new Date('2026-11-19T03:00:00Z');
    await sourceUpdated(market.server.db.kysely, { edition: 'austin', source: 'AUS' }, updatedAt);
    const { figures, range, asof } = await overview('subdivision-zilker');
    expect(figures).toEqual({
      forsale: 3,
      medianlistprice: 500_000,
      medianpricepersquarefoot: 275,
      mediandaysonmarket: 10,
      pricecuts: 0,
      sold: 0,
    });
    expect(range).toEqual({ of: 'area', count: 3, minimum: 300_000, maximum: 900_000 });
    expect(asof).toBe('2026-11-18');
  });

  it('links the cities with the most homes for sale, with their median list price', async () => {
    await market.server.save(
      house({ listprice: 300_000 }),
      house({ listprice: 500_000, mlsstatus: 'Pending' }),
      house({ listprice: 2_500, propertytype: 'Residential Lease' }),
      house({ listprice: 90_000, propertytype: 'Land', propertyfiltertype: 'Lot' }),
      house({ listprice: 700_000, mlsstatus: 'Sold', closedate: '2026-10-01' }),
      house({ city: 'Nowhere' }),
    );
    expect(await market.server.get('/api/market-areas/largest')).toEqual({
      areas: [
        {
          type: 'city',
          place: 'Austin',
          url: '/listings/market-overview/city/tx/austin',
          count: 2,
          medianlistprice: 400_000,
          scene: null,
        },
      ],
    });
  });

  it('counts no leases, and land only by its kind', async () => {
    await market.server.save(
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

  it('returns the prices of nearby homes where fewer than two are for sale', async () => {
    const away = { subdivisionname: 'Barton Hills', latitude: 30.24, longitude: -97.79 };
    await market.server.save(
      house({ listprice: 300_000 }),
      house({ ...away, listprice: 450_000 }),
      house({ ...away, listprice: 700_000 }),
    );
    const { figures, range } = await overview('subdivision-zilker');
    expect(figures.forsale).toBe(1);
    expect(range).toEqual({ of: 'nearby', count: 2, minimum: 450_000, maximum: 700_000 });
  });

  it('returns no figures for an area without homes and without neighbors', async () => {
    const { figures, range, inventory, months } = await overview('subdivision-zilker');
    expect(figures).toEqual({
      forsale: 0,
      medianlistprice: null,
      medianpricepersquarefoot: null,
      mediandaysonmarket: null,
      pricecuts: 0,
      sold: 0,
    });
    expect(range).toBeNull();
    expect(inventory).toEqual([]);
    expect(months).toHaveLength(24);
    expect(months[0]).toEqual({ month: '2024-12', sold: 0, soldmedianlistprice: null, listed: 0 });
    expect(months.at(-1)?.month).toBe('2026-11');
  });
});

describe('the months and neighbors of a market overview', () => {
  it('count sales and new listings, with list prices from three sales on', async () => {
    const sold = (closedate: string, listprice: number) =>
      house({ mlsstatus: 'Sold', closedate, listprice, closeprice: 1, onmarketdate: '2026-08-15' });
    await market.server.save(
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

  it('compares an area with its city, that with its county, and that with the region', async () => {
    await market.server.save(
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

  it('name the zips, neighbourhoods and schools of its homes', async () => {
    const school = { elementaryschool: 'Zilker Elementary', elementaryschoolrating: 8 };
    await market.server.save(
      house(school),
      house({ ...school, highschool: 'Austin High', highschoolrating: 7 }),
      house({ subdivisionname: 'Unmapped', postalcode: '78701' }),
    );
    const { kysely } = market.server.db;
    const source = { edition: 'austin', source: 'AUS' } as const;
    await sourceUpdated(kysely, source, new Date('2026-11-21T12:00:00Z'), { isSample: true });
    const { zipcodes, neighborhoods, schools, schoolratings } = await overview('city-austin');
    expect(zipcodes).toEqual([
      { type: 'postalcode', place: '78701', url: null, count: 1 },
      { type: 'postalcode', place: '78704', url: '/listings/market-overview/postalcode/tx/78704', count: 2 },
    ]);
    expect(neighborhoods.place).toBe('Austin');
    expect(neighborhoods.areas.map(({ place, url }) => [place, url])).toEqual([
      ['Zilker', '/listings/market-overview/subdivision/tx/zilker/subdivision-zilker'],
      ['Unmapped', null],
    ]);
    expect(schools.map(({ distancemiles }) => distancemiles)).toEqual(schools.map(() => null));
    expect(schools.map(({ place, level, rating, count }) => [place, level, rating, count])).toEqual([
      ['Austin High', 'high', 7, 1],
      ['Zilker Elementary', 'elementary', 8, 2],
    ]);
    expect(schoolratings).toEqual(sampleSchoolRatings);
    await sourceUpdated(kysely, source, new Date('2026-11-21T12:00:00Z'));
    const unsourced = await overview('city-austin');
    expect([unsourced.schoolratings, ...unsourced.schools.map(({ rating }) => rating)]).toEqual([
      null,
      null,
      null,
    ]);
  });

  it('name the neighbourhoods around one without inner ones', async () => {
    const away = { subdivisionname: 'Barton Hills', latitude: 30.24, longitude: -97.79 };
    await market.server.save(house(), house(away));
    const { neighborhoods } = await overview('subdivision-zilker');
    expect(neighborhoods.place).toBe('Austin');
    expect(neighborhoods.areas.map(({ place }) => place)).toEqual(['Barton Hills']);
  });
});

describe('a request for a market overview', () => {
  it.each(['nowhere', 'water-lake', 'custom-1', 'city-san-antonio', "'--"])(
    'finds nothing for %s',
    async (id) => {
      expect(await market.server.get(`/api/market-overview/${encodeURIComponent(id)}`, 404)).toMatchObject({
        code: 'polygon_not_found',
      });
    },
  );

  it('reads data once while nothing changes', async () => {
    await market.server.save(house());
    const path = '/api/market-overview/city-austin';
    const first = await market.server.app.inject(path);
    expect(first.headers['cache-control']).toBe('public, max-age=300');
    const again = await market.server.app.inject({
      url: path,
      headers: { 'if-none-match': String(first.headers.etag) },
    });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    await market.server.save(house());
    const changed = await market.server.app.inject({
      url: path,
      headers: { 'if-none-match': String(first.headers.etag) },
    });
    expect(changed.statusCode).toBe(200);
  });
});

describe('data that is hidden from guests', () => {
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

  it.each(hidden)('reveals no listing that is %s by a figure', async (_what, changes) => {
    const shown = [house({ listprice: 300_000 }), house({ listprice: 310_000 })];
    await market.server.save(...shown);
    const ids = marketBoundaries
      .filter(({ type }) => type !== 'water' && type !== 'custom')
      .map(({ id }) => id);
    const requested = ids.filter((id) => id !== 'city-san-antonio');
    const before = await Promise.all(requested.map(overview));
    await market.server.save(
      house({
        listprice: 9_000_000,
        subdivisionname: 'Secret Gardens',
        postalcode: '78799',
        elementaryschool: 'Secret Elementary',
        onmarketdate: '2026-09-09',
        ...changes,
      }),
    );
    expect(await Promise.all(requested.map(overview))).toEqual(before);
  });

  it('nor does a hidden one fill up the homes nearby', async () => {
    const away = { subdivisionname: 'Barton Hills', latitude: 30.24, longitude: -97.79 };
    await market.server.save(house(), house({ ...away, mlsstatus: 'Private', source: 'EX' }), house(away));
    expect((await overview('subdivision-zilker')).range).toBeNull();
  });

  it('nor any sale price', async () => {
    const sold = {
      mlsstatus: 'Sold',
      closedate: '2026-09-10',
      listprice: 400_000,
      closeprice: 123_457,
    } as const;
    await market.server.save(house(sold), house(sold), house(sold));
    const answer = await market.server.app.inject('/api/market-overview/subdivision-zilker');
    expect(answer.body).toContain('400000');
    expect(answer.body).not.toContain('123457');
  });

  it('a hidden address counts where a search finds it, and not by its outline', async () => {
    await market.server.save(
      house({ internetaddressdisplayyn: false, subdivisionname: null }),
      house({ internetaddressdisplayyn: false }),
    );
    for (const id of ['subdivision-zilker', 'city-austin']) {
      const { figures } = await overview(id);
      const found = await market.server.get<SearchResult>(`/api/v2/listing/search?polygon=${id}`);
      expect([id, figures.forsale]).toEqual([id, found.total]);
    }
    expect((await overview('subdivision-zilker')).figures.forsale).toBe(1);
  });
});

import type { MarketAreas, MarketOverview } from '@hearth/domain/contract/market-overview.ts';
import type { StoredPolygon } from '@hearth/domain/contract/polygon.ts';
import { parseAreaPath } from '@hearth/domain/search/areas/area-path.ts';
import { describe, expect, it } from 'vitest';
import { house, startMarket } from '../testing/market-world.ts';
import { testAppOfFile } from '../testing/test-app.ts';
import { testServices } from '../testing/test-services.ts';

const market = testAppOfFile(startMarket);

describe('the outline of an area by its path', () => {
  const byUrl = (url: string, status = 200) =>
    market.server.get<StoredPolygon>(`/api/polygon?url=${encodeURIComponent(url)}`, status);

  it('returns the outline of the boundary', async () => {
    expect(await byUrl('city/tx/austin')).toMatchObject({ id: 'city-austin', type: 'city', name: 'Austin' });
    expect(await byUrl('/listings/market-overview/City/TX/austin')).toMatchObject({ id: 'city-austin' });
    expect(await byUrl('city/tx/austin')).toEqual(await market.server.get('/api/polygon/city-austin'));
  });

  it('distinguishes areas of one slug by their id', async () => {
    const ids = [];
    for (const id of ['subdivision-zilker', 'subdivision-buda-zilker']) {
      const { url } = await market.server.get<MarketOverview>(`/api/market-overview/${id}`);
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

  it('requires a path, and accepts no other parameter', async () => {
    for (const query of ['', '?url=', '?url=%00', '?id=city-austin', `?url=${'a'.repeat(301)}`])
      expect(await market.server.get(`/api/polygon${query}`, 400)).toMatchObject({
        code: 'validation_failed',
      });
  });

  it('links each name of a listing that has a page, with figures', async () => {
    await market.server.save(
      house({ listprice: 300_000, livingarea: 1000 }),
      house({ listprice: 500_000, livingarea: 1000 }),
    );
    const { areas } = await market.server.get<MarketAreas>(
      '/api/market-areas?city=Austin&postalcode=78704-1234&subdivision=ZILKER',
    );
    expect(areas.map(({ place, url }) => [place, url])).toEqual([
      ['Austin', '/listings/market-overview/city/tx/austin'],
      ['78704', '/listings/market-overview/postalcode/tx/78704'],
      ['Zilker', '/listings/market-overview/subdivision/tx/zilker/subdivision-zilker'],
    ]);
    expect(areas[0]?.figures).toMatchObject({
      forsale: 2,
      medianlistprice: 400_000,
      medianpricepersquarefoot: 400,
    });
    for (const { type, place, figures } of areas) {
      const id = { city: 'city-austin', postalcode: 'postalcode-78704', subdivision: 'subdivision-zilker' };
      const overview = await market.server.get<MarketOverview>(
        `/api/market-overview/${Reflect.get(id, type)}`,
      );
      expect(figures, place).toEqual(overview.figures);
    }
    expect(await market.server.get('/api/market-areas?city=Atlantis')).toEqual({ areas: [] });
  });

  it('names an area alike whether it has no homes or only hidden ones', async () => {
    const area = () => market.server.get<MarketAreas>('/api/market-areas?city=Austin');
    const empty = await area();
    expect(empty.areas).toMatchObject([{ place: 'Austin', figures: { forsale: 0 } }]);
    await market.server.save(
      house({ internetentirelistingdisplayyn: false }),
      house({ mlsstatus: 'Private', source: 'EX', sourcelistingid: null }),
      house({ city: 'Atlantis', internetentirelistingdisplayyn: false }),
    );
    expect(await area()).toEqual(empty);
    expect(await market.server.get('/api/market-areas?city=Atlantis')).toEqual({ areas: [] });
  });
});

describe('the head of a page', () => {
  const headOf = (path: string) => {
    const [pathname = '', query = ''] = path.split('?');
    return testServices(market.server.db.kysely).markets.headOf(parseAreaPath(pathname)!, query);
  };
  const austin = '/listings/market-overview/city/tx/austin';

  it('describes the page before any script runs', async () => {
    await market.server.save(house({ listprice: 300_000 }), house({ listprice: 500_000 }));
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
    await market.server.save(house(), house());
    const head = testServices(market.server.db.kysely).markets.headOf;
    const path = parseAreaPath(austin)!;
    const first = await head(path, '');
    expect(first).toMatchObject({ description: expect.stringContaining('2 homes for sale') });
    await market.server.save(house());
    expect(await head(path, '')).toEqual(first);
    expect(await head(path, 'minBedrooms=3&maxBedrooms=3')).toMatchObject({
      description: expect.stringContaining('2 homes for sale'),
    });
    expect(await headOf(austin)).toMatchObject({ description: expect.stringContaining('3 homes for sale') });
  });

  it('writes the head of a missing page where the path names no area', async () => {
    for (const path of ['city/tx/atlantis', 'county/tx/austin']) expect(await headOf(path)).toBe('missing');
  });
});

import type { SearchResult } from '@hearth/domain/contract/search.ts';
import type { Listing } from '@hearth/domain/listing/listing.ts';
import { aBox, boxRing } from '@hearth/domain/testing/a-box.ts';
import { aListing } from '@hearth/domain/testing/a-listing.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { saveBoundaries } from '../boundaries/boundaries.queries.ts';
import type { Boundary } from '../boundaries/boundary.ts';
import { aBoundary } from '../testing/a-boundary.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { settleSearch } from './search-upkeep.service.ts';

const area = (id: string, changes: Partial<Boundary> = {}): Boundary =>
  aBoundary({ id, type: 'custom', name: id, geometry: aBox(-97.8, 30.2, -97.7, 30.3), ...changes });

const home = (name: string, changes: Partial<Listing>): Listing =>
  aListing({ listingid: name, listingkey: name, sourcelistingid: null, ...changes });

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
  await saveBoundaries(server.db.kysely, [
    area('drawn'),
    area('with-hole', {
      geometry: {
        type: 'Polygon',
        coordinates: [boxRing(-97.8, 30.2, -97.7, 30.3), boxRing(-97.76, 30.24, -97.74, 30.26)],
      },
    }),
    area('kyle', { type: 'city', name: 'Kyle' }),
    area('hays', {
      type: 'county',
      name: 'Hays County',
      geometry: aBox(-97.8, 30.305, -97.7, 30.4),
    }),
    area('travis', { type: 'county', name: 'Travis County' }),
    area('heights', { type: 'subdivision', name: 'Barton Heights' }),
    area('nobody', { type: 'subdivision', name: 'Nobody Names This' }),
  ]);
  await server.save(
    home('middle', { latitude: 30.25, longitude: -97.75 }),
    home('corner', {
      latitude: 30.21,
      longitude: -97.79,
      countyorparish: null,
      subdivisionname: 'Elsewhere',
    }),
    home('outside', { latitude: 30.31, longitude: -97.75, countyorparish: 'HAYS', subdivisionname: null }),
    home('hidden', { latitude: 30.25, longitude: -97.75, internetaddressdisplayyn: false, city: 'kyle' }),
  );
});
afterAll(() => server.close());

const found = async (query: string) => {
  const result = await server.get<SearchResult>(`/api/v2/listing/search?${query}`);
  expect(result.total).toBe(result.listings.length);
  return result.listings.map(({ listingkey }) => listingkey).sort();
};

describe('searching by area', () => {
  it('finds the listings in a drawn outline, without its holes', async () => {
    expect(await found('polygon=drawn')).toEqual(['corner', 'middle']);
    expect(await found('polygon=with-hole')).toEqual(['corner']);
  });

  it('finds by name the listings that name the area, also with a hidden address', async () => {
    expect(await found('polygon=kyle')).toEqual(['hidden']);
    expect(await found('polygon=hays')).toEqual(['outside']);
  });

  it('searches neighborhoods by name and outline, since listings name them freely', async () => {
    expect(await found('polygon=heights')).toEqual(['corner', 'hidden', 'middle']);
  });

  it('assigns listings that name no county to the one around them, after an import', async () => {
    expect(await found('polygon=travis')).toEqual(['hidden', 'middle']);
    await settleSearch(server.db.kysely);
    expect(await found('polygon=travis')).toEqual(['corner', 'hidden', 'middle']);
    expect(await found('polygon=hays')).toEqual(['outside']);
  });

  it('searches by the outline where no listing names the area', async () => {
    expect(await found('polygon=nobody')).toEqual(['corner', 'middle']);
  });

  it('finds the listings in any of several areas that match the other conditions', async () => {
    expect(await found('polygon=with-hole,kyle')).toEqual(['corner', 'hidden']);
    expect(await found('polygon=with-hole&address=Kyle')).toEqual(['corner', 'hidden']);
    expect(await found('polygon=drawn&minPrice=900000')).toEqual([]);
    const north = 'minLatitude=30.24&maxLatitude=30.4&minLongitude=-98&maxLongitude=-97';
    expect(await found(`polygon=drawn&${north}`)).toEqual(['middle']);
  });

  it('reports an unknown area', async () => {
    for (const path of ['/api/v2/listing/search', '/api/v2/map/points'])
      expect(await server.get(`${path}?polygon=drawn,elsewhere`, 404)).toMatchObject({
        code: 'polygon_not_found',
      });
  });
});

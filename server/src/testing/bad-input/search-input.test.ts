import type { ErrorBody } from '@hearth/domain/contract/errors.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { saveBoundaries } from '../../boundaries/boundaries.queries.ts';
import { aBoundary } from '../a-boundary.ts';
import { generatedListings } from '../generated-listings.ts';
import { startTestApp, type TestApp } from '../test-app.ts';
import { complaintsOf } from './complaints.ts';
import { long, manyIds } from './odd-values.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
  await server.save(...generatedListings(200, 5));
  await saveBoundaries(server.db.kysely, [aBoundary()]);
});
afterAll(() => server.close());

const search = '/api/v2/listing/search?';
/** Everything that takes a search. */
const searches = [search, '/api/v2/map/points?', '/api/v2/listing/search/relaxations?'];
/** Other endpoints that search, by their text parameters. */
const lookups = [
  '/api/places/search?query=',
  '/api/market-areas?city=',
  '/api/market-areas?postalcode=',
  '/api/market-areas?subdivision=',
  '/api/market-figures?area=',
  '/api/polygon?url=',
  '/api/v2/map/areas?polygon=',
];
const byId = ['/api/polygon/', '/api/market-overview/'];

const box = (
  south: number | string,
  north: number | string,
  west: number | string,
  east: number | string,
): string => `minLatitude=${south}&maxLatitude=${north}&minLongitude=${west}&maxLongitude=${east}`;

async function refusal(url: string): Promise<string[]> {
  const answer = await server.app.inject(url);
  expect([url.slice(0, 80), answer.statusCode]).toEqual([url.slice(0, 80), 400]);
  const { code, message, validationErrors } = answer.json<ErrorBody>();
  expect([code, message]).toEqual(['validation_failed', 'Some values are not valid.']);
  for (const problem of validationErrors!) expect(problem.message).not.toBe('');
  return validationErrors!.map(({ name }) => name);
}

describe.each(searches)('%s', (path) => {
  it.each([
    [
      'bounds turned round',
      box(30.4, 30.2, -97.6, -97.8),
      ['minLatitude', 'maxLatitude', 'minLongitude', 'maxLongitude'],
    ],
    ['bounds over the date line', box(30.2, 30.4, 170, 190), ['maxLongitude']],
    ['bounds past the pole', box(30.2, 91, -98, -97), ['maxLatitude']],
    [
      'bounds that are no numbers',
      box('NaN', 'Infinity', '-Infinity', '1e3'),
      ['minLatitude', 'maxLatitude', 'minLongitude', 'maxLongitude'],
    ],
    ['page 10^9', 'page=1000000000', ['page']],
    ['page 0', 'page=0', ['page']],
    ['half a page', 'page=1.5', ['page']],
    ['page NaN', 'page=NaN', ['page']],
    ['a sort by a column', 'sortBy=listofficemlsid', ['sortBy']],
    ['a sort by SQL', 'sortBy=price%20desc%3B--&sortType=sideways', ['sortBy', 'sortType']],
    ['a keyword of 5,000 characters', `keyword=${long(5000)}`, ['keyword']],
    ['an address of 5,000 characters', `address=${long(5000)}`, ['address']],
    ['NUL in a keyword and an address', 'keyword=%00&address=a%00b', ['keyword', 'address']],
    ['a thousand areas', `polygon=${manyIds}`, ['polygon']],
    ['a price of NaN', 'minPrice=NaN&maxPrice=Infinity', ['minPrice', 'maxPrice']],
    ['a position outside the world', 'latitude=NaN&longitude=Infinity', ['latitude', 'longitude']],
    ['a parameter twice', 'page=1&page=2', ['page']],
    ['a list of 5,000 statuses', `mlsStatus=${'Active,'.repeat(5000)}`, ['mlsStatus']],
  ])('refuses %s and names the invalid parameters', async (_, query, names) => {
    expect(await refusal(path + query)).toEqual(names);
  });

  it('reports that an unknown area does not exist', async () => {
    for (const id of ['nowhere', "'", '%25', '🏡', 'custom-0000000000000000000000'])
      expect(await server.get(`${path}polygon=${encodeURIComponent(id)}`, 404)).toMatchObject({
        code: 'polygon_not_found',
        message: 'This area does not exist.',
      });
  });
});

const texts = [
  '%',
  '_',
  '\\',
  "O'Brien",
  '"',
  '🏡',
  'שלום',
  'مرحبا بالعالم',
  '\u202Egnp.exe',
  "') or true --",
  'NaN',
];

describe('odd text', () => {
  it.each(texts)('%s is searched literally wherever a search takes text', async (text) => {
    const value = encodeURIComponent(text);
    for (const query of [`keyword=${value}`, `address=${value}`]) {
      for (const path of searches.slice(0, 2)) {
        const { total } = await server.get<{ total: number }>(path + query);
        expect(total).toBeLessThan(200);
      }
      expect(await server.get(searches[2] + query)).toMatchObject({ relaxations: expect.any(Array) });
    }
  });

  it.each(texts)('%s names no suggestion, area or market', async (text) => {
    const value = encodeURIComponent(text);
    expect(await server.get(`/api/places/search?query=${value}`)).toEqual({ hits: expect.any(Array) });
    for (const name of ['city', 'postalcode', 'subdivision'])
      expect(await server.get(`/api/market-areas?${name}=${value}`)).toEqual({ areas: [] });
    expect(await server.get(`/api/v2/map/areas?polygon=${value}`)).toMatchObject({ features: [] });
    for (const path of ['/api/polygon?url=', ...byId])
      expect(await server.get(path + value, 404), path).toMatchObject({ code: 'polygon_not_found' });
  });

  it('refuses text of 5,000 characters wherever it is looked up, and NUL too', async () => {
    for (const path of lookups) {
      const [name] = path.split('?')[1]!.split('=');
      expect(await refusal(path + long(5000))).toEqual([name]);
      if (name !== 'polygon') expect(await refusal(`${path}a%00b`)).toEqual([name]);
    }
    const ids = byId.flatMap((path) => [`${path}${long(65)}`, `${path}${long(5000)}`, `${path}a%00b`]);
    for (const url of ids) expect((await server.app.inject(url)).statusCode).toBeOneOf([400, 404, 414]);
    expect(
      await complaintsOf(
        server.app,
        ids.map((url) => ({ method: 'GET', url })),
      ),
    ).toEqual([]);
  });

  it('accepts odd text in the address of an area’s page', async () => {
    const urls = texts.flatMap((text) => {
      const value = encodeURIComponent(text);
      return [
        `/listings/market-overview/city/tx/${value}`,
        `/listings/market-overview/city/tx/austin?keyword=${value}&page=${value}&minPrice=${value}`,
      ];
    });
    for (const url of urls) {
      const { body, statusCode } = await server.app.inject(url);
      // Without a built portal its pages are 503 for every address.
      expect(statusCode, url).toBeOneOf([200, 400, 404, 503]);
      expect(body).not.toContain('internal_error');
    }
  });
});

describe('a figure that is none', () => {
  it.each([
    ['/api/v2/map/points?', 'zoom'],
    ['/api/v2/map/points?', 'limit'],
    ['/api/v2/listing/search?', 'limit'],
    ['/api/v2/map/areas?polygon=city-austin&', 'zoom'],
    ['/api/places/search?query=a&', 'soldTimeframe'],
    ['/api/places/search?query=a&', 'mlsStatus'],
  ])('is refused by %s%s', async (path, name) => {
    for (const value of ['NaN', 'Infinity', '-Infinity', '1e309', '0x10', '٣', '9'.repeat(400)])
      expect(await refusal(`${path}${name}=${encodeURIComponent(value)}`), value).toEqual([name]);
  });
});

describe('the last page', () => {
  it('returns an empty last page with the total', async () => {
    const first = await server.get<{ total: number }>(search);
    expect(await server.get(`${search}page=10000&limit=50`)).toMatchObject({
      listings: [],
      total: first.total,
    });
  });
});

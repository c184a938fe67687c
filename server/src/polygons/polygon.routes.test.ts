import type { AreaOutlines } from '@hearth/domain/contract/area-outlines.ts';
import type { MapPoints } from '@hearth/domain/contract/map.ts';
import type { SearchResult } from '@hearth/domain/contract/search.ts';
import type { AreaGeometry, Ring } from '@hearth/domain/search/areas/geometry/area-geometry.ts';
import { aListing } from '@hearth/domain/testing/a-listing.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '../app.ts';
import { insertEmbedKey } from '../embeds/embed-keys.queries.ts';
import { anEmbedKey } from '../testing/an-embed-key.ts';
import { testNow } from '../testing/generated-listings.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { testConfig } from '../testing/test-config.ts';

const box = (west: number, south: number, east: number, north: number): Ring => [
  [west, south],
  [east, south],
  [east, north],
  [west, north],
  [west, south],
];
const polygon = (...coordinates: Ring[]): AreaGeometry => ({ type: 'Polygon', coordinates });
const south = polygon(box(-97.8, 30.2, -97.7, 30.25));
const north = polygon(box(-97.8, 30.25, -97.7, 30.3));

const home = (name: string, latitude: number | null, changes = {}) =>
  aListing({
    listingid: name,
    listingkey: name,
    sourcelistingid: null,
    latitude,
    longitude: -97.75,
    ...changes,
  });

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
  await server.save(home('south', 30.21), home('border', 30.25), home('north', 30.29), home('beyond', 30.31));
});
afterAll(() => server.close());

const post = (payload: unknown, url = '/api/polygon', headers = {}) =>
  server.app.inject({ method: 'POST', url, payload: payload as object, headers });
const draw = async (geometry: AreaGeometry): Promise<string> => {
  const answer = await post({ geometry });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json().id;
};
const found = async (query: string): Promise<string[]> =>
  (await server.get<SearchResult>(`/api/v2/listing/search?${query}`)).listings
    .map((card) => card.listingkey)
    .sort();

describe('a drawn area', () => {
  it('stores the same area under the same id, however it is drawn', async () => {
    const answer = await post({ geometry: south });
    expect(answer.json()).toEqual({ id: expect.stringMatching(/^custom-[\w-]{22}$/), type: 'custom' });
    const turned = {
      type: 'MultiPolygon' as const,
      coordinates: [[box(-97.8, 30.2, -97.7, 30.25).toReversed()]],
    };
    expect(await draw(turned)).toBe(answer.json().id);
    expect(await draw(north)).not.toBe(answer.json().id);
  });

  it('returns an area by its id as it was drawn', async () => {
    const id = await draw(south);
    const answer = await server.app.inject(`/api/polygon/${id}`);
    expect(answer.headers['cache-control']).toBe('public, max-age=3600');
    expect(answer.json()).toEqual({
      id,
      type: 'custom',
      name: 'Drawn area',
      geometry: south,
      bounds: { minLatitude: 30.2, maxLatitude: 30.25, minLongitude: -97.8, maxLongitude: -97.7 },
      approximate: false,
      source: null,
    });
  });

  it('searches in an area, its edges included, alone and with others', async () => {
    const [one, other] = [await draw(south), await draw(north)];
    expect(await found(`polygon=${one}`)).toEqual(['border', 'south']);
    expect(await found(`polygon=${other}`)).toEqual(['border', 'north']);
    expect(await found(`polygon=${one},${other}`)).toEqual(['border', 'north', 'south']);
    expect(await found(`polygon=${one}&polygon=${other}`)).toEqual(['border', 'north', 'south']);
    const points = await server.get<MapPoints>(`/api/v2/map/points?polygon=${one},${other}`);
    expect(points.total).toBe(3);
  });

  it('leaves out its holes, but not their edges', async () => {
    const id = await draw(polygon(box(-97.8, 30.2, -97.7, 30.3), box(-97.76, 30.205, -97.74, 30.25)));
    expect(await found(`polygon=${id}`)).toEqual(['border', 'north']);
  });

  it('refuses an area with the reason', async () => {
    const bowTie = [
      [-97.8, 30.2],
      [-97.7, 30.3],
      [-97.7, 30.2],
      [-97.8, 30.3],
    ];
    const answer = await post({ geometry: { type: 'Polygon', coordinates: [bowTie] } });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({
      code: 'validation_failed',
      validationErrors: [
        { name: 'geometry', message: expect.stringContaining('must not cross or touch itself') },
      ],
    });
  });
});

describe('the outlines of a search', () => {
  const outlines = (query: string): Promise<AreaOutlines> => server.get(`/api/v2/map/areas?${query}`);

  it('returns the outlines of the areas in their order, drawn ones too, without unknown ones', async () => {
    const [one, other] = [await draw(south), await draw(north)];
    expect(await outlines(`polygon=${other},city-unknown,${one}`)).toEqual({
      type: 'FeatureCollection',
      features: [
        { type: 'Feature', properties: { id: other, name: 'Drawn area', type: 'custom' }, geometry: north },
        { type: 'Feature', properties: { id: one, name: 'Drawn area', type: 'custom' }, geometry: south },
      ],
    });
    expect((await outlines('polygon=city-unknown')).features).toEqual([]);
  });

  it('returns as many corners as a zoom shows', async () => {
    const circle = Array.from({ length: 1500 }, (_, at) => {
      const angle = (2 * Math.PI * at) / 1500;
      return [-97.75 + 0.3 * Math.cos(angle), 30.3 + 0.3 * Math.sin(angle)] as const;
    });
    const id = await draw(polygon(circle));
    const corners = async (query: string) => {
      const { features } = await outlines(`polygon=${id}${query}`);
      return (features[0]!.geometry.coordinates as unknown as Ring[])[0]!.length;
    };
    expect(await corners('')).toBe(1501);
    expect(await corners('&zoom=9')).toBeLessThan(100);
    expect(await corners('&zoom=20.5')).toBe(1501);
  });

  it.each([
    '',
    'polygon=a&zoom=near',
    'polygon=a&zoom=25',
    `polygon=${Array.from({ length: 31 }, (_, at) => at).join()}`,
  ])('are not for %s', async (query) => {
    expect(await server.get(`/api/v2/map/areas?${query}`, 400)).toMatchObject({ code: 'validation_failed' });
  });
});

describe('a page of a partner', () => {
  const key = anEmbedKey({ origins: ['https://blog.example'] });
  const origin = 'https://blog.example';
  beforeAll(() => insertEmbedKey(server.db.kysely, key));

  it('lets a partner’s page draw with its key, after a preflight, and no other page', async () => {
    const preflight = await server.app.inject({
      method: 'OPTIONS',
      url: `/api/polygon?embedKey=${key.key}`,
      headers: {
        origin,
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'content-type',
      },
    });
    expect(preflight.statusCode).toBe(204);
    expect(preflight.headers).toMatchObject({ 'access-control-allow-origin': origin });
    expect(preflight.headers['access-control-allow-methods']).toContain('POST');
    const answer = await post({ geometry: south }, `/api/polygon?embedKey=${key.key}`, { origin });
    expect([answer.statusCode, answer.headers['access-control-allow-origin']]).toEqual([200, origin]);
    const refused = await post({ geometry: south }, '/api/polygon', { origin });
    expect([refused.statusCode, refused.json().code]).toEqual([403, 'embed_key_required']);
    expect(refused.headers['access-control-allow-origin']).toBe(origin);
  });

  it('limits drawings of a partner’s page and of an address a minute', async () => {
    const statuses = async (changes: object, url: string) => {
      const app = await buildApp({ db: server.db, config: testConfig(changes), clock: () => testNow });
      const answers = [];
      for (let i = 0; i < 3; i++)
        answers.push((await app.inject({ method: 'POST', url, payload: { geometry: south } })).statusCode);
      await app.close();
      return answers;
    };
    expect(await statuses({ embedRequestsPerMinute: 100 }, `/api/polygon?embedKey=${key.key}`)).toEqual([
      200, 200, 429,
    ]);
    expect(await statuses({ requestsPerMinute: 40 }, '/api/polygon')).toEqual([200, 200, 429]);
  });
});

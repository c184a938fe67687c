import type { ErrorBody } from '@hearth/domain/contract/errors.ts';
import type { Ring } from '@hearth/domain/search/areas/geometry/area-geometry.ts';
import { aListing } from '@hearth/domain/testing/a-listing.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../test-app.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
  await server.save(aListing({ latitude: 30.22, longitude: -97.72 }));
});
afterAll(() => server.close());

const post = (coordinates: unknown) =>
  server.app.inject({
    method: 'POST',
    url: '/api/polygon',
    payload: { geometry: { type: 'Polygon', coordinates } },
  });

/** A ring of so many corners around Austin. */
const circle = (corners: number): Ring =>
  Array.from({ length: corners }, (_, at) => {
    const angle = (2 * Math.PI * at) / corners;
    return [-97.75 + 0.2 * Math.cos(angle), 30.25 + 0.2 * Math.sin(angle)] as const;
  });

const corner = [-97.8, 30.2] as const;

const refused: readonly (readonly [what: string, ring: unknown, why: string])[] = [
  ['crosses itself', [corner, [-97.7, 30.3], [-97.7, 30.2], [-97.8, 30.3]], 'must not cross or touch itself'],
  ['has 5,000 points', circle(5000), 'at most 2,000 corners'],
  ['has two points', [corner, [-97.7, 30.2], corner], 'at least 3 different corners'],
  ['is a line of three points', [corner, [-97.7, 30.2], [-97.6, 30.2]], 'must have an area'],
  [
    'lies outside of Texas',
    [
      [2, 48],
      [3, 48],
      [3, 49],
    ],
    'must lie in Texas',
  ],
  [
    'goes over the date line',
    [
      [170, 30],
      [190, 30],
      [190, 31],
    ],
    'date line',
  ],
  [
    'goes over the date line the other way',
    [
      [-170, 30],
      [-190, 30],
      [-190, 31],
    ],
    'date line',
  ],
  [
    'has its degrees turned round',
    [
      [30.2, -97.8],
      [30.3, -97.7],
      [30.2, -97.7],
    ],
    'must lie in Texas',
  ],
  [
    'says null for a number, as NaN is sent',
    [
      [null, 30.2],
      [-97.7, 30.3],
      [-97.7, 30.2],
    ],
    'must be made of numbers',
  ],
];

describe('a drawing', () => {
  it.each(refused)('refuses a drawing that %s with the reason', async (_what, ring, why) => {
    const answer = await post([ring]);
    expect(answer.statusCode, answer.body).toBe(400);
    const { code, validationErrors } = answer.json<ErrorBody>();
    expect(code).toBe('validation_failed');
    expect(validationErrors).toEqual([{ name: 'geometry', message: expect.stringContaining(why) }]);
  });

  it('refuses a drawing of more corners than a body has room for as too large', async () => {
    const answer = await post([Array.from({ length: 10_000 }, () => [-97.712345678901, 30.212345678901])]);
    expect([answer.statusCode, answer.json<ErrorBody>().code]).toEqual([413, 'payload_too_large']);
  });

  it.each<[what: string, ring: Ring]>([
    ['of three points', [corner, [-97.7, 30.2], [-97.7, 30.3]]],
    ['of 2,000 points', circle(2000)],
  ])('%s is searched by, drawn and answered', async (_what, ring) => {
    const answer = await post([ring]);
    expect(answer.statusCode, answer.body).toBe(200);
    const { id } = answer.json<{ id: string }>();
    for (const path of ['/api/v2/listing/search', '/api/v2/map/points'])
      expect(await server.get(`${path}?polygon=${id}`)).toMatchObject({ total: 1 });
    expect(await server.get(`/api/v2/map/areas?polygon=${id}&zoom=9`)).toMatchObject({
      features: [{ properties: { id } }],
    });
    expect(await server.get(`/api/polygon/${id}`)).toMatchObject({ id, type: 'custom' });
    expect(await server.get(`/api/market-overview/${id}`, 404)).toMatchObject({ code: 'polygon_not_found' });
  });

  it('30 of which have 2,000 points each are searched by together', async () => {
    const ids = [];
    for (let at = 0; at < 30; at++) {
      const ring = circle(2000).map(([x, y]) => [x + at / 1000, y] as const);
      ids.push((await post([ring])).json<{ id: string }>().id);
    }
    expect(await server.get(`/api/v2/listing/search?polygon=${ids.join()}`)).toMatchObject({ total: 1 });
  });
});

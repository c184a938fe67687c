import { aBox } from '@hearth/domain/testing/a-box.ts';
import { aListing } from '@hearth/domain/testing/a-listing.ts';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '../../app.ts';
import { saveBoundaries } from '../../boundaries/boundaries.queries.ts';
import { type Database, openDatabase } from '../../db/database.ts';
import { aBoundary } from '../a-boundary.ts';
import { testNow } from '../generated-listings.ts';
import { startTestApp, type TestApp } from '../test-app.ts';
import { testConfig } from '../test-config.ts';

let server: TestApp;
let hasty: Database;
let app: FastifyInstance;

const area = aBox(-97.8, 30.2, -97.7, 30.3);

beforeAll(async () => {
  server = await startTestApp();
  await server.save(aListing());
  await saveBoundaries(server.db.kysely, [aBoundary({ geometry: area })]);
  hasty = openDatabase(server.db.connectionString, { statementTimeoutMs: 300 });
  app = await buildApp({ db: hasty, config: testConfig(), clock: () => testNow });
});
afterAll(async () => {
  await app.close();
  await hasty.close();
  await server.close();
});

interface OpenApi {
  readonly paths: Record<string, Record<string, { responses: Record<string, { description?: string }> }>>;
}

/** Everything that reads listings or areas. */
const requested = [
  '/api/v2/listing/search',
  '/api/v2/listing/search?keyword=pool&sortBy=price',
  '/api/v2/listing/search?polygon=city-austin',
  '/api/v2/listing/search/relaxations?minPrice=1',
  '/api/v2/map/points?zoom=9',
  '/api/v2/map/outlines',
  '/api/v2/map/areas?polygon=city-austin',
  '/api/places/search?query=austin',
  '/api/v2/listing/AUS1',
  '/api/listing/media-bulk/images?listingKeys=a,b',
  '/api/polygon/city-austin',
  '/api/polygon?url=city/tx/austin',
  '/api/market-overview/city-austin',
  '/api/market-areas?city=Austin',
  '/api/market-figures?area=Austin',
  '/api/market-areas/largest',
];
const askAll = () => Promise.all(requested.map((url) => app.inject(url)));
const draw = () => app.inject({ method: 'POST', url: '/api/polygon', payload: { geometry: area } });

describe('a query that takes too long', () => {
  it('aborts a slow query with a code and words at every endpoint', async () => {
    const holder = await server.db.pool.connect();
    await holder.query('begin');
    await holder.query(
      'lock table listing, listing_search, boundary, named_area, street, shown_address in access exclusive mode',
    );
    const answers = [...(await askAll()), await draw()];
    await holder.query('rollback');
    holder.release();
    for (const [at, answer] of answers.entries()) {
      expect([requested[at], answer.statusCode]).toEqual([requested[at], 503]);
      expect(answer.json()).toEqual({
        code: 'query_timeout',
        message: 'The search took too long. Narrow it and try again.',
        requestId: expect.any(String),
      });
      expect(answer.headers).toMatchObject({ 'retry-after': '5', 'cache-control': 'no-store' });
    }
    // On a busy machine a query may reach the short limit without a lock.
    const statuses = async () => [...(await askAll()), await draw()].map(({ statusCode }) => statusCode);
    await expect.poll(statuses).toEqual([...requested, draw].map(() => expect.toBeOneOf([200, 404])));
  });

  it('documents the code for each endpoint where it may occur', async () => {
    const { paths } = (await app.inject('/api/docs/json')).json<OpenApi>();
    const documented = Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods)
        .filter(([, { responses }]) => responses['503']?.description?.includes('query_timeout'))
        .map(([method]) => `${method} ${path}`),
    );
    const patterns = documented.map((path) => new RegExp(`^${path.replace(/\{\w+\}/g, '[^/?]+')}(\\?|$)`));
    const untold = [...requested.map((url) => `get ${url}`), 'post /api/polygon'].filter(
      (request) => !patterns.some((pattern) => pattern.test(request)),
    );
    expect(untold).toEqual([]);
  });
});

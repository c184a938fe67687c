import type { MapPoints } from '@hearth/domain/contract/map.ts';
import type { SearchResult } from '@hearth/domain/contract/search.ts';
import { aListing } from '@hearth/domain/testing/a-listing.ts';
import { viewers } from '@hearth/domain/testing/a-viewer.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildApp } from '../app.ts';
import { insertEmbedKey } from '../embeds/embed-keys.queries.ts';
import { anEmbedKey } from '../testing/an-embed-key.ts';
import { testNow } from '../testing/generated-listings.ts';
import { requestedAs, viewerOfTest } from '../testing/requested-as.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { testConfig } from '../testing/test-config.ts';
import { dropOldListingCounts } from './listing-budget.service.ts';

const key = anEmbedKey();
const anySearch = '/api/v2/listing/search?';
/** Each page has four of the eight listings. */
const search = `${anySearch}limit=4&`;
const secondPage = `${search}page=2`;
const cardOf = (id: string) => `w/listing-card?listing-id=${id}`;
const searchWithKey = `${search}embedKey=${key.key}`;

let world: TestApp;
beforeAll(async () => {
  world = await startTestApp();
  await insertEmbedKey(world.db.kysely, key);
  await world.save(
    ...[1, 2, 3, 4, 5, 6, 7, 8].map((n) =>
      aListing({ listingid: `A${n}`, listingkey: `a${n}`, sourcelistingid: null }),
    ),
  );
});
afterAll(() => world.close());

let now = testNow;
type Process = Awaited<ReturnType<typeof buildApp>>;
const started: Process[] = [];
beforeEach(async () => {
  now = testNow;
  await Promise.all(started.splice(0).map((app) => app.close()));
  await sql`delete from listing_count`.execute(world.db.kysely);
});
afterAll(() => Promise.all(started.splice(0).map((app) => app.close())));

/** A server process on the database; closing it stores its counts. */
async function aProcess(limits: { address?: number; key?: number } = {}): Promise<Process> {
  const config = testConfig({
    listingsPerDay: limits.address ?? 6,
    embedListingsPerDay: limits.key ?? 0,
    trustProxy: true,
  });
  const app = await buildApp({ db: world.db, config, clock: () => now, viewerOf: viewerOfTest });
  started.push(app);
  return app;
}

const ask = (app: Process, url = search, headers: Record<string, string> = {}) =>
  app.inject({ url, headers: { 'x-forwarded-for': '203.0.113.1', ...headers } });
const statuses = async (app: Process, times: number, url?: string, headers?: Record<string, string>) => {
  const all: number[] = [];
  for (let i = 0; i < times; i++) all.push((await ask(app, url, headers)).statusCode);
  return all;
};

describe('the daily budget of listings', () => {
  it('ends in a 429 that says when to come back, and starts anew at midnight of the edition', async () => {
    const app = await aProcess({ address: 4 });
    expect((await ask(app)).json<SearchResult>().listings).toHaveLength(4);
    const refused = await ask(app, secondPage);
    expect(refused.statusCode).toBe(429);
    expect(refused.json()).toMatchObject({
      code: 'listing_budget_spent',
      message: expect.stringContaining('tomorrow'),
    });
    // It is noon in Texas.
    expect(refused.headers['retry-after']).toBe(String(12 * 3600));
    now = new Date('2026-11-22T06:00:00Z');
    expect((await ask(app, secondPage)).statusCode).toBe(200);
  });

  it('counts a listing once for an address, however often it is sent', async () => {
    const app = await aProcess();
    expect(await statuses(app, 9)).toEqual(Array(9).fill(200));
    const known = (await ask(app)).json<SearchResult>().listings[0]?.listingid;
    expect(await statuses(app, 1, `/api/v2/listing/${known}`)).toEqual([200]);
    expect(await statuses(app, 2, secondPage)).toEqual([200, 200]);
  });

  it('counts four pins of the map as one listing', async () => {
    const app = await aProcess({ address: 2 });
    const map = '/api/v2/map/points?zoom=17&minLatitude=20&maxLatitude=40&minLongitude=-110&maxLongitude=-90';
    expect((await ask(app, map)).json<MapPoints>().points.length).toBeGreaterThan(0);
    expect(await statuses(app, 2, map)).toEqual([200, 200]);
    expect(await statuses(app, 1)).toEqual([429]);
  });

  it('counts the listings whose pictures are asked for by key', async () => {
    const app = await aProcess({ address: 5 });
    const pictures = (keys: string) => `/api/listing/media-bulk/images?listingKeys=${keys}`;
    expect(await statuses(app, 2, pictures('a1,a2,a3'))).toEqual([200, 200]);
    expect(await statuses(app, 2, pictures('a4,a5,a6'))).toEqual([200, 200]);
    expect(await statuses(app, 1, pictures('a4,a7'))).toEqual([429]);
  });

  it('counts each address apart, and a /64 network as one', async () => {
    const app = await aProcess({ address: 4 });
    const other = [await statuses(app, 1), await statuses(app, 1, secondPage)];
    expect(other).toEqual([[200], [429]]);
    expect(await statuses(app, 1, search, { 'x-forwarded-for': '203.0.113.2' })).toEqual([200]);
    expect(await statuses(app, 1, search, { 'x-forwarded-for': '2001:db8::1' })).toEqual([200]);
    expect(await statuses(app, 1, secondPage, { 'x-forwarded-for': '2001:db8::ffff:2' })).toEqual([429]);
    expect(await statuses(app, 1, search, { 'x-forwarded-for': '2001:db8:0:1::1' })).toEqual([200]);
  });

  it('counts all visitors of an embed key together as well', async () => {
    const app = await aProcess({ address: 100, key: 8 });
    const from = (address: string) => ({ 'x-forwarded-for': address, origin: 'https://partner.test' });
    expect(await statuses(app, 1, searchWithKey, from('203.0.113.1'))).toEqual([200]);
    expect(await statuses(app, 1, searchWithKey, from('203.0.113.2'))).toEqual([200]);
    expect(await statuses(app, 1, searchWithKey, from('203.0.113.3'))).toEqual([429]);
    expect(await statuses(app, 1)).toEqual([200]);
    expect((await app.inject('/metrics')).body).toContain(`hearth_listings_sent_total{key="${key.key}"} 8`);
  });

  it('counts what hosted pages of an embed key show for the key', async () => {
    const app = await aProcess({ address: 100, key: 1 });
    expect(await statuses(app, 2, `${cardOf('A1')}&key=${key.key}`)).toEqual([200, 429]);
    expect(await statuses(app, 1, cardOf('A1'))).toEqual([200]);
  });

  it('shares the budget between processes, and keeps it after they end', async () => {
    const first = await aProcess();
    expect(await statuses(first, 1)).toEqual([200]);
    expect(await statuses(first, 1, secondPage)).toEqual([200]);
    await first.close();
    expect(await statuses(await aProcess(), 1)).toEqual([429]);
  });

  it('leaves out empty pages, answers that the browser has already, and signed-in agents', async () => {
    const app = await aProcess({ address: 4 });
    const { headers } = await ask(app);
    expect(
      (await ask(await aProcess({ address: 8 }), search, { 'if-none-match': String(headers.etag) }))
        .statusCode,
    ).toBe(304);
    expect(await statuses(app, 2, search, requestedAs(viewers.agent))).toEqual([200, 200]);
    const other = await aProcess({ address: 1 });
    expect(await statuses(other, 3, `${search}page=100`, { 'x-forwarded-for': '203.0.113.9' })).toEqual([
      200, 200, 200,
    ]);
  });

  it('sets no budget for 0', async () => {
    expect(await statuses(await aProcess({ address: 0 }), 5)).toEqual([200, 200, 200, 200, 200]);
  });
});

describe('a spent budget', () => {
  it('leaves an address what it was sent on the day, whole, as a page and as a pin', async () => {
    const app = await aProcess({ address: 4 });
    const found = (await ask(app)).json<SearchResult>().listings.map(({ listingid }) => listingid);
    const page = (id: string) => `/api/v2/listing/${id}`;
    const all = ['A1', 'A2', 'A3', 'A4', 'A5', 'A6', 'A7', 'A8'];
    for (const id of all) expect(await statuses(app, 1, page(id))).toEqual([found.includes(id) ? 200 : 429]);
    expect(await statuses(app, 2)).toEqual([200, 200]);
    expect(await statuses(app, 2, `${search}page=100`)).toEqual([200, 200]);
  });

  it.each([
    ['oEmbed', (id: string) => `/oembed?url=${encodeURIComponent(`http://localhost:3000/${cardOf(id)}`)}`],
    ['a card', (id: string) => `/${cardOf(id)}`],
    ['a suggestion by MLS number', (id: string) => `/api/places/search?query=${id}`],
  ])('counts the home that %s names', async (_what, urlOf) => {
    const app = await aProcess({ address: 1 });
    expect(await statuses(app, 2, urlOf('A1'))).toEqual([200, 200]);
    const refused = await ask(app, urlOf('A2'));
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, String(12 * 3600)]);
    expect(refused.body).not.toMatch(/Oak Hollow/);
  });
});

describe('the stored counts', () => {
  it('keep addresses for their day only', async () => {
    const app = await aProcess({ key: 100 });
    await ask(app, searchWithKey, { origin: 'https://partner.test' });
    await app.close();
    const kinds = async () =>
      (
        await sql<{ kind: string }>`select kind from listing_count order by 1`.execute(world.db.kysely)
      ).rows.map(({ kind }) => kind);
    await dropOldListingCounts(world.db.kysely, new Date('2026-11-22T12:00:00Z'));
    expect(await kinds()).toEqual(['address', 'key']);
    await dropOldListingCounts(world.db.kysely, new Date('2026-11-24T12:00:00Z'));
    expect(await kinds()).toEqual(['key']);
  });
});

describe('a page of the search', () => {
  it('limits a page to 50 homes for guests and embed keys, and to more for agents', async () => {
    const app = await aProcess({ address: 0 });
    expect((await ask(app, `${anySearch}limit=50`)).statusCode).toBe(200);
    for (const [url, headers] of [
      [`${anySearch}limit=51`, {}],
      [`${anySearch}embedKey=${key.key}&limit=250`, { origin: 'https://partner.test' }],
    ] as const) {
      const refused = await ask(app, url, headers);
      expect([refused.statusCode, refused.json().validationErrors]).toEqual([
        400,
        [{ name: 'limit', message: 'must be a whole number from 1 to 50' }],
      ]);
    }
    expect(await statuses(app, 1, `${anySearch}limit=250`, requestedAs(viewers.agent))).toEqual([200]);
    expect(await statuses(app, 1, `${anySearch}limit=251`, requestedAs(viewers.agent))).toEqual([400]);
  });
});

describe('metrics', () => {
  it('serves metrics to this machine and to the bearer of the token', async () => {
    const config = testConfig({ metricsToken: 'sixteen-characters' });
    const app = await buildApp({ db: world.db, config, clock: () => now });
    started.push(app);
    const from = (headers: Record<string, string>) =>
      app.inject({ url: '/metrics', remoteAddress: '203.0.113.1', headers });
    expect((await app.inject('/metrics')).headers['content-type']).toContain('text/plain');
    expect((await from({})).statusCode).toBe(404);
    expect((await from({ authorization: 'Bearer wrong-characters' })).statusCode).toBe(404);
    expect((await from({ authorization: 'Bearer sixteen-characters' })).statusCode).toBe(200);
  });
});

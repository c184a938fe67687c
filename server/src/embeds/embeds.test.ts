import type { EmbedStatus } from '@hearth/domain/contract/embed.ts';
import type { MapPoints } from '@hearth/domain/contract/map.ts';
import type { SearchResult } from '@hearth/domain/contract/search.ts';
import { aListing } from '@hearth/domain/testing/a-listing.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { saveAgents } from '../agents/agents.queries.ts';
import { buildApp } from '../app.ts';
import { anAgent } from '../testing/an-agent.ts';
import { anEmbedKey } from '../testing/an-embed-key.ts';
import { testNow } from '../testing/generated-listings.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { testConfig } from '../testing/test-config.ts';
import { addEmbedCounts } from './embed-counts.queries.ts';
import { countInquiry, countLinkedInquiry } from './embed-key.service.ts';
import { addEmbedOrigins, insertEmbedKey, listEmbedKeys, revokeEmbedKey } from './embed-keys.queries.ts';
import { createFramePasses } from './frame-passes.ts';

const searching = 'hk_searching00000000000';
const owning = 'hk_owning0000000000000';
const revoked = 'hk_revoked000000000000';
const narrow = 'hk_narrow0000000000000';
const counting = 'hk_counting00000000000';
const partner = 'https://partner.test';

const keyOf = (name: string): string => name.slice(0, 23).padEnd(23, '0');

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
  const { kysely } = server.db;
  await saveAgents(kysely, [anAgent({ agentId: 'ada.reyes' }), anAgent({ agentId: 'bo.ellis' })]);
  await insertEmbedKey(
    kysely,
    anEmbedKey({
      key: keyOf(searching),
      origins: [partner, 'https://*.partner.test'],
      theme: { 'hearth-color-accent': '#1d4ed8' },
      configuration: { search: { 'min-price': '300000' } },
    }),
  );
  await insertEmbedKey(
    kysely,
    anEmbedKey({ key: keyOf(owning), policy: 'own-listings', agentId: 'ada.reyes' }),
  );
  await insertEmbedKey(kysely, anEmbedKey({ key: keyOf(revoked), revokedAt: testNow }));
  await insertEmbedKey(kysely, anEmbedKey({ key: keyOf(narrow), requestsPerMinute: 2 }));
  await insertEmbedKey(kysely, anEmbedKey({ key: keyOf(counting) }));
  await server.save(
    aListing({ listingid: 'ADA1', listingkey: 'ada-1', sourcelistingid: '901', agentId: 'ada.reyes' }),
    aListing({ listingid: 'BO1', listingkey: 'bo-1', sourcelistingid: '902', agentId: 'bo.ellis' }),
    aListing({ listingid: 'MLS1', listingkey: 'mls-1', sourcelistingid: '903', agentId: null }),
  );
});
afterAll(() => server.close());

interface RequestOptions {
  readonly key?: string;
  readonly origin?: string;
  readonly host?: string;
  readonly 'if-none-match'?: string;
  readonly app?: TestApp['app'];
}

function ask(path: string, { key, app = server.app, ...headers }: RequestOptions = {}) {
  const url = `${path}${path.includes('?') ? '&' : '?'}${key === undefined ? '' : `embedKey=${keyOf(key)}`}`;
  return app.inject({ url, headers });
}

const search = '/api/v2/listing/search?limit=1';

describe('a page that asks', () => {
  it.each([
    ['without an Origin, as own pages do', {}],
    ['from the public address', { origin: 'http://localhost:3000' }],
    ['from the address that it asks', { origin: 'http://homes.test', host: 'homes.test' }],
    ['from this machine, without a key', { origin: 'http://127.0.0.1:5500' }],
    ['from this machine, with its key', { origin: 'http://localhost:5500', key: searching }],
    ['from a file, of a server on this machine', { origin: 'null' }],
    ['from an origin of its key', { origin: partner, key: searching }],
    ['from below a wildcard of its key', { origin: 'https://shop.partner.test', key: searching }],
    ['without an Origin, with a key', { key: searching }],
  ])('is answered %s', async (_, options) => {
    const answer = await ask(search, options);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers.vary).toContain('Origin');
  });

  it.each([
    ['without a key', 'embed_key_required', { origin: partner }],
    ['with an unknown key', 'embed_key_unknown', { origin: partner, key: 'hk_unknown' }],
    ['with no key at all in its place', 'embed_key_unknown', { origin: partner, key: "hk_' or 1=1 --" }],
    ['with a revoked key', 'embed_key_unknown', { origin: partner, key: revoked }],
    ['with a revoked key and no Origin', 'embed_key_unknown', { key: revoked }],
    ['by another scheme', 'embed_key_required', { origin: 'https://homes.test', host: 'homes.test' }],
    ['from another scheme', 'origin_not_allowed', { origin: 'http://partner.test', key: searching }],
    ['from another port', 'origin_not_allowed', { origin: 'https://partner.test:8443', key: searching }],
    ['from a look-alike', 'origin_not_allowed', { origin: 'https://evilpartner.test', key: searching }],
    [
      'from a longer name',
      'origin_not_allowed',
      { origin: 'https://partner.test.evil.test', key: searching },
    ],
  ])('is refused %s, and can read why', async (_, code, options: RequestOptions) => {
    const answer = await ask(search, options);
    expect(answer.statusCode).toBe(403);
    expect(answer.json().code).toBe(code);
    expect(answer.headers['access-control-allow-origin']).toBe(options.origin);
    expect(answer.headers['access-control-allow-credentials']).toBeUndefined();
    expect(answer.headers.vary).toContain('Origin');
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it('refuses a page with two keys, and treats one with none as without a name', async () => {
    const url = (query: string) => `${search}&${query}`;
    const two = await ask(url(`embedKey=${keyOf(searching)}&embedKey=${keyOf(searching)}`));
    expect(two.json().code).toBe('embed_key_unknown');
    expect((await ask(url('embedKey='))).statusCode).toBe(200);
  });

  it('refuses files and sandboxes on a server that the public reaches', async () => {
    const config = testConfig({ publicUrl: 'https://homes.test' });
    const app = await buildApp({ db: server.db, config, clock: () => testNow });
    expect((await ask(search, { origin: 'null', app })).json().code).toBe('origin_not_allowed');
    expect((await ask(search, { origin: 'null', key: searching, app })).json().code).toBe(
      'origin_not_allowed',
    );
    expect((await ask(search, { origin: 'https://homes.test', app })).statusCode).toBe(200);
    await app.close();
  });

  it('answers a sandbox where the key has the signature of our frame', async () => {
    const passes = createFramePasses(server.db.kysely);
    const config = testConfig({ publicUrl: 'https://homes.test' });
    const app = await buildApp({ db: server.db, config, clock: () => testNow });
    const status = async (key: string) =>
      (await app.inject({ url: `${search}&embedKey=${key}`, headers: { origin: 'null' } })).statusCode;
    const signed = (days: number, key = searching) =>
      passes.sign(keyOf(key), new Date(testNow.getTime() - days * 86_400_000));
    expect([await status(await signed(0)), await status(await signed(1))]).toEqual([200, 200]);
    expect([await status(await signed(2)), await status(await signed(-1))]).toEqual([403, 403]);
    expect(await status(await signed(0, revoked))).toBe(403);
    const forged = (await signed(0)).replace(keyOf(searching), keyOf(owning));
    expect(await status(forged)).toBe(403);
    await app.close();
  });

  it('refuses a page on every address of the API, in any spelling', async () => {
    for (const path of ['/api/v2/listing/ADA1', '/api/v2/map/points', '/%61pi/docs/json']) {
      expect([path, (await ask(path, { origin: 'https://evil.test' })).json().code]).toEqual([
        path,
        'embed_key_required',
      ]);
    }
  });

  it('learns of a mistake in its query no less than before', async () => {
    const answer = await ask(`${search}&nonsense=1`, { key: searching, origin: partner });
    expect(answer.json().validationErrors).toEqual([{ name: 'nonsense', message: 'is not known' }]);
  });
});

describe('the status', () => {
  const status = async (options: RequestOptions): Promise<EmbedStatus> => {
    const answer = await ask('/api/embed/status', options);
    expect(answer.statusCode).toBe(200);
    return answer.json();
  };

  it.each<[EmbedStatus['verdict'], RequestOptions]>([
    ['allowed', {}],
    ['demo', { origin: 'http://localhost:5500' }],
    ['key_required', { origin: partner }],
    ['key_unknown', { origin: partner, key: 'hk_unknown' }],
    ['key_revoked', { origin: partner, key: revoked }],
    ['origin_not_allowed', { origin: 'https://evil.test', key: searching }],
  ])('returns %s, and no data of a key', async (verdict, options) => {
    const nothing = { policy: null, theme: {}, configuration: {} };
    expect(await status(options)).toEqual({ verdict, origin: options.origin ?? null, ...nothing });
  });

  it('returns the settings of a key to a page that may use it', async () => {
    const expected = {
      verdict: 'allowed',
      origin: partner,
      policy: 'search',
      theme: { 'hearth-color-accent': '#1d4ed8' },
      configuration: { search: { 'min-price': '300000' } },
    };
    expect(await status({ origin: partner, key: searching })).toEqual(expected);
    const named = await ask(`/api/embed/status?key=${keyOf(searching)}`, { origin: partner });
    expect(named.json()).toEqual(expected);
    expect(named.headers['access-control-allow-origin']).toBe(partner);
  });
});

describe("a key for an agent's own listings", () => {
  const own = { key: owning, origin: partner };
  const get = async <T>(path: string): Promise<T> => {
    const answer = await ask(path, own);
    expect(answer.statusCode).toBe(200);
    return answer.json();
  };

  it.each([
    '',
    'trecLicense=700001',
    'address=Austin',
    'minLatitude=-90&maxLatitude=90&minLongitude=-180&maxLongitude=180',
  ])('finds no other listings, for any query: %j', async (query) => {
    const found = await get<SearchResult>(`/api/v2/listing/search?${query}`);
    const ids = [...found.listings, ...found.nearbyListings].map(({ listingid }) => listingid);
    expect(new Set([...ids, 'ADA1'])).toEqual(new Set(['ADA1']));
    expect(found.total).toBeLessThanOrEqual(1);
  });

  it('finds its own', async () => {
    expect((await get<SearchResult>('/api/v2/listing/search')).total).toBe(1);
    expect((await get<SearchResult>('/api/v2/listing/search?address=902')).total).toBe(0);
  });

  it('draws no others on the map', async () => {
    expect((await get<MapPoints>('/api/v2/map/points?zoom=16')).total).toBe(1);
  });

  it('opens no others, by no name', async () => {
    for (const id of ['BO1', '902', 'MLS1', '903']) {
      expect((await ask(`/api/v2/listing/${id}`, own)).json().code).toBe('listing_not_found');
    }
    expect((await ask('/api/v2/listing/ADA1', own)).statusCode).toBe(200);
  });

  it('shows no pictures of others', async () => {
    const path = '/api/listing/media-bulk/images?listingKeys=ada-1,bo-1,mls-1';
    const media = await get<{ listingkey: string }[]>(path);
    expect(media.map(({ listingkey }) => listingkey)).toEqual(['ada-1']);
  });

  it('applies without an Origin too', async () => {
    expect((await ask('/api/v2/listing/BO1', { key: owning })).statusCode).toBe(404);
  });

  it('finds no listing without an agent', async () => {
    const key = anEmbedKey({ key: keyOf('hk_without'), policy: 'own-listings' });
    await expect(insertEmbedKey(server.db.kysely, key)).rejects.toThrow(/check constraint/);
  });
});

describe('a key', () => {
  it('limits the requests a minute of all its visitors together', async () => {
    const options = { key: narrow, origin: partner };
    const answers = [await ask(search, options), await ask(search, options), await ask(search, options)];
    const last = answers[2]!;
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 429]);
    expect(Number(last.headers['retry-after'])).toBeGreaterThan(0);
    expect(Number(last.headers['retry-after'])).toBeLessThanOrEqual(60);
    expect(last.headers['access-control-allow-origin']).toBe(partner);
    expect((await ask(search, { key: searching, origin: partner })).statusCode).toBe(200);
  });

  it('counts the searches and inquiries of its pages, in all processes', async () => {
    const { db } = server;
    const twins = await Promise.all(
      [1, 2].map(() => buildApp({ db, config: testConfig(), clock: () => testNow })),
    );
    const options = { key: counting, origin: partner };
    for (const app of twins) {
      const [first] = await Promise.all([1, 2].map(() => ask(search, { ...options, app })));
      const etag = String(first?.headers.etag);
      const again = await ask(search, { ...options, app, 'if-none-match': etag });
      expect(again.statusCode).toBe(304);
      await ask('/api/v2/map/points?zoom=16', { ...options, app });
      await ask(`${search}&nonsense=1`, { ...options, app });
      await ask(search, { origin: 'https://evil.test', key: counting, app });
    }
    await Promise.all(twins.map((app) => app.close()));
    await Promise.all([1, 2].map(() => countInquiry(db.kysely, keyOf(counting), '2026-11-21')));
    await countInquiry(db.kysely, keyOf(counting), '2026-10-01');
    await countLinkedInquiry(db.kysely, keyOf(counting), '2026-11-21');
    await addEmbedCounts(db.kysely, [{ key: 'gone', day: '2026-11-21', searches: 1 }]);
    const listed = await listEmbedKeys(db.kysely, '2026-11-01', '2026-11-21');
    expect(listed.find(({ key }) => key === keyOf(counting))).toMatchObject({
      searches: 6,
      inquiries: 2,
      linkedInquiries: 1,
    });
  });

  it('adds origins to a key, and revokes it for good', async () => {
    const { kysely } = server.db;
    const key = keyOf('hk_changing');
    await insertEmbedKey(kysely, anEmbedKey({ key }));
    const more = await addEmbedOrigins(kysely, key, ['https://b.test', partner]);
    expect(more?.origins).toEqual([partner, 'https://b.test']);
    const later = new Date(testNow.getTime() + 1000);
    await revokeEmbedKey(kysely, key, testNow);
    expect((await revokeEmbedKey(kysely, key, later))?.revokedAt).toEqual(testNow);
    expect(await revokeEmbedKey(kysely, 'hk_none', testNow)).toBeUndefined();
  });
});

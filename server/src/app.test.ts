import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { buildApp } from './app.ts';
import { openDatabase } from './db/database.ts';
import { foldersOf } from './static/files.ts';
import { testConfig } from './testing/test-config.ts';
import { createTestDatabase, type TestDatabase } from './testing/test-database.ts';
import { makeTestFolder } from './testing/test-server.ts';

let db: TestDatabase;
let app: FastifyInstance;
let root: string;

const write = (file: string, content: string): void => {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), content);
};

beforeAll(async () => {
  root = makeTestFolder();
  write('dist/portal/index.html', '<html lang="en"><title>Built</title><body>Portal</body></html>');
  write('dist/portal/assets/portal-abc12345.js', 'portal()');
  write('dist/portal/assets/portal-abc12345.js.br', 'compressed script');
  write('dist/elements/elements.json', '{}');
  write('dist/elements/elements.json.br', 'compressed elements');
  write('dist/v1/hearth.js', 'loader()');
  write('dist/v1/hearth-1.2.3.js', 'loader()');
  write('dist/v1/c/abc12345/card.js', 'card()');
  write('examples/cards/index.html', '<title>Cards</title>');
  write('data/photos/1/a.jpg', 'jpeg');
  db = await createTestDatabase();
  app = await build();
  app.get('/api/long', async () => ({ text: 'long '.repeat(1000) }));
});
afterAll(async () => {
  await app.close();
  await db.drop();
  rmSync(root, { recursive: true, force: true });
});

const build = (changes: Parameters<typeof testConfig>[0] = {}): Promise<FastifyInstance> =>
  buildApp({
    db,
    config: testConfig(changes),
    clock: () => new Date('2026-03-01T12:00:00Z'),
    folders: foldersOf(root, path.join(root, 'data')),
  });

describe('health', () => {
  it('reports alive and ready while the database responds and its schema is current', async () => {
    expect((await app.inject('/healthz')).json()).toEqual({ status: 'ok' });
    const ready = await app.inject('/readyz');
    expect(ready.statusCode).toBe(200);
    expect(ready.json()).toEqual({
      status: 'ready',
      database: 'answers',
      migrations: 'current',
      worker: 'off',
      sources: [],
    });
  });

  it('reports whether the worker runs, which does not change readiness', async () => {
    const working = await buildApp({ db, config: testConfig(), clock: () => new Date(), runsJobs: true });
    expect(await working.inject('/readyz')).toMatchObject({ statusCode: 200 });
    expect((await working.inject('/readyz')).json()).toMatchObject({ status: 'ready', worker: 'running' });
    await db.pool.query('alter schema pgboss rename to away');
    const failing = async () => {
      const answer = await working.inject('/readyz');
      expect([answer.statusCode, answer.json().worker]).toEqual([200, 'failing']);
    };
    await vi.waitFor(failing, { timeout: 20_000, interval: 100 });
    await db.pool.query('alter schema away rename to pgboss');
    await working.close();
  });

  it('reports alive but not ready without a database, or with the schema of another version', async () => {
    const away = openDatabase('postgresql://hearth@127.0.0.1:1/hearth');
    write('migrations/9999-later.sql', 'select 1;');
    const config = testConfig();
    const clock = () => new Date();
    const without = await buildApp({ db: away, config, clock });
    const other = await buildApp({ db, config, clock, migrationsFolder: path.join(root, 'migrations') });
    expect((await without.inject('/healthz')).statusCode).toBe(200);
    expect(await without.inject('/readyz')).toMatchObject({ statusCode: 503 });
    expect((await other.inject('/readyz')).json()).toMatchObject({
      status: 'unavailable',
      migrations: 'other version',
    });
    await Promise.all([without.close(), other.close(), away.close()]);
  });
});

describe('the API', () => {
  it('returns an error code for unknown addresses', async () => {
    const answer = await app.inject('/api/v2/nothing-here');
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toEqual({ code: 'not_found', message: 'This address does not exist.' });
  });

  it('lets any page ask, with the headers of visitors and forms, without credentials', async () => {
    const preflight = await app.inject({
      method: 'OPTIONS',
      url: '/api/user/inquiry?embedKey=hk_any',
      headers: {
        origin: 'https://partner.example',
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'content-type,idempotency-key,x-captcha-token',
      },
    });
    expect(preflight.statusCode).toBe(204);
    expect(preflight.headers).toMatchObject({
      'access-control-allow-origin': 'https://partner.example',
      'access-control-allow-methods': 'GET, HEAD, POST',
      'access-control-allow-headers': expect.stringMatching(
        /^content-type, x-device-id, x-session-id, x-captcha-token, x-captcha-action, idempotency-key, traceparent, tracestate, baggage, sentry-trace, newrelic, .*x-datadog-trace-id/,
      ),
      vary: 'Origin',
    });
    expect(preflight.headers['access-control-allow-credentials']).toBeUndefined();
  });

  it('lets no other page read the portal', async () => {
    const page = await app.inject({ url: '/', headers: { origin: 'https://partner.example' } });
    expect(page.headers['access-control-allow-origin']).toBeUndefined();
  });

  it('refuses malformed visitor ids, naming the headers', async () => {
    const answer = await app.inject({
      url: '/api/docs/json',
      headers: { 'x-device-id': 'short', 'x-session-id': 'has spaces in it' },
    });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().validationErrors.map((error: { name: string }) => error.name)).toEqual([
      'x-device-id',
      'x-session-id',
    ]);
    const fine = await app.inject({
      url: '/api/docs/json',
      headers: { 'x-device-id': 'V1StGXR8_Z5jdHi6B-myT' },
    });
    expect(fine.statusCode).toBe(200);
  });

  it('limits requests of one address, files aside', async () => {
    const limited = await build({ requestsPerMinute: 2 });
    const statuses = [];
    for (let i = 0; i < 3; i++) statuses.push((await limited.inject('/api/docs/json')).statusCode);
    expect(statuses).toEqual([200, 200, 429]);
    expect((await limited.inject('/api/docs/json')).json().code).toBe('too_many_requests');
    expect((await limited.inject('/%61pi/docs/json')).statusCode).toBe(429);
    expect((await limited.inject('/v1/hearth.js')).statusCode).toBe(200);
    await limited.close();
  });

  it('sends long answers compressed to those who accept it', async () => {
    const plain = await app.inject('/api/long');
    const packed = await app.inject({
      url: '/api/long',
      headers: { 'accept-encoding': 'gzip, deflate, br' },
    });
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(packed.headers['content-encoding']).toBe('gzip');
    expect(packed.headers.vary).toContain('accept-encoding');
    expect(gunzipSync(packed.rawPayload).toString()).toBe(plain.body);
    expect(packed.rawPayload.length).toBeLessThan(500);
    const refused = await app.inject({ url: '/api/long', headers: { 'accept-encoding': 'gzip;q=0, br' } });
    expect(refused.headers['content-encoding']).toBeUndefined();
  });

  it('adds a request id and the security headers to each answer', async () => {
    const { headers } = await app.inject('/api/docs/json');
    expect(headers).toMatchObject({
      'x-request-id': expect.stringMatching(/^[\w-]{10,}$/),
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
    });
  });
});

it('sends the descriptions of elements compressed', async () => {
  const url = '/elements/elements.json';
  const elements = await app.inject({ url, headers: { 'accept-encoding': 'br' } });
  expect([elements.headers['content-encoding'], elements.body]).toEqual(['br', 'compressed elements']);
});

describe('files', () => {
  it.each(['/', '/listings', '/privacy-policy', '/listings?city=Austin'])(
    'answers %s with the portal under a strict policy',
    async (url) => {
      const page = await app.inject(url);
      expect(page.statusCode).toBe(200);
      expect(page.body).toContain('Portal');
      expect(page.body).toContain('data-edition="austin"');
      expect(page.body).toMatch(/<title>[^<]+ \| Hearth Austin<\/title>/);
      expect(page.headers['content-type']).toContain('text/html');
      expect(page.headers['cache-control']).toBe('public, no-cache');
      expect(page.headers['content-security-policy']).toContain("script-src 'self';");
      expect(page.headers['content-security-policy']).not.toMatch(/unsafe/);
      expect(page.headers['x-frame-options']).toBe('DENY');
    },
  );

  it.each(['/nothing.js', '/assets/old-12345678.css', '/v1/c/gone', '/photos/none.jpg', '/examples/none/'])(
    'does not answer %s with a page',
    async (url) => {
      expect((await app.inject(url)).statusCode).toBe(404);
    },
  );

  it('sends the compressed sibling to those who can read it', async () => {
    const headers = { 'accept-encoding': 'gzip, br' };
    const script = await app.inject({ url: '/assets/portal-abc12345.js', headers });
    expect(script.headers['content-encoding']).toBe('br');
    expect(script.headers['content-type']).toContain('javascript');
    expect(script.headers.vary).toContain('accept-encoding');
    expect((await app.inject('/assets/portal-abc12345.js')).body).toBe('portal()');
  });

  it.each([
    ['/assets/portal-abc12345.js', 'public, max-age=31536000, immutable'],
    ['/v1/c/abc12345/card.js', 'public, max-age=31536000, immutable'],
    ['/photos/1/a.jpg', 'public, max-age=31536000, immutable'],
    ['/v1/hearth-1.2.3.js', 'public, max-age=31536000, immutable'],
    ['/v1/hearth.js', 'public, max-age=300, stale-while-revalidate=86400'],
    ['/examples/cards/', 'public, no-cache'],
  ])('lets caches store %s: %s', async (url, caching) => {
    const answer = await app.inject(url);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['cache-control']).toBe(caching);
  });

  it('lets any page load the loader and its chunks', async () => {
    const headers = { origin: 'https://partner.example' };
    for (const url of ['/v1/hearth.js', '/v1/c/abc12345/card.js', '/photos/1/a.jpg']) {
      const answer = await app.inject({ url, headers });
      expect(answer.headers['access-control-allow-origin']).toBe('*');
    }
  });

  it.each([
    ...['a%5Cb', 'a\\b', '/austin', './austin', '%2e%2e/austin', 'a%2f%2fb', '%5C..%5C..%5Cx'],
    'zilker/nowhere.12',
  ])('answers the name of no file and no area with a page: %s', async (name) => {
    const answer = await app.inject(`/listings/market-overview/city/tx/${name}`);
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
    expect(answer.body).toContain('<title>Not Found');
  });

  it.each(['/v1/a%5Cb.js', '/photos/1%5C..%5Ca.jpg', '/api/a%5Cb'])(
    'serves no such file: %s',
    async (url) => {
      const answer = await app.inject(url);
      expect([answer.statusCode, answer.json().code]).toEqual([404, 'not_found']);
    },
  );

  it('serves no file outside its folders', async () => {
    const answer = await app.inject('/photos/..%2f..%2fexamples/cards/index.html');
    expect(answer.body).not.toContain('Cards');
  });

  it('returns the next step while the portal is not built', async () => {
    const bare = await buildApp({
      db,
      config: testConfig(),
      clock: () => new Date(),
      folders: foldersOf(path.join(root, 'elsewhere'), root),
    });
    const page = await bare.inject('/');
    expect(page.statusCode).toBe(503);
    expect(page.body).toContain('npm run build');
    await bare.close();
  });
});

import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildApp } from '../app.ts';
import { type Database, openDatabase } from '../db/database.ts';
import { testConfig } from '../testing/test-config.ts';

let away: Database;
let plain: FastifyInstance;
let secure: FastifyInstance;
beforeAll(async () => {
  away = openDatabase('postgresql://hearth@127.0.0.1:1/hearth');
  const build = (publicUrl: string) =>
    buildApp({ db: away, config: testConfig({ publicUrl }), clock: () => new Date() });
  [plain, secure] = await Promise.all([build('http://localhost:3000'), build('https://homes.test')]);
});
afterAll(() => Promise.all([plain.close(), secure.close(), away.close()]));

it.each(['/.env', '/.git/config', '/%2eenv', '/v1/.env', '/homes/.htaccess', '/.well-known/security.txt'])(
  'has nothing at %s',
  async (url) => {
    const answer = await plain.inject({ url, headers: { accept: 'text/html' } });
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'not_found']);
  },
);

it.each(['/healthz', '/.env', '/w/nothing', '/v1/hearth.js'])(
  'tells browsers to come by TLS only where the public address has TLS: %s',
  async (url) => {
    const [over, without] = await Promise.all([secure.inject(url), plain.inject(url)]);
    expect(over.headers['strict-transport-security']).toBe('max-age=31536000');
    expect(without.headers['strict-transport-security']).toBeUndefined();
  },
);

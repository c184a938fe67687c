import { afterEach, beforeEach, expect, it } from 'vitest';
import { buildApp } from '../app.ts';
import { anEmbedKey } from '../testing/an-embed-key.ts';
import { testNow } from '../testing/generated-listings.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { testConfig } from '../testing/test-config.ts';
import { insertEmbedKey } from './embed-keys.queries.ts';

const { key } = anEmbedKey();

let server: TestApp;
let app: TestApp['app'];
let now: Date;
let log: string[];
beforeEach(async () => {
  server = await startTestApp();
  await insertEmbedKey(server.db.kysely, anEmbedKey());
  now = testNow;
  log = [];
  app = await buildApp({
    ...{ db: server.db, config: testConfig(), clock: () => now },
    log: { level: 'warn', stream: { write: (line: string) => void log.push(line) } },
  });
});
afterEach(async () => {
  await app.close();
  await server.close();
});

const lines = () => log.map((line) => JSON.parse(line));

const ask = (embedKey: string, origin: string, path = '/api/site') =>
  app.inject({ url: `${path}?embedKey=${encodeURIComponent(embedKey)}`, headers: { origin } });

it('warns operators once an hour of a page that may not use its key', async () => {
  for (const path of ['/api/embed/status', '/api/site', '/api/site'])
    await ask(key, 'https://evil.test', path);
  await ask(key, 'https://partner.test');
  const refused = { level: 40, msg: 'a page was refused', origin: 'https://evil.test' };
  expect(lines()).toMatchObject([{ ...refused, key, verdict: 'origin_not_allowed' }]);
  now = new Date(testNow.getTime() + 3_600_000);
  await ask(key, 'https://evil.test');
  expect(lines()).toHaveLength(2);
});

it('warns at most twenty times a minute, in short lines, and counts the rest', async () => {
  for (let at = 0; at < 25; at++) await ask(`wrong\n${at}${'x'.repeat(500)}`, 'https://evil.test');
  expect(lines()).toHaveLength(20);
  expect(Math.max(...log.map(({ length }) => length))).toBeLessThan(400);
  now = new Date(testNow.getTime() + 60_000);
  await ask(key, 'https://other.test');
  expect(lines()[20]).toMatchObject({ origin: 'https://other.test', leftOut: 5 });
});

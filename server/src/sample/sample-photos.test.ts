import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { buildApp } from '../app.ts';
import { testConfig } from '../testing/test-config.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';

let db: TestDatabase;
let dataFolder: string;
beforeEach(async () => {
  db = await createTestDatabase();
  dataFolder = mkdtempSync(path.join(tmpdir(), 'hearth-data-'));
});
afterEach(async () => {
  await db.drop();
  rmSync(dataFolder, { recursive: true, force: true });
});

const aServer = () =>
  buildApp({ db, config: testConfig({ dataFolder }), clock: () => new Date(), log: false });

it('draws a sample’s picture when it is first asked for', async () => {
  const app = await aServer();
  const answer = await app.inject('/photos/bath-02-320.webp');
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/webp']);
  expect(answer.rawPayload.subarray(8, 12).toString()).toBe('WEBP');
  await app.close();
});

it('draws nothing for names that are not the samples’', async () => {
  const app = await aServer();
  for (const name of ['castle-01-320.webp', 'bath-02-999.webp', '..%2Fbath-02-320.webp']) {
    expect((await app.inject(`/photos/${name}`)).statusCode).toBe(404);
  }
  await app.close();
});

it('draws no pictures ahead where there are no samples', async () => {
  const app = await aServer();
  await app.listen({ port: 0 });
  await app.close();
  expect(existsSync(path.join(dataFolder, 'photos'))).toBe(false);
});

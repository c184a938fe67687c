import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
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

it('draws an agent’s portrait when it is first asked for', async () => {
  const app = await aServer();
  const answer = await app.inject('/photos/portrait-07-320.webp');
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/webp']);
  const { width, height } = await sharp(answer.rawPayload).metadata();
  expect([width, height]).toEqual([320, 320]);
  await app.close();
});

it('draws nothing for names that are not the samples’', async () => {
  const app = await aServer();
  for (const name of [
    'castle-01-320.webp',
    'bath-02-999.webp',
    '..%2Fbath-02-320.webp',
    'portrait-00-320.webp',
    'portrait-7-320.webp',
    'portrait-007-320.webp',
    'portrait-161-320.webp',
    'portrait-07-999.webp',
    'portrait-07-320.jpg',
  ]) {
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

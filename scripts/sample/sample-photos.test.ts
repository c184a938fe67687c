import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { drawnPictures } from '@hearth/sample/pictures/drawn-pictures.ts';
import { onePicture } from '@hearth/sample/pictures/one-picture.ts';
import { buildApp } from '@hearth/server/app.ts';
import { testConfig } from '@hearth/server/testing/test-config.ts';
import { createTestDatabase, type TestDatabase } from '@hearth/server/testing/test-database.ts';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { samplePhotos } from './sample-photos.ts';

let db: TestDatabase;
let dataFolder: string;
let app: Awaited<ReturnType<typeof buildApp>>;
beforeEach(async () => {
  db = await createTestDatabase();
  dataFolder = mkdtempSync(path.join(tmpdir(), 'hearth-data-'));
});
afterEach(async () => {
  await app.close();
  await db.drop();
  rmSync(dataFolder, { recursive: true, force: true });
});

async function serve(...pictures: readonly (typeof onePicture)[]): Promise<void> {
  const config = testConfig({ dataFolder });
  const extraResources = pictures.map(samplePhotos);
  app = await buildApp({ db, config, clock: () => new Date(), log: false, extraResources });
}

it('draws a sample’s picture when it is first requested', async () => {
  await serve(drawnPictures);
  const answer = await app.inject('/photos/garage-02-320.webp');
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/webp']);
  expect(answer.rawPayload.subarray(8, 12).toString()).toBe('WEBP');
});

it.each(['/photos/house-02-640.webp', '/photos/portrait-07-320.webp?v=2'])('serves %s', async (address) => {
  await serve(onePicture);
  const answer = await app.inject(address);
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/webp']);
});

it('returns 404 for names that no sample has', async () => {
  await serve(onePicture);
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
});

it('draws no pictures ahead', async () => {
  await serve(drawnPictures);
  await app.listen({ port: 0 });
  await app.close();
  expect(existsSync(path.join(dataFolder, 'photos'))).toBe(false);
});

it('has no sample pictures in a server without samples', async () => {
  await serve();
  expect((await app.inject('/photos/garage-02-320.webp')).statusCode).toBe(404);
});

import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { ListingDetails } from '@hearth/domain/contract/listing.ts';
import { aListing, aMedia } from '@hearth/domain/testing/a-listing.ts';
import { drawnPictures } from '@hearth/sample/pictures/drawn-pictures.ts';
import { onePicture } from '@hearth/sample/pictures/one-picture.ts';
import { buildApp } from '@hearth/server/app.ts';
import { saveListings } from '@hearth/server/listings/save-listings.ts';
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

/** The address of a scene as a photo of a listing, in a width. */
async function photoOf(scene: string, width: number): Promise<string> {
  const media = aMedia({
    mediaurl: `/photos/${scene}-1280.webp`,
    diffimgsizes: { [width]: `/photos/${scene}-${width}.webp` },
  });
  await saveListings(db.kysely, [aListing({ media: [media] })], { now: new Date() });
  const { images } = (await app.inject('/api/v2/listing/1000001')).json<ListingDetails>();
  return images[0]!.diffimgsizes[width]!;
}

it('draws a sample’s photo when it is first requested', async () => {
  await serve(drawnPictures);
  const answer = await app.inject(await photoOf('garage-02', 320));
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/webp']);
  expect(answer.rawPayload.subarray(8, 12).toString()).toBe('WEBP');
});

it('serves photos and portraits', async () => {
  await serve(onePicture);
  for (const address of [await photoOf('house-02', 640), '/photos/portrait-07-320.webp?v=2']) {
    const answer = await app.inject(address);
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/webp']);
  }
});

it('sends a scene by the address of a photo alone', async () => {
  await serve(onePicture);
  await app.inject(await photoOf('house-02', 640));
  expect((await app.inject('/photos/house-02-640.webp')).statusCode).toBe(404);
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
  for (const folder of ['photos', 'listing-photos'])
    expect(existsSync(path.join(dataFolder, folder))).toBe(false);
});

it('has no sample pictures in a server without samples', async () => {
  await serve();
  for (const address of [await photoOf('garage-02', 320), '/photos/portrait-07-320.webp'])
    expect((await app.inject(address)).statusCode).toBe(404);
});

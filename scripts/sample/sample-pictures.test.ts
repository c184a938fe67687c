import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { ListingDetails } from '@hearth/domain/contract/listing.ts';
import { photoPreview } from '@hearth/domain/listing/photo-sources.ts';
import { generateListings } from '@hearth/sample/generate.ts';
import { sampleAgents } from '@hearth/sample/people/agents.ts';
import { pictureCounts } from '@hearth/sample/pictures/library.ts';
import { saveAgents, saveOffices } from '@hearth/server/agents/agents.queries.ts';
import { buildApp } from '@hearth/server/app.ts';
import { projectRoot } from '@hearth/server/config.ts';
import { saveListings } from '@hearth/server/listings/save-listings.service.ts';
import { testConfig } from '@hearth/server/testing/test-config.ts';
import { createTestDatabase, type TestDatabase } from '@hearth/server/testing/test-database.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { copyPictures } from './copy-pictures.ts';
import { replaceDrawnPictures } from './drawn-pictures.queries.ts';

const now = new Date('2026-11-21T15:00:00Z');
const today = '2026-11-21';

let db: TestDatabase;
let dataFolder: string;
let app: Awaited<ReturnType<typeof buildApp>>;
beforeAll(async () => {
  db = await createTestDatabase();
  dataFolder = mkdtempSync(path.join(tmpdir(), 'hearth-pictures-'));
  app = await buildApp({ db, config: testConfig({ dataFolder }), clock: () => now, log: false });
  const { offices, agents } = sampleAgents('austin', 'hearth', today);
  await saveOffices(db.kysely, offices);
  await saveAgents(db.kysely, agents);
});
afterAll(async () => {
  await app.close();
  await db.drop();
  rmSync(dataFolder, { recursive: true, force: true });
});
beforeEach(async () => {
  await copyPictures(dataFolder);
  const order = { edition: 'austin', count: 30, seed: 'hearth', today, now } as const;
  await saveListings(db.kysely, generateListings(order), { now });
});

const pictureAt = async (url: string) => {
  const { statusCode, rawPayload } = await app.inject(url);
  return statusCode === 200 ? sharp(rawPayload).metadata() : statusCode;
};
const firstPhoto = async () =>
  (await app.inject('/api/v2/listing/AUS4000001')).json<ListingDetails>().images[0]!;

it('serves a photo in its published widths, and its preview', async () => {
  const photo = await firstPhoto();
  expect(await pictureAt(photo.mediaurl)).toMatchObject({ format: 'webp', width: 960, height: 640 });
  expect([photo.width, photo.height, Object.keys(photo.diffimgsizes)]).toEqual([
    960,
    640,
    ['320', '640', '800'],
  ]);
  for (const [width, address] of Object.entries(photo.diffimgsizes))
    expect(await pictureAt(address)).toMatchObject({ format: 'webp', width: Number(width) });
  expect(await pictureAt(photoPreview(photo)!)).toMatchObject({ width: 32 });
});

it('serves portraits to all, and pictures of homes by the address of a photo alone', async () => {
  const { rows } = await db.pool.query('select headshot_url_square as address from agent');
  for (const { address } of rows) expect(await pictureAt(address)).toMatchObject({ width: 320, height: 320 });
  for (const address of ['/photos/house-01.webp', '/photos/portrait-00.webp', '/photos/..%2fhouse-01.webp'])
    expect(await pictureAt(address)).toBe(404);
});

it('serves the clip of an agent in parts, as players ask for it', async () => {
  const { rows } = await db.pool.query('select video from agent where video is not null');
  expect(rows.length).toBeGreaterThan(1);
  for (const { video } of rows) {
    const part = await app.inject({ url: video, headers: { range: 'bytes=0-99' } });
    expect([part.statusCode, part.headers['content-type'], part.rawPayload.length]).toEqual([
      206,
      'video/webm',
      100,
    ]);
  }
});

it('replaces pictures of an earlier version, which were drawn on demand', async () => {
  await db.pool.query(`
    update media set sources = (
      select json_agg(json_build_object('id', photo.value -> 'id', 'from', json_build_object(
        '320', replace(photo.value ->> 'from', '.webp', '7-320.webp'),
        '1280', replace(photo.value ->> 'from', '.webp', '7-1280.webp'))) order by place)
      from json_array_elements(sources) with ordinality as photo (value, place)
    ) where json_array_length(sources) > 0`);
  await db.pool.query(`update agent set headshot_url_square = '/photos/portrait-' || 2 * id || '-640.webp'`);
  const migration = path.join(projectRoot, 'server/src/db/migrations/0016-photo-files.sql');
  await db.pool.query(readFileSync(migration, 'utf8'));
  await replaceDrawnPictures(db.kysely, pictureCounts);
  const { rows } = await db.pool.query(`
    select listing_id, photo ->> 'from' as address from media, json_array_elements(sources) as photo
    union all select -id, headshot_url_square from agent`);
  expect(rows.length).toBeGreaterThan(300);
  const lost = rows.filter(({ address }) =>
    ['listing-photos', 'photos'].every(
      (folder) => !existsSync(path.join(dataFolder, folder, path.basename(address))),
    ),
  );
  expect(lost).toEqual([]);
  expect(new Set(rows.map((row) => `${row.listing_id} ${row.address}`)).size).toBe(rows.length);
  expect(await pictureAt((await firstPhoto()).mediaurl)).toMatchObject({ width: 960 });
});

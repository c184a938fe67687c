import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { ListingDetails } from '@hearth/domain/contract/listing.ts';
import type { Listing, Media } from '@hearth/domain/listing/listing.ts';
import { photoPreview } from '@hearth/domain/listing/photo-sources.ts';
import { aListing, aMedia } from '@hearth/domain/testing/a-listing.ts';
import { viewers } from '@hearth/domain/testing/a-viewer.ts';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { removeListings } from '../listings/remove-listings.service.ts';
import { testNow } from '../testing/generated-listings.ts';
import { type Asker, startTestApp, type TestApp } from '../testing/test-app.ts';
import { testServices } from '../testing/test-services.ts';
import { photoUpkeepJob } from './photo-upkeep.ts';

/** A server of a feed: pictures with the place they were taken at, and a count of how often each was asked for. */
const requested = new Map<string, number>();
const photoOrigin = {
  async fetch(url: string): Promise<Buffer> {
    requested.set(url, (requested.get(url) ?? 0) + 1);
    if (url.endsWith('gone.jpg')) throw new Error('answered 404');
    if (url.endsWith('page.jpg')) return Buffer.from('<html>no picture</html>');
    const gps = { IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '30/1 16/1 0/1' } };
    return sharp({ create: { width: 900, height: 600, channels: 3, background: '#456' } })
      .withExif({ IFD0: { ImageDescription: '1204 Oak Hollow Dr' }, ...gps })
      .jpeg()
      .toBuffer();
  },
};

let server: TestApp;
let dataFolder: string;
beforeAll(async () => {
  dataFolder = mkdtempSync(path.join(tmpdir(), 'hearth-photos-'));
  server = await startTestApp({ photoOrigin, config: { dataFolder } });
});
afterAll(async () => {
  await server.close();
  rmSync(dataFolder, { recursive: true, force: true });
});
afterEach(() => requested.clear());

let count = 0;
/** A listing with seven pictures of a feed's server, whose addresses name the house. */
async function photographed(changes: Partial<Listing> = {}, file = 'front.jpg'): Promise<Listing> {
  const number = 4_000_001 + count++;
  const media = Array.from({ length: 7 }, (_, sortOrder) =>
    aMedia({
      sortOrder,
      mediaurl: `https://cdn.example/${number}/1204-oak-hollow-dr/${sortOrder}-${file}`,
      mediaobjectid: `${number}-oak-hollow-${sortOrder}`,
      width: 900,
      height: 600,
    }),
  );
  const ids = { listingid: `AUS${number}`, listingkey: `AUS-${number}`, sourcelistingid: `${number}` };
  const listing = aListing({ ...ids, agentId: 'ada.reyes', media, ...changes });
  await server.save(listing);
  return listing;
}

/** All pictures of a listing, as its own agent gets them. */
const imagesOf = async ({ listingid }: Listing): Promise<Media[]> =>
  (await server.as(viewers.agent).get<ListingDetails>(`/api/v2/listing/${listingid}`)).images;

const statusFor = async (viewer: Asker, { mediaurl }: Media): Promise<number> =>
  (await viewer.inject({ url: mediaurl })).statusCode;

describe('the address of a photo', () => {
  it('contains no part of the listing and of its source, and stays when the listing changes', async () => {
    const listing = await photographed();
    const images = await imagesOf(listing);
    // Long words alone: an address is made of random letters, which contain any short word now and then.
    expect(JSON.stringify(images)).not.toMatch(/cdn\.example|hollow|1204-oak|400000\d/i);
    for (const { mediaurl, mediaobjectid } of images) {
      expect(mediaurl).toMatch(/^\/photos\/[\w-]{16}\/[\w-]{10}-1280\.webp$/);
      expect(mediaurl).toContain(mediaobjectid);
    }
    expect(new Set(images.map(({ mediaobjectid }) => mediaobjectid)).size).toBe(7);
    await server.save({ ...listing, listprice: 1, media: listing.media.toReversed() });
    expect(await imagesOf(listing)).toEqual(images);
  });

  it('serves the picture in its width, without metadata', async () => {
    const [first] = await imagesOf(await photographed());
    const answer = await server.inject({ url: first!.diffimgsizes['320']! });
    expect(answer.headers['content-type']).toBe('image/webp');
    const picture = await sharp(answer.rawPayload).metadata();
    expect([picture.format, picture.width, picture.height]).toEqual(['webp', 320, 213]);
    expect(picture.exif).toBeUndefined();
    const whole = await sharp((await server.inject({ url: first!.mediaurl })).rawPayload).metadata();
    expect([whole.width, first!.width]).toEqual([900, 900]);
    expect([...requested.values()]).toEqual([1]);
  });

  it('serves a preview of a few hundred bytes, which passes the gate as well', async () => {
    const images = await imagesOf(await photographed());
    const preview = await server.inject({ url: photoPreview(images[0]!)! });
    const { width, height } = await sharp(preview.rawPayload).metadata();
    expect([preview.statusCode, width, height]).toEqual([200, 32, 21]);
    expect(preview.rawPayload.length).toBeLessThan(500);
    expect((await server.inject({ url: photoPreview(images[6]!)! })).statusCode).toBe(404);
  });

  it('lets caches keep a photo that guests see for an hour, and revalidates others', async () => {
    const images = await imagesOf(await photographed());
    const caching = async (at: number) =>
      (await server.as(viewers.client).inject({ url: images[at]!.mediaurl })).headers['cache-control'];
    expect(await caching(0)).toBe('public, max-age=3600');
    expect(await caching(6)).toBe('private, no-cache');
    const { headers } = await server.inject({ url: images[0]!.mediaurl });
    const again = await server.inject({
      url: images[0]!.mediaurl,
      headers: { 'if-none-match': String(headers.etag) },
    });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });

  it('assumes a usual size where the feed sends none', async () => {
    const unsized = aMedia({ mediaurl: 'https://cdn.example/unsized.jpg', width: 0, height: 0 });
    const [first] = await imagesOf(await photographed({ media: [unsized] }));
    expect([first!.width, first!.height]).toEqual([1024, 768]);
    expect(await statusFor(server, first!)).toBe(200);
  });

  it.each([
    ['that cannot be fetched', 'gone.jpg'],
    ['that is no picture', 'page.jpg'],
  ])('of a source %s is not found, and not fetched again at once', async (_, file) => {
    const [first] = await imagesOf(await photographed({}, file));
    for (const _again of [1, 2]) {
      const answer = await server.inject({ url: first!.mediaurl });
      expect([answer.statusCode, answer.headers['cache-control']]).toEqual([404, 'no-store']);
    }
    expect([...requested.values()]).toEqual([1]);
  });

  it('answers 404 for a made-up address', async () => {
    const [first] = await imagesOf(await photographed());
    const [, photos, key, file] = first!.mediaurl.split('/');
    for (const url of [
      `/${photos}/${key}/${file!.replace(/^.{10}/, 'AAAAAAAAAA')}`,
      `/${photos}/AAAAAAAAAAAAAAAA/${file}`,
      `/${photos}/${key}/${file!.replace('1280', '1281')}`,
      `/${photos}/${key}/..%2f..%2f${file}`,
      `/${photos}/${key}/`,
      `/${photos}/${file}`,
    ])
      expect((await server.inject({ url })).statusCode, url).toBe(404);
    expect(requested.size).toBe(0);
  });
});

it('serves JPEG for mails by another ending, through the same gate', async () => {
  const [first, ...others] = await imagesOf(await photographed());
  const jpeg = ({ mediaurl }: Media): string => mediaurl.replace('.webp', '.jpg');
  for (const time of [1, 2]) {
    const { rawPayload, headers } = await server.inject({ url: jpeg(first!) });
    expect(headers['content-type'], `time ${time}`).toBe('image/jpeg');
    expect((await sharp(rawPayload).metadata()).format).toBe('jpeg');
  }
  const last = others.at(-1)!;
  expect(await statusFor(server, last)).not.toBe(200);
  expect(await statusFor(server, { ...last, mediaurl: jpeg(last) })).toBe(await statusFor(server, last));
});

it('fetches a photo anew after 30 days', async () => {
  const [first] = await imagesOf(await photographed());
  const photosFolder = path.join(dataFolder, 'listing-photos');
  const { photos } = testServices(server.db.kysely, { photosFolder });
  const fetchesAfter = async (days: number): Promise<number[]> => {
    const clock = () => new Date(Date.now() + days * 86_400_000);
    await photoUpkeepJob({
      photos,
      people: { removeUnused: async () => {} },
      uploads: { removeUnused: async () => {} },
      usedPhotos: async () => new Set(),
      usedUploads: async () => new Set(),
      clock,
    }).run({}, { isLast: true });
    expect(await statusFor(server, first!)).toBe(200);
    return [...requested.values()];
  };
  expect([await fetchesAfter(0), await fetchesAfter(29), await fetchesAfter(31)]).toEqual([[1], [1], [2]]);
});

describe('a photo', () => {
  it('beyond the image lock is sent to those alone who see it in the listing', async () => {
    const images = await imagesOf(await photographed());
    expect(await statusFor(server, images[4]!)).toBe(200);
    expect(await statusFor(server, images[5]!)).toBe(404);
    expect(await statusFor(server.as(viewers.client), images[5]!)).toBe(200);
  });

  it('hides the photos of a withdrawn listing from guests', async () => {
    const listing = await photographed();
    const [first] = await imagesOf(listing);
    await server.save({ ...listing, mlsstatus: 'Withdrawn' });
    expect(await statusFor(server, first!)).toBe(410);
    expect(await statusFor(server.as(viewers.unverifiedClient), first!)).toBe(404);
    expect(await statusFor(server.as(viewers.client), first!)).toBe(200);
  });

  it('serves photos of a listing without internet display to its own agent alone', async () => {
    const [first] = await imagesOf(await photographed({ internetentirelistingdisplayyn: false }));
    expect(await statusFor(server, first!)).toBe(404);
    expect(await statusFor(server.as(viewers.anotherAgent), first!)).toBe(404);
    expect(await statusFor(server.as(viewers.agent), first!)).toBe(200);
  });

  it('serves photos of a private listing to agents alone', async () => {
    const [first] = await imagesOf(await photographed({ source: 'EX', mlsstatus: 'Private' }));
    expect(await statusFor(server.as(viewers.client), first!)).toBe(404);
    expect(await statusFor(server.as(viewers.anotherAgent), first!)).toBe(200);
  });

  it('answers 404 for photos of a deleted listing', async () => {
    const listing = await photographed();
    const [first] = await imagesOf(listing);
    const { listingkey } = listing;
    await removeListings(server.db.kysely, [{ listingkey, reason: 'not in the feed' }], testNow);
    expect(await statusFor(server, first!)).toBe(404);
  });
});

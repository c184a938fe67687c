import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { User } from '@hearth/domain/contract/user.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aPerson } from '../testing/a-person.ts';
import { errorOf } from '../testing/inquiry-desk.ts';
import { type Asker, startTestApp, type TestApp } from '../testing/test-app.ts';

let server: TestApp;
let dataFolder: string;
beforeAll(async () => {
  dataFolder = mkdtempSync(path.join(tmpdir(), 'hearth-people-'));
  server = await startTestApp({ config: { dataFolder, requestsPerMinute: 0 } });
});
afterAll(async () => {
  await server.close();
  rmSync(dataFolder, { recursive: true, force: true });
});

async function signedIn() {
  const person = await aPerson(server.db.kysely);
  return { ...person, asker: server.as(person.viewer) };
}
const noise = (width: number, height: number) =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
      background: '#000',
    },
  });
const gps = { IFD0: { ImageDescription: '1204 Oak Hollow Dr' }, IFD3: { GPSLatitude: '30/1 16/1 0/1' } };
const aPhoto = () => noise(900, 600).withExif(gps).jpeg().toBuffer();

const upload = (asker: Asker, payload: Buffer, type = 'image/jpeg') =>
  asker.inject({ method: 'POST', url: '/api/user/photo', payload, headers: { 'content-type': type } });
const problemOf = async (payload: Buffer, type?: string) => {
  const { asker } = await signedIn();
  return errorOf(await upload(asker, payload, type)).validationErrors?.[0]?.message;
};
const pictureOf = async (asker: Asker) => (await asker.get<User>('/api/user/me')).picture;
const files = () => readdirSync(path.join(dataFolder, 'people-photos'));

const wrongFormat = 'Inappropriate photo format. Use a .jpg, .jpeg.';
const damaged = `${wrongFormat} This file is damaged or incomplete. Choose another copy of the photo.`;
const tooManyPixels = 'Upload failed. The photo has too many pixels. Please upload a smaller one.';

describe('a photo of a person', () => {
  it('shows a photo square and without metadata, and removes the one before', async () => {
    const { asker } = await signedIn();
    const { picture } = (await upload(asker, await aPhoto())).json<{ picture: string }>();
    expect(picture).toMatch(/^\/photos\/people\/[\w-]{22}\.jpg$/);
    const answer = await server.inject({ url: picture });
    const { width, height, format, exif, xmp, iptc } = await sharp(answer.rawPayload).metadata();
    expect([width, height, format, exif, xmp, iptc]).toEqual([512, 512, 'jpeg', ...Array(3).fill(undefined)]);
    expect((await aPhoto()).includes('Oak Hollow')).toBe(true);
    expect(answer.rawPayload.includes('Oak Hollow')).toBe(false);
    expect(answer.headers).toMatchObject({
      'content-type': 'image/jpeg',
      'cache-control': 'private, max-age=3600',
      'x-content-type-options': 'nosniff',
    });
    await upload(asker, await aPhoto());
    expect((await server.inject({ url: picture })).statusCode).toBe(404);
    expect(files()).toHaveLength(1);
    await asker.inject({ method: 'DELETE', url: '/api/user/photo' });
    expect([await pictureOf(asker), files()]).toEqual([null, []]);
  });

  it('loses what hides behind its pixels', async () => {
    const { asker } = await signedIn();
    const polyglot = Buffer.concat([await aPhoto(), Buffer.from('<script>alert(1)</script>PK\u0003\u0004')]);
    const { picture } = (await upload(asker, polyglot)).json<{ picture: string }>();
    expect((await server.inject({ url: picture })).rawPayload.includes('<script>')).toBe(false);
    await asker.inject({ method: 'DELETE', url: '/api/user/photo' });
  });

  it('reads a JPEG by its content, whatever type the request names', async () => {
    const big = Buffer.alloc(60_000, ' ');
    for (const head of ['<html><script>', '<svg xmlns="http://www.w3.org/2000/svg">', 'GIF89a', '\u0000'])
      expect(await problemOf(Buffer.concat([Buffer.from(head), big]))).toBe(wrongFormat);
    expect(await problemOf(await noise(300, 300).png().toBuffer())).toBe(wrongFormat);
    const disguised = Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), big]);
    expect(await problemOf(disguised)).toBe(damaged);
    expect(await problemOf(await aPhoto(), 'image/png')).toBeUndefined();
    const { asker } = await signedIn();
    expect((await upload(asker, await aPhoto(), 'text/html')).statusCode).toBe(415);
  });

  it('refuses a photo that is cut off', async () => {
    const photo = await aPhoto();
    expect(await problemOf(photo.subarray(0, photo.length - 30_000))).toBe(damaged);
  });
});

describe('the pixels of a photo', () => {
  it('refuses 60 million pixels', async () => {
    const bomb = await sharp({ create: { width: 10_000, height: 6_000, channels: 3, background: '#888' } })
      .jpeg()
      .toBuffer();
    expect(await problemOf(bomb)).toBe(tooManyPixels);
  });

  it('accepts 24 million pixels of a progressive photo, which is decoded whole', async () => {
    const square = (side: number, progressive: boolean) =>
      sharp({ create: { width: side, height: side, channels: 3, background: '#888' } })
        .jpeg({ progressive })
        .toBuffer();
    expect(await problemOf(await square(5000, true))).toBe(tooManyPixels);
    expect(await problemOf(await square(5000, false))).toBeUndefined();
    expect(await problemOf(await square(4000, true))).toBeUndefined();
  });

  it('accepts at most 20 scans of the pixels', async () => {
    const photo = await noise(900, 600).jpeg({ progressive: true }).toBuffer();
    const [last, end] = [photo.lastIndexOf(Buffer.from([0xff, 0xda])), photo.length - 2];
    const scan = photo.subarray(last, end);
    const scanned = (times: number) =>
      Buffer.concat([photo.subarray(0, end), ...Array(times).fill(scan), photo.subarray(end)]);
    expect(await problemOf(scanned(20))).toBe(tooManyPixels);
    // Neither the preview in a camera's segment nor what follows the end is a scan of the picture.
    const scans = Buffer.from('ffda0004'.repeat(50), 'hex');
    const segment = Buffer.concat([Buffer.from([0xff, 0xe5, 0, scans.length + 2]), scans]);
    const camera = Buffer.concat([photo.subarray(0, 2), segment, photo.subarray(2), scans]);
    expect(await problemOf(camera)).toBeUndefined();
  });

  it('refuses bombs: a huge size in the head, a picture of one color, a nested drawing', async () => {
    const photo = await aPhoto();
    const head = photo.indexOf(Buffer.from([0xff, 0xc0]));
    const huge = Buffer.from(photo);
    huge.writeUInt16BE(65_500, head + 5);
    huge.writeUInt16BE(65_500, head + 7);
    const png = Buffer.concat([await noise(50, 50).png().toBuffer(), Buffer.alloc(60_000)]);
    png.writeUInt32BE(30_000, 16);
    png.writeUInt32BE(30_000, 20);
    const laughs = `<?xml version="1.0"?><!DOCTYPE s [<!ENTITY a "${'x'.repeat(60_000)}"><!ENTITY b "${'&a;'.repeat(100)}">]><svg>${'&b;'.repeat(100)}</svg>`;
    expect(await problemOf(huge)).toBe(tooManyPixels);
    for (const bomb of [png, Buffer.from(laughs)]) expect(await problemOf(bomb)).toBe(wrongFormat);
  });
});

describe('the file of a photo', () => {
  it('accepts files of over 50 KB and at most 15 MB', async () => {
    expect(await problemOf(await noise(50, 50).jpeg().toBuffer())).toMatch(/The file is too small/);
    const { asker } = await signedIn();
    expect((await upload(asker, Buffer.alloc(15_000_001))).statusCode).toBe(413);
  });

  it('accepts files of signed-in people, and serves them by a random name alone', async () => {
    expect((await upload(server, await aPhoto())).statusCode).toBe(401);
    for (const name of ['..%2f..%2fetc%2fpasswd', 'x.jpg', `${'A'.repeat(22)}.jpg`, ''])
      expect((await server.inject({ url: `/photos/people/${name}` })).statusCode, name).toBe(404);
  });
});

describe('the photo of a social account', () => {
  const url = '/api/user/social-photo-url';
  const google = 'https://lh3.googleusercontent.com/a/photo=s96-c';
  const set = (asker: Asker, photo: string) => asker.inject({ method: 'POST', url, payload: { url: photo } });

  it('shows the photo of a social account until it is removed', async () => {
    const { asker } = await signedIn();
    expect(await asker.get(url)).toEqual({ url: null });
    expect((await set(asker, google)).json()).toEqual({ url: google });
    expect([await asker.get(url), await pictureOf(asker)]).toEqual([{ url: google }, google]);
    await asker.inject({ method: 'DELETE', url });
    expect([await asker.get(url), await pictureOf(asker)]).toEqual([{ url: null }, null]);
  });

  it('reads photos of Google or Facebook alone', async () => {
    const { asker } = await signedIn();
    for (const wrong of [
      'https://evil.example/pixel.gif',
      'http://lh3.googleusercontent.com/a',
      'https://googleusercontent.com.evil.example/a',
      'https://evilgoogleusercontent.com/a',
      'https://user@lh3.googleusercontent.com/a',
      'https://lh3.googleusercontent.com:8443/a',
      'javascript:alert(1)',
      'data:image/svg+xml,<svg/>',
      '',
    ])
      expect((await set(asker, wrong)).statusCode, wrong).toBe(400);
    expect((await set(server, google)).statusCode).toBe(401);
  });
});

import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { PhotoList } from '@hearth/domain/contract/exclusive-photos.ts';
import type { EditPayload } from '@hearth/domain/exclusive/field-catalog.ts';
import sharp from 'sharp';
import { afterAll, describe, expect, it, onTestFinished } from 'vitest';
import { aBareDraft, details, exclusiveApp, exclusives, saved } from '../../testing/exclusive-app.ts';
import { aJpeg, noise, uploadPhoto } from '../../testing/exclusive-photos.ts';
import { behind } from '../../testing/in-turn.ts';
import { errorOf } from '../../testing/inquiry-desk.ts';
import { requestedAs } from '../../testing/requested-as.ts';
import type { Asker } from '../../testing/test-app.ts';

const dataFolder = mkdtempSync(path.join(tmpdir(), 'hearth-exclusive-'));
const app = exclusiveApp({ dataFolder });
afterAll(() => rmSync(dataFolder, { recursive: true, force: true }));

const media = (asker: Asker, listing: string) => asker.get<PhotoList>(`${exclusives}/media/${listing}`);
const idsOf = async (asker: Asker, listing: string) =>
  (await media(asker, listing)).items.map((item) => item.mediaObjectId);
const remove = (asker: Asker, listing: string, ids: readonly string[]) =>
  asker.inject({
    ...{ method: 'DELETE', url: `${exclusives}/media/${listing}` },
    query: { mediaObjectIds: [...ids] },
  });
const arrange = (asker: Asker, listing: string, mediaObjectIds: readonly string[]) =>
  asker.inject({ method: 'PUT', url: `${exclusives}/media/${listing}`, payload: { mediaObjectIds } });
const problemOf = async (answer: ReturnType<typeof uploadPhoto>) =>
  errorOf(await answer).validationErrors?.[0]?.message;
const files = () =>
  readdirSync(dataFolder, { recursive: true }).filter((name) => /exclusive-.*\.jpg$/.test(String(name)));

async function anAgentsDraft(fields?: EditPayload) {
  const { asker } = await app.agent('ada.reyes');
  const draft = await aBareDraft(asker, fields);
  return { asker, ...draft };
}

describe('an uploaded photo', () => {
  it('stores a photo upright, without its location, for its agent and admins alone', async () => {
    const { asker, listingId } = await anAgentsDraft();
    const gps = {
      IFD0: { ImageDescription: 'Oak Hollow' },
      IFD3: { GPSLatitude: '30/1 16/1 0/1' },
    };
    const file = await noise().withMetadata({ orientation: 6 }).withExifMerge(gps).jpeg().toBuffer();
    const answer = await uploadPhoto(asker, listingId, { file });
    expect(answer.statusCode, answer.body).toBe(200);
    const { photo } = answer.json();
    expect([photo.width, photo.height]).toEqual([600, 900]);
    const shown = await asker.inject({ url: photo.mediaUrl });
    const { format, width, exif, xmp, iptc } = await sharp(shown.rawPayload).metadata();
    expect([format, width, exif, xmp, iptc]).toEqual(['webp', 600, undefined, undefined, undefined]);
    expect(shown.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'private, no-cache',
    });
    const admin = await app.agent('ada.admin', { isAdmin: true });
    expect((await admin.asker.inject({ url: photo.mediaUrl })).statusCode).toBe(200);
    const strangers = [app.server, (await app.client()).asker, (await app.agent('other.agent')).asker];
    for (const stranger of strangers) {
      expect((await stranger.inject({ url: photo.mediaUrl })).statusCode).toBe(404);
      const noDraft = photo.mediaUrl.replace(/[\da-f-]{36}\//, `${'a'.repeat(36)}/`);
      expect((await stranger.inject({ url: noDraft })).statusCode).toBe(404);
      expect((await uploadPhoto(stranger, listingId, { file })).statusCode).toBeGreaterThanOrEqual(401);
    }
    expect((await media(asker, listingId)).items).toHaveLength(1);
  });

  it('stores one photo of an upload that is sent again, also at the same moment', async () => {
    const { asker, listingId } = await anAgentsDraft();
    const [id, file, before] = [randomUUID(), await aJpeg(), files().length];
    const answers = await Promise.all([1, 2, 3].map(() => uploadPhoto(asker, listingId, { file, id })));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect((await uploadPhoto(asker, listingId, { file: await aJpeg(), id })).json()).toEqual(
      answers[0]!.json(),
    );
    expect(await idsOf(asker, listingId)).toEqual([id]);
    expect(files()).toHaveLength(before + 1);
  });

  it('refuses the same file under another id', async () => {
    const { asker, listingId } = await anAgentsDraft();
    const file = await aJpeg();
    await uploadPhoto(asker, listingId, { file });
    const problem = await problemOf(uploadPhoto(asker, listingId, { file }));
    expect(problem).toBe('This photo is already in the listing.');
    expect((await media(asker, listingId)).items).toHaveLength(1);
  });

  it('leaves no photo and no file where the listing is deleted during the upload', async () => {
    const { asker, listingId } = await anAgentsDraft();
    const before = files().length;
    const file = await aJpeg();
    const remove = () =>
      asker.inject({ method: 'DELETE', url: `${exclusives}/delete?listingId=${listingId}` });
    const [removed, uploaded] = await behind(
      app.server.db,
      ['select from exclusive_listing where listing_id = $1 for update', [listingId]],
      [remove, () => uploadPhoto(asker, listingId, { file })],
    );
    expect([removed?.statusCode, uploaded?.statusCode]).toEqual([200, 404]);
    expect(files()).toHaveLength(before);
  });

  it('gives the draft a new revision and leaves the fields of its tabs alone', async () => {
    const { asker, listingId, revision } = await anAgentsDraft();
    await uploadPhoto(asker, listingId, { file: await aJpeg() });
    expect((await details(asker, listingId)).revision).toBe(revision + 1);
    const after = await saved(asker, listingId, { listPrice: 700_000 }, { on: revision });
    expect(after).toMatchObject({ revision: revision + 2, saved: ['listPrice'], conflicts: [] });
  });
});

const tooLarge = expect.objectContaining({
  code: 'payload_too_large',
  validationErrors: [
    {
      name: 'file',
      message: 'Upload failed. The file is too large. Please upload a photo under 15MB.',
    },
  ],
});

describe('a file that is no photo', () => {
  it.each([
    [
      'a PDF named .jpg',
      Buffer.concat([Buffer.from('%PDF-1.7'), Buffer.alloc(60_000)]),
      /^Inappropriate photo format\. Use a \.jpg, \.jpeg\. This file is a PDF/,
    ],
    [
      'HEIC',
      Buffer.concat([Buffer.from('\0\0\0\x18ftypheic'), Buffer.alloc(60_000)]),
      /^Inappropriate photo format\. Use a \.jpg, \.jpeg\. This photo is HEIC\. Export it as JPEG/,
    ],
    [
      'no picture behind its first bytes',
      Buffer.concat([Buffer.from([255, 216, 255, 224]), Buffer.alloc(60_000)]),
      /^Inappropriate photo format\. Use a \.jpg, \.jpeg\. This file is damaged/,
    ],
    [
      'too small',
      Buffer.concat([Buffer.from([255, 216, 255]), Buffer.alloc(40_000)]),
      /^Upload failed\. The file is too small\. Please upload a photo that exceeds 50KB\.$/,
    ],
  ])('is refused by its content where it is %s', async (_name, file, message) => {
    const { asker, listingId } = await anAgentsDraft();
    expect(await problemOf(uploadPhoto(asker, listingId, { file }))).toMatch(message);
    expect((await media(asker, listingId)).items).toEqual([]);
  });

  it('refuses a file that decodes to more pixels than a camera takes', async () => {
    const { asker, listingId } = await anAgentsDraft();
    const bomb = await sharp({ create: { width: 10_000, height: 10_000, channels: 3, background: '#fff' } })
      .jpeg()
      .toBuffer();
    expect(await problemOf(uploadPhoto(asker, listingId, { file: bomb }))).toMatch(/too many pixels/);
  });

  it('refuses a file larger than 15 MB, and another kind of body', async () => {
    const { asker, listingId } = await anAgentsDraft();
    // The second states more bytes than any form with a photo has.
    for (const bytes of [15_000_001, 16_000_000]) {
      const answer = await uploadPhoto(asker, listingId, { file: Buffer.alloc(bytes) });
      expect([answer.statusCode, errorOf(answer)]).toEqual([413, tooLarge]);
    }
    const url = `${exclusives}/media/${listingId}`;
    expect((await asker.inject({ method: 'POST', url, payload: {} })).statusCode).toBe(415);
    const faulty = await uploadPhoto(asker, listingId, { file: await aJpeg(), id: 'porch', kind: 'video' });
    expect(errorOf(faulty).validationErrors?.map(({ name }) => name)).toEqual(['mediaObjectIds', 'kind']);
    expect((await uploadPhoto(asker, listingId, { file: await aJpeg() })).statusCode).toBe(200);
  });
});

describe('an upload that states 200 MB', () => {
  /** Sends only the head of an upload to the port of the server; returns the answer. */
  async function sendHead(listing: string, headers: Readonly<Record<string, string>>): Promise<string> {
    const { port } = app.server.app.server.address() as AddressInfo;
    const socket = connect(port, '127.0.0.1');
    onTestFinished(() => void socket.destroy());
    const head = { host: 'localhost', 'content-type': 'multipart/form-data; boundary=x', ...headers };
    const lines = Object.entries(head).map(([name, value]) => `${name}: ${value}\r\n`);
    socket.write(`POST ${exclusives}/media/${listing} HTTP/1.1\r\n${lines.join('')}\r\n`);
    const [answer] = await once(socket, 'data');
    return String(answer);
  }

  it('gets 413 by its head alone, and 401 for a guest', async () => {
    const { viewer, asker } = await app.agent('ada.reyes');
    const { listingId } = await aBareDraft(asker);
    await app.server.app.listen({ port: 0, host: '127.0.0.1' });
    const states = { 'content-length': '209715200' };
    const answer = await sendHead(listingId, { ...states, ...requestedAs(viewer) });
    expect(answer).toMatch(/^HTTP\/1\.1 413 /);
    expect(JSON.parse(answer.slice(answer.indexOf('\r\n\r\n')))).toEqual(tooLarge);
    expect(await sendHead(listingId, states)).toMatch(/^HTTP\/1\.1 401 /);
  });
});

describe('the photos of a listing', () => {
  it('lists photos in the order of the queue, whichever upload ends first', async () => {
    const { asker, listingId } = await anAgentsDraft();
    const ids = Array.from({ length: 6 }, () => randomUUID());
    // Clients number their queue by microseconds.
    const first = Date.parse('2026-11-21T18:00:00Z') * 1000;
    const sent = ids.map(async (id, nth) => ({ id, turn: first + nth, file: await aJpeg() }));
    const queue = await Promise.all(sent);
    await Promise.all(queue.toReversed().map((one) => uploadPhoto(asker, listingId, one)));
    expect(await idsOf(asker, listingId)).toEqual(ids);
  });

  it('orders photos by hand, with captions and floor plans', async () => {
    const { asker, listingId } = await anAgentsDraft();
    const ids = [randomUUID(), randomUUID(), randomUUID()];
    for (const [turn, id] of ids.entries())
      await uploadPhoto(asker, listingId, { file: await aJpeg(), id, turn });
    await arrange(asker, listingId, ids.toReversed());
    const url = `${exclusives}/media/${listingId}/${ids[2]}`;
    await asker.inject({ method: 'PATCH', url, payload: { caption: '  Porch at dusk ', kind: 'floorPlan' } });
    expect(await idsOf(asker, listingId)).toEqual([ids[1], ids[0], ids[2]]);
    expect((await media(asker, listingId)).items[2]).toMatchObject({
      kind: 'floorPlan',
      caption: 'Porch at dusk',
    });
    const unknown = `${exclusives}/media/${listingId}/${randomUUID()}`;
    expect(
      (await asker.inject({ method: 'PATCH', url: unknown, payload: { caption: 'x' } })).statusCode,
    ).toBe(404);
    const long = { caption: 'x'.repeat(301) };
    expect((await asker.inject({ method: 'PATCH', url, payload: long })).statusCode).toBe(400);
  });

  it('stores 120 photos at most: refuses the 121st until one is removed', async () => {
    const { asker, listingId, draftId } = await anAgentsDraft();
    const items = Array.from({ length: 120 }, (_, turn) => ({
      ...{ id: randomUUID(), file: `exclusive-${turn}.jpg`, width: 9, height: 6, digest: `${turn}`, turn },
      ...{ kind: 'photo', caption: '' },
    }));
    const { kysely } = app.server.db;
    await kysely
      .insertInto('exclusiveParts')
      .values({ draftId, photos: JSON.stringify(items) })
      .execute();
    expect(await problemOf(uploadPhoto(asker, listingId, { file: await aJpeg() }))).toBe(
      'A listing has at most 120 photos. Remove one to add another.',
    );
    expect((await remove(asker, listingId, [items[0]!.id])).statusCode).toBe(200);
    expect((await uploadPhoto(asker, listingId, { file: await aJpeg(), turn: 200 })).json()).toMatchObject({
      photo: { turn: 200 },
    });
  });

  it('leaves out a photo that was removed while it was uploaded, until an undo names it', async () => {
    const { asker, listingId } = await anAgentsDraft();
    const [id, kept] = [randomUUID(), randomUUID()];
    await uploadPhoto(asker, listingId, { file: await aJpeg(), id: kept });
    expect((await remove(asker, listingId, [id])).statusCode).toBe(200);
    expect(await problemOf(uploadPhoto(asker, listingId, { file: await aJpeg(), id }))).toBe(
      'You removed this photo.',
    );
    await remove(asker, listingId, [kept]);
    expect(await idsOf(asker, listingId)).toEqual([]);
    await arrange(asker, listingId, [kept, id]);
    expect(await idsOf(asker, listingId)).toEqual([kept]);
  });
});

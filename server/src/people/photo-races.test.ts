import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createPeoplePhotos, type PeoplePhotos, peoplePhotosPath } from '../photos/people-photos.service.ts';
import { photoUpkeepJob } from '../photos/photo-upkeep.ts';
import { aPerson } from '../testing/a-person.ts';
import { testNow } from '../testing/generated-listings.ts';
import { inTurn } from '../testing/in-turn.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { testConfig } from '../testing/test-config.ts';
import { deleteAccount } from './person-data.service.ts';
import { usedPhotos } from './photo.service.ts';

let server: TestApp;
let dataFolder: string;
let people: PeoplePhotos;
let photo: Buffer;
beforeAll(async () => {
  dataFolder = mkdtempSync(path.join(tmpdir(), 'hearth-races-'));
  mkdirSync(path.join(dataFolder, 'people-photos'));
  server = await startTestApp({ config: { dataFolder, requestsPerMinute: 0 } });
  people = createPeoplePhotos(path.join(dataFolder, 'people-photos'));
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
  photo = await sharp({ create: { width: 600, height: 600, channels: 3, noise, background: '#000' } })
    .jpeg()
    .toBuffer();
});
afterAll(async () => {
  await server.close();
  rmSync(dataFolder, { recursive: true, force: true });
});
afterEach(() => server.db.kysely.deleteFrom('person').execute());

const files = () => readdirSync(path.join(dataFolder, 'people-photos'));

type Person = Awaited<ReturnType<typeof aPerson>>;
type Act = (person: Person) => Promise<unknown>;

const upload: Act = ({ viewer }) =>
  server.as(viewer).inject({
    ...{ method: 'POST', url: '/api/user/photo', payload: photo },
    headers: { 'content-type': 'image/jpeg' },
  });
const removal: Act = ({ viewer }) => server.as(viewer).inject({ method: 'DELETE', url: '/api/user/photo' });
const mails = { start: async () => {}, enqueue: async () => {}, wake: () => {} };
const deletion: Act = ({ id }) =>
  deleteAccount(
    { db: server.db, config: testConfig(), mails: mails as never, people, clock: () => testNow },
    id,
    null,
  );

describe('photos that are uploaded and deleted at once', () => {
  it.each([
    ['two uploads', [upload, upload], 1],
    ['an upload and a removal', [upload, removal], 0],
    ['a removal and an upload', [removal, upload], 1],
    ['an upload and the deletion of the account', [upload, deletion], 0],
    ['the deletion of the account and an upload', [deletion, upload], 0],
  ] as const)('leave the shown photo alone after %s', async (_, acts, left) => {
    const person = await aPerson(server.db.kysely);
    await upload(person);
    await inTurn(
      server.db,
      person.id,
      acts.map((act) => () => act(person)),
    );
    expect(files()).toHaveLength(left);
    const [shown] = await usedPhotos(server.db.kysely);
    if (left === 1) expect(shown).toBe(peoplePhotosPath + files()[0]);
    await removal(person);
  });
});

it('upkeep deletes files of an ended process, and no photo of a person or running upload', async () => {
  const person = await aPerson(server.db.kysely);
  await upload(person);
  const [shown] = files();
  const folder = path.join(dataFolder, 'people-photos');
  const left = ['A'.repeat(22), 'B'.repeat(22)].map((name) => `${name}.jpg`);
  for (const name of [...left, `${left[0]}.x.draft`]) writeFileSync(path.join(folder, name), photo);
  const longAgo = new Date(testNow.getTime() - 2 * 3_600_000);
  for (const name of [shown!, left[0]!, `${left[0]}.x.draft`])
    utimesSync(path.join(folder, name), longAgo, longAgo);
  utimesSync(path.join(folder, left[1]!), testNow, testNow);
  const { run } = photoUpkeepJob({
    ...{ people, clock: () => testNow, usedPhotos: () => usedPhotos(server.db.kysely) },
    photos: { removeCopiesBefore: async () => {} },
    ...{ uploads: { removeUnused: async () => {} }, usedUploads: async () => new Set<string>() },
  });
  await run({}, { isLast: false } as never);
  expect(files().sort()).toEqual([left[1], shown].sort());
});

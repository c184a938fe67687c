import { randomUUID } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type DraftPhoto, withoutPhotos } from '@hearth/domain/exclusive/draft-photos.ts';
import { afterAll, expect, it } from 'vitest';
import { createListingUploads } from '../../photos/listing-uploads.service.ts';
import { photoUpkeepJob } from '../../photos/photo-upkeep.ts';
import { aBareDraft, exclusiveApp } from '../../testing/exclusive-app.ts';
import { readPhotos } from '../parts/parts.queries.ts';
import { usedUploads } from './used-uploads.service.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'hearth-uploads-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const app = exclusiveApp();

const names = ['draft', 'removed-now', 'removed-before', 'published', 'unused'].map((word) =>
  word.padEnd(22, '-'),
);
const [inDraft, removedNow, removedBefore, published, unused] = names.map((name) => `exclusive-${name}.jpg`);
const aPhoto = (file: string): DraftPhoto => ({
  ...{ id: randomUUID(), file, width: 9, height: 6, digest: file, kind: 'photo', caption: '', turn: null },
});

it('deletes uploads that no draft, undo or publication has, and no other picture', async () => {
  const { asker } = await app.agent('ada.reyes');
  const { draftId } = await aBareDraft(asker);
  const db = app.server.db.kysely;
  const [now, before] = [aPhoto(removedNow!), aPhoto(removedBefore!)];
  const all = { items: [aPhoto(inDraft!), now, before], removed: [] };
  const { items, removed } = withoutPhotos(
    withoutPhotos(all, [before.id], '2026-11-26T12:00:00.000Z'),
    [now.id],
    '2026-11-28T11:00:00.000Z',
  );
  const columns = {
    ...{ photos: items, removedPhotos: removed },
    published: { photos: [aPhoto(published!)], openHouses: [] },
  };
  const row = Object.entries(columns).map(([name, value]) => [name, JSON.stringify(value)]);
  await db
    .insertInto('exclusiveParts')
    .values({ draftId, ...Object.fromEntries(row) })
    .execute();
  const sample = 'living-room-7.webp';
  for (const file of [inDraft, removedNow, removedBefore, published, unused, sample])
    writeFileSync(path.join(folder, file!), 'x');
  // The files are new, so that only a clock of tomorrow counts them as old.
  await photoUpkeepJob({
    photos: { removeCopiesBefore: async () => {} },
    people: { removeUnused: async () => {} },
    uploads: createListingUploads(folder),
    usedPhotos: async () => new Set(),
    usedUploads: () => usedUploads(db, new Date('2026-11-27T12:00:00Z')),
    clock: () => new Date('2099-01-01T00:00:00Z'),
  }).run({}, { isLast: true });
  expect(readdirSync(folder).sort()).toEqual([inDraft, removedNow, published, sample].sort());
  const { removed: known } = await readPhotos(db, draftId);
  expect(known.map(({ id, photo }) => [id, photo?.file])).toEqual([
    [now.id, removedNow],
    [before.id, undefined],
  ]);
});

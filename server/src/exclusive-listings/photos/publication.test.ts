import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { ExclusiveItem } from '@hearth/domain/contract/exclusive-listing.ts';
import type { ListingDetails } from '@hearth/domain/contract/listing.ts';
import { afterAll, describe, expect, it } from 'vitest';
import { aBareDraft, details, exclusiveApp, exclusives } from '../../testing/exclusive-app.ts';
import { aJpeg, uploadPhoto } from '../../testing/exclusive-photos.ts';
import { publishPlans } from '../../testing/publish-plans.ts';
import type { Asker } from '../../testing/test-app.ts';

const dataFolder = mkdtempSync(path.join(tmpdir(), 'hearth-published-photos-'));
const app = exclusiveApp({ dataFolder });
afterAll(() => rmSync(dataFolder, { recursive: true, force: true }));

const send = async (
  asker: Asker,
  method: 'POST' | 'PUT' | 'DELETE' | 'PATCH',
  url: string,
  payload?: object,
) => {
  const answer = await asker.inject({ method, url: `${exclusives}/${url}`, ...(payload && { payload }) });
  expect(answer.statusCode, answer.body).toBe(200);
};
const publish = async (asker: Asker, id: string) => {
  const { listingId, revision } = await details(asker, id);
  await send(asker, 'POST', `publish/${listingId}`, { revision });
};
const imagesOf = async (id: string) => (await app.server.get<ListingDetails>(`/api/v2/listing/${id}`)).images;
const photoInList = async (asker: Asker, tab: string) =>
  (await asker.get<{ items: ExclusiveItem[] }>(`/api/v2/exclusive-listing/list?tab=${tab}`)).items[0]?.photo;

/** A draft with photos. */
async function photographed(count: number) {
  const { asker } = await app.agent('ada.reyes');
  const { listingId, draftId } = await aBareDraft(asker);
  const ids = Array.from({ length: count }, () => randomUUID());
  for (const [turn, id] of ids.entries())
    await uploadPhoto(asker, listingId, { id, turn, file: await aJpeg() });
  return { asker, listingId, draftId, ids };
}

describe('published photos', () => {
  it('shows guests the photos of the draft at that moment, without a trace of their ids', async () => {
    const { asker, listingId, draftId, ids } = await photographed(2);
    await send(asker, 'PATCH', `media/${listingId}/${ids[1]}`, { caption: 'Porch' });
    await send(asker, 'PUT', `media/${listingId}`, { mediaObjectIds: ids.toReversed() });
    expect(await photoInList(asker, 'draft')).toContain(`${draftId}/${ids[1]}`);
    await publish(asker, listingId);
    const images = await imagesOf(listingId);
    expect(images.map(({ shortdescription }) => shortdescription)).toEqual(['Porch', null]);
    expect(JSON.stringify(images)).not.toMatch(new RegExp([draftId, ...ids, 'exclusive-'].join('|')));
    const answer = await app.server.inject({ url: images[0]!.mediaurl });
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/webp']);
    expect(answer.rawPayload.subarray(8, 12).toString()).toBe('WEBP');
    expect(await photoInList(asker, 'onMarket')).toBe(images[0]!.mediaurl);
  });

  it('change with the next publication alone, and a change of status leaves them', async () => {
    const { asker, listingId, ids } = await photographed(2);
    await publish(asker, listingId);
    await send(asker, 'DELETE', `media/${listingId}?mediaObjectIds=${ids[0]}`);
    expect((await details(asker, listingId)).hasChanges).toBe(true);
    await send(asker, 'POST', `status/${listingId}`, { mlsStatus: 'Pending' });
    expect(await imagesOf(listingId)).toHaveLength(2);
    await publish(asker, listingId);
    expect(await imagesOf(listingId)).toHaveLength(1);
    expect((await details(asker, listingId)).hasChanges).toBe(false);
  });

  it('publishes the photos of the plan at a planned moment, whatever is uploaded later', async () => {
    const { asker, listingId } = await photographed(1);
    const { revision } = await details(asker, listingId);
    await send(asker, 'PUT', `schedule/${listingId}`, { revision, at: '2026-11-22T15:00:00Z' });
    await uploadPhoto(asker, listingId, { file: await aJpeg() });
    await publishPlans(app.server, '2026-11-22T15:00:00Z');
    expect(await imagesOf(listingId)).toHaveLength(1);
    expect((await details(asker, listingId)).hasChanges).toBe(true);
  });

  it('needs a new review where a photo was added after the agent looked', async () => {
    const { asker, listingId } = await photographed(1);
    const { revision } = await details(asker, listingId);
    await uploadPhoto(asker, listingId, { file: await aJpeg() });
    const url = `${exclusives}/publish/${listingId}`;
    expect((await asker.inject({ method: 'POST', url, payload: { revision } })).statusCode).toBe(409);
  });
});

import type { ErrorBody } from '@hearth/domain/contract/errors.ts';
import type { ExclusiveDetails } from '@hearth/domain/contract/exclusive-listing.ts';
import type { PublishSheet } from '@hearth/domain/contract/exclusive-listing-sheet.ts';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { readConfig } from '../../config.ts';
import { aDraft, aHomeToList, exclusiveApp, exclusives, saved } from '../../testing/exclusive-app.ts';
import type { Asker } from '../../testing/test-app.ts';

const { site } = readConfig({ FAIR_HOUSING_BLOCKS: 'family, religion', BROKERAGE_NAME: 'Oak Realty' });
const app = exclusiveApp({ site });

const post = (asker: Asker, path: string, payload: object, method: 'POST' | 'PUT' = 'POST') =>
  asker.inject({ method, url: `${exclusives}/${path}`, payload });
/** Gives the photo of a draft a caption. */
const caption = (draftId: string, text: string) =>
  sql`update exclusive_parts set photos = jsonb_set(photos, '{0,caption}', to_jsonb(${text}::text)) where draft_id = ${draftId}`.execute(
    app.server.db.kysely,
  );
const refusal = /^“No kids” can’t be published: Oak Realty blocks such words/;

it('refuses remarks with a blocked finding, now and planned, and names who set the rule', async () => {
  const { asker } = await app.agent('ada.reyes');
  const { listingId, revision } = await aDraft(asker, { ...aHomeToList, publicRemarks: 'Quiet. No kids.' });
  const problem = { name: 'publicRemarks', message: expect.stringMatching(refusal) };
  const { problems } = await asker.get<PublishSheet>(`${exclusives}/publish-sheet/${listingId}`);
  expect(problems).toEqual([problem]);
  const at = '2026-11-22T15:00:00.000Z';
  for (const answer of [
    await post(asker, `publish/${listingId}`, { revision }),
    await post(asker, `schedule/${listingId}`, { revision, at }, 'PUT'),
  ]) {
    expect(answer.statusCode).toBe(400);
    expect(answer.json<ErrorBody>().validationErrors).toEqual([problem]);
  }
});

it('publishes findings of other kinds, which stay advice', async () => {
  const { asker } = await app.agent('ada.reyes');
  const { listingId, revision } = await aDraft(asker, { ...aHomeToList, publicRemarks: 'A safe street.' });
  const { findings, problems } = await asker.get<PublishSheet>(`${exclusives}/publish-sheet/${listingId}`);
  expect([findings.length > 0, problems]).toEqual([true, []]);
  expect((await post(asker, `publish/${listingId}`, { revision })).statusCode).toBe(200);
});

it('refuses captions of photos with a blocked finding, and names them in the sheet', async () => {
  const { asker } = await app.agent('ada.reyes');
  const { listingId, draftId, revision } = await aDraft(asker);
  await caption(draftId, 'The yard. No kids.');
  const sheet = await asker.get<PublishSheet>(`${exclusives}/publish-sheet/${listingId}`);
  expect(sheet.findings).toMatchObject([{ name: 'photos', phrase: 'No kids' }]);
  const problem = { name: 'photos', message: expect.stringMatching(refusal) };
  expect(sheet.problems).toEqual([problem]);
  const answer = await post(asker, `publish/${listingId}`, { revision });
  expect(answer.json<ErrorBody>().validationErrors).toEqual([problem]);
});

describe('words that were published before the rule', () => {
  /** A home on the market with words that are blocked now. */
  async function shown(asker: Asker) {
    const { listingId, draftId, revision } = await aDraft(asker);
    expect((await post(asker, `publish/${listingId}`, { revision })).statusCode).toBe(200);
    const fields = JSON.stringify({ ...aHomeToList, publicRemarks: 'No kids.' }) as never;
    await app.server.db.kysely
      .updateTable('exclusiveListing')
      .set({ fields, publishedFields: fields })
      .where('draftId', '=', draftId)
      .execute();
    return { listingId, draftId, revision };
  }

  it('stop no act that publishes no others, and stop those that change them', async () => {
    const { asker } = await app.agent('ada.reyes');
    const { listingId, draftId, revision } = await shown(asker);
    const pending = await post(asker, `status/${listingId}`, { mlsStatus: 'Pending' });
    expect(pending.json<ExclusiveDetails>().published?.fields.mlsStatus).toBe('Pending');
    const cheaper = await saved(asker, draftId, { listPrice: 600_000 }, { on: revision + 1 });
    const republished = await post(asker, `republish/${listingId}`, { revision: cheaper.revision });
    expect(republished.json<ExclusiveDetails>().published?.fields.listPrice).toBe(600_000);
    const change = { publicRemarks: 'No kids!' };
    const reworded = await saved(asker, draftId, change, { on: cheaper.revision });
    const blocked = await post(asker, `republish/${listingId}`, { revision: reworded.revision });
    expect(blocked.json<ErrorBody>().validationErrors).toMatchObject([{ name: 'publicRemarks' }]);
  });

  it('let a home leave the market, and are new to the public where it comes back', async () => {
    const { asker } = await app.agent('ada.reyes');
    const { listingId } = await shown(asker);
    for (const mlsStatus of ['Private', 'Withdrawn']) {
      const left = await post(asker, `status/${listingId}`, { mlsStatus });
      expect(left.json<ExclusiveDetails>().published?.fields.mlsStatus).toBe(mlsStatus);
      const back = await post(asker, `status/${listingId}`, { mlsStatus: 'Active' });
      expect(back.json<ErrorBody>().validationErrors).toMatchObject([{ name: 'publicRemarks' }]);
    }
  });
});

import type { ErrorBody } from '@hearth/domain/contract/errors.ts';
import type { ExclusiveDetails } from '@hearth/domain/contract/exclusive-listing.ts';
import type { PublishSheet } from '@hearth/domain/contract/exclusive-listing-sheet.ts';
import { expect, it } from 'vitest';
import { readConfig } from '../../config.ts';
import { aDraft, aHomeToList, exclusiveApp, exclusives } from '../../testing/exclusive-app.ts';
import type { Asker } from '../../testing/test-app.ts';

const { site } = readConfig({ FAIR_HOUSING_BLOCKS: 'family, religion', BROKERAGE_NAME: 'Oak Realty' });
const app = exclusiveApp({ site });

const post = (asker: Asker, path: string, payload: object, method: 'POST' | 'PUT' = 'POST') =>
  asker.inject({ method, url: `${exclusives}/${path}`, payload });
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

it('lets a home leave the market whose words were published before the rule', async () => {
  const { asker } = await app.agent('ada.reyes');
  const { listingId, draftId, revision } = await aDraft(asker);
  expect((await post(asker, `publish/${listingId}`, { revision })).statusCode).toBe(200);
  await app.server.db.kysely
    .updateTable('exclusiveListing')
    .set({ publishedFields: JSON.stringify({ ...aHomeToList, publicRemarks: 'No kids.' }) as never })
    .where('draftId', '=', draftId)
    .execute();
  const blocked = await post(asker, `status/${listingId}`, { mlsStatus: 'Pending' });
  expect(blocked.json<ErrorBody>().validationErrors).toMatchObject([{ name: 'publicRemarks' }]);
  for (const mlsStatus of ['Private', 'Withdrawn']) {
    const left = await post(asker, `status/${listingId}`, { mlsStatus });
    expect(left.json<ExclusiveDetails>().published?.fields.mlsStatus).toBe(mlsStatus);
  }
  expect((await post(asker, `status/${listingId}`, { mlsStatus: 'Active' })).statusCode).toBe(400);
});

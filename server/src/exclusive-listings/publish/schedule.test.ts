import { sql } from 'kysely';
import { expect, it } from 'vitest';
import {
  aDraft,
  aHomeToList,
  details,
  exclusiveApp,
  exclusives,
  saved,
} from '../../testing/exclusive-app.ts';
import { testNow } from '../../testing/generated-listings.ts';
import { publishPlans } from '../../testing/publish-plans.ts';
import type { Asker } from '../../testing/test-app.ts';

const app = exclusiveApp();
const at = '2026-11-22T15:00:00.000Z';

const plan = (asker: Asker, listingId: string, payload: object) =>
  asker.inject({ method: 'PUT', url: `${exclusives}/schedule/${listingId}`, payload });
const prices = async () =>
  (await app.server.get<{ listings: { listprice: number }[] }>('/api/v2/listing/search')).listings.map(
    ({ listprice }) => listprice,
  );
const comes = (moment: string) => publishPlans(app.server, moment);
const mailsSent = () =>
  app.server.db.kysely
    .selectFrom('mail')
    .select(['toAddress', 'parameters'])
    .where('template', '=', 'listing-not-published')
    .execute();

it('publishes the seen revision at the planned moment, and nothing saved later', async () => {
  const { asker } = await app.agent('ada.reyes');
  const { listingId, draftId, revision } = await aDraft(asker);
  expect((await plan(asker, listingId, { revision, at })).json()).toMatchObject({ scheduledAt: at });
  await saved(asker, draftId, { listPrice: 1 }, { on: revision });
  await comes('2026-11-22T14:59:00Z');
  expect(await prices()).toEqual([]);
  await Promise.all([comes(at), comes(at)]);
  expect(await prices()).toEqual([650_000]);
  expect(await details(asker, draftId)).toMatchObject({
    isDraft: false,
    scheduledAt: null,
    hasChanges: true,
  });
});

it('refuses the past, years ahead and a revision that was not seen; null cancels', async () => {
  const { asker } = await app.agent('ada.reyes');
  const { listingId, revision } = await aDraft(asker);
  for (const moment of [testNow.toISOString(), '2099-01-01T00:00:00Z'])
    expect((await plan(asker, listingId, { revision, at: moment })).statusCode).toBe(400);
  expect((await plan(asker, listingId, { revision: revision + 1, at })).statusCode).toBe(409);
  await plan(asker, listingId, { revision, at });
  expect((await plan(asker, listingId, { revision, at: null })).json()).toMatchObject({ scheduledAt: null });
  await comes(at);
  expect(await prices()).toEqual([]);
});

it('drops a planned publication of an agent who may not publish any more, and reports why', async () => {
  const { asker, id } = await app.agent('ada.reyes');
  const admin = await app.agent('desk', { isAdmin: true });
  const { listingId, revision } = await aDraft(asker);
  await plan(asker, listingId, { revision, at });
  await app.server.db.kysely
    .updateTable('person')
    .set({ disabledAt: testNow })
    .where('id', '=', id)
    .execute();
  await comes(at);
  expect(await prices()).toEqual([]);
  expect(await details(admin.asker, listingId)).toMatchObject({
    ...{ scheduledAt: null, scheduleFailure: 'You have no access to this.', isDraft: true },
  });
});

it('drops one whose address came on the market meanwhile', async () => {
  const [ada, ben] = [await app.agent('ada.reyes'), await app.agent('ben.cole')];
  const planned = await aDraft(ada.asker);
  await plan(ada.asker, planned.listingId, { revision: planned.revision, at });
  const other = await aDraft(ben.asker);
  await ben.asker.inject({
    ...{
      method: 'POST',
      url: `${exclusives}/publish/${other.listingId}`,
      payload: { revision: other.revision },
    },
  });
  await comes(at);
  expect(await prices()).toEqual([650_000]);
  expect(await details(ada.asker, planned.listingId)).toMatchObject({
    scheduleFailure: 'Street number: The listing with this address and unit number already exists.',
  });
  expect(await mailsSent()).toMatchObject([
    {
      toAddress: ada.email,
      parameters: {
        home: '1204 Oak Hollow Dr',
        planned: 'Sun, Nov 22 at 9 AM Central Time',
        reason: 'Street number: The listing with this address and unit number already exists.',
        url: expect.stringContaining(`/agent/my-listing/${planned.listingId}/edit-draft-listing`),
      },
    },
  ]);
});

it('publishes all other plans where one fails for a reason of the database', async () => {
  const { asker } = await app.agent('ada.reyes');
  const [broken, other] = [
    await aDraft(asker),
    await aDraft(asker, { ...aHomeToList, streetNumber: '1300' }),
  ];
  await plan(asker, broken.listingId, { revision: broken.revision, at: '2026-11-22T14:00:00.000Z' });
  await plan(asker, other.listingId, { revision: other.revision, at });
  await sql`
    update exclusive_listing set scheduled_fields = scheduled_fields || '{"listPrice": "x"}' where draft_id = ${broken.draftId}
  `.execute(app.server.db.kysely);
  await expect(comes(at)).rejects.toThrow('Planned publications failed');
  expect(await prices()).toEqual([650_000]);
  expect(await details(asker, broken.draftId)).toMatchObject({ isDraft: true });
});

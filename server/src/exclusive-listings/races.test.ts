import { expect, it } from 'vitest';
import { aDraft, details, exclusiveApp, exclusives, save } from '../testing/exclusive-app.ts';
import { behind } from '../testing/in-turn.ts';
import type { Asker } from '../testing/test-app.ts';

const app = exclusiveApp();

/** Runs calls that wait for the row of a listing, in this order. */
const inTurn = (listingId: string, calls: readonly (() => ReturnType<typeof save>)[]) =>
  behind(
    app.server.db,
    ['select from exclusive_listing where listing_id = $1 for update', [listingId]],
    calls,
  );
const publish = (asker: Asker, listingId: string, revision: number) => () =>
  asker.inject({ method: 'POST', url: `${exclusives}/publish/${listingId}`, payload: { revision } });
const remove = (asker: Asker, listingId: string) => () =>
  asker.inject({ method: 'DELETE', url: `${exclusives}/delete?listingId=${listingId}` });
const statuses = (answers: readonly { readonly statusCode: number }[]) =>
  answers.map(({ statusCode }) => statusCode);
const listings = async () =>
  (await app.server.get<{ listings: { listprice: number }[] }>('/api/v2/listing/search')).listings.map(
    ({ listprice }) => listprice,
  );

it('publishes nothing that was saved after the review, where a save comes first', async () => {
  const { asker } = await app.agent('ada.reyes');
  const admin = await app.agent('desk', { isAdmin: true });
  const { listingId, revision } = await aDraft(asker);
  const saving = () => save(asker, listingId, { listPrice: 1 }, { on: revision });
  const answers = await inTurn(listingId, [saving, publish(admin.asker, listingId, revision)]);
  expect(statuses(answers)).toEqual([200, 409]);
  expect(await listings()).toEqual([]);
});

it('publishes the reviewed revision, where the save comes second', async () => {
  const { asker } = await app.agent('ada.reyes');
  const admin = await app.agent('desk', { isAdmin: true });
  const { listingId, revision } = await aDraft(asker);
  const saving = () => save(asker, listingId, { listPrice: 1 }, { on: revision });
  const answers = await inTurn(listingId, [publish(admin.asker, listingId, revision), saving]);
  expect(statuses(answers)).toEqual([200, 200]);
  expect(await listings()).toEqual([650_000]);
  expect(await details(asker, listingId)).toMatchObject({ hasChanges: true, fields: { listPrice: 1 } });
});

it('publishes no listing that was deleted first, and deletes one that was published first', async () => {
  const { asker } = await app.agent('ada.reyes');
  const admin = await app.agent('desk', { isAdmin: true });
  const one = await aDraft(asker);
  const removedFirst = [remove(asker, one.listingId), publish(admin.asker, one.listingId, one.revision)];
  expect(statuses(await inTurn(one.listingId, removedFirst))).toEqual([200, 404]);
  const two = await aDraft(asker);
  const publishedFirst = [publish(admin.asker, two.listingId, two.revision), remove(asker, two.listingId)];
  expect(statuses(await inTurn(two.listingId, publishedFirst))).toEqual([200, 200]);
  expect(await listings()).toEqual([]);
});

it('refuses the save of an admin who lost the flag while the save waited', async () => {
  const { asker } = await app.agent('ada.reyes');
  const admin = await app.agent('desk', { isAdmin: true });
  const { listingId, revision } = await aDraft(asker);
  const lost = async () => {
    await app.server.db.kysely
      .updateTable('person')
      .set({ isAdmin: false })
      .where('id', '=', admin.id)
      .execute();
    return save(admin.asker, listingId, { city: 'Buda' }, { on: revision });
  };
  expect(statuses(await inTurn(listingId, [lost]))).toEqual([404]);
});

it('keeps the fields of 20 tabs that save different ones at once', async () => {
  const { asker } = await app.agent('ada.reyes');
  const { draftId, revision } = await aDraft(asker, {});
  const names = ['lockBoxType', 'streetName', 'publicRemarks', 'privateRemarks', 'accessCode'] as const;
  const saves = Array.from({ length: 20 }, (_, at) =>
    save(asker, draftId, { [names[at % 5]!]: `Value ${at % 5}` }, { on: revision, tab: `tab-${at}` }),
  );
  for (const { statusCode, body } of await Promise.all(saves)) expect(statusCode, body).toBe(200);
  expect((await details(asker, draftId)).fields).toEqual(
    Object.fromEntries(names.map((name, at) => [name, `Value ${at}`])),
  );
});

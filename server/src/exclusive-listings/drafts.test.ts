import { randomUUID } from 'node:crypto';
import type { ErrorBody } from '@hearth/domain/contract/errors.ts';
import type { ExclusiveItem } from '@hearth/domain/contract/exclusive-listing.ts';
import { describe, expect, it } from 'vitest';
import { accountDataOf } from '../people/person-data.queries.ts';
import {
  aDraft,
  aHomeToList,
  details,
  exclusiveApp,
  exclusives,
  save,
  saved,
} from '../testing/exclusive-app.ts';
import type { Asker } from '../testing/test-app.ts';

const app = exclusiveApp();

const list = (asker: Asker, query = '') =>
  asker.get<{ items: ExclusiveItem[]; total: number; tabs: Record<string, number> }>(
    `/api/v2/exclusive-listing/list?tab=draft${query}`,
  );
const streets = async (asker: Asker, query = '') =>
  (await list(asker, query)).items.map((item) => item.street);

describe('a draft', () => {
  it('starts a draft once, with the id of the client and one of the site', async () => {
    const { asker } = await app.agent('ada.reyes');
    const draftId = randomUUID();
    const start = () =>
      asker.inject({
        method: 'POST',
        url: `${exclusives}/create`,
        payload: { draftId, fields: { city: 'Buda' } },
      });
    const [one, two] = await Promise.all([start(), start()]);
    expect([one.statusCode, two.statusCode], `${one.body} ${two.body}`).toEqual([200, 200]);
    expect(one.json()).toMatchObject({
      draftId,
      isDraft: true,
      publishedDraftId: null,
      agentId: 'ada.reyes',
    });
    expect(one.json().listingId).toMatch(/^EL\d+$/);
    expect(two.json()).toMatchObject({ listingId: one.json().listingId, fields: { city: 'Buda' } });
    expect((await list(asker)).total).toBe(1);
  });

  it('stores changed fields alone, and merges those of two tabs', async () => {
    const { asker } = await app.agent('ada.reyes');
    const { listingId, revision } = await aDraft(asker);
    const first = await saved(asker, listingId, { listPrice: 640_000 }, { on: revision, tab: 'desk' });
    const second = await saved(asker, listingId, { bedroomsTotal: 4 }, { on: revision, tab: 'phone' });
    expect(second).toMatchObject({
      ...{ revision: first.revision + 1, saved: ['bedroomsTotal'], others: { listPrice: 640_000 } },
    });
    expect((await details(asker, listingId)).fields).toMatchObject({ listPrice: 640_000, bedroomsTotal: 4 });
  });

  it('answers 409 with both values for a field that another tab changed, and stores the others', async () => {
    const { asker } = await app.agent('ada.reyes');
    const { draftId, revision } = await aDraft(asker);
    await saved(asker, draftId, { listPrice: 640_000 }, { on: revision, tab: 'desk' });
    const changes = { listPrice: 630_000, city: 'Buda', stories: 'two' };
    const answer = await save(asker, draftId, changes, { on: revision, tab: 'phone' });
    expect(answer.statusCode).toBe(409);
    expect(answer.json<ErrorBody>()).toMatchObject({
      code: 'revision_conflict',
      validationErrors: [{ name: 'stories', message: 'The field value must be a number' }],
      draft: { saved: ['city'], conflicts: [{ name: 'listPrice', yours: 630_000, theirs: 640_000 }] },
    });
    expect((await details(asker, draftId)).fields).toMatchObject({ listPrice: 640_000, city: 'Buda' });
  });

  it('refuses faulty fields by name and stores the others of the request', async () => {
    const { asker } = await app.agent('ada.reyes');
    const { draftId, revision } = await aDraft(asker, {});
    const answer = await save(
      asker,
      draftId,
      { listPrice: 0, nonsense: 1, publicRemarks: 'x'.repeat(10_000), city: 'Buda' },
      { on: revision },
    );
    expect(answer.statusCode).toBe(400);
    expect(answer.json<ErrorBody>().validationErrors?.map(({ name }) => name)).toEqual([
      ...['listPrice', 'nonsense', 'publicRemarks'],
    ]);
    expect(answer.json<ErrorBody>().draft).toMatchObject({ saved: ['city'], revision: revision + 1 });
    expect((await details(asker, draftId)).fields).toEqual({ city: 'Buda' });
  });

  it('clears a field with null, and changes nothing for a save that arrives twice', async () => {
    const { asker } = await app.agent('ada.reyes');
    const { draftId, revision } = await aDraft(asker);
    const first = await saved(asker, draftId, { listPrice: null }, { on: revision });
    expect(await saved(asker, draftId, { listPrice: null }, { on: revision })).toEqual(first);
    expect((await details(asker, draftId)).fields).not.toHaveProperty('listPrice');
  });

  it('needs the revision that was changed', async () => {
    const { asker } = await app.agent('ada.reyes');
    const { draftId } = await aDraft(asker);
    const answer = await asker.inject({
      method: 'PATCH',
      url: `${exclusives}/update/${draftId}`,
      payload: {},
    });
    expect(answer.json()).toMatchObject({ validationErrors: [{ name: 'if-match' }] });
  });

  it('keeps line breaks, emoji, right-to-left words and a NUL without harm', async () => {
    const { asker } = await app.agent('ada.reyes');
    const { draftId, revision } = await aDraft(asker);
    const publicRemarks = 'Erste Zeile\n\nבית יפה 🏡 👩‍👩‍👧\u0000 end';
    await saved(asker, draftId, { publicRemarks }, { on: revision });
    expect((await details(asker, draftId)).fields.publicRemarks).toMatch(/^Erste Zeile\n\nבית יפה 🏡/);
  });
});

describe('the list', () => {
  it('lists the own drafts, and those of all agents for admins, the own first', async () => {
    const [ada, ben] = [await app.agent('ada.reyes'), await app.agent('ben.cole')];
    const admin = await app.agent('desk', { isAdmin: true });
    await aDraft(admin.asker, { ...aHomeToList, streetNumber: '3' });
    await aDraft(ada.asker, { ...aHomeToList, streetNumber: '1' });
    await aDraft(ben.asker, { ...aHomeToList, streetNumber: '2', listPrice: 900_000 });
    expect(await streets(ada.asker)).toEqual(['1 Oak Hollow Dr']);
    expect((await list(admin.asker)).tabs).toEqual({ onMarket: 0, offMarket: 0, draft: 3 });
    expect((await streets(admin.asker, '&myListingsFirst=true'))[0]).toBe('3 Oak Hollow Dr');
    expect(await streets(admin.asker, '&agentId=ben.cole')).toEqual(['2 Oak Hollow Dr']);
    expect(await streets(admin.asker, '&minPrice=800000')).toEqual(['2 Oak Hollow Dr']);
    expect(await streets(admin.asker, '&sortBy=listPrice&limit=1&page=1')).toEqual(['2 Oak Hollow Dr']);
    await ada.asker.get('/api/v2/exclusive-listing/list?agentId=ben.cole', 403);
  });
});

describe('a draft of another agent', () => {
  it('shows a draft to admins of the site alone, whose changes have a line in the audit log', async () => {
    const [ada, ben] = [await app.agent('ada.reyes'), await app.agent('ben.cole')];
    const admin = await app.agent('desk', { isAdmin: true });
    const far = await app.agent('far', { isAdmin: true, edition: 'san-antonio' });
    const { draftId, listingId, revision } = await aDraft(ada.asker);
    for (const { asker } of [ben, far, await app.client()]) {
      await asker.get(`${exclusives}/details/${draftId}`, 404);
      expect((await save(asker, draftId, { city: 'Buda' }, { on: revision })).statusCode).toBe(404);
      expect((await remove(asker, listingId)).statusCode).not.toBe(200);
    }
    await saved(admin.asker, draftId, { city: 'Buda' }, { on: revision });
    expect(await details(ada.asker, draftId)).toMatchObject({
      savedBy: 'Ana Gómez',
      fields: { city: 'Buda' },
    });
    const lines = await app.server.db.kysely
      .selectFrom('auditEntry')
      .select(['actorId', 'details'])
      .where('action', '=', 'exclusive listing changed')
      .execute();
    expect(lines).toEqual([
      { actorId: admin.id, details: { change: 'exclusive listing saved', listing: listingId } },
    ]);
  });

  it('lets an admin alone start a draft for another agent', async () => {
    const [ada] = [await app.agent('ada.reyes'), await app.agent('ben.cole')];
    const admin = await app.agent('desk', { isAdmin: true });
    const start = (asker: Asker, agentId: string) =>
      asker.inject({
        ...{
          method: 'POST',
          url: `${exclusives}/create?agentId=${agentId}`,
          payload: { draftId: randomUUID() },
        },
      });
    expect((await start(ada.asker, 'ben.cole')).statusCode).toBe(403);
    expect((await start(admin.asker, 'ben.cole')).json()).toMatchObject({
      agentId: 'ben.cole',
      isMine: false,
    });
    expect((await start(admin.asker, 'no.one')).statusCode).toBe(400);
  });

  it('refuses an agent who lost the role after signing in', async () => {
    const { asker, id } = await app.agent('ada.reyes');
    const { draftId, revision } = await aDraft(asker);
    await app.server.db.kysely
      .updateTable('person')
      .set({ role: 'Client', agentId: null })
      .where('id', '=', id)
      .execute();
    expect((await save(asker, draftId, { city: 'Buda' }, { on: revision })).statusCode).toBe(404);
  });
});

const remove = (asker: Asker, listingId: string) =>
  asker.inject({ method: 'DELETE', url: `${exclusives}/delete?listingId=${listingId}` });

it('deletes a draft, whose id goes to no other listing', async () => {
  const { asker } = await app.agent('ada.reyes');
  const { listingId, draftId } = await aDraft(asker);
  expect((await remove(asker, listingId)).json()).toEqual({ done: true });
  expect((await remove(asker, listingId)).statusCode).toBe(404);
  await asker.get(`${exclusives}/details/${draftId}`, 404);
  expect((await aDraft(asker)).listingId).not.toBe(listingId);
});

it('refuses an address of another exclusive listing, and names it to those who may open it', async () => {
  const [ada, ben] = [await app.agent('ada.reyes'), await app.agent('ben.cole')];
  const { listingId, draftId } = await aDraft(ada.asker, { ...aHomeToList, unitNumber: '3' });
  const check = (asker: Asker, address: string, query = '') =>
    asker.get<object>(`/api/listing/draft/allowed?address=${encodeURIComponent(address)}${query}`);
  const same = '1204 Oak Hollow Drive #3, Austin TX 78704';
  const message = 'The listing with this address and unit number already exists.';
  expect(await check(ada.asker, same)).toEqual({
    allowed: false,
    message,
    listing: { listingId, isDraft: true },
  });
  expect(await check(ben.asker, same)).toEqual({ allowed: false, message, listing: null });
  const allowed = { allowed: true, message: '', listing: null };
  expect(await check(ada.asker, same, `&draftId=${draftId}`)).toEqual(allowed);
  expect(await check(ada.asker, '1204 Oak Hollow Dr Unit 4, Austin TX 78704')).toEqual(allowed);
});

describe('an agent who leaves', () => {
  it('leaves the listings to admins, who publish them, and names of the account go with it', async () => {
    const ada = await app.agent('ada.reyes');
    const admin = await app.agent('desk', { isAdmin: true });
    const { listingId, revision } = await aDraft(ada.asker);
    const { kysely } = app.server.db;
    await kysely.deleteFrom('person').where('id', '=', ada.id).execute();
    expect(await details(admin.asker, listingId)).toMatchObject({ agentId: 'ada.reyes', savedBy: null });
    await kysely.deleteFrom('agent').where('agentId', '=', 'ada.reyes').execute();
    expect((await list(admin.asker)).items).toMatchObject([
      { listingId, agentId: null, agentName: null, isMine: false },
    ]);
    const published = await admin.asker.inject({
      ...{ method: 'POST', url: `${exclusives}/publish/${listingId}`, payload: { revision } },
    });
    expect(published.statusCode, published.body).toBe(200);
    expect(await app.server.get(`/api/v2/listing/${listingId}`)).toMatchObject({ agentId: null });
  });

  it('exports the own listings with the account', async () => {
    const ada = await app.agent('ada.reyes');
    const { listingId } = await aDraft(ada.asker);
    const { exclusiveListings, writtenListings } = await accountDataOf(app.server.db.kysely, ada.id);
    expect(exclusiveListings).toMatchObject([{ listingId, state: 'draft', fields: { city: 'Austin' } }]);
    expect(writtenListings).toMatchObject([{ listingId, started: true, saved: true }]);
    const other = await app.client();
    expect(await accountDataOf(app.server.db.kysely, other.id)).toMatchObject({ exclusiveListings: [] });
  });
});

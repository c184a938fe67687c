import type { ErrorBody } from '@hearth/domain/contract/errors.ts';
import type { ExclusiveDetails } from '@hearth/domain/contract/exclusive-listing.ts';
import type { ListingCard } from '@hearth/domain/contract/listing-card.ts';
import { describe, expect, it } from 'vitest';
import {
  aBareDraft,
  aDraft,
  aHomeToList,
  details,
  exclusiveApp,
  exclusives,
  save,
  saved,
} from '../../testing/exclusive-app.ts';
import type { Asker } from '../../testing/test-app.ts';

const app = exclusiveApp();

const post = (asker: Asker, path: string, payload: object, method: 'POST' | 'PUT' = 'POST') =>
  asker.inject({ method, url: `${exclusives}/${path}`, payload });
const publish = (asker: Asker, { listingId, revision }: Pick<ExclusiveDetails, 'listingId' | 'revision'>) =>
  post(asker, `publish/${listingId}`, { revision });

/** A published home. */
async function published(asker: Asker, fields: object = aHomeToList): Promise<ExclusiveDetails> {
  const answer = await publish(asker, await aDraft(asker, fields));
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
}
const status = async (asker: Asker, { listingId }: ExclusiveDetails, body: object) => {
  const answer = await post(asker, `status/${listingId}`, body);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<ExclusiveDetails>();
};

/** Ids that a visitor's search finds. */
const found = async (asker: Asker = app.server, query = '') =>
  (await asker.get<{ listings: ListingCard[] }>(`/api/v2/listing/search?${query}`)).listings;
const foundIds = async (asker?: Asker, query?: string) =>
  (await found(asker, query)).map(({ listingid }) => listingid);
const kinds = async () =>
  (await app.server.db.kysely.selectFrom('listingEvent').select('kinds').orderBy('id').execute()).map(
    (event) => event.kinds,
  );
const sold = { mlsStatus: 'Sold', closeDate: '2026-11-20', closePrice: 640_000 };

describe('publishing', () => {
  it('shows the reviewed revision to guests at once, with its agent, and writes its event', async () => {
    const { asker } = await app.agent('ada.reyes');
    const home = await published(asker);
    expect(home).toMatchObject({ isDraft: false, publishedDraftId: home.draftId, hasChanges: false });
    expect(await found()).toMatchObject([
      { listingid: home.listingId, source: 'EX', listprice: 650_000, mlsstatus: 'Active', isexclusive: true },
    ]);
    expect(await app.server.get(`/api/v2/listing/${home.listingId}`)).toMatchObject({
      ...{ agentId: 'ada.reyes', publicremarks: 'A bright home near the creek.', onmarketdate: '2026-11-21' },
    });
    expect(await kinds()).toEqual([['new']]);
  });

  it('refuses a revision that was not reviewed, with what changed since', async () => {
    const { asker } = await app.agent('ada.reyes');
    const draft = await aDraft(asker);
    await saved(asker, draft.draftId, { listPrice: 1 }, { on: draft.revision, tab: 'phone' });
    const answer = await publish(asker, draft);
    expect(answer.statusCode).toBe(409);
    expect(answer.json<ErrorBody>().draft).toMatchObject({ others: { listPrice: 1 } });
    expect(await foundIds()).toEqual([]);
  });

  it('names the fields that are missing, and publishes nothing', async () => {
    const { asker } = await app.agent('ada.reyes');
    const answer = await publish(asker, await aDraft(asker, { propertyType: 'Residential' }));
    expect(answer.statusCode).toBe(400);
    expect(answer.json<ErrorBody>().validationErrors).toEqual(
      expect.arrayContaining(
        ['mlsStatus', 'listPrice', 'streetName', 'city'].map((name) => ({
          name,
          message: 'Field is required',
        })),
      ),
    );
    expect(await foundIds()).toEqual([]);
  });

  it('keeps later changes in the draft until they are published', async () => {
    const { asker } = await app.agent('ada.reyes');
    const home = await published(asker);
    const { revision } = await saved(asker, home.draftId, { listPrice: 600_000 }, { on: home.revision });
    expect(await details(asker, home.draftId)).toMatchObject({ hasChanges: true, isDraft: false });
    expect(await found()).toMatchObject([{ listprice: 650_000 }]);
    const answer = await post(asker, `republish/${home.listingId}`, { revision });
    expect(answer.json()).toMatchObject({ hasChanges: false });
    expect(await found()).toMatchObject([{ listprice: 600_000, ispricereduced: true }]);
    expect(await kinds()).toEqual([['new'], ['price']]);
  });

  it('publishes once where two admins publish at once', async () => {
    const ada = await app.agent('ada.reyes');
    const admins = [await app.agent('desk', { isAdmin: true }), await app.agent('office', { isAdmin: true })];
    const draft = await aDraft(ada.asker);
    const answers = await Promise.all(admins.map(({ asker }) => publish(asker, draft)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect(await foundIds()).toEqual([draft.listingId]);
    expect(await kinds()).toEqual([['new']]);
  });

  it('publishes an address once, also for two agents at once', async () => {
    const [ada, ben] = [await app.agent('ada.reyes'), await app.agent('ben.cole')];
    const drafts = [await aDraft(ada.asker), await aDraft(ben.asker)];
    const answers = await Promise.all([publish(ada.asker, drafts[0]!), publish(ben.asker, drafts[1]!)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400]);
    expect(answers.find(({ statusCode }) => statusCode === 400)?.json<ErrorBody>().validationErrors).toEqual([
      { name: 'streetNumber', message: 'The listing with this address and unit number already exists.' },
    ]);
    expect(await foundIds()).toHaveLength(1);
  });

  it('publishes for the agent and admins alone', async () => {
    const ada = await app.agent('ada.reyes');
    const draft = await aDraft(ada.asker);
    const others = [
      await app.agent('ben.cole'),
      await app.agent('far', { isAdmin: true, edition: 'san-antonio' }),
    ];
    for (const { asker } of [...others, await app.client()]) {
      expect((await publish(asker, draft)).statusCode).toBe(404);
      expect((await post(asker, `status/${draft.listingId}`, sold)).statusCode).toBe(404);
    }
    expect((await publish(app.server, draft)).statusCode).toBe(401);
    expect(await foundIds()).toEqual([]);
  });
});

it('refuses a home without a photo, unless agents alone see it', async () => {
  const { asker } = await app.agent('ada.reyes');
  const draft = await aBareDraft(asker);
  const answer = await publish(asker, draft);
  expect(answer.json<ErrorBody>().validationErrors).toEqual([
    { name: 'photos', message: 'Add at least one photo' },
  ]);
  const hidden = await aBareDraft(asker, { ...aHomeToList, streetNumber: '1206', mlsStatus: 'Private' });
  expect((await publish(asker, hidden)).statusCode).toBe(200);
  for (const mlsStatus of ['Active', 'Pending']) {
    const opening = await post(asker, `status/${hidden.listingId}`, { mlsStatus });
    expect(opening.json<ErrorBody>().validationErrors).toMatchObject([{ name: 'photos' }]);
  }
});

it('publishes a draft with another status in one step, which changes no draft that stays one', async () => {
  const { asker } = await app.agent('ada.reyes');
  const draft = await aBareDraft(asker);
  const { draftId, listingId, revision } = draft;
  const sheet = await asker.get(`${exclusives}/publish-sheet/${draftId}?mlsStatus=Private`);
  expect(sheet).toMatchObject({ revision, problems: [], cooperation: { deadlineIfPublished: null } });
  const privately = { revision, mlsStatus: 'Private' };
  expect((await post(asker, `publish/${listingId}`, { ...privately, revision: 7 })).statusCode).toBe(409);
  expect((await post(asker, `publish/${listingId}`, { revision, mlsStatus: 'Sold' })).statusCode).toBe(400);
  expect(await details(asker, draftId)).toMatchObject({
    ...{ isDraft: true, revision, fields: { mlsStatus: 'Active' } },
  });
  for (const _ of ['first', 'retry'])
    expect((await post(asker, `publish/${listingId}`, privately)).json()).toMatchObject({
      ...{ isDraft: false, hasChanges: false, revision: revision + 1, fields: { mlsStatus: 'Private' } },
    });
  expect(await foundIds()).toEqual([]);
  await saved(asker, draftId, { listPrice: 1 }, { on: revision + 1 });
  expect((await post(asker, `publish/${listingId}`, privately)).statusCode).toBe(409);
});

describe('a private listing', () => {
  it('shows a private listing to agents alone, and nothing of the private time later', async () => {
    const { asker } = await app.agent('ada.reyes');
    const fields = { ...aHomeToList, mlsStatus: 'Private', publicDate: '2026-12-24' };
    const home = await published(asker, fields);
    const path = `/api/v2/listing/${home.listingId}`;
    for (const outside of [app.server, (await app.client()).asker]) {
      expect(await foundIds(outside, 'mlsStatus=Private')).toEqual([]);
      await outside.get(path, 404);
    }
    expect(await foundIds((await app.agent('ben.cole')).asker, 'mlsStatus=Private')).toEqual([
      home.listingId,
    ]);
    await status(asker, home, { mlsStatus: 'Withdrawn' });
    const client = (await app.client()).asker;
    for (const outside of [app.server, client, (await app.agent('kim.lee')).asker])
      await outside.get(path, 404);
    expect(await asker.get(path)).toMatchObject({ mlsstatus: 'Withdrawn' });
    const { revision } = await details(asker, home.draftId);
    const changes = { mlsStatus: 'Active', listPrice: 610_000 };
    const after = await saved(asker, home.draftId, changes, { on: revision });
    await post(asker, `republish/${home.listingId}`, { revision: after.revision });
    const verified = (await app.client()).asker;
    for (const outside of [app.server, verified]) {
      const shown = await outside.get(path);
      expect(shown).toMatchObject({ onmarketdate: '2026-11-21', listprice: 610_000 });
      expect(JSON.stringify(shown)).not.toMatch(/Private|650000/);
      expect(await found(outside)).toMatchObject([{ ispricereduced: false, listprice: 610_000 }]);
    }
  });
});

describe('the status of a published listing', () => {
  it('changes alone, while other changes of the draft stay unpublished', async () => {
    const { asker } = await app.agent('ada.reyes');
    const home = await published(asker);
    await saved(asker, home.draftId, { publicRemarks: 'Half a sen' }, { on: home.revision });
    expect(await status(asker, home, { mlsStatus: 'Pending' })).toMatchObject({
      hasChanges: true,
      fields: { mlsStatus: 'Pending', publicRemarks: 'Half a sen' },
    });
    expect(await app.server.get(`/api/v2/listing/${home.listingId}`)).toMatchObject({
      ...{ mlsstatus: 'Pending', publicremarks: 'A bright home near the creek.' },
    });
  });

  it('publishes the changes of the reviewed draft with it where the agent asks for that', async () => {
    const { asker } = await app.agent('ada.reyes');
    const home = await published(asker);
    const change = { publicRemarks: 'Sold in a week.' };
    const { revision } = await saved(asker, home.draftId, change, { on: home.revision });
    const stale = await post(asker, `status/${home.listingId}`, { ...sold, revision: home.revision });
    expect(stale.statusCode).toBe(409);
    const pending = { mlsStatus: 'Pending', revision };
    for (const _ of ['first', 'retry'])
      expect(await status(asker, home, pending)).toMatchObject({
        ...{ hasChanges: false, published: { fields: { mlsStatus: 'Pending', ...change } } },
      });
    expect(await app.server.get(`/api/v2/listing/${home.listingId}`)).toMatchObject({
      ...{ mlsstatus: 'Pending', publicremarks: change.publicRemarks },
    });
  });

  it('needs close date and price of a sold home, and takes it off the market', async () => {
    const { asker } = await app.agent('ada.reyes');
    const home = await published(asker);
    const answer = await post(asker, `status/${home.listingId}`, { mlsStatus: 'Sold' });
    expect(answer.json<ErrorBody>().validationErrors?.map(({ name }) => name)).toEqual([
      'closePrice',
      'closeDate',
    ]);
    const leased = await post(asker, `status/${home.listingId}`, { ...sold, mlsStatus: 'Leased' });
    expect(leased.json<ErrorBody>().validationErrors?.map(({ name }) => name)).toEqual(['mlsStatus']);
    await status(asker, home, sold);
    expect(await foundIds()).toEqual([]);
    expect(await kinds()).toEqual([['new'], ['status']]);
    const { items } = await asker.get<{ items: object[] }>('/api/v2/exclusive-listing/list?tab=offMarket');
    expect(items).toMatchObject([{ listingId: home.listingId, mlsStatus: 'Sold' }]);
  });

  it('writes one line of a sale that was never active here, with close price and day', async () => {
    const { asker } = await app.agent('ada.reyes');
    const home = await published(asker, { ...aHomeToList, ...sold });
    const client = await app.client();
    expect(await client.asker.get(`/api/v2/listing/${home.listingId}`)).toMatchObject({
      ...{ mlsstatus: 'Sold', closeprice: 640_000, closedate: '2026-11-20', onmarketdate: null },
      history: [
        { event: 'status', mlsstatus: 'Sold', price: 640_000, changedat: '2026-11-20T06:00:00.000Z' },
      ],
    });
  });

  it('frees the address of a home that is off the market', async () => {
    const { asker } = await app.agent('ada.reyes');
    await status(asker, await published(asker), { mlsStatus: 'Withdrawn' });
    await published(asker);
    expect(await foundIds()).toHaveLength(1);
  });

  it('removes the status with the listing', async () => {
    const { asker } = await app.agent('ada.reyes');
    const home = await published(asker);
    await asker.inject({ method: 'DELETE', url: `${exclusives}/delete?listingId=${home.listingId}` });
    expect(await foundIds()).toEqual([]);
    await app.server.get(`/api/v2/listing/${home.listingId}`, 410);
    expect(await kinds()).toEqual([['new'], ['gone']]);
  });

  it('refuses another public date once it is published and past', async () => {
    const { asker } = await app.agent('ada.reyes');
    const home = await published(asker, { ...aHomeToList, publicDate: '2026-11-01' });
    const answer = await save(asker, home.draftId, { publicDate: '2026-11-02' }, { on: home.revision });
    expect(answer.json<ErrorBody>().validationErrors).toMatchObject([{ name: 'publicDate' }]);
  });
});

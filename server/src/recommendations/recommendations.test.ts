import type { SearchResult } from '@hearth/domain/contract/search.ts';
import { mostRecommended } from '@hearth/domain/people/recommendation-rules.ts';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { saveAgents } from '../agents/agents.queries.ts';
import type { RecommendationParameters } from '../mail/templates/recommendation.ts';
import { anAgent } from '../testing/an-agent.ts';
import {
  add,
  aHome,
  base,
  collectionsApp,
  create,
  dismiss,
  idsIn,
  list,
  remove,
  send,
} from '../testing/collections-app.ts';
import { errorOf } from '../testing/inquiry-desk.ts';
import { invite, join, page, status } from '../testing/shared-collections.ts';
import type { Asker } from '../testing/test-app.ts';
import { testServices } from '../testing/test-services.ts';
import { stillRecommended } from './recommendations.service.ts';

const app = collectionsApp();

/** Ada and her client Kim, with two public homes and a private one. */
async function adaAndKim() {
  const ada = await app.signedIn({
    role: 'Agent',
    username: 'ada.reyes',
    firstname: 'Ada',
    lastname: 'Reyes',
  });
  await app.server.db.kysely.deleteFrom('agent').execute();
  await saveAgents(app.server.db.kysely, [anAgent({ agentId: 'ada.reyes' })]);
  const kim = await app.signedIn({ firstname: 'Kim', agentId: 'ada.reyes' });
  await app.server.save(aHome(1), aHome(2), aHome(3, { source: 'EX', mlsstatus: 'Private' }));
  return { ada, kim };
}

const recommend = (asker: Asker, owner: string, listings: readonly object[], more: object = {}) =>
  send(asker, 'PUT', `${base}/proposed/recommendation`, { owner, listings, ...more });
const proposed = (asker: Asker) => idsIn(asker, 'proposed');
const found = async (asker: Asker, query: string) => {
  const { listings, total, pageCount } = await asker.get<SearchResult>(`/api/v2/listing/search?${query}`);
  return { ids: listings.map(({ listingid }) => listingid).sort(), total, pageCount };
};

interface StoredMail {
  readonly to: string;
  readonly parameters: RecommendationParameters;
}
const mails = async () =>
  (
    await sql<StoredMail>`
      select to_address as to, parameters from mail where template = 'recommendation' order by created_at
    `.execute(app.server.db.kysely.withoutPlugins())
  ).rows;

describe('a recommended home', () => {
  it('lists a recommended home with its agent and the comment, until it is saved', async () => {
    const { ada, kim } = await adaAndKim();
    expect(await list(kim.asker)).toEqual([]);
    const answer = await recommend(ada.asker, kim.username, [
      { listingId: 'AUS1', comment: 'The porch \r\n you asked for' },
      { listingId: '2' },
    ]);
    expect(answer.json()).toEqual({ done: true });
    const shown = await page(kim.asker, 'proposed');
    const entries = Object.fromEntries(
      shown.addedListings.map((each) => [
        each.listingid,
        [each.addedBy?.firstname, each.comment, each.can.remove],
      ]),
    );
    expect(entries).toEqual({ AUS1: ['Ada', 'The porch \n you asked for', true], AUS2: ['Ada', null, true] });
    expect((await list(kim.asker)).map(({ id, name }) => [id, name])).toEqual([
      ['proposed', 'Recommended homes'],
    ]);
    expect(await list(kim.asker, '?excludeProposed=true')).toEqual([]);
    const { id } = await create(kim.asker, { name: 'Lake homes', listings: ['AUS1'] });
    expect(await proposed(kim.asker)).toEqual(['AUS2']);
    await remove(kim.asker, id, 'AUS1');
    expect((await proposed(kim.asker)).toSorted()).toEqual(['AUS1', 'AUS2']);
    expect(await status(remove(kim.asker, 'proposed', 'AUS1'))).toBe(200);
    expect(await proposed(kim.asker)).toEqual(['AUS2']);
    expect(await idsIn(kim.asker, 'dismissed')).toEqual(['AUS1']);
    await dismiss(kim.asker, 'AUS2');
    expect((await list(kim.asker)).map((each) => each.id)).toEqual([id, 'dismissed']);
  });

  it('finds a home by searches of recommended homes alone, one at a time too', async () => {
    const { ada, kim } = await adaAndKim();
    await recommend(ada.asker, kim.username, [{ listingId: 'AUS1' }, { listingId: 'AUS3' }]);
    const both = { ids: ['AUS1', 'AUS3'], total: 2 };
    expect(await found(kim.asker, 'proposedOnly=true')).toMatchObject(both);
    expect(await found(kim.asker, 'collection=proposed')).toMatchObject(both);
    expect(await found(kim.asker, 'proposedOnly=true&limit=1')).toMatchObject({ total: 2, pageCount: 2 });
    expect(await found(ada.asker, 'proposedOnly=true')).toMatchObject({ ids: [], total: 0 });
    await app.server.get('/api/v2/listing/search?proposedOnly=true', 401);
  });

  it('shows a private home to its recipient alone', async () => {
    const { ada, kim } = await adaAndKim();
    const lee = await app.signedIn({ firstname: 'Lee', agentId: 'ada.reyes' });
    const sees = async (asker: Asker) => (await asker.inject({ url: '/api/v2/listing/AUS3' })).statusCode;
    expect([await sees(kim.asker), await sees(lee.asker)]).toEqual([404, 404]);
    await recommend(ada.asker, kim.username, [{ listingId: 'AUS3' }]);
    expect([await sees(kim.asker), await sees(lee.asker), await sees(app.server)]).toEqual([200, 404, 404]);
    const { id } = await create(kim.asker, { name: 'Lake homes', listings: ['AUS3', 'AUS1'] });
    await invite(kim.asker, id, lee.email);
    await join(lee.asker, id);
    expect((await page(kim.asker, id)).total).toBe(2);
    expect(await page(lee.asker, id)).toMatchObject({ total: 1, listingIds: ['AUS1'] });
    expect(await found(kim.asker, `collection=${id}`)).toMatchObject({ ids: ['AUS1', 'AUS3'], total: 2 });
    expect(await found(lee.asker, `collection=${id}`)).toMatchObject({ ids: ['AUS1'], total: 1 });
    expect((await found(kim.asker, '')).ids).toEqual(['AUS1', 'AUS2']);
    await send(ada.asker, 'DELETE', `${base}/proposed/recommendation/AUS3?owner=${kim.username}`);
    expect([await sees(kim.asker), (await page(kim.asker, id)).total]).toEqual([404, 1]);
  });
});

describe('the right to a recommended home', () => {
  it('ends with the agent of the client, and begins again with the same one', async () => {
    const { ada, kim } = await adaAndKim();
    await saveAgents(app.server.db.kysely, [anAgent({ agentId: 'bo.lund' })]);
    await app.signedIn({ role: 'Agent', username: 'bo.lund' });
    await recommend(ada.asker, kim.username, [{ listingId: 'AUS1' }, { listingId: 'AUS3' }]);
    const { id } = await create(kim.asker, { name: 'Lake homes', listings: ['AUS3'] });
    const assign = (agentId: string | null) =>
      app.server.db.kysely.updateTable('person').set({ agentId }).where('id', '=', kim.id).execute();
    const shown = async () => [
      (await kim.asker.inject({ url: '/api/v2/listing/AUS3' })).statusCode,
      await idsIn(kim.asker, id),
      await proposed(kim.asker),
      (await found(kim.asker, 'proposedOnly=true')).ids,
    ];
    for (const agent of ['bo.lund', null]) {
      await assign(agent);
      expect(await shown()).toEqual([404, [], [], []]);
    }
    await assign('ada.reyes');
    expect(await shown()).toEqual([200, ['AUS3'], ['AUS1'], ['AUS1']]);
  });

  it('stays shown once it is saved, however many are recommended after it', async () => {
    const { ada, kim } = await adaAndKim();
    await recommend(ada.asker, kim.username, [{ listingId: 'AUS3' }]);
    const { id } = await create(kim.asker, { name: 'Lake homes', listings: ['AUS3'] });
    await sql`
      insert into recommendation (person_id, listingkey, recommended_by, recommended_at)
      select ${kim.id}, 'later-' || nth, ${ada.id}, now() + interval '1 year' from generate_series(1, ${mostRecommended}::int) nth
    `.execute(app.server.db.kysely);
    await recommend(ada.asker, kim.username, [{ listingId: 'AUS1' }]);
    expect(await idsIn(kim.asker, id)).toEqual(['AUS3']);
  });
});

describe('a recommendation', () => {
  it('accepts recommendations from the client’s agent, to that client alone', async () => {
    const { ada, kim } = await adaAndKim();
    const other = await app.signedIn({ role: 'Agent' });
    const stranger = await app.signedIn();
    const home = [{ listingId: 'AUS1' }];
    const refusals = [
      await recommend(other.asker, kim.username, home),
      await recommend(kim.asker, stranger.username, home),
      await recommend(ada.asker, stranger.username, home),
      await recommend(ada.asker, 'no-such-person', home),
    ].map(errorOf);
    for (const refusal of refusals) expect(refusal).toMatchObject({ status: 403, code: 'forbidden' });
    expect(errorOf(await recommend(ada.asker, '', home)).code).toBe('validation_failed');
    expect(errorOf(await recommend(ada.asker, kim.username, [{ listingId: 'AUS404' }])).code).toBe(
      'listing_not_found',
    );
    const long = [{ listingId: 'AUS1', comment: 'x'.repeat(1001) }];
    expect(errorOf(await recommend(ada.asker, kim.username, long)).code).toBe('validation_failed');
    expect(errorOf(await add(kim.asker, 'proposed', 'AUS1'))).toEqual({ status: 403, code: 'forbidden' });
    expect(await proposed(kim.asker)).toEqual([]);
    expect(await mails()).toEqual([]);
  });
});

describe('the mail about recommended homes', () => {
  it('says who and why, and is reduced to the homes that wait for an answer when it is sent', async () => {
    const { ada, kim } = await adaAndKim();
    const listings = [
      { listingId: 'AUS1', comment: 'See the porch' },
      { listingId: 'AUS2' },
      { listingId: 'AUS3' },
    ];
    await recommend(ada.asker, kim.username, listings);
    const [mail] = await mails();
    expect(mail).toMatchObject({ to: kim.email, parameters: { sender: 'Ada Reyes' } });
    expect(mail?.parameters.homes.map(({ comment }) => comment)).toEqual(['See the porch', '', '']);
    const services = testServices(app.server.db.kysely);
    const left = async () => {
      const { kysely } = app.server.db;
      const parameters = await stillRecommended(kysely, services.listings, mail!.parameters);
      return typeof parameters === 'object'
        ? parameters.homes.map(({ listingkey }) => listingkey)
        : parameters;
    };
    expect(await left()).toEqual(['AUS-1', 'AUS-2', 'AUS-3']);
    // Homes of the site where they were recommended, also for an account that was opened on the other.
    await app.server.db.kysely
      .updateTable('person')
      .set({ edition: 'san-antonio' })
      .where('id', '=', kim.id)
      .execute();
    expect(await left()).toEqual(['AUS-1', 'AUS-2', 'AUS-3']);
    await dismiss(kim.asker, 'AUS1');
    await send(ada.asker, 'DELETE', `${base}/proposed/recommendation/AUS2?owner=${kim.username}`);
    expect(await left()).toEqual(['AUS-3']);
    await sql`update person set agent_id = null where id = ${kim.id}`.execute(app.server.db.kysely);
    expect(await left()).toBe(false);
    await services.close();
  });

  it('writes no mail where the agent wants none, or to an address that was never proven', async () => {
    const { ada, kim } = await adaAndKim();
    await recommend(ada.asker, kim.username, [{ listingId: 'AUS1' }], { notNotifyUser: true });
    const unproven = await app.signedIn({ agentId: 'ada.reyes', emailVerified: false });
    await recommend(ada.asker, unproven.username, [{ listingId: 'AUS1' }]);
    expect(await mails()).toEqual([]);
    expect(await proposed(unproven.asker)).toEqual(['AUS1']);
  });
});

import type { ExclusiveDetails } from '@hearth/domain/contract/exclusive-listing.ts';
import type { FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { saveAgents } from '../../agents/agents.queries.ts';
import { buildApp } from '../../app.ts';
import { anAccount } from '../../testing/account-attacks/an-account.ts';
import { anAgent } from '../../testing/an-agent.ts';
import { aDraft, aHomeToList, exclusiveApp, exclusives } from '../../testing/exclusive-app.ts';
import { type LivePage, openPage } from '../../testing/live-pages.ts';
import type { Asker } from '../../testing/test-app.ts';
import { testConfig } from '../../testing/test-config.ts';

const app = exclusiveApp();
/** Another process, which has the streams. */
let streams: FastifyInstance;
beforeAll(async () => {
  const config = testConfig({ requestsPerMinute: 0 });
  streams = await buildApp({ db: app.server.db, config, clock: () => new Date() });
  await streams.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => streams.close());

const pages: LivePage[] = [];
afterEach(() => {
  for (const page of pages.splice(0)) page.close();
});

async function pageOf(mark: string, role: 'Agent' | 'Client'): Promise<LivePage> {
  const account = await anAccount(app.server.db, mark, { role });
  if (role === 'Agent')
    await saveAgents(app.server.db.kysely, [anAgent({ agentId: `${mark}-name`, firstname: mark })]);
  const page = await openPage(streams, account.cookie);
  pages.push(page);
  return page;
}

async function send(asker: Asker, method: 'POST' | 'DELETE', path: string, payload = {}): Promise<void> {
  const answer = await asker.inject({ method, url: `${exclusives}/${path}`, payload });
  expect(answer.statusCode, answer.body).toBe(200);
}
const publish = (asker: Asker, { listingId, revision }: ExclusiveDetails) =>
  send(asker, 'POST', `publish/${listingId}`, { revision });
const elsewhere = { ...aHomeToList, streetNumber: '1206' };
const changeOf = ({ listingId }: ExclusiveDetails) => ({ resource: 'listing', ids: [listingId] });

it('announces a publication, a changed status and a deletion to the open pages of clients', async () => {
  const { asker } = await app.agent('ada.reyes');
  const page = await pageOf('kim', 'Client');
  const home = await aDraft(asker);
  await publish(asker, home);
  expect(await page.next()).toEqual(changeOf(home));
  await send(asker, 'POST', `status/${home.listingId}`, { mlsStatus: 'Withdrawn' });
  expect(await page.next()).toEqual(changeOf(home));
  await send(asker, 'POST', `status/${home.listingId}`, { mlsStatus: 'Active' });
  expect(await page.next()).toEqual(changeOf(home));
  await send(asker, 'DELETE', `delete?draftId=${home.draftId}`);
  expect(await page.next()).toEqual(changeOf(home));
});

it('announces to clients that a withdrawn home, which they may have open, is private or gone', async () => {
  const { asker } = await app.agent('ada.reyes');
  const page = await pageOf('kim', 'Client');
  const [home, other] = [await aDraft(asker), await aDraft(asker, elsewhere)];
  for (const each of [home, other]) {
    await publish(asker, each);
    await send(asker, 'POST', `status/${each.listingId}`, { mlsStatus: 'Withdrawn' });
    expect([await page.next(), await page.next()]).toEqual([changeOf(each), changeOf(each)]);
  }
  await send(asker, 'POST', `status/${home.listingId}`, { mlsStatus: 'Private' });
  expect(await page.next()).toEqual(changeOf(home));
  await send(asker, 'DELETE', `delete?draftId=${other.draftId}`);
  expect(await page.next()).toEqual(changeOf(other));
});

it('announces a private listing to the client to whom it was recommended, also its deletion', async () => {
  const { asker, id: recommendedBy } = await app.agent('ada.reyes');
  const [kim, lou] = [await pageOf('kim', 'Client'), await pageOf('lou', 'Client')];
  const { kysely } = app.server.db;
  const { id: personId } = await kysely
    .updateTable('person')
    .set({ agentId: 'ada.reyes' })
    .where('username', '=', 'kim-name')
    .returning('id')
    .executeTakeFirstOrThrow();
  const secret = await aDraft(asker, { ...aHomeToList, mlsStatus: 'Private' });
  const listingkey = `EX-${secret.draftId}`;
  await kysely
    .insertInto('recommendation')
    .values({ personId, listingkey, recommendedBy, recommendedAt: new Date() })
    .execute();
  await publish(asker, secret);
  await send(asker, 'DELETE', `delete?draftId=${secret.draftId}`);
  expect([await kim.next(), await kim.next()]).toEqual([changeOf(secret), changeOf(secret)]);
  const shown = await aDraft(asker);
  await publish(asker, shown);
  expect([await kim.next(), await lou.next()]).toEqual([changeOf(shown), changeOf(shown)]);
});

it('announces a private listing, and its deletion, to agents alone', async () => {
  const { asker } = await app.agent('ada.reyes');
  const [client, agent] = [await pageOf('kim', 'Client'), await pageOf('lee', 'Agent')];
  const secret = await aDraft(asker, { ...aHomeToList, mlsStatus: 'Private' });
  await publish(asker, secret);
  await send(asker, 'DELETE', `delete?draftId=${secret.draftId}`);
  const shown = await aDraft(asker);
  await publish(asker, shown);
  expect([await agent.next(), await agent.next(), await agent.next()]).toEqual([
    changeOf(secret),
    changeOf(secret),
    changeOf(shown),
  ]);
  // A change of the private one would have come before.
  expect(await client.next()).toEqual(changeOf(shown));
});

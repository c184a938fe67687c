import type { getAgentActs } from '@hearth/domain/contract/agent-window.ts';
import type { ResponseOf } from '@hearth/domain/contract/endpoint.ts';
import type { AgentTab } from '@hearth/domain/people/history-rules.ts';
import { describe, expect, it } from 'vitest';
import { saveAgents } from '../agents/agents.queries.ts';
import { addHome, createCollection, removeHome } from '../collections/collection-changes.service.ts';
import { dismiss } from '../collections/dismissals.service.ts';
import { requireShown } from '../history/shown-to-agent.service.ts';
import { type OwnedVisit, ownedVisit } from '../http/visit.ts';
import { createJobRunner } from '../jobs/job-runner.ts';
import { newestMails } from '../mail/mail.queries.ts';
import { createMailQueue } from '../mail/mail-queue.ts';
import type { AgentActedParameters as Acted } from '../mail/templates/agent-acted.ts';
import { saveSearch } from '../saved-searches/saved-searches.service.ts';
import { endpoints } from '../testing/account-attacks/contract-endpoints.ts';
import { anAgent } from '../testing/an-agent.ts';
import { aHome, collectionsApp, send } from '../testing/collections-app.ts';
import { testNow } from '../testing/generated-listings.ts';
import { testConfig } from '../testing/test-config.ts';
import { testServices } from '../testing/test-services.ts';
import { stillThere } from './act-mail.service.ts';
import { noteLook } from './looks.service.ts';

const app = collectionsApp();
const db = () => app.server.db.kysely;
const DAY_MS = 86_400_000;
let count = 0;

/** A client, the client's agent, and the agent's visit to the client's things. */
async function pair() {
  const username = `dana.${++count}`;
  const agent = await app.signedIn({ role: 'Agent', username, firstname: 'Dana', lastname: 'Reyes' });
  await saveAgents(db(), [anAgent({ agentId: username, firstname: 'Dana' })]);
  const client = await app.signedIn({ agentId: username });
  const visit = (days = 0): OwnedVisit => ({
    ...ownedVisit({
      viewer: agent.viewer,
      edition: 'austin',
      now: new Date(testNow.getTime() + days * DAY_MS),
      onlyAgent: null,
    }),
    ...{ owner: { ownerId: client.id, edition: 'austin' as const }, right: 'contact' as const },
  });
  const acts = () => client.asker.get<ResponseOf<typeof getAgentActs>>('/api/user/agent-activity');
  return { agent, client, visit, acts };
}

async function look(visit: OwnedVisit, ...tabs: AgentTab[]): Promise<void> {
  const { db: database } = app.server;
  const jobs = createJobRunner({ db: database, runsJobs: false, onError: console.error });
  const config = testConfig();
  const mails = createMailQueue({ db: database, config, clock: () => testNow, jobs });
  await Promise.all(tabs.map((tab) => noteLook({ db: database, config, mails }, tab, visit)));
  await jobs.stop();
}

describe('the looks of an agent', () => {
  it('stores one entry for each list and day, and announces it to the client once', async () => {
    const { client, visit, acts } = await pair();
    await look(visit(), 'viewed-listings', 'viewed-listings', 'email-history');
    await look(visit(1), 'viewed-listings');
    const { items, total } = await acts();
    expect(total).toBe(3);
    expect(items[0]).toMatchObject({ agent: 'Dana Reyes', looked: 'viewed homes', did: null, undo: null });
    const mails = (await newestMails(db(), 20)).filter(({ to }) => to.address === client.email);
    expect(mails.map(({ template }) => template)).toEqual(['agent-looked']);
    expect((await client.asker.get<{ total: number }>('/api/notification/history')).total).toBe(1);
  });

  it('stores a look where the answer of a list leaves, and not where it is refused', async () => {
    const { agent, client, acts } = await pair();
    const views = { url: `/api/v2/history/views?user=${client.username}` };
    expect((await agent.asker.inject(views)).statusCode).toBe(200);
    expect((await acts()).items).toMatchObject([{ looked: 'viewed homes' }]);
    await send(client.asker, 'PATCH', '/api/history/settings', { hiddenFromAgent: ['viewed-searches'] });
    const searches = { url: `/api/history/search?user=${client.username}` };
    expect((await agent.asker.inject(searches)).statusCode).toBe(403);
    await client.asker.inject({ url: '/api/v2/history/views' });
    expect((await acts()).total).toBe(1);
  });

  it('cost one read after the first look at a list on a day', async () => {
    const { visit, acts } = await pair();
    await look(visit(), 'viewed-pages');
    const refuses = () => Promise.reject(new Error('the queue is not to be started'));
    const mails = { start: refuses, enqueue: refuses, wake: () => {} };
    await noteLook({ db: app.server.db, config: testConfig(), mails }, 'viewed-pages', visit());
    expect((await acts()).total).toBe(1);
  });

  it.each([
    ['viewedBy=', 'viewed homes'],
    ['dismissedOnly=true&user=', 'collections'],
    ['proposedOnly=true&user=', 'collections'],
  ])('are noted where a search is limited to a list by %s', async (query, looked) => {
    const { agent, client, acts } = await pair();
    for (const path of ['/api/v2/listing/search?', '/api/v2/map/points?zoom=12&'])
      expect((await agent.asker.inject({ url: `${path}${query}${client.username}` })).statusCode).toBe(200);
    expect((await acts()).items.map((act) => act.looked)).toEqual([looked]);
    await agent.asker.get(`/api/v2/listing/search?${query}${agent.username}`);
    expect((await agent.asker.get<{ total: number }>('/api/user/agent-activity')).total).toBe(0);
  });

  it('announces looks at no address that was never proven', async () => {
    const { agent, visit } = await pair();
    const stranger = await app.signedIn({ agentId: agent.username, emailVerified: false });
    await look({ ...visit(), owner: { ownerId: stranger.id, edition: 'austin' } }, 'viewed-listings');
    expect((await newestMails(db(), 20)).some(({ to }) => to.address === stranger.email)).toBe(false);
  });

  it('refuses looks at the lists that the client hides, tab by tab', async () => {
    const { client, visit } = await pair();
    const hide = (body: object) => send(client.asker, 'PATCH', '/api/history/settings', body);
    expect((await hide({ hiddenFromAgent: ['viewed-listings'] })).statusCode).toBe(200);
    await expect(requireShown(db(), visit(), 'viewed-listings')).rejects.toThrow();
    await requireShown(db(), visit(), 'email-history');
    await hide({ showToAgent: false });
    await expect(requireShown(db(), visit(), 'email-history')).rejects.toThrow();
    expect((await hide({ hiddenFromAgent: ['no-tab'] })).statusCode).toBe(400);
  });

  it('shows the entries to the client alone', async () => {
    const [{ visit }, other] = [await pair(), await pair()];
    await look(visit(), 'viewed-listings');
    expect((await other.acts()).total).toBe(0);
    expect((await other.agent.asker.get<{ total: number }>('/api/user/agent-activity')).total).toBe(0);
  });
});

describe('the changes of an agent', () => {
  it('stores changes as entries that can be taken back as long as they stand', async () => {
    await app.server.save(aHome(1), aHome(2));
    const { client, visit, acts } = await pair();
    const { listings } = testServices(db());
    const search = await saveSearch(db(), { name: 'By the lake', query: 'minBedrooms=3' } as never, visit());
    const collection = await createCollection({ db: db(), listings }, { name: 'Porches' }, visit());
    const home = { id: collection.id, listingId: 'AUS1' };
    await addHome({ db: db(), listings }, home, visit());
    await dismiss({ db: db(), listings }, 'AUS2', visit());
    const undos = async () =>
      (await acts()).items.map(({ did, undo }) => [did, undo?.kind, undo?.id, undo?.name]);
    expect(await undos()).toEqual([
      ['dismissed a home for you', 'home-dismissed', null, null],
      ['added a home to a collection of yours', 'home-added', collection.id, 'Porches'],
      ['made a collection for you', 'collection', collection.id, 'Porches'],
      ['saved a search for you', 'saved-search', search.id, 'By the lake'],
    ]);
    await removeHome({ db: db(), listings }, home, visit(1));
    expect((await undos())[0]).toEqual([
      'took a home out of a collection of yours',
      'home-removed',
      collection.id,
      'Porches',
    ]);
    await send(client.asker, 'DELETE', `/api/saved-search/${search.id}`);
    await send(client.asker, 'DELETE', `/api/listing/collection/${collection.id}`);
    await send(client.asker, 'POST', '/api/v2/listing/AUS2/retain');
    expect((await undos()).every(([, kind]) => kind === undefined)).toBe(true);
  });
});

describe('mails about the changes of an agent', () => {
  it('mails one mail for each thing in ten minutes, and none where the agent wants none', async () => {
    await app.server.save(aHome(1), aHome(2));
    const { agent, client } = await pair();
    const owner = client.username;
    const collections = '/api/listing/collection';
    const make = async (body: object) =>
      (await send(agent.asker, 'POST', collections, { owner, ...body })).json<{ id: string }>();
    const { id } = await make({ name: 'Porches' });
    await send(agent.asker, 'PUT', `${collections}/${id}/listings/AUS1?owner=${owner}`);
    await make({ name: 'Quiet', notNotifyUser: true });
    const search = { name: 'Lake', query: 'minBedrooms=3' };
    await send(agent.asker, 'POST', '/api/saved-search', { owner, ...search });
    const own = await send(client.asker, 'POST', '/api/saved-search', search);
    expect(own.statusCode).toBe(200);
    const mails = async () =>
      (await newestMails(db(), 50)).filter(({ template }) => template === 'agent-acted');
    const acted = (await mails()).map(({ to, parameters }) => [to.address, (parameters as Acted).name]);
    expect(acted.sort()).toEqual([
      [client.email, 'Lake'],
      [client.email, 'Porches'],
    ]);
    const [stored] = (await mails())
      .map(({ parameters }) => parameters as Acted)
      .filter(({ name }) => name === 'Porches');
    expect(await stillThere(db(), stored!)).toEqual(stored);
    await send(client.asker, 'DELETE', `${collections}/${id}`);
    expect(await stillThere(db(), stored!)).toBe(false);
  });
});

/** They show a number, the state of a button, and that something changed. */
const noLists = ['/api/notification/history/count', '/api/v2/listing/dismissed/{id}', '/api/live'];

it('every list of a contact that an agent reads has the name of its look', () => {
  const unnamed = endpoints
    .filter(({ method, owner, shows }) => method === 'GET' && owner === 'self-or-contact' && !shows)
    .map(({ path }) => path);
  expect(unnamed.sort()).toEqual(noLists.toSorted());
});

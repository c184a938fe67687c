import type { Contact, ContactDetails } from '@hearth/domain/contract/contact.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { retireAgent, saveAgents } from '../agents/agents.queries.ts';
import { auditOf } from '../audit/audit.service.ts';
import { stopAddress } from '../people/mail-subscription.queries.ts';
import { addressDigest, refusesMail } from '../people/mail-subscription.service.ts';
import { aPerson } from '../testing/a-person.ts';
import { anAgent } from '../testing/an-agent.ts';
import { collectionsApp, send } from '../testing/collections-app.ts';
import { emptyTables } from '../testing/empty-tables.ts';
import { testNow } from '../testing/generated-listings.ts';
import { errorOf } from '../testing/inquiry-desk.ts';
import type { Asker } from '../testing/test-app.ts';

const app = collectionsApp();
const kysely = () => app.server.db.kysely;
const user = '/api/agent/user';

beforeEach(() => emptyTables(kysely(), 'mail', 'contact', 'agent', 'attemptCount'));

async function agentOf(agentId: string, isAdmin = false) {
  await saveAgents(kysely(), [anAgent({ agentId, firstname: agentId, defaultAgent: agentId === 'desk' })]);
  const { viewer, id } = await app.signedIn({ username: agentId, role: 'Agent', isAdmin });
  await kysely().updateTable('agent').set({ accountId: id }).where('agentId', '=', agentId).execute();
  return app.server.as({ ...viewer, isAdmin } as typeof viewer);
}

const add = async (asker: Asker, body: object) =>
  (await send(asker, 'POST', user, { firstname: 'Kim', ...body })).json<ContactDetails>();
const statusOf = async (asker: Asker, id: string) =>
  (await asker.inject({ url: `${user}/${id}` })).statusCode;
const clientOf = (agentId: string, username: string) => aPerson(kysely(), { username, agentId });
const contactOf = async (asker: Asker, email: string) => {
  const { items } = await asker.get<{ items: Contact[] }>(`/api/agent/users?query=${email}`);
  return items[0]!;
};

describe('a contact that is reassigned', () => {
  it('leaves its agent at the next request, with its client, source and an audit line', async () => {
    const [ada, ben, desk] = [await agentOf('ada'), await agentOf('ben'), await agentOf('desk', true)];
    const { id: personId } = await clientOf('ada', 'kim');
    const { id } = await contactOf(ada, 'kim');
    await send(ada, 'PATCH', `${user}/${id}`, { isSharedWithTeam: true });
    const url = `/api/user/${id}/reassign?leadSource=Open%20house`;
    const answer = await send(desk, 'PATCH', url, { agentId: 'ben' });
    expect(answer.json()).toMatchObject({
      agentId: 'ben',
      leadSource: 'Open house',
      can: { see: false, act: false },
    });
    expect([await statusOf(ada, id), await statusOf(ben, id), await statusOf(desk, id)]).toEqual([
      404, 200, 404,
    ]);
    expect(await ben.get(`${user}/${id}`)).toMatchObject({
      username: 'kim',
      isSharedWithTeam: false,
      can: { act: true },
    });
    expect(await auditOf(kysely(), personId)).toMatchObject([
      { action: 'contact reassigned', details: { from: 'ada', to: 'ben' } },
    ]);
    expect((await send(ada, 'PATCH', url, { agentId: 'ada' })).statusCode).toBe(404);
    expect(errorOf(await send(desk, 'PATCH', url, { agentId: 'nobody' }))).toMatchObject({
      validationErrors: [{ name: 'agentId' }],
    });
  });

  it('merges a reassigned contact into the one that the new agent has, also without an account', async () => {
    const [ada, ben, desk] = [await agentOf('ada'), await agentOf('ben'), await agentOf('desk', true)];
    const { id } = await add(ada, { phone: '5125550199', notes: 'Cats' });
    await add(ben, { phone: '5125550199', notes: 'Dogs' });
    await send(desk, 'PATCH', `/api/user/${id}/reassign`, { agentId: 'ben' });
    expect(await ben.get('/api/agent/users')).toMatchObject({ total: 1, items: [{ id }] });
    expect(await ben.get(`${user}/${id}`)).toMatchObject({ notes: 'Cats\n\nDogs' });
  });

  it('gives contacts to the default agent when their agent leaves, whose account ends', async () => {
    const [ada, desk] = [await agentOf('ada'), await agentOf('desk')];
    await clientOf('ada', 'kim');
    await add(ada, { phone: '5125550199' });
    await retireAgent(kysely(), 'ada', testNow);
    expect(await desk.get('/api/agent/users')).toMatchObject({ total: 2 });
    const people = await kysely()
      .selectFrom('person')
      .select(['username', 'agentId', 'disabledAt'])
      .orderBy('username')
      .execute();
    expect(people).toMatchObject([
      { username: 'ada', disabledAt: testNow },
      { username: 'desk', disabledAt: null },
      { username: 'kim', agentId: 'desk' },
    ]);
  });
});

describe('two contacts', () => {
  it('merge as their preview shows', async () => {
    const ada = await agentOf('ada');
    await clientOf('ada', 'kim');
    const { id: other } = await contactOf(ada, 'kim');
    await send(ada, 'PATCH', `${user}/${other}`, { notes: 'Dogs' });
    const { id } = await add(ada, {
      firstname: 'Kimmy',
      email: 'kimmy@work.example',
      notes: 'Cats',
      leadSource: 'Zillow',
    });
    const expected = {
      ...{
        id,
        username: 'kim',
        firstname: 'Kimmy',
        email: 'kim@visitor.example',
        also: ['kimmy@work.example'],
      },
      ...{ notes: 'Cats\n\nDogs', leadSource: 'Zillow', phone: '+15125550100' },
    };
    expect(await ada.get(`${user}/${id}/merge?with=${other}`)).toMatchObject(expected);
    expect(await statusOf(ada, other)).toBe(200);
    expect((await send(ada, 'POST', `${user}/${id}/merge`, { with: other })).json()).toMatchObject(expected);
    expect(await statusOf(ada, other)).toBe(404);
  });

  it('merges no contacts that both have accounts, are one, or are another agent’s', async () => {
    const [ada, ben] = [await agentOf('ada'), await agentOf('ben')];
    await clientOf('ada', 'kim');
    await clientOf('ada', 'lee');
    const [kim, lee] = [await contactOf(ada, 'kim'), await contactOf(ada, 'lee')];
    const { id: foreign } = await add(ben, { phone: '5125550199' });
    const merge = async (id: string, other: string) =>
      errorOf(await send(ada, 'POST', `${user}/${id}/merge`, { with: other }));
    expect(await merge(kim.id, lee.id)).toMatchObject({ code: 'validation_failed' });
    expect(await merge(kim.id, kim.id)).toMatchObject({ code: 'validation_failed' });
    expect(await merge(kim.id, foreign)).toMatchObject({ code: 'not_found' });
    expect(await merge(foreign, kim.id)).toMatchObject({ code: 'not_found' });
  });
});

describe('the invitation of a contact', () => {
  it('mails the form to sign up to contacts with an address and no account alone', async () => {
    const ada = await agentOf('ada');
    const { id } = await add(ada, { lastname: 'O’Hara', email: 'kim@visitor.example' });
    const invited = await send(ada, 'POST', `${user}/${id}/invite`);
    expect(invited.json()).toMatchObject({ invitedAt: testNow.toISOString(), can: { invite: true } });
    const mails = await kysely().selectFrom('mail').select(['toAddress', 'template', 'parameters']).execute();
    expect(mails).toMatchObject([
      {
        toAddress: 'kim@visitor.example',
        template: 'contact-invitation',
        parameters: { link: expect.stringMatching(/\/signup\/kim%40visitor\.example\/Kim\/O%E2%80%99Hara$/) },
      },
    ]);
    const { id: phoneOnly } = await add(ada, { phone: '5125550199' });
    expect(errorOf(await send(ada, 'POST', `${user}/${phoneOnly}/invite`))).toMatchObject({
      validationErrors: [{ name: 'email' }],
    });
    await clientOf('ada', 'lee');
    expect((await send(ada, 'POST', `${user}/${(await contactOf(ada, 'lee')).id}/invite`)).statusCode).toBe(
      403,
    );
  });
});

describe('the mails of a contact', () => {
  it('lets the agent turn mails off with an audit line, and the client alone on again', async () => {
    const ada = await agentOf('ada');
    const { id: personId } = await clientOf('ada', 'kim');
    const { id } = await contactOf(ada, 'kim');
    const change = (body: object) => send(ada, 'PATCH', `/api/agent/${id}/notifications`, body);
    expect((await change({ notifications: { photoChanges: false } })).json()).toMatchObject({
      notifications: { photoChanges: false, priceChanges: true },
    });
    expect((await change({ hasOptedOutOfEmail: true })).json()).toMatchObject({ hasOptedOutOfEmail: true });
    expect(errorOf(await change({ hasOptedOutOfEmail: false }))).toMatchObject({ code: 'validation_failed' });
    expect((await auditOf(kysely(), personId)).map(({ action }) => action)).toEqual([
      'acted for a contact',
      'acted for a contact',
    ]);
    const { id: without } = await add(ada, { phone: '5125550199' });
    expect((await send(ada, 'PATCH', `/api/agent/${without}/notifications`, {})).statusCode).toBe(400);
  });

  it('keeps mails off by kind, by search and by collection where the client turned them off', async () => {
    const ada = await agentOf('ada');
    const { viewer, username } = await clientOf('ada', 'kim');
    const kim = app.server.as(viewer);
    const { id } = await contactOf(ada, 'kim');
    await send(kim, 'PATCH', `/api/user/${username}`, { notifications: { photoChanges: false } });
    const kinds = (changes: object) =>
      send(ada, 'PATCH', `/api/agent/${id}/notifications`, { notifications: changes });
    expect(errorOf(await kinds({ photoChanges: true, openHouses: false }))).toMatchObject({
      validationErrors: [{ name: 'notifications' }],
    });
    expect((await kinds({ openHouses: false, priceChanges: true })).json()).toMatchObject({
      notifications: { photoChanges: false, openHouses: false, priceChanges: true },
    });
    const search = await send(kim, 'POST', '/api/saved-search', {
      name: 'Lake',
      query: '',
      cadence: 'never',
    });
    const homes = await send(kim, 'POST', '/api/listing/collection', { name: 'Lake', cadence: 'never' });
    for (const path of [
      `/api/saved-search/${search.json().id}`,
      `/api/v2/listing/collection/${homes.json().id}`,
    ]) {
      const change = (body: object) => send(ada, 'PATCH', path, { owner: username, ...body });
      expect(errorOf(await change({ cadence: 'daily' }))).toMatchObject({
        validationErrors: [{ name: 'cadence' }],
      });
      expect((await change({ name: 'Lakes', cadence: 'never' })).json()).toMatchObject({ name: 'Lakes' });
      await send(kim, 'PATCH', path, { cadence: 'daily' });
      expect((await change({ cadence: 'weekly' })).json()).toMatchObject({ cadence: 'weekly' });
    }
  });

  it('keeps mails off where the client stopped them by address before the account', async () => {
    const ada = await agentOf('ada');
    const { email } = await clientOf('ada', 'kim');
    await stopAddress(kysely(), await addressDigest(kysely(), email), testNow);
    const { id } = await contactOf(ada, 'kim');
    expect(await ada.get<ContactDetails>(`${user}/${id}`)).toMatchObject({ hasOptedOutOfEmail: true });
    const change = await send(ada, 'PATCH', `/api/agent/${id}/notifications`, { hasOptedOutOfEmail: false });
    expect(errorOf(change)).toMatchObject({ code: 'validation_failed' });
    expect(await refusesMail(kysely(), email)).toBe(true);
  });
});

it('the last activity of a contact is the client’s last page, while the client shows it', async () => {
  const ada = await agentOf('ada');
  const { id: personId, viewer } = await clientOf('ada', 'kim');
  const { id } = await contactOf(ada, 'kim');
  const opens = () => send(app.server.as(viewer), 'POST', '/api/v2/user-page-history', { path: '/agents' });
  const activity = async () => (await ada.get<ContactDetails>(`${user}/${id}`)).lastActivity;
  await kysely()
    .insertInto('historySetting')
    .values({
      ...{ personId, record: true, showToMe: true, showToAgent: false, useForSuggestions: true },
      updatedAt: testNow,
    })
    .execute();
  expect((await opens()).statusCode).toBe(200);
  expect(await activity()).toBeNull();
  await kysely().deleteFrom('historySetting').execute();
  await opens();
  expect(await activity()).toBe(testNow.toISOString());
});

it('gives one of several contacts an address that teammates give them at once', async () => {
  const ada = await agentOf('ada');
  const mate = await agentOf('mate');
  await kysely().updateTable('agent').set({ teamName: 'River' }).execute();
  const ids: string[] = [];
  for (const digit of [1, 2, 3, 4, 5, 6]) {
    const { id } = await add(ada, { phone: `512555012${digit}` });
    await send(ada, 'PATCH', `${user}/${id}`, { isSharedWithTeam: true });
    ids.push(id);
  }
  const answers = await Promise.all(
    ids.map((id, at) =>
      send(at % 2 ? ada : mate, 'PATCH', `${user}/${id}`, { email: 'kim@visitor.example' }),
    ),
  );
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400, 400, 400, 400, 400]);
  const refused = answers.find(({ statusCode }) => statusCode === 400)!;
  expect(errorOf(refused).validationErrors).toMatchObject([{ name: 'email' }]);
});

it('refuses a second contact with an address, with the way to the first', async () => {
  const ada = await agentOf('ada');
  await add(ada, { email: 'kim@visitor.example' });
  const other = await add(ada, { phone: '5125550121' });
  const again = await send(ada, 'POST', user, { firstname: 'Kimmy', email: 'kim@visitor.example' });
  expect(errorOf(again).validationErrors).toEqual([
    { name: 'email', message: 'You already have a contact with this email. Find it in My Contacts.' },
  ]);
  const changed = await send(ada, 'PATCH', `${user}/${other.id}`, { email: 'kim@visitor.example' });
  expect(errorOf(changed).validationErrors).toEqual([
    { name: 'email', message: 'Another contact has this email. Merge the two instead.' },
  ]);
});

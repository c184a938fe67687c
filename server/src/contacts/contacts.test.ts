import type { Contact, ContactDetails } from '@hearth/domain/contract/contact.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { saveAgents } from '../agents/agents.queries.ts';
import { assignAgent } from '../people/manage-accounts.service.ts';
import { aPerson } from '../testing/a-person.ts';
import { anAgent } from '../testing/an-agent.ts';
import { collectionsApp, send } from '../testing/collections-app.ts';
import { emptyTables } from '../testing/empty-tables.ts';
import { testNow } from '../testing/generated-listings.ts';
import { errorOf } from '../testing/inquiry-desk.ts';
import type { Asker } from '../testing/test-app.ts';

const app = collectionsApp();
const users = '/api/agent/users';
const user = '/api/agent/user';
const unknown = `${user}/999999`;

interface Page {
  readonly items: readonly Contact[];
  readonly total: number;
}

/** Signs in an agent of the list. */
async function agentOf(agentId: string, changes: Parameters<typeof anAgent>[0] = {}, isAdmin = false) {
  await saveAgents(app.server.db.kysely, [anAgent({ agentId, ...changes })]);
  const person = await app.signedIn({ username: agentId, role: 'Agent', isAdmin });
  const viewer = { ...person.viewer, ...(isAdmin && { isAdmin }) } as typeof person.viewer;
  return app.server.as(viewer);
}

const add = async (asker: Asker, body: object) => {
  const answer = await send(asker, 'POST', user, { firstname: 'Kim', ...body });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<ContactDetails>();
};
const namesOf = async (asker: Asker, query = '') =>
  (await asker.get<Page>(`${users}${query}`)).items.map(({ firstname }) => firstname);
const kysely = () => app.server.db.kysely;

beforeEach(() => emptyTables(kysely(), 'contact', 'agent'));

describe('a contact', () => {
  it('stores a contact with an address, a phone or both, in one spelling', async () => {
    const ada = await agentOf('ada.reyes');
    const both = await add(ada, { lastname: 'Lee', email: ' KIM@Visitor.example', phone: '512 555 0199' });
    expect(both).toMatchObject({
      ...{ firstname: 'Kim', email: 'kim@visitor.example', phone: '+15125550199', username: null },
      ...{ createdByMe: true, currentAgentOwnsThisContact: true, agentId: 'ada.reyes', notes: '' },
      can: { see: true, edit: true, manage: true, invite: true, act: false, reassign: false },
    });
    expect(await add(ada, { phone: '5125550199' })).toMatchObject({ email: null, phone: '+15125550199' });
    for (const [body, name] of [
      [{ firstname: 'Kim' }, 'email'],
      [{ firstname: 'Kim', email: 'nowhere' }, 'email'],
      [{ firstname: 'Kim', phone: '12' }, 'phone'],
      [{ firstname: ' ', phone: '5125550111' }, 'firstname'],
      [{ firstname: 'Kim', email: 'kim@visitor.example' }, 'email'],
      [{ firstname: 'Kim', phone: '+1 512 555 0199' }, 'phone'],
    ] as const)
      expect(errorOf(await send(ada, 'POST', user, body))).toMatchObject({
        ...{ code: 'validation_failed', validationErrors: [{ name }] },
      });
  });

  it('changes by parts, and loses values that are emptied', async () => {
    const ada = await agentOf('ada.reyes');
    const { id } = await add(ada, {
      email: 'kim@visitor.example',
      phone: '5125550199',
      notes: 'Two\r\ncats',
    });
    const change = (body: object) => send(ada, 'PATCH', `${user}/${id}`, body);
    expect((await change({ phone: '', isLeasedSearchAllowed: true })).json()).toMatchObject({
      ...{ phone: null, email: 'kim@visitor.example', notes: 'Two\ncats', isLeasedSearchAllowed: true },
    });
    expect(errorOf(await change({ email: '' })).validationErrors).toEqual([
      { name: 'email', message: 'Enter an email, a phone or both' },
    ]);
    await add(ada, { email: 'lee@visitor.example' });
    expect(errorOf(await change({ email: 'LEE@visitor.example' })).validationErrors).toMatchObject([
      { name: 'email' },
    ]);
  });

  it('hides a contact from all others, like an unknown one, and refuses clients', async () => {
    const ada = await agentOf('ada.reyes');
    const { id } = await add(ada, { email: 'kim@visitor.example' });
    const ben = await agentOf('ben.cole');
    const desk = await agentOf('desk', {}, true);
    const { asker: client } = await app.signedIn();
    for (const asker of [ben, desk, client])
      for (const method of ['GET', 'PATCH'] as const) {
        const [theirs, none] = await Promise.all(
          [`${user}/${id}`, unknown].map((url) =>
            asker.inject({ method, url, ...(method === 'PATCH' && { payload: {} }) }),
          ),
        );
        expect(errorOf(theirs as never)).toMatchObject({ status: 404, code: 'not_found' });
        expect(theirs?.body).toBe(none?.body);
      }
    expect((await client.inject({ url: users })).statusCode).toBe(403);
    expect((await ben.inject({ url: `${users}?filter=everyone` })).statusCode).toBe(403);
    expect((await desk.get<Page>(`${users}?filter=everyone`)).items).toMatchObject([
      { agentId: 'ada.reyes', agent: 'Ada Reyes', can: { see: false, act: false, reassign: true } },
    ]);
  });

  it('lets teammates see and edit a contact once its agent shares it', async () => {
    const ada = await agentOf('ada.reyes', { teamName: 'Oak' });
    const mate = await agentOf('mia.mate', { teamName: 'Oak' });
    const other = await agentOf('ben.cole', { teamName: 'Elm' });
    const { id } = await add(ada, { email: 'kim@visitor.example' });
    expect(await namesOf(mate)).toEqual([]);
    await send(ada, 'PATCH', `${user}/${id}`, { isSharedWithTeam: true });
    expect([await namesOf(mate), await namesOf(other)]).toEqual([['Kim'], []]);
    expect(await namesOf(mate, '?filter=created')).toEqual([]);
    const edited = await send(mate, 'PATCH', `${user}/${id}`, { notes: 'Called' });
    expect(edited.json()).toMatchObject({ notes: 'Called', can: { edit: true, manage: false, act: false } });
    for (const body of [{ isSharedWithTeam: false }, { isLeasedSearchAllowed: true }])
      expect((await send(mate, 'PATCH', `${user}/${id}`, body)).statusCode).toBe(403);
  });
});

describe('the list of contacts', () => {
  it('finds contacts by words, sorted by activity or name, with pages and filters', async () => {
    const ada = await agentOf('ada.reyes');
    for (const [firstname, lastname] of [
      ['Zoe', 'Adams'],
      ['Al', 'Baker'],
      ['Bo', '100%'],
    ])
      await kysely()
        .insertInto('contact')
        .values({
          ...{
            edition: 'austin',
            agentId: 'ada.reyes',
            firstname: firstname ?? '',
            lastname: lastname ?? '',
          },
          ...{ email: `${firstname?.toLowerCase()}@visitor.example`, createdAt: testNow, updatedAt: testNow },
        })
        .execute();
    await kysely()
      .updateTable('contact')
      .set({ activeAt: new Date('2099-01-01') })
      .where('firstname', '=', 'Al')
      .execute();
    await add(ada, { firstname: 'Mine', phone: '5125550177' });
    expect((await namesOf(ada))[0]).toBe('Al');
    expect(await namesOf(ada, '?sortBy=name&sortType=ASC')).toEqual(['Mine', 'Bo', 'Zoe', 'Al']);
    expect(await namesOf(ada, '?query=aDa%20zo')).toEqual(['Zoe']);
    expect(await namesOf(ada, '?query=100%25')).toEqual(['Bo']);
    expect(await namesOf(ada, '?query=5550177')).toEqual(['Mine']);
    expect(await namesOf(ada, '?filter=created')).toEqual(['Mine']);
    const page = await ada.get<Page>(`${users}?limit=3&page=2`);
    expect([page.items.length, page.total]).toEqual([1, 4]);
  });
});

describe('the account of a contact', () => {
  it('connects the account by the proof of the address, for the agent who had the contact first', async () => {
    const ada = await agentOf('ada.reyes');
    const ben = await agentOf('ben.cole');
    const { id } = await add(ada, { email: 'kim@visitor.example', notes: 'Cats' });
    await add(ben, { email: 'kim@visitor.example' });
    const person = await aPerson(kysely(), {
      email: 'kim@visitor.example',
      emailVerified: false,
      username: 'kim',
    });
    const contact = () => ada.get<ContactDetails>(`${user}/${id}`);
    expect((await contact()).username).toBeNull();
    await kysely().updateTable('person').set({ emailVerified: true }).where('id', '=', person.id).execute();
    expect(await contact()).toMatchObject({
      username: 'kim',
      notes: 'Cats',
      can: { act: true, invite: false },
    });
    expect((await ben.get<Page>(users)).items).toMatchObject([{ username: null, can: { act: false } }]);
    expect(errorOf(await send(ada, 'PATCH', `${user}/${id}`, { email: 'x@visitor.example' }))).toMatchObject({
      validationErrors: [{ name: 'email' }],
    });
  });

  it('connects no account where an agent types the address of an account that exists', async () => {
    await aPerson(kysely(), { email: 'kim@visitor.example' });
    const ada = await agentOf('ada.reyes');
    expect(await add(ada, { email: 'kim@visitor.example' })).toMatchObject({ username: null });
    expect(
      (
        await kysely()
          .selectFrom('person')
          .select('agentId')
          .where('email', '=', 'kim@visitor.example')
          .executeTakeFirst()
      )?.agentId,
    ).toBeNull();
  });

  it('moves with its contact to another agent, whose own card of it is folded in', async () => {
    const ada = await agentOf('ada.reyes');
    const ben = await agentOf('ben.cole');
    await aPerson(kysely(), { email: 'kim@visitor.example', username: 'kim' });
    await assignAgent(kysely(), 'kim@visitor.example', 'ada.reyes', testNow);
    const [contact] = (await ada.get<Page>(users)).items;
    expect(contact).toMatchObject({ username: 'kim', firstname: 'Ana', can: { act: true } });
    await send(ada, 'PATCH', `${user}/${contact?.id}`, { notes: 'Cats' });
    await add(ben, { email: 'kim@visitor.example', notes: 'Dogs' });
    await assignAgent(kysely(), 'kim@visitor.example', 'ben.cole', testNow);
    expect((await ada.inject({ url: `${user}/${contact?.id}` })).statusCode).toBe(404);
    expect(await ben.get<ContactDetails>(`${user}/${contact?.id}`)).toMatchObject({
      notes: 'Cats\n\nDogs',
      username: 'kim',
    });
    expect(await ben.get<Page>(users)).toMatchObject({ total: 1 });
    await assignAgent(kysely(), 'kim@visitor.example', null, testNow);
    expect(await ben.get<Page>(users)).toMatchObject({ total: 0 });
  });

  it('takes its new address along, and a card of that address', async () => {
    const ada = await agentOf('ada.reyes');
    const { id: personId } = await aPerson(kysely(), { email: 'kim@visitor.example', agentId: 'ada.reyes' });
    await add(ada, { email: 'kim2@visitor.example' });
    await kysely()
      .updateTable('person')
      .set({ email: 'kim2@visitor.example' })
      .where('id', '=', personId)
      .execute();
    expect((await ada.get<Page>(users)).items).toMatchObject([{ email: 'kim2@visitor.example' }]);
  });

  it('removes the account with the person, and for a client who becomes an agent', async () => {
    const ada = await agentOf('ada.reyes');
    const [one, two] = await Promise.all(
      ['kim', 'lee'].map((username) => aPerson(kysely(), { username, agentId: 'ada.reyes' })),
    );
    await kysely()
      .deleteFrom('person')
      .where('id', '=', one?.id ?? '')
      .execute();
    await kysely()
      .updateTable('person')
      .set({ role: 'Agent', agentId: null })
      .where('id', '=', two?.id ?? '')
      .execute();
    expect((await ada.get<Page>(users)).items.map(({ username }) => username)).toEqual([null, null]);
  });
});

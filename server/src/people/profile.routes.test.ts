import type { User } from '@hearth/domain/contract/user.ts';
import { viewers } from '@hearth/domain/testing/a-viewer.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { saveAgents } from '../agents/agents.queries.ts';
import { aPerson } from '../testing/a-person.ts';
import { anAgent } from '../testing/an-agent.ts';
import { errorOf } from '../testing/inquiry-desk.ts';
import { type Asker, startTestApp, type TestApp } from '../testing/test-app.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp({ config: { companyEmailDomains: ['brokerage.example'] } });
  await saveAgents(server.db.kysely, [anAgent({ agentId: 'ada.reyes', defaultAgent: true })]);
});
afterAll(() => server.close());

async function signedIn(changes: Parameters<typeof aPerson>[1] = {}) {
  const person = await aPerson(server.db.kysely, changes);
  return { ...person, asker: server.as(person.viewer) };
}
const patch = (asker: Asker, username: string, payload: unknown) =>
  asker.inject({ method: 'PATCH', url: `/api/user/${username}`, payload: payload as object });
const names = (problems: ReturnType<typeof errorOf>) => problems.validationErrors?.map(({ name }) => name);

describe('the signed-in person', () => {
  it('returns everything about the account, and nothing about its password', async () => {
    const { asker, username, email } = await signedIn({ firstname: 'Bo', location: 'Hyde Park' });
    const me = await asker.get<User>('/api/user/me');
    expect(me).toMatchObject({
      ...{ username, email, role: 'Client', firstname: 'Bo', lastname: 'Gómez', location: 'Hyde Park' },
      ...{ phone: '+15125550100', defaultAgent: 'ada.reyes', favoritePlaces: [], isAdmin: false },
      profile: { emailVerified: true, agentId: null, googleAccount: false, showPromptSaveSearch: true },
    });
    expect(JSON.stringify(me)).not.toMatch(/"(id|password|token)"/);
  });

  it('returns an agent’s username of the bio page, and no agent of the agent', async () => {
    const { asker } = await signedIn({ role: 'Agent', username: 'ada.reyes', accountType: 'Coordinator' });
    const { profile, defaultAgent, userAccountType } = await asker.get<User>('/api/user/me');
    expect([profile.agentId, defaultAgent, userAccountType]).toEqual(['ada.reyes', null, 'Coordinator']);
  });

  it('returns null for a guest, and after the deletion of the account', async () => {
    expect(errorOf(await server.inject({ url: '/api/user/me' }))).toEqual({
      ...{ status: 401, code: 'sign_in_required' },
    });
    const deleted = server.as(viewers.client);
    expect((await deleted.inject({ url: '/api/user/me' })).statusCode).toBe(401);
  });
});

describe('a changed profile', () => {
  it('stores a changed profile as the rules write it', async () => {
    const { asker, username } = await signedIn();
    const changes = { firstname: ' María  José ', phone: '(512) 555-0199', showPromptSaveSearch: false };
    const answer = await patch(asker, username, { ...changes, hasOptedOutOfEmail: true, location: 'Austin' });
    const stored = { firstname: 'María José', phone: '+15125550199', location: 'Austin' };
    expect(answer.json()).toMatchObject({ ...stored, hasOptedOutOfEmail: true });
    expect(await asker.get<User>('/api/user/me')).toMatchObject(stored);
    expect((await patch(asker, username, { location: null })).json()).toMatchObject({ location: null });
  });

  it('refuses a profile in the words of the specification', async () => {
    const { asker, username } = await signedIn();
    const { status, validationErrors } = errorOf(
      await patch(asker, username, { firstname: 'R2D2', lastname: '', phone: 'call me' }),
    );
    expect([status, validationErrors]).toEqual([
      400,
      [
        {
          name: 'firstname',
          message: 'This first name is invalid. Use letters, spaces, hyphens, apostrophes and periods.',
        },
        { name: 'lastname', message: 'Field is required' },
        { name: 'phone', message: 'Please enter a valid phone number' },
      ],
    ]);
  });

  it.each([
    ['role', 'Agent'],
    ['is_admin', true],
    ['isAdmin', true],
    ['emailVerified', true],
    ['email_verified', true],
    ['email', 'boss@brokerage.example'],
    ['username', 'ada.reyes'],
    ['accountType', 'StaffAccount'],
    ['picture', 'https://evil.example/pixel.gif'],
    ['id', '00000000-0000-4000-8000-000000000000'],
    ['__proto__', { role: 'Agent' }],
  ])('has no field %s', async (name, value) => {
    const { asker, username } = await signedIn();
    const before = await asker.get<User>('/api/user/me');
    const payload = `{"firstname":"Eve","${name}":${JSON.stringify(value)}}`;
    const answer = await asker.inject({
      ...{ method: 'PATCH', url: `/api/user/${username}`, payload },
      headers: { 'content-type': 'application/json' },
    });
    expect(answer.statusCode).toBe(400);
    expect(await asker.get<User>('/api/user/me')).toEqual(before);
  });

  it('refuses changes of other and of unknown profiles alike', async () => {
    const [mine, theirs] = [await signedIn(), await signedIn()];
    for (const username of [theirs.username, 'no-such-person', 'me%00', 'ADA'])
      expect(errorOf(await patch(mine.asker, username, { firstname: 'Eve' }))).toEqual({
        ...{ status: 403, code: 'forbidden' },
        validationErrors: [{ name: 'username', message: 'must be your own' }],
      });
    expect((await patch(server, theirs.username, { firstname: 'Eve' })).statusCode).toBe(401);
    expect(await theirs.asker.get<User>('/api/user/me')).toMatchObject({ firstname: 'Ana' });
  });

  it('refuses a body that is no profile', async () => {
    const { asker, username } = await signedIn();
    for (const payload of ['[]', '1', '"x"', '{', '{"firstname":{"$gt":""}}', `{"firstname":["Ana"]}`])
      expect(
        (
          await asker.inject({
            ...{ method: 'PATCH', url: `/api/user/${username}`, payload },
            headers: { 'content-type': 'application/json' },
          })
        ).statusCode,
        payload,
      ).toBe(400);
    expect((await patch(asker, username, { firstname: 'x'.repeat(10_000) })).statusCode).toBe(400);
    expect((await patch(asker, username, { firstname: 'x'.repeat(2_000_000) })).statusCode).toBe(413);
  });
});

describe('a profile after a social login', () => {
  const complete = (asker: Asker, payload: object) =>
    asker.inject({ method: 'POST', url: '/api/user', payload });

  it('requires names and phone to complete a profile after a social login', async () => {
    const { asker } = await signedIn({ phone: null });
    const profile = { firstname: 'Bo', lastname: 'Lee', phone: '512-555-0101' };
    expect((await complete(asker, profile)).json()).toMatchObject({ ...profile, phone: '+15125550101' });
    expect(names(errorOf(await complete(asker, { firstname: 'Bo' })))).toEqual(['lastname', 'phone']);
    expect((await complete(asker, { ...profile, role: 'Agent' })).statusCode).toBe(400);
  });

  it('opens no account for a guest', async () => {
    const profile = { firstname: 'Bo', lastname: 'Lee', phone: '512-555-0101' };
    expect((await complete(server, profile)).statusCode).toBe(401);
  });
});

describe('names of people', () => {
  const ask = (asker: Asker, usernames: readonly string[]) =>
    asker.inject({
      url: `/api/user?${usernames.map((name) => `usernames[]=${encodeURIComponent(name)}`).join('&')}`,
    });

  it('returns names to signed-in people, by username, with no more than a name and a picture', async () => {
    const [mine, theirs] = [await signedIn(), await signedIn({ firstname: 'Bo', lastname: 'Lee' })];
    const answer = await ask(mine.asker, [theirs.username, theirs.username, 'no-such-person', '__proto__']);
    expect(answer.json()).toEqual({
      [theirs.username]: { username: theirs.username, firstname: 'Bo', lastname: 'Lee', picture: null },
    });
    expect((await ask(server, [theirs.username])).statusCode).toBe(401);
  });

  it('returns no names of disabled accounts', async () => {
    const [mine, theirs] = [await signedIn(), await signedIn({ disabledAt: new Date() })];
    expect((await ask(mine.asker, [theirs.username])).json()).toEqual({});
  });

  it('returns at most a hundred names at a time', async () => {
    const { asker } = await signedIn();
    const many = (count: number) => Array.from({ length: count }, (_, at) => `p${at}`);
    expect((await ask(asker, many(100))).statusCode).toBe(200);
    expect((await ask(asker, many(101))).statusCode).toBe(400);
    expect((await asker.inject({ url: '/api/user' })).statusCode).toBe(400);
  });
});

describe('the role of an address', () => {
  const roleOf = (email: string) =>
    server.inject({ method: 'POST', url: '/api/user/email', payload: { email } });

  it('follows from its domain alone, whether it has an account or not', async () => {
    const { email } = await signedIn();
    const agent = await signedIn({ role: 'Agent', username: 'bo.lee', email: 'bo@elsewhere.example' });
    for (const address of [email, 'stranger@visitor.example', agent.email])
      expect((await roleOf(address)).json()).toEqual({ role: 'Client' });
    for (const address of ['ada@brokerage.example', 'NOBODY@Brokerage.example '])
      expect((await roleOf(address)).json()).toEqual({ role: 'Agent' });
    expect(errorOf(await roleOf('nobody')).validationErrors).toEqual([
      { name: 'email', message: 'Please enter a valid email' },
    ]);
  });
});

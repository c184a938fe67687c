import { afterAll, beforeAll, expect, it } from 'vitest';
import { aPerson } from '../testing/a-person.ts';
import { anAgent } from '../testing/an-agent.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { saveAgents } from './agents.queries.ts';
import { ownAgentOf } from './own-agent.service.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
  await saveAgents(server.db.kysely, [
    anAgent({ defaultAgent: true, email: 'ada@brokerage.example' }),
    anAgent({ agentId: 'bo.lee', firstname: 'Bo', email: 'bo@brokerage.example' }),
  ]);
});
afterAll(() => server.close());

const agentOf = async (email: string) => (await ownAgentOf(server.db.kysely, 'austin', email))?.firstname;

it('the agent of a mail is that of its client, else the default one, and none for agents', async () => {
  const { kysely } = server.db;
  const own = await aPerson(kysely, { agentId: 'bo.lee' });
  const unproven = await aPerson(kysely, { agentId: 'bo.lee', emailVerified: false });
  const without = await aPerson(kysely);
  expect(await agentOf(own.email.toUpperCase())).toBe('Bo');
  for (const email of [unproven.email, without.email, 'stranger@friend.example'])
    expect(await agentOf(email)).toBe('Ada');
  const agent = await aPerson(kysely, { role: 'Agent' });
  expect(await agentOf(agent.email)).toBeUndefined();
});

it('returns the agent of a signed-in client, else the default one, with the reason', async () => {
  const { kysely } = server.db;
  const own = await aPerson(kysely, { agentId: 'bo.lee', emailVerified: false });
  const without = await aPerson(kysely);
  const agent = await aPerson(kysely, { role: 'Agent' });
  const recipient = '/api/user/inquiry/recipient?type=contact-us';
  for (const [viewer, firstname, why] of [
    [own.viewer, 'Bo', 'assigned'],
    [without.viewer, 'Ada', 'default'],
    [agent.viewer, 'Ada', 'default'],
  ] as const) {
    expect(await server.as(viewer).get('/api/agent/default')).toMatchObject({ firstname, why });
    expect(await server.as(viewer).get(recipient)).toMatchObject({ agent: `${firstname} Reyes` });
  }
  const { headers } = await server.as(own.viewer).inject({ url: '/api/agent/default' });
  expect(headers['cache-control']).toBe('private, no-cache');
  expect(await server.as(own.viewer).get('/api/user/me')).toMatchObject({ defaultAgent: 'bo.lee' });
  expect(await server.get('/api/agent/default')).toMatchObject({ firstname: 'Ada', why: 'default' });
});

it('an agent who retired is no longer the agent of a client', async () => {
  const { kysely } = server.db;
  const own = await aPerson(kysely, { agentId: 'bo.lee' });
  await kysely.updateTable('agent').set({ retiredAt: new Date() }).where('agentId', '=', 'bo.lee').execute();
  expect(await server.as(own.viewer).get('/api/agent/default')).toMatchObject({ firstname: 'Ada' });
});

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
    anAgent({ defaultAgent: true }),
    anAgent({ agentId: 'bo.lee', firstname: 'Bo' }),
  ]);
});
afterAll(() => server.close());

const agentOf = async (email: string) => (await ownAgentOf(server.db.kysely, 'austin', email))?.firstname;

it('the agent of a mail is that of its client, by a proven address, else the default one', async () => {
  const { kysely } = server.db;
  const own = await aPerson(kysely, { agentId: 'bo.lee' });
  const unproven = await aPerson(kysely, { agentId: 'bo.lee', emailVerified: false });
  const without = await aPerson(kysely);
  expect(await agentOf(own.email.toUpperCase())).toBe('Bo');
  for (const email of [unproven.email, without.email, 'stranger@friend.example'])
    expect(await agentOf(email)).toBe('Ada');
});

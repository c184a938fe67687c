import { saveAgents } from '@hearth/server/agents/agents.queries.ts';
import { findAccount } from '@hearth/server/people/manage-accounts.service.ts';
import { anAgent } from '@hearth/server/testing/an-agent.ts';
import { type IdentityApp, startIdentityApp } from '@hearth/server/testing/identity-app.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { demoPassword, prepareDemoLogins } from './demo-logins.ts';

let one: IdentityApp;
beforeAll(async () => {
  one = await startIdentityApp();
  await saveAgents(one.db.kysely, [
    anAgent({ agentId: 'ada.reyes', defaultAgent: true }),
    anAgent({ agentId: 'dana.desk', userAccountType: 'Coordinator' }),
  ]);
});
afterAll(() => one.close());

async function prepare(publicUrl: string): Promise<string> {
  const lines: string[] = [];
  const log = (line: string) => void lines.push(line);
  await prepareDemoLogins({ db: one.db.kysely, config: { publicUrl }, clock: () => new Date(), log });
  return lines.join('\n');
}
const signIn = async (kind: string) =>
  one.browser().post('/api/user/sign-in', { email: `${kind}.austin@example.com`, password: demoPassword });

it('demo log-ins are made once, printed, and those of an agent, an admin and a client', async () => {
  const said = await prepare('http://localhost:3000');
  expect(said).toContain(
    `password ${demoPassword}: agent.austin@example.com, admin.austin@example.com, client.austin`,
  );
  expect(await prepare('http://localhost:3000')).toBe('');
  const person = async (kind: string) => (await signIn(kind)).json().person;
  expect(await person('agent')).toMatchObject({ username: 'ada.reyes', role: 'Agent', isAdmin: false });
  expect(await person('admin')).toMatchObject({ username: 'dana.desk', role: 'Agent', isAdmin: true });
  expect(await person('client')).toMatchObject({ role: 'Client', loginStatus: 'verified' });
  expect(await findAccount(one.db.kysely, 'client.austin@example.com')).toMatchObject({
    agentId: 'ada.reyes',
  });
});

it('demo log-ins of a server that others reach are disabled, and none are made', async () => {
  await prepare('http://localhost:3000');
  expect(await prepare('https://homes.example')).toContain('client.austin@example.com is disabled');
  expect((await signIn('admin')).statusCode).not.toBe(200);
  expect(await prepare('https://homes.example')).toBe('');
});

it('the agent has exclusive homes in every tab, which are made once', async () => {
  await prepare('http://localhost:3000');
  const { rows } = await one.db.pool.query<{ homes: string[] }>(
    `select array_agg(state || ' ' || shown_status order by state, shown_status) as homes
     from exclusive_listing where agent_id = 'ada.reyes'`,
  );
  expect(rows[0]?.homes).toEqual([
    ...['draft Active', 'draft Private', 'published Active', 'published Active', 'published Pending'],
    ...['published Private', 'published Sold'],
  ]);
});

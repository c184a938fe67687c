import { execFile } from 'node:child_process';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { saveAgents } from '../agents/agents.queries.ts';
import { anAgent } from '../testing/an-agent.ts';
import { type IdentityApp, startIdentityApp } from '../testing/identity-app.ts';

let one: IdentityApp;
beforeAll(async () => {
  one = await startIdentityApp();
  await saveAgents(one.db.kysely, [anAgent({ agentId: 'dana.desk', userAccountType: 'Coordinator' })]);
});
afterAll(() => one.close());

const program = path.join(import.meta.dirname, 'main.ts');

const run = (...args: string[]) =>
  new Promise<{ code: unknown; said: string }>((resolve) => {
    const env = { ...process.env, DATABASE_URL: one.db.connectionString };
    const node = ['--disable-warning=ExperimentalWarning', program, ...args];
    execFile(process.execPath, node, { env }, (error, out, complaints) =>
      resolve({ code: error?.code ?? 0, said: out + complaints }),
    );
  });

const dana = 'dana@brokerage.example';
const names = ['--firstname', 'Dana', '--lastname', 'Desk'];
const signIn = (email: string, password: string) =>
  one.browser().post('/api/user/sign-in', { email, password });

describe('the account command', () => {
  it('makes an agent who signs in with the password it prints, until the account is disabled', async () => {
    const { code, said } = await run('create', dana, ...names, '--agent', 'dana.desk');
    expect([code, said]).toEqual([
      0,
      expect.stringContaining(`${dana}: agent dana.desk, Coordinator, admin\n`),
    ]);
    const [, password = ''] = /Temporary password: (\S{14})\n/.exec(said) ?? [];
    expect((await signIn(dana, password)).json()).toMatchObject({
      person: { username: 'dana.desk', role: 'Agent', isAdmin: true, loginStatus: 'verified' },
    });
    expect((await run('create', dana, ...names)).said).toContain('has an account already');
    expect((await run('disable', dana)).said).toContain('disabled');
    expect((await signIn(dana, password)).statusCode).not.toBe(200);
    expect((await run('enable', dana)).said).not.toContain('disabled');
    expect((await run('role', dana)).said).toBe(`${dana}: client\n`);
    expect((await run('list')).said).toMatch(/^\d{4}-\d\d-\d\d {2}dana@brokerage\.example: client\n$/);
    const { rows } = await sql`select action from audit_entry order by id`.execute(one.db.kysely);
    expect(rows).toContainEqual({ action: 'account created' });
  });

  it('assigns an agent of the list to a client, and takes the assignment back', async () => {
    const email = 'gil@visitor.example';
    await run('create', email, '--firstname', 'Gil', '--lastname', 'Gray');
    expect((await run('assign', email, '--agent', 'dana.desk')).said).toBe(`${email}: client of dana.desk\n`);
    expect((await run('assign', email, '--agent', 'nobody')).said).toContain('There is no agent "nobody"');
    expect((await run('assign', email)).said).toBe(`${email}: client\n`);
  });

  it('invites a person, who sets a password by the link', async () => {
    const email = 'cleo@visitor.example';
    expect((await run('invite', email, '--firstname', 'Cleo', '--lastname', 'Day')).code).toBe(0);
    const code = await one.code('account-invite', email);
    const password = 'Sunny Porch 7';
    const set = await one.browser().post('/api/user/set-password', { email, code, password });
    expect(set.statusCode, set.body).toBe(200);
    expect((await signIn(email, password)).json()).toMatchObject({ person: { loginStatus: 'verified' } });
    const { rows } = await sql`select action from audit_entry where action = 'invited'`.execute(
      one.db.kysely,
    );
    expect(rows).toHaveLength(1);
  });

  it('ends the sessions of one account, and of everyone', async () => {
    const [finn, gwen] = [{ email: 'finn@visitor.example' }, { email: 'gwen@visitor.example' }];
    const browsers = [await one.verifiedBrowser(finn), await one.verifiedBrowser(gwen)];
    const who = async () => Promise.all(browsers.map(async (browser) => (await browser.who()) !== null));
    expect((await run('sign-out', finn.email)).said).toBe(`1 session of ${finn.email} ended.\n`);
    expect(await who()).toEqual([false, true]);
    expect((await run('sign-out', 'everyone')).said).toMatch(/^[1-9]\d* sessions? of everyone ended\.\n$/);
    expect(await who()).toEqual([false, false]);
    expect((await run('sign-out', 'x@visitor.example')).said).toContain('has no account');
  });

  it('deletes an account, and sends notice to its person', async () => {
    const email = 'drew@visitor.example';
    await one.verifiedBrowser({ email });
    expect((await run('delete', email)).said).toContain(`The account of ${email} is deleted`);
    expect((await run('delete', email)).said).toContain('has no account');
    expect((await one.mails()).filter(({ toAddress }) => toAddress === email)).toMatchObject([
      { template: 'account-deleted' },
    ]);
  });

  it('prints its usage', async () => {
    const { code, said } = await run('destroy');
    expect([code, said.includes('npm run account -- COMMAND')]).toEqual([1, true]);
  });
});

import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { saveAgents } from '../agents/agents.queries.ts';
import { anAgent } from '../testing/an-agent.ts';
import { type FederatedApp, proven, publicUrl, startFederatedApp } from '../testing/federated-app.ts';
import { ana, expectError, password, startIdentityApp } from '../testing/identity-app.ts';
import { openIdClient } from '../testing/openid-client.ts';
import { startOpenIdProvider } from '../testing/openid-provider.ts';
import { testConfig } from '../testing/test-config.ts';

let one: FederatedApp;
beforeAll(async () => {
  one = await startFederatedApp();
});
beforeEach(() => one.clear());
afterAll(() => one.close());

describe('a sign-in by a provider', () => {
  it('makes a verified client with the names of the provider', async () => {
    const browser = one.browser();
    expect(await one.signIn(browser, proven)).toBe(`${publicUrl}/menu`);
    expect((await browser.get('/api/user/session')).json().person).toMatchObject({
      ...{ role: 'Client', loginStatus: 'verified', email: ana.email, firstname: 'Ana', lastname: 'Gómez' },
    });
    expect(await one.people()).toHaveLength(1);
  });

  it('finds its account again, by the id at the provider and not by the address', async () => {
    await one.signIn(one.browser(), proven);
    const again = one.browser();
    await one.signIn(again, { ...proven, email: 'ana.other@visitor.example' });
    expect((await again.get('/api/user/session')).json().person.email).toBe(ana.email);
    expect(await one.people()).toHaveLength(1);
  });

  it('takes no rights from what a provider says', async () => {
    await one.signIn(one.browser(), {
      ...proven,
      role: 'Agent',
      is_admin: true,
      isAdmin: true,
      username: 'ada.reyes',
    });
    const [person] = await one.people();
    expect(person).toMatchObject({ role: 'Client', is_admin: false });
    expect(person?.username).not.toBe('ada.reyes');
  });

  it('logs a sign-in by a provider as any other, and mails about a new device', async () => {
    await one.signIn(one.browser(), proven);
    expect(await one.mails('account-new-sign-in')).toEqual([]);
    const again = one.browser('203.0.113.8');
    await one.signIn(again, proven, {}, { 'user-agent': 'Chrome/140.0 (Windows)' });
    expect(await one.mails('account-new-sign-in')).toMatchObject([
      { toAddress: ana.email, parameters: { device: 'Chrome on Windows', address: '203.0.113.8' } },
    ]);
    const { rows } = await one.db.pool.query(
      `select ip_address from audit_entry where action = 'signed in' and person_id in (select id from person) order by 1`,
    );
    expect(rows.map(({ ip_address }) => ip_address)).toEqual(['203.0.113.7', '203.0.113.8']);
  });

  it('stores no token of the provider, at the first time and later', async () => {
    for (const browser of [one.browser(), one.browser()]) {
      await one.signIn(browser, proven);
      const { rows } = await one.db.pool.query(
        'select access_token, refresh_token, id_token from sign_in_method',
      );
      expect(rows).toEqual([{ access_token: null, refresh_token: null, id_token: null }]);
    }
  });
});

describe('a callback', () => {
  it.each([
    ['without a state', (url: URL) => url.searchParams.delete('state')],
    ['with a state that was made up', (url: URL) => url.searchParams.set('state', 'x'.repeat(32))],
    ['without a code', (url: URL) => url.searchParams.delete('code')],
    ['with a code that was made up', (url: URL) => url.searchParams.set('code', 'x'.repeat(43))],
  ])('%s opens no session', async (_name, change) => {
    one.provider.account = proven;
    const browser = one.browser();
    const back = new URL(await one.provider.follow(await one.start(browser)));
    change(back);
    expect(await one.finish(browser, back.href)).toMatch(/^http:\/\/localhost:3000\/.*error=/);
    expect(await browser.who()).toBeNull();
  });

  it('opens no second session for a used callback', async () => {
    one.provider.account = proven;
    const browser = one.browser();
    const back = await one.provider.follow(await one.start(browser));
    await one.finish(browser, back);
    browser.cookies.delete('hearth-session');
    expect(await one.finish(browser, back)).toContain('error=');
    expect(await browser.who()).toBeNull();
  });

  it('accepts no code of a mail as the state of a callback', async () => {
    await one.verifiedBrowser();
    const { searchParams } = new URL(await one.start(one.browser()));
    const code = searchParams.get('state') ?? '';
    expect(code.length).toBeGreaterThan(20);
    const given = { email: ana.email, code, password };
    for (const path of ['reset-password', 'set-password', 'verify-email'])
      expectError(await one.browser().post(`/api/user/${path}`, given), 400, 'code_invalid');
  });

  it('refuses the callback of another browser', async () => {
    one.provider.account = proven;
    const back = await one.provider.follow(await one.start(one.browser()));
    const victim = one.browser();
    expect(await one.finish(victim, back)).toContain('error=');
    expect(await victim.who()).toBeNull();
  });
});

describe('where a browser goes on', () => {
  it('leads the browser back to this site for any return address', async () => {
    expect(await one.signIn(one.browser(), proven, { returnTo: '//evil.example/' })).toBe(`${publicUrl}/`);
  });
});

describe('an agent', () => {
  const email = 'ada@brokerage.example';
  const ada = { sub: 'a1', email, email_verified: true, given_name: 'Ada', family_name: 'R' };

  it('signs an agent of the list in by the provider, with the rights of the list', async () => {
    await saveAgents(one.db.kysely, [
      anAgent({ agentId: 'ada.reyes', email, userAccountType: 'StaffAccount' }),
    ]);
    const browser = one.browser();
    await one.signIn(browser, ada, { asAgent: true });
    expect((await browser.get('/api/user/session')).json().person).toMatchObject({
      ...{
        role: 'Agent',
        username: 'ada.reyes',
        isAdmin: true,
        accountType: 'Staff Account',
        loginStatus: 'verified',
      },
    });
    const { rows } = await one.db.pool.query(
      'select a.agent_id from agent a join person p on p.id = a.account_id',
    );
    expect(rows).toEqual([{ agent_id: 'ada.reyes' }]);
  });

  it('refuses a person with the unproven address of an agent', async () => {
    await saveAgents(one.db.kysely, [anAgent({ agentId: 'ada.reyes', email })]);
    await one.signIn(one.browser(), { ...ada, email_verified: false });
    expect((await one.people()).filter(({ role }) => role === 'Agent')).toEqual([]);
  });

  it('sends an agent to the provider from every call that takes a password', async () => {
    const browser = one.browser();
    expectError(await browser.post('/api/user/sign-in', { email, password }), 403, 'agent_email_flow');
    expectError(await browser.post('/api/user/sign-up', { ...ana, email }), 403, 'agent_email_flow');
    expectError(await browser.post('/api/user/forgot-password', { email }), 403, 'agent_email_flow');
  });

  it('sign-in refuses a client', async () => {
    const browser = one.browser();
    expect(await one.signIn(browser, proven, { asAgent: true })).toContain('error=agent_sign_in_refused');
    expect([await browser.who(), await one.people()]).toEqual([null, []]);
    await one.signIn(one.browser(), proven);
    expect(await one.signIn(browser, proven, { asAgent: true })).toContain('error=agent_sign_in_refused');
    expect([await browser.who(), await one.people()]).toMatchObject([null, [{ role: 'Client' }]]);
  });
});

it('signs in once a provider that was down at the start responds', async () => {
  const redirect = `${publicUrl}/api/auth/callback/openid`;
  const down = await startOpenIdProvider(redirect);
  await down.close();
  const openId = { ...openIdClient, name: 'Test', issuer: down.issuer };
  const late = await startIdentityApp({ identity: { ...testConfig().identity, openId } });
  const start = () => late.browser().post('/api/user/federated-sign-in', { provider: 'openid' });
  expect((await start()).statusCode).toBe(404);
  const up = await startOpenIdProvider(redirect, { port: Number(new URL(down.issuer).port) });
  late.later(1);
  expect((await start()).json().url).toContain(up.issuer);
  await Promise.all([late.close(), up.close()]);
});

it('requests a provider that is down once for all guests, and not again for a while', async () => {
  let requested = 0;
  const down = createServer((_request, response) => {
    requested += 1;
    response.writeHead(503).end();
  });
  await new Promise<void>((resolve) => down.listen(0, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${(down.address() as AddressInfo).port}`;
  const openId = { ...openIdClient, name: 'Test', issuer };
  const one = await startIdentityApp({ identity: { ...testConfig().identity, openId } });
  const start = (at: number) =>
    one.browser(`203.0.113.${at}`).post('/api/user/federated-sign-in', { provider: 'openid' });
  const callback = (at: number) =>
    one.browser(`203.0.113.${at}`).get(`/api/auth/callback/openid?state=${'x'.repeat(32)}&code=x`);
  const requestedBy = async (ask: typeof start, status: number) => {
    const before = requested;
    const answers = await Promise.all(Array.from({ length: 8 }, (_, at) => ask(at + 1)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => status));
    return requested - before;
  };
  // The first use asks when the library is made, too.
  expect(await requestedBy(start, 404)).toBe(2);
  expect([await requestedBy(start, 404), await requestedBy(callback, 302)]).toEqual([0, 0]);
  one.later(1);
  expect(await requestedBy(callback, 302)).toBe(1);
  expect(await requestedBy(start, 404)).toBe(0);
  await one.close();
  down.close();
});

it('serves nothing else of the library', async () => {
  for (const path of [
    'sign-in/email',
    'sign-up/email',
    'get-session',
    'update-user',
    'list-sessions',
    'callback/google',
    'ok',
  ])
    for (const method of ['GET', 'POST'] as const) {
      const answer = await one.app.inject({ method, url: `/api/auth/${path}`, payload: {} });
      expect([path, answer.statusCode === 302 || answer.statusCode === 404]).toEqual([path, true]);
      expect(answer.cookies.filter(({ name, value }) => name === 'hearth-session' && value !== '')).toEqual(
        [],
      );
    }
});

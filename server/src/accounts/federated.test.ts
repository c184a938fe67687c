import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { saveAgents } from '../agents/agents.queries.ts';
import { anAgent } from '../testing/an-agent.ts';
import {
  ana,
  type Browser,
  expectError,
  type IdentityApp,
  password,
  startIdentityApp,
} from '../testing/identity-app.ts';
import { type OpenIdProvider, openIdClient, startOpenIdProvider } from '../testing/openid-provider.ts';
import { testConfig } from '../testing/test-config.ts';

const publicUrl = 'http://localhost:3000';
let one: IdentityApp;
let provider: OpenIdProvider;
beforeAll(async () => {
  provider = await startOpenIdProvider(`${publicUrl}/api/auth/callback/openid`);
  const openId = { ...openIdClient, name: 'Test', issuer: provider.issuer };
  const { identity } = testConfig();
  one = await startIdentityApp({
    identity: { ...identity, openId, agentProvider: 'openid' },
    companyEmailDomains: ['brokerage.example'],
  });
});
beforeEach(() => one.clear());
afterAll(async () => {
  await one.close();
  await provider.close();
});

const proven = { sub: 'p1', email: ana.email, email_verified: true, given_name: 'Ana', family_name: 'Gómez' };

/** The address of the provider's page, for this browser. */
async function start(browser: Browser, more: object = {}): Promise<string> {
  const answer = await browser.post('/api/user/federated-sign-in', {
    provider: 'openid',
    returnTo: '/menu',
    ...more,
  });
  expect(answer.statusCode).toBe(200);
  return answer.json().url;
}

/** Goes through the provider and back; returns where the browser is sent then. */
async function signIn(
  browser: Browser,
  account: OpenIdProvider['account'],
  more: object = {},
): Promise<string> {
  provider.account = account;
  const back = await provider.follow(await start(browser, more));
  return finish(browser, back);
}

async function finish(browser: Browser, back: string): Promise<string> {
  const { pathname, search } = new URL(back);
  const answer = await browser.get(pathname + search);
  expect(answer.statusCode).toBe(302);
  return String(answer.headers.location);
}

const people = async () =>
  (await one.db.pool.query('select email, role, username, is_admin, lastname from person')).rows;
const methods = async () =>
  (await one.db.pool.query('select provider_id from sign_in_method order by 1')).rows.map(
    (row) => row.provider_id,
  );

describe('a sign-in by a provider', () => {
  it('makes a verified client with the names of the provider', async () => {
    const browser = one.browser();
    expect(await signIn(browser, proven)).toBe(`${publicUrl}/menu`);
    expect((await browser.get('/api/user/session')).json().person).toMatchObject({
      ...{ role: 'Client', loginStatus: 'verified', email: ana.email, firstname: 'Ana', lastname: 'Gómez' },
    });
    expect(await people()).toHaveLength(1);
  });

  it('finds its account again, by the id at the provider and not by the address', async () => {
    await signIn(one.browser(), proven);
    const again = one.browser();
    await signIn(again, { ...proven, email: 'ana.other@visitor.example' });
    expect((await again.get('/api/user/session')).json().person.email).toBe(ana.email);
    expect(await people()).toHaveLength(1);
  });

  it('takes no rights from what a provider says', async () => {
    await signIn(one.browser(), {
      ...proven,
      role: 'Agent',
      is_admin: true,
      isAdmin: true,
      username: 'ada.reyes',
    });
    const [person] = await people();
    expect(person).toMatchObject({ role: 'Client', is_admin: false });
    expect(person.username).not.toBe('ada.reyes');
  });

  it('stores no token of the provider that could be read', async () => {
    await signIn(one.browser(), proven);
    const { rows } = await one.db.pool.query('select access_token from sign_in_method');
    expect(rows[0].access_token).toMatch(/^\$ba\$|^[0-9a-f]{60,}/);
  });
});

describe('an account of the same address', () => {
  it('is connected where both sides have proven it', async () => {
    await one.verifiedBrowser();
    const browser = one.browser();
    await signIn(browser, proven);
    expect([await people(), await methods()]).toMatchObject([
      [{ email: ana.email }],
      ['credential', 'openid'],
    ]);
    expect(await browser.who()).not.toBeNull();
  });

  it('is not entered by an address that the provider has not proven', async () => {
    await one.verifiedBrowser();
    const browser = one.browser();
    expect(await signIn(browser, { ...proven, email_verified: false })).toContain('error=');
    expect([await browser.who(), await methods()]).toEqual([null, ['credential']]);
  });

  it('is not entered where a stranger may have made it', async () => {
    await one.browser().post('/api/user/sign-up', ana);
    const browser = one.browser();
    expect(await signIn(browser, proven)).toContain('error=account_not_linked');
    expect([await browser.who(), await methods()]).toEqual([null, ['credential']]);
  });
});

describe('a callback', () => {
  it.each([
    ['without a state', (url: URL) => url.searchParams.delete('state')],
    ['with a state that was made up', (url: URL) => url.searchParams.set('state', 'x'.repeat(32))],
    ['without a code', (url: URL) => url.searchParams.delete('code')],
    ['with a code that was made up', (url: URL) => url.searchParams.set('code', 'x'.repeat(43))],
  ])('%s opens no session', async (_name, change) => {
    provider.account = proven;
    const browser = one.browser();
    const back = new URL(await provider.follow(await start(browser)));
    change(back);
    expect(await finish(browser, back.href)).toMatch(/^http:\/\/localhost:3000\/.*error=/);
    expect(await browser.who()).toBeNull();
  });

  it('that was used before opens no second session', async () => {
    provider.account = proven;
    const browser = one.browser();
    const back = await provider.follow(await start(browser));
    await finish(browser, back);
    browser.cookies.delete('hearth-session');
    expect(await finish(browser, back)).toContain('error=');
    expect(await browser.who()).toBeNull();
  });

  it('of another browser signs nobody in', async () => {
    provider.account = proven;
    const back = await provider.follow(await start(one.browser()));
    const victim = one.browser();
    expect(await finish(victim, back)).toContain('error=');
    expect(await victim.who()).toBeNull();
  });
});

describe('where a browser goes on', () => {
  it('is this site, whatever a link asked for', async () => {
    expect(await signIn(one.browser(), proven, { returnTo: '//evil.example/' })).toBe(`${publicUrl}/`);
  });
});

describe('an agent', () => {
  const email = 'ada@brokerage.example';
  const ada = { sub: 'a1', email, email_verified: true, given_name: 'Ada', family_name: 'R' };

  it('of the own list signs in by the provider, with the rights of the list', async () => {
    await saveAgents(one.db.kysely, [
      anAgent({ agentId: 'ada.reyes', email, userAccountType: 'StaffAccount' }),
    ]);
    const browser = one.browser();
    await signIn(browser, ada, { asAgent: true });
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

  it('is not who has an unproven address of one', async () => {
    await saveAgents(one.db.kysely, [anAgent({ agentId: 'ada.reyes', email })]);
    await signIn(one.browser(), { ...ada, email_verified: false });
    expect((await people()).filter(({ role }) => role === 'Agent')).toEqual([]);
  });

  it('is sent to the provider by every call that takes a password', async () => {
    const browser = one.browser();
    expectError(await browser.post('/api/user/sign-in', { email, password }), 403, 'agent_email_flow');
    expectError(await browser.post('/api/user/sign-up', { ...ana, email }), 403, 'agent_email_flow');
    expectError(await browser.post('/api/user/forgot-password', { email }), 403, 'agent_email_flow');
  });

  it('sign-in refuses a client', async () => {
    const browser = one.browser();
    expect(await signIn(browser, proven, { asAgent: true })).toContain('error=agent_sign_in_refused');
    expect(await browser.who()).toBeNull();
  });
});

describe('a signed-in person', () => {
  const connect = async (browser: Browser, account: OpenIdProvider['account']) => {
    provider.account = account;
    const answer = await browser.post('/api/user/cognito-federated-connect', {
      provider: 'openid',
      returnTo: '/menu',
    });
    return finish(browser, await provider.follow(answer.json().url));
  };

  it('connects and disconnects a provider', async () => {
    const browser = await one.verifiedBrowser();
    expect(await connect(browser, proven)).toBe(`${publicUrl}/menu`);
    expect(await methods()).toEqual(['credential', 'openid']);
    expect(
      (await browser.post('/api/user/cognito-federated-disconnect', { provider: 'openid' })).statusCode,
    ).toBe(200);
    expect(await methods()).toEqual(['credential']);
  });

  it('connects no account of another address', async () => {
    const browser = await one.verifiedBrowser();
    expect(await connect(browser, { ...proven, email: 'ben@visitor.example' })).toContain('error=');
    expect(await methods()).toEqual(['credential']);
  });

  it('keeps the last way to sign in', async () => {
    const browser = one.browser();
    await signIn(browser, proven);
    const last = await browser.post('/api/user/cognito-federated-disconnect', { provider: 'openid' });
    expectError(last, 409, 'last_sign_in_method');
  });

  it('connects nothing in the name of another', async () => {
    const browser = await one.verifiedBrowser();
    const body = { provider: 'openid', primaryUsername: 'someone' };
    expectError(await browser.post('/api/user/cognito-federated-connect', body), 403, 'forbidden');
    expectError(
      await one.browser().post('/api/user/cognito-federated-connect', body),
      401,
      'sign_in_required',
    );
  });

  it('of a disabled account cannot sign in by a provider', async () => {
    await signIn(one.browser(), proven);
    await one.db.pool.query('update person set disabled_at = now()');
    const browser = one.browser();
    expect(await signIn(browser, proven)).toContain('error=account_disabled');
    expect(await browser.who()).toBeNull();
  });
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

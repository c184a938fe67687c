import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type FederatedApp, proven, publicUrl, startFederatedApp } from '../testing/federated-app.ts';
import { ana, type Browser, expectError, password } from '../testing/identity-app.ts';
import type { OpenIdProvider } from '../testing/openid-provider.ts';

let one: FederatedApp;
beforeAll(async () => {
  one = await startFederatedApp();
});
beforeEach(() => one.clear());
afterAll(() => one.close());

describe('an account of the same address', () => {
  it('connects the account of an address that both sides have proven', async () => {
    await one.verifiedBrowser();
    const browser = one.browser();
    await one.signIn(browser, proven);
    expect([await one.people(), await one.methods()]).toMatchObject([
      [{ email: ana.email }],
      ['credential', 'openid'],
    ]);
    expect(await browser.who()).not.toBeNull();
  });

  it.each(['ANA@Visitor.Example', 'ａｎａ@visitor.example', 'an\u200Ba@visitor.example'])(
    'is the same one where the provider spells it %j',
    async (spelling) => {
      await one.verifiedBrowser();
      const browser = one.browser();
      expect(await one.signIn(browser, { ...proven, email: spelling })).toBe(`${publicUrl}/menu`);
      expect([await one.people(), await one.methods()]).toMatchObject([
        [{ email: ana.email }],
        ['credential', 'openid'],
      ]);
    },
  );

  it('connects no address that typed ones could not be', async () => {
    const browser = one.browser();
    expect(await one.signIn(browser, { ...proven, email: 'аna@visitor.example' })).toContain('error=');
    expect(await one.people()).toEqual([]);
  });

  it('connects no address that the provider has not proven', async () => {
    await one.verifiedBrowser();
    const browser = one.browser();
    expect(await one.signIn(browser, { ...proven, email_verified: false })).toContain('error=');
    expect([await browser.who(), await one.methods()]).toEqual([null, ['credential']]);
  });

  it('opens without what a stranger set up who may have made it', async () => {
    const stranger = one.browser();
    await stranger.post('/api/user/sign-up', ana);
    await stranger.post('/api/user/sign-in', { email: ana.email, password });
    await stranger.post('/api/user/change-email', { email: 'eve@visitor.example', password });
    const change = {
      email: 'eve@visitor.example',
      code: await one.code('account-change-email', 'eve@visitor.example'),
    };
    const browser = one.browser();
    expect(await one.signIn(browser, proven)).toBe(`${publicUrl}/menu`);
    expect([await browser.who(), await one.methods()]).toEqual([expect.any(String), ['openid']]);
    expect(await stranger.who()).toBeNull();
    expectError(await browser.post('/api/user/verify-email', change), 400, 'code_invalid');
    expectError(
      await one.browser().post('/api/user/sign-in', { email: ana.email, password }),
      401,
      'wrong_credentials',
    );
    expect(await one.people()).toMatchObject([{ email: ana.email }]);
  });

  it('stays as it is where it is not confirmed and the provider has not proven the address', async () => {
    await one.browser().post('/api/user/sign-up', ana);
    const browser = one.browser();
    expect(await one.signIn(browser, { ...proven, email_verified: false })).toContain('error=');
    expect([await browser.who(), await one.methods()]).toEqual([null, ['credential']]);
  });
});

describe('a signed-in person', () => {
  const connect = async (browser: Browser, account: OpenIdProvider['account']) => {
    one.provider.account = account;
    const answer = await browser.post('/api/user/cognito-federated-connect', {
      provider: 'openid',
      returnTo: '/menu',
    });
    return one.finish(browser, await one.provider.follow(answer.json().url));
  };

  it('connects and disconnects a provider', async () => {
    const browser = await one.verifiedBrowser();
    expect(await connect(browser, proven)).toBe(`${publicUrl}/menu`);
    expect(await one.methods()).toEqual(['credential', 'openid']);
    expect(
      (await browser.post('/api/user/cognito-federated-disconnect', { provider: 'openid' })).statusCode,
    ).toBe(200);
    expect(await one.methods()).toEqual(['credential']);
    expect((await one.mails('account-changed')).map(({ parameters }) => parameters.change)).toEqual([
      'provider connected',
      'provider disconnected',
    ]);
    const { rows } = await one.db.pool.query(
      'select action from audit_entry where details @> \'{"provider": "openid"}\' order by id desc limit 2',
    );
    expect(rows).toEqual([{ action: 'sign-in method removed' }, { action: 'sign-in method added' }]);
  });

  it('keeps the password where the address is not confirmed yet', async () => {
    const browser = one.browser();
    await browser.post('/api/user/sign-up', ana);
    await browser.post('/api/user/sign-in', { email: ana.email, password });
    await connect(browser, proven);
    expect([await browser.who(), await one.methods()]).toEqual([
      expect.any(String),
      ['credential', 'openid'],
    ]);
  });

  it('ends the former session of the browser by a sign-in', async () => {
    const browser = await one.verifiedBrowser();
    const former = one.browser();
    former.cookies.set('hearth-session', browser.cookies.get('hearth-session') as string);
    await one.signIn(browser, { ...proven, sub: 'p2', email: 'ben@visitor.example' });
    expect([await former.who(), await browser.who()]).toEqual([null, expect.any(String)]);
  });

  it('connects no account of another address', async () => {
    const browser = await one.verifiedBrowser();
    expect(await connect(browser, { ...proven, email: 'ben@visitor.example' })).toContain('error=');
    expect(await one.methods()).toEqual(['credential']);
  });

  it('keeps the last way to sign in', async () => {
    const browser = one.browser();
    await one.signIn(browser, proven);
    const last = await browser.post('/api/user/cognito-federated-disconnect', { provider: 'openid' });
    expectError(last, 409, 'last_sign_in_method');
  });

  it('connects the only provider of the site where none is named', async () => {
    const browser = await one.verifiedBrowser();
    const primaryUsername = await browser.who();
    const answer = await browser.post('/api/user/cognito-federated-connect', { primaryUsername });
    expect(answer.json().url).toContain(one.provider.issuer);
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

  it('refuses the sign-in of a disabled account by a provider', async () => {
    await one.signIn(one.browser(), proven);
    await one.db.pool.query('update person set disabled_at = now()');
    const browser = one.browser();
    expect(await one.signIn(browser, proven)).toContain('error=account_disabled');
    expect(await browser.who()).toBeNull();
  });
});

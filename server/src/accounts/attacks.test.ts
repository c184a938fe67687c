import { Piscina } from 'piscina';
import { describe, expect, it, vi } from 'vitest';
import { insertEmbedKey } from '../embeds/embed-keys.queries.ts';
import { anEmbedKey } from '../testing/an-embed-key.ts';
import { ana, type Browser, expectError, identityAppOfFile, password } from '../testing/identity-app.ts';

const one = identityAppOfFile();

const email: string = ana.email;
const right = { email, password };
const wrong = { email, password: 'Wrong Porch 7' };

describe('a session', () => {
  it('opens a new session at every sign-in, and ignores one that was set before', async () => {
    await one.verifiedBrowser();
    const victim = one.browser();
    victim.cookies.set('hearth-session', 'attackersattackersattackersattack');
    await victim.post('/api/user/sign-in', right);
    expect(victim.cookies.get('hearth-session')).not.toMatch(/^attackers/);
    const former = one.browser();
    former.cookies.set('hearth-session', victim.cookies.get('hearth-session') as string);
    await victim.post('/api/user/sign-in', right);
    expect(await former.who()).toBeNull();
  });

  it.each([
    ['a sign-out', async (browser: Browser) => browser.post('/api/user/sign-out')],
    ['a sign-out everywhere', async (browser: Browser) => browser.post('/api/user/sign-out-everywhere')],
    ['disabling', () => one.db.pool.query('update person set disabled_at = now()')],
    ['a change of the role', () => one.db.pool.query("update person set role = 'Agent'")],
    ['deleting the account', () => one.db.pool.query('delete from person')],
    ['thirty days', async () => one.later(31 * 1440)],
  ])('ends with %s', async (_name, end) => {
    const browser = await one.verifiedBrowser();
    const copy = one.browser();
    copy.cookies.set('hearth-session', browser.cookies.get('hearth-session') as string);
    expect(await copy.who()).not.toBeNull();
    await end(browser);
    expect(await copy.who()).toBeNull();
    expectError(await copy.get('/api/user/sessions'), 401, 'sign_in_required');
    expectError(await copy.get('/api/user/me'), 401, 'sign_in_required');
  });

  it('ends a session that is used each week ninety days after its sign-in', async () => {
    const browser = await one.verifiedBrowser();
    const who: (string | null)[] = [];
    for (let week = 1; week <= 13; week += 1) {
      one.later(7 * 1440);
      who.push(await browser.who());
    }
    expect(who).toEqual([...Array(12).fill(expect.any(String)), null]);
  });

  it('reports an ended session to a program on every call', async () => {
    const headers = { authorization: 'Bearer unknownunknownunknownunknownunkn' };
    const answer = await one.app.inject({ url: '/api/v2/listing/search', headers });
    expectError(answer, 401, 'sign_in_required');
  });

  it('refuses to end the session of another person by its id', async () => {
    const theirs = await one.verifiedBrowser();
    const mine = await one.verifiedBrowser({ email: 'ben@visitor.example' });
    const [{ id }] = (await theirs.get('/api/user/sessions')).json().sessions;
    expect((await mine.delete(`/api/user/sessions/${id}`)).statusCode).toBe(200);
    expect(await theirs.who()).not.toBeNull();
    expect((await theirs.delete(`/api/user/sessions/${id}`)).statusCode).toBe(200);
    expect(await theirs.who()).toBeNull();
  });

  it('opens no session for a disabled account', async () => {
    await one.verifiedBrowser();
    await one.db.pool.query('update person set disabled_at = now()');
    expectError(await one.browser().post('/api/user/sign-in', right), 403, 'account_disabled');
    expectError(await one.browser().post('/api/user/sign-in', wrong), 401, 'wrong_credentials');
    await one.browser().post('/api/user/forgot-password', { email });
    expect(await one.mails('account-reset')).toEqual([]);
  });
});

describe('another site', () => {
  const attempts: [string, Record<string, string>][] = [
    ['a page of another origin', { origin: 'https://evil.example' }],
    ['a page that hides its origin', { origin: 'null' }],
    ['a form', { 'sec-fetch-site': 'cross-site', 'content-type': 'application/json' }],
    ['a neighbour of the domain', { 'sec-fetch-site': 'same-site' }],
  ];
  it.each(attempts)('cannot sign out, in or up by %s', async (_name, headers) => {
    const browser = await one.verifiedBrowser();
    for (const [path, body] of [
      ['sign-out', {}],
      ['sign-out-everywhere', {}],
      ['sign-in', right],
      ['sign-up', ana],
      ['change-password', { currentPassword: password, password: 'Quiet River 9' }],
    ] as const)
      expect((await browser.post(`/api/user/${path}`, body, headers)).statusCode).toBe(403);
    expect(await browser.who()).not.toBeNull();
  });

  it.each(['application/x-www-form-urlencoded', 'text/plain', 'multipart/form-data; boundary=x'])(
    'cannot post a form of %s',
    async (type) => {
      const browser = await one.verifiedBrowser();
      const cookie = `hearth-session=${browser.cookies.get('hearth-session')}`;
      const headers = { cookie, 'content-type': type, 'sec-fetch-site': 'cross-site' };
      const answer = await one.app.inject({
        method: 'POST',
        url: '/api/user/sign-out',
        headers,
        payload: 'a=b',
      });
      expect([403, 415]).toContain(answer.statusCode);
      expect(await browser.who()).not.toBeNull();
    },
  );
});

it('one password is hashed by a sign-up, whether its address is new or taken', async () => {
  const { verifiedBrowser, browser } = one;
  await verifiedBrowser();
  expect(
    await hashesOf([email, 'ben@visitor.example'], async (address) =>
      expect((await browser().post('/api/user/sign-up', { ...ana, email: address })).statusCode).toBe(200),
    ),
  ).toEqual([1, 1]);
});

it('hashes one password for an unknown address, a missing password and a wrong one', async () => {
  await one.verifiedBrowser();
  await one.verifiedBrowser({ email: 'ben@visitor.example' });
  await one.db.pool.query(
    "delete from sign_in_method where person_id in (select id from person where email like 'ben@%')",
  );
  const addresses = [email, 'ben@visitor.example', 'nobody@visitor.example'];
  expect(
    await hashesOf(addresses, async (address) => {
      const answer = await one.browser().post('/api/user/sign-in', { ...wrong, email: address });
      expectError(answer, 401, 'wrong_credentials');
    }),
  ).toEqual([1, 1, 1]);
});

/** How many passwords are hashed while each address is tried. */
async function hashesOf(
  addresses: readonly string[],
  attempt: (address: string) => Promise<void>,
): Promise<number[]> {
  const inThread = vi.spyOn(Piscina.prototype, 'run');
  const hashes: number[] = [];
  for (const address of addresses) {
    const before = inThread.mock.calls.length;
    await attempt(address);
    hashes.push(inThread.mock.calls.length - before);
  }
  inThread.mockRestore();
  return hashes;
}

it('a session does not count on pages of partners', async () => {
  const { key } = anEmbedKey();
  await insertEmbedKey(one.db.kysely, anEmbedKey());
  const browser = await one.verifiedBrowser();
  const cookie = `hearth-session=${browser.cookies.get('hearth-session')}`;
  const url = `/api/user/session?embedKey=${key}`;
  const headers = { cookie, origin: 'https://partner.test' };
  expectError(await one.app.inject({ url, headers }), 403, 'forbidden');
});

it('a request of another site with a session changes nothing of the account', async () => {
  const browser = await one.verifiedBrowser();
  const cookie = `hearth-session=${browser.cookies.get('hearth-session')}`;
  const headers = { cookie, 'sec-fetch-site': 'cross-site' };
  const answer = await one.app.inject({ method: 'DELETE', url: '/api/user/me', headers, payload: {} });
  expectError(answer, 403, 'cross_site_refused');
});

import { describe, expect, it } from 'vitest';
import { ana, type Browser, expectError, identityAppOfFile } from '../testing/identity-app.ts';
import { addPasskey, type Ceremony, signInByPasskey } from '../testing/passkey-calls.ts';
import { createPasskey, type SoftwarePasskey } from '../testing/software-passkey.ts';

const one = identityAppOfFile();

const challenge = async (): Promise<Ceremony> =>
  (await one.browser().post('/api/user/passkey-sign-in/challenge')).json<Ceremony>();

describe('a passkey', () => {
  it('adds a passkey of a signed-in person, which signs in without a password', async () => {
    const passkey = createPasskey();
    const owner = await one.verifiedBrowser();
    expect((await addPasskey(owner, passkey)).body).toBe('{"accepted":true}');
    expect((await owner.get('/api/user/passkeys')).json().passkeys).toMatchObject([
      { name: 'Phone', lastUsedAt: null },
    ]);
    const browser = one.browser();
    const answer = await signInByPasskey(browser, passkey);
    expect(answer.json()).toMatchObject({ person: { email: ana.email, loginStatus: 'verified' } });
    expect(await browser.who()).not.toBeNull();
    expect(await one.mails('account-new-sign-in')).toMatchObject([{ toAddress: ana.email }]);
    expect(await one.mails('account-changed')).toMatchObject([
      { toAddress: ana.email, parameters: { change: 'passkey added' } },
    ]);
  });

  it('adds no passkey long after the sign-in, nor of a guest', async () => {
    const owner = await one.verifiedBrowser();
    expectError(await one.browser().post('/api/user/passkeys/creation'), 401, 'sign_in_required');
    one.later(16);
    expectError(await owner.post('/api/user/passkeys/creation'), 403, 'recent_sign_in_required');
  });

  it('made for another site or another person is refused', async () => {
    const owner = await one.verifiedBrowser();
    expectError(await addPasskey(owner, createPasskey('evil.example')), 400, 'passkey_refused');
    expectError(await addPasskey(owner, createPasskey(), 'https://evil.example'), 400, 'passkey_refused');
    const other = await one.verifiedBrowser({ email: 'ben@visitor.example' });
    const { challengeId, options } = (await owner.post('/api/user/passkeys/creation')).json<Ceremony>();
    const body = { challengeId, name: '', credential: createPasskey().create(options.challenge) };
    expectError(await other.post('/api/user/passkeys', body), 400, 'passkey_refused');
  });

  it('keeps the passkey of another person', async () => {
    const owner = await one.verifiedBrowser();
    await addPasskey(owner, createPasskey());
    const [{ id }] = (await owner.get('/api/user/passkeys')).json().passkeys;
    const other = await one.verifiedBrowser({ email: 'ben@visitor.example' });
    expectError(await other.delete(`/api/user/passkeys/${id}`), 404, 'not_found');
    expect((await owner.delete(`/api/user/passkeys/${id}`)).statusCode).toBe(200);
    expect((await owner.get('/api/user/passkeys')).json()).toEqual({ passkeys: [] });
  });

  it('keeps the last way to sign in', async () => {
    const owner = await one.verifiedBrowser();
    await addPasskey(owner, createPasskey());
    await one.db.pool.query('delete from sign_in_method');
    const [{ id }] = (await owner.get('/api/user/passkeys')).json().passkeys;
    expectError(await owner.delete(`/api/user/passkeys/${id}`), 409, 'last_sign_in_method');
    expect((await owner.get('/api/user/passkeys')).json().passkeys).toHaveLength(1);
  });
});

describe('a sign-in by passkey', () => {
  it.each([
    ['an unknown key', async (browser: Browser) => signInByPasskey(browser, createPasskey())],
    [
      'a response to another site',
      async (browser: Browser, passkey: SoftwarePasskey) =>
        signInByPasskey(browser, passkey, { origin: 'https://evil.example' }),
    ],
    [
      'a challenge that was made up',
      async (browser: Browser, passkey: SoftwarePasskey) =>
        browser.post('/api/user/passkey-sign-in', {
          challengeId: 'x'.repeat(43),
          credential: passkey.get('eHh4'),
        }),
    ],
  ])('refuses %s', async (_name, attempt) => {
    const passkey = createPasskey();
    await addPasskey(await one.verifiedBrowser(), passkey);
    const browser = one.browser();
    expectError(await attempt(browser, passkey), 400, 'passkey_refused');
    expect(await browser.who()).toBeNull();
  });

  it('takes each response once', async () => {
    const passkey = createPasskey();
    await addPasskey(await one.verifiedBrowser(), passkey);
    const { challengeId, options } = await challenge();
    const body = { challengeId, credential: passkey.get(options.challenge) };
    expect((await one.browser().post('/api/user/passkey-sign-in', body)).statusCode).toBe(200);
    expectError(await one.browser().post('/api/user/passkey-sign-in', body), 400, 'passkey_refused');
  });

  it('refuses a key whose counter went back, since it was copied', async () => {
    const passkey = createPasskey();
    await addPasskey(await one.verifiedBrowser(), passkey);
    expect((await signInByPasskey(one.browser(), passkey, { counter: 5 })).statusCode).toBe(200);
    expectError(await signInByPasskey(one.browser(), passkey, { counter: 5 }), 400, 'passkey_refused');
  });

  it('refuses a disabled account', async () => {
    const passkey = createPasskey();
    await addPasskey(await one.verifiedBrowser(), passkey);
    await one.db.pool.query('update person set disabled_at = now()');
    expectError(await signInByPasskey(one.browser(), passkey), 403, 'account_disabled');
  });
});

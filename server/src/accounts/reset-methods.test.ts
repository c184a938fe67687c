import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type FederatedApp, proven, startFederatedApp } from '../testing/federated-app.ts';
import { ana, type Browser, expectError, password } from '../testing/identity-app.ts';
import { addPasskey, signInByPasskey } from '../testing/passkey-calls.ts';
import { createPasskey } from '../testing/software-passkey.ts';

let one: FederatedApp;
beforeAll(async () => {
  one = await startFederatedApp();
});
beforeEach(() => one.clear());
afterAll(() => one.close());

const email: string = ana.email;
const other = 'Quiet River 9';

async function resetCode(): Promise<string> {
  await one.browser().post('/api/user/forgot-password', { email });
  return one.code('account-reset', email);
}
const requested = async (code: string) =>
  (await one.browser().post('/api/user/reset-password/methods', { email, code })).json().methods as {
    id: string;
    name: string;
  }[];
const reset = (code: string, more: object = {}) =>
  one.browser().post('/api/user/reset-password', { email, code, password: other, ...more });

/** An account with a passkey of its owner, and a passkey and a provider that came later. */
async function account() {
  const owner = await one.verifiedBrowser();
  const [own, later] = [createPasskey(), createPasskey()];
  await addPasskey(owner, own);
  await addPasskey(owner, later);
  await one.signIn(one.browser(), proven);
  return { owner, own, later };
}

const opens = async (signIn: (browser: Browser) => Promise<unknown>): Promise<boolean> => {
  const browser = one.browser();
  await signIn(browser);
  return (await browser.who()) !== null;
};

describe('a reset of the password', () => {
  it('lists passkeys and providers with their names, the newest first', async () => {
    await account();
    const methods = await requested(await resetCode());
    expect(methods).toMatchObject([
      { id: 'openid', kind: 'provider', name: 'Test' },
      { kind: 'passkey', name: 'Phone' },
      { kind: 'passkey', name: 'Phone' },
    ]);
  });

  it('removes every passkey and provider that is not kept', async () => {
    const { own, later } = await account();
    expect((await reset(await resetCode())).statusCode).toBe(200);
    expect(await one.methods()).toEqual(['credential']);
    expect(await opens((browser) => signInByPasskey(browser, own))).toBe(false);
    expect(await opens((browser) => signInByPasskey(browser, later))).toBe(false);
    const { rows } = await one.db.pool.query(
      "select details ->> 'provider' as provider from audit_entry where action = 'sign-in method removed'",
    );
    expect(rows.map(({ provider }) => provider).sort()).toEqual(['openid', 'passkey', 'passkey']);
  });

  it('keeps those that the person confirms', async () => {
    const { own, later } = await account();
    const code = await resetCode();
    const keep = [(await requested(code)).at(-1)?.id, 'openid'];
    expect((await reset(code, { keep })).statusCode).toBe(200);
    expect(await one.methods()).toEqual(['credential', 'openid']);
    expect(await opens((browser) => signInByPasskey(browser, own))).toBe(true);
    expect(await opens((browser) => signInByPasskey(browser, later))).toBe(false);
  });

  it('removes a passkey that a thief adds after the question', async () => {
    const { owner } = await account();
    const code = await resetCode();
    const keep = (await requested(code)).map(({ id }) => id);
    const thief = createPasskey();
    await addPasskey(owner, thief);
    expect((await reset(code, { keep })).statusCode).toBe(200);
    expect(await opens((browser) => signInByPasskey(browser, thief))).toBe(false);
    expect(await one.methods()).toEqual(['credential', 'openid']);
  });

  it('keeps nothing of another person, nor the former password', async () => {
    const other = await one.verifiedBrowser({ email: 'ben@visitor.example' });
    const passkey = createPasskey();
    await addPasskey(other, passkey);
    const [{ id }] = (await other.get('/api/user/passkeys')).json().passkeys;
    await one.verifiedBrowser();
    expect((await reset(await resetCode(), { keep: [id, 'credential'] })).statusCode).toBe(200);
    expectError(await one.browser().post('/api/user/sign-in', { email, password }), 401, 'wrong_credentials');
    expect(await opens((browser) => signInByPasskey(browser, passkey))).toBe(true);
  });

  it('lists nothing without its code', async () => {
    await account();
    const code = await resetCode();
    const list = (given: object) => one.browser().post('/api/user/reset-password/methods', given);
    expectError(await list({ email, code: 'x'.repeat(43) }), 400, 'code_invalid');
    expectError(await list({ email: 'ben@visitor.example', code }), 400, 'code_invalid');
    one.later(11);
    expectError(await list({ email, code }), 400, 'code_invalid');
  });
});

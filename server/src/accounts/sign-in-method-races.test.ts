import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type FederatedApp, proven, startFederatedApp } from '../testing/federated-app.ts';
import { ana, type Browser, expectError, password } from '../testing/identity-app.ts';
import { inTurn } from '../testing/in-turn.ts';
import { additionBody, addPasskey, signInByPasskey } from '../testing/passkey-calls.ts';
import { createPasskey } from '../testing/software-passkey.ts';

let one: FederatedApp;
beforeAll(async () => {
  one = await startFederatedApp();
});
beforeEach(() => one.clear());
afterAll(() => one.close());

const email: string = ana.email;
const other = 'Quiet River 9';
const moved = 'ana.moved@visitor.example';

type Act = () => ReturnType<Browser['post']>;

const personId = async (): Promise<string> =>
  (await one.db.pool.query('select id from person where email = $1', [email])).rows[0].id;
const afterEachOther = async (acts: readonly Act[]) => inTurn(one.db, await personId(), acts);
const sessions = async (): Promise<number> => (await one.db.pool.query('select from session')).rowCount ?? 0;

/** The owner's reset with the code of the mail, ready to be sent. */
async function reset(): Promise<Act> {
  await one.browser().post('/api/user/forgot-password', { email });
  const code = await one.code('account-reset', email);
  return () => one.browser().post('/api/user/reset-password', { email, code, password: other });
}

describe('a reset that comes first ends', () => {
  it('a sign-in by a passkey', async () => {
    const passkey = createPasskey();
    await addPasskey(await one.verifiedBrowser(), passkey);
    const thief = one.browser();
    const [done, late] = await afterEachOther([await reset(), () => signInByPasskey(thief, passkey)]);
    expect(done?.statusCode).toBe(200);
    expectError(late as never, 401, 'wrong_credentials');
    expect([await thief.who(), await sessions()]).toEqual([null, 1]);
  });

  it('a sign-in by a provider, and leaves no cookie of it', async () => {
    await one.verifiedBrowser();
    await one.signIn(one.browser(), proven);
    const thief = one.browser();
    one.provider.account = proven;
    const { pathname, search } = new URL(await one.provider.follow(await one.start(thief)));
    const [done, late] = await afterEachOther([await reset(), () => thief.get(pathname + search)]);
    expect(done?.statusCode).toBe(200);
    expect([late?.statusCode, late?.headers.location]).toEqual([302, expect.stringContaining('error=')]);
    expect(late?.cookies.filter(({ name, value }) => name === 'hearth-session' && value !== '')).toEqual([]);
    expect([await thief.who(), await sessions()]).toEqual([null, 1]);
  });

  it('the addition of a passkey', async () => {
    const thief = await one.verifiedBrowser();
    const body = await additionBody(thief, createPasskey());
    const [done, late] = await afterEachOther([await reset(), () => thief.post('/api/user/passkeys', body)]);
    expect(done?.statusCode).toBe(200);
    expectError(late as never, 401, 'sign_in_required');
    expect((await one.db.pool.query('select from passkey')).rowCount).toBe(0);
  });

  it('a change of the address', async () => {
    const thief = await one.verifiedBrowser();
    await thief.post('/api/user/change-email', { email: moved, password });
    const code = await one.code('account-change-email', moved);
    const [done, late] = await afterEachOther([
      await reset(),
      () => thief.post('/api/user/verify-email', { email: moved, code }),
    ]);
    expect(done?.statusCode).toBe(200);
    expectError(late as never, 401, 'sign_in_required');
    expect(await one.people()).toMatchObject([{ email }]);
  });

  it('another reset by the same mail', async () => {
    await one.verifiedBrowser();
    const act = await reset();
    const [done, late] = await afterEachOther([act, act]);
    expect(done?.statusCode).toBe(200);
    expectError(late as never, 400, 'code_invalid');
    expect(await sessions()).toBe(1);
  });
});

describe('a reset that comes second removes', () => {
  it('a passkey that was added just before', async () => {
    const thief = await one.verifiedBrowser();
    const body = await additionBody(thief, createPasskey());
    const answers = await afterEachOther([() => thief.post('/api/user/passkeys', body), await reset()]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect((await one.db.pool.query('select from passkey')).rowCount).toBe(0);
    expect([await thief.who(), await sessions()]).toEqual([null, 1]);
  });

  it('the session of a passkey that signed in just before', async () => {
    const passkey = createPasskey();
    await addPasskey(await one.verifiedBrowser(), passkey);
    const thief = one.browser();
    const answers = await afterEachOther([() => signInByPasskey(thief, passkey), await reset()]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect([await thief.who(), await sessions()]).toEqual([null, 1]);
  });
});

describe('the link of a sign-up that is confirmed first', () => {
  it('ends a sign-in of the stranger with the password of the sign-up', async () => {
    const stranger = one.browser();
    await stranger.post('/api/user/sign-up', ana);
    const code = await one.code('account-verify', email);
    const owner = one.browser();
    const [done, late] = await afterEachOther([
      () => owner.post('/api/user/verify-email', { email, code, password: other }),
      () => stranger.post('/api/user/sign-in', { email, password }),
    ]);
    expect(done?.statusCode).toBe(200);
    expectError(late as never, 401, 'wrong_credentials');
    expect([await stranger.who(), await owner.who(), await sessions()]).toEqual([
      null,
      expect.any(String),
      1,
    ]);
  });

  it('recognizes the used link in the second of two requests at once', async () => {
    const browser = one.browser();
    await browser.post('/api/user/sign-up', ana);
    const code = await one.code('account-verify', email);
    const confirm = () => one.browser().post('/api/user/verify-email', { email, code, password });
    const [done, late] = await afterEachOther([confirm, confirm]);
    expect(done?.statusCode).toBe(200);
    expectError(late as never, 409, 'already_confirmed');
  });
});

import { Piscina } from 'piscina';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ana, type Browser, expectError, identityAppOfFile, password } from '../testing/identity-app.ts';

const one = identityAppOfFile();
afterEach(() => vi.restoreAllMocks());

const email: string = ana.email;
const other = 'Quiet River 9';

/** Holds the next work with a password at its end, until it is released. */
function heldPassword() {
  const reached = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();
  const run = Piscina.prototype.run;
  vi.spyOn(Piscina.prototype, 'run').mockImplementationOnce(async function (this: Piscina, ...given) {
    const result = await run.apply(this, given);
    reached.resolve();
    await released.promise;
    return result;
  });
  return { reached: reached.promise, release: released.resolve };
}

const reset = async () => {
  await one.browser().post('/api/user/forgot-password', { email });
  const code = await one.code('account-reset');
  return one.browser().post('/api/user/reset-password', { email, code, password: other });
};
const change = (owner: Browser) =>
  owner.post('/api/user/change-password', { currentPassword: password, password: other });

const ends: [string, (owner: Browser) => ReturnType<typeof reset>][] = [
  ['a reset', reset],
  ['a change', change],
];

describe('a password that was verified before another one is stored', () => {
  it.each(ends)('opens no session after %s', async (_name, end) => {
    const owner = await one.verifiedBrowser();
    const thief = one.browser();
    const held = heldPassword();
    const signIn = thief.post('/api/user/sign-in', { email, password });
    await held.reached;
    expect((await end(owner)).statusCode).toBe(200);
    held.release();
    expectError(await signIn, 401, 'wrong_credentials');
    expect(await thief.who()).toBeNull();
    expect((await one.browser().post('/api/user/sign-in', { email, password: other })).statusCode).toBe(200);
  });

  it('replaces no password after a reset', async () => {
    const thief = await one.verifiedBrowser();
    const held = heldPassword();
    const changed = thief.post('/api/user/change-password', {
      currentPassword: password,
      password: 'Stolen Porch 5',
    });
    await held.reached;
    expect((await reset()).statusCode).toBe(200);
    held.release();
    expectError(await changed, 401, 'wrong_credentials');
    expect((await one.browser().post('/api/user/sign-in', { email, password: other })).statusCode).toBe(200);
  });
});

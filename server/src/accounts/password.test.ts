import { describe, expect, it } from 'vitest';
import { ana, expectError, identityAppOfFile, password } from '../testing/identity-app.ts';

const one = identityAppOfFile();

const email: string = ana.email;
const other = 'Quiet River 9';
const signIn = (given = password) => one.browser().post('/api/user/sign-in', { email, password: given });
const forgot = (address = email) => one.browser().post('/api/user/forgot-password', { email: address });

async function resetCode(): Promise<string> {
  await forgot();
  return one.code('account-reset');
}
const reset = (code: string, address = email, given = other) =>
  one.browser().post('/api/user/reset-password', { email: address, code, password: given });

/** Changes in the mails to the person. */
const changes = async () =>
  (await one.mails('account-changed')).map(({ toAddress, parameters }) => {
    expect(toAddress).toBe(email);
    return parameters.change;
  });

describe('a reset of the password', () => {
  it('signs in, ends all other sessions and replaces the password', async () => {
    const before = await one.verifiedBrowser();
    const code = await resetCode();
    const browser = one.browser();
    const answer = await browser.post('/api/user/reset-password', { email, code, password: other });
    expect(answer.json().person).toMatchObject({ email, loginStatus: 'verified' });
    expect([(await browser.who()) === null, await before.who()]).toEqual([false, null]);
    expect(await changes()).toEqual(['password']);
    expectError(await signIn(), 401, 'wrong_credentials');
    expect((await signIn(other)).statusCode).toBe(200);
  });

  it('answers alike for an unknown address, and sends no mail', async () => {
    await one.verifiedBrowser();
    const [known, unknown] = [await forgot(), await forgot('nobody@visitor.example')];
    expect([unknown.statusCode, unknown.body]).toEqual([known.statusCode, known.body]);
    expect((await one.mails('account-reset')).map(({ toAddress }) => toAddress)).toEqual([email]);
  });

  it('says that a mail was sent already, known address or not', async () => {
    for (const address of [email, 'nobody@visitor.example']) {
      await forgot(address);
      const again = await forgot(address);
      expectError(again, 429, 'reset_already_sent');
      expect(again.json().message).toBe("We've sent an email with a link to reset your password already");
    }
  });

  it('works once', async () => {
    await one.verifiedBrowser();
    const code = await resetCode();
    expect((await reset(code)).statusCode).toBe(200);
    expectError(await reset(code), 400, 'code_invalid');
  });

  it('works once when two requests come at once', async () => {
    await one.verifiedBrowser();
    const code = await resetCode();
    const both = await Promise.all([reset(code), reset(code)]);
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400]);
  });

  it('works no more after ten minutes', async () => {
    await one.verifiedBrowser();
    const code = await resetCode();
    one.later(11);
    expectError(await reset(code), 400, 'code_invalid');
  });

  it('works for its own address alone, and for its own purpose', async () => {
    await one.verifiedBrowser();
    await one.verifiedBrowser({ email: 'ben@visitor.example' });
    const code = await resetCode();
    expectError(await reset(code, 'ben@visitor.example'), 400, 'code_invalid');
    const asVerification = await one.browser().post('/api/user/verify-email', { email, code });
    expectError(asVerification, 400, 'code_invalid');
    expect((await reset(code)).statusCode).toBe(200);
  });

  it('refuses a weak password and keeps the code', async () => {
    await one.verifiedBrowser();
    const code = await resetCode();
    expectError(await reset(code, email, 'password'), 400, 'validation_failed');
    expect((await reset(code)).statusCode).toBe(200);
  });

  it('takes an account that was never confirmed from the stranger who made it', async () => {
    const stranger = one.browser();
    await stranger.post('/api/user/sign-up', ana);
    await stranger.post('/api/user/sign-in', { email, password });
    expect((await reset(await resetCode())).statusCode).toBe(200);
    expect(await stranger.who()).toBeNull();
    expectError(await signIn(), 401, 'wrong_credentials');
  });

  it('stores no code', async () => {
    await one.verifiedBrowser();
    const code = await resetCode();
    const { rows } = await one.db.pool.query('select identifier, value from verification');
    expect(JSON.stringify(rows)).not.toContain(code);
  });
});

describe('a link to reset the password', () => {
  it('mails a pending link again and prolongs it, up to twice its lifetime', async () => {
    await one.verifiedBrowser();
    const code = await resetCode();
    one.later(9);
    expect(await resetCode()).toBe(code);
    one.later(9);
    const newer = await resetCode();
    expect(newer).not.toBe(code);
    expect((await reset(code)).statusCode).toBe(200);
    expectError(await reset(newer), 400, 'code_invalid');
  });

  it('mails the owner within minutes, however often strangers requested a link', async () => {
    await one.verifiedBrowser();
    const ask = (ip: string) => one.browser(ip).post('/api/user/forgot-password', { email });
    for (let stranger = 0; stranger < 30; stranger += 1) {
      const answer = await ask(`198.51.100.${stranger}`);
      expect(Number(answer.headers['retry-after'] ?? 0)).toBeLessThanOrEqual(600);
      one.later(1);
    }
    const code = await one.code('account-reset');
    expect((await reset(code)).statusCode).toBe(200);
    one.later(10);
    expect((await ask('192.0.2.1')).statusCode).toBe(200);
  });
});

describe('a change of the password', () => {
  const change = { currentPassword: password, password: other };

  it('ends other sessions and keeps this one', async () => {
    const [here, there] = [await one.verifiedBrowser(), one.browser()];
    await there.post('/api/user/sign-in', { email, password });
    expect((await here.post('/api/user/change-password', change)).statusCode).toBe(200);
    expect([(await here.who()) === null, await there.who()]).toEqual([false, null]);
    expect(await changes()).toEqual(['password']);
  });

  it('asks for the current one, nine times at most', async () => {
    const browser = await one.verifiedBrowser();
    const wrong = { ...change, currentPassword: 'Wrong Porch 7' };
    for (let guess = 0; guess < 9; guess += 1)
      expectError(await browser.post('/api/user/change-password', wrong), 401, 'wrong_credentials');
    expectError(await browser.post('/api/user/change-password', change), 429, 'too_many_attempts');
  });

  it('needs a session for a change of the password', async () =>
    expectError(await one.browser().post('/api/user/change-password', change), 401, 'sign_in_required'));
});

describe('a password', () => {
  it('accepts long passwords, spaces and pictures, and cuts none', async () => {
    const long = `Aa1 ${'🏡 porch '.repeat(6)}`.trim();
    await one.browser().post('/api/user/sign-up', { ...ana, password: long });
    expect((await signIn(long)).statusCode).toBe(200);
    expectError(await signIn(long.slice(0, -1)), 401, 'wrong_credentials');
  });

  it('refuses a password of 10,000 characters before anything is counted or hashed', async () => {
    const endless = `Aa1${'x'.repeat(10_000)}`;
    expectError(await signIn(endless), 400, 'validation_failed');
    expectError(
      await one.browser().post('/api/user/sign-up', { ...ana, password: endless }),
      400,
      'validation_failed',
    );
    expect((await one.db.pool.query('select from attempt_count')).rowCount).toBe(0);
  });
});

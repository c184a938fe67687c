import type { Challenge } from '@hearth/domain/contract/captcha.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { ana, expectError, identityAppOfFile, password } from '../testing/identity-app.ts';
import { solvedToken } from '../testing/solve-captcha.ts';

const one = identityAppOfFile({ captchaMaxTries: 500 });

const signUp = (name: string, headers: Record<string, string> = {}, ip?: string) =>
  one.browser(ip).post('/api/user/sign-up', { ...ana, email: `${name}@visitor.example` }, headers);

async function captcha(action: string): Promise<Record<string, string>> {
  const challenge = await one.browser().get(`/api/captcha/challenge?action=${action}`);
  return { 'x-captcha-token': solvedToken(challenge.json<Challenge>()), 'x-captcha-action': action };
}

describe('the fourth sign-up of a network', () => {
  it('needs a captcha for the fourth sign-up of a network, once, and none of other networks', async () => {
    for (const name of ['a', 'b', 'c']) expect((await signUp(name)).statusCode).toBe(200);
    expectError(await signUp('d'), 400, 'captcha_failed');
    expectError(await signUp('d', await captcha('inquiry')), 400, 'captcha_failed');
    const given = await captcha('sign-up');
    expect((await signUp('d', given)).statusCode).toBe(200);
    expectError(await signUp('e', given), 400, 'captcha_failed');
    expect((await signUp('e', {}, '198.51.100.1')).statusCode).toBe(200);
  });
});

describe('mails to an address that was never proven', () => {
  it('mails a name only to addresses that were proven', async () => {
    const letters = 'A'.repeat(60);
    const browser = one.browser();
    await browser.post('/api/user/sign-up', { ...ana, firstname: letters, lastname: letters });
    await browser.post('/api/user/forgot-password', { email: ana.email });
    await browser.post('/api/user/sign-up', ana);
    await one.settled();
    const { rows } = await one.db.pool.query('select to_name, parameters from mail');
    expect(rows).toHaveLength(3);
    expect(JSON.stringify(rows)).not.toContain(letters);
    const code = await one.code('account-verify');
    await browser.post('/api/user/verify-email', { email: ana.email, code, password });
    expect(await one.mails('account-welcome')).toMatchObject([{ parameters: { name: letters } }]);
  });
});

describe('a sign-up whose mail cannot be queued', () => {
  afterEach(() => one.db.pool.query('alter table if exists mail_gone rename to mail'));

  it('leaves no account where its mail cannot be queued, and creates it afterwards', async () => {
    await one.db.pool.query('alter table mail rename to mail_gone');
    expectError(await signUp('ana'), 503, 'mail_unavailable');
    const { rows } = await one.db.pool.query('select from person');
    expect(rows).toHaveLength(0);
    await one.db.pool.query('alter table mail_gone rename to mail');
    expect((await signUp('ana')).statusCode).toBe(200);
    expect(await one.mails('account-verify')).toMatchObject([{ toAddress: ana.email }]);
  });

  it('refuses a taken address alike, and keeps the account', async () => {
    await one.verifiedBrowser();
    await one.db.pool.query('alter table mail rename to mail_gone');
    expectError(await signUp('ana'), 503, 'mail_unavailable');
    const { rows } = await one.db.pool.query('select from person');
    expect(rows).toHaveLength(1);
  });
});

import { describe, expect, it } from 'vitest';
import { ana, expectError, identityAppOfFile, password } from '../testing/identity-app.ts';
import { testConfig } from '../testing/test-config.ts';

const { site } = testConfig();
const brokerage = { ...site.brokerage, email: 'homes@brokerage.example' };
const one = identityAppOfFile({ site: { ...site, brokerage } });

const email: string = ana.email;

describe('the confirmation of an address', () => {
  it('signs in, verifies and welcomes', async () => {
    await one.browser().post('/api/user/sign-up', ana);
    const code = await one.code('account-verify');
    const browser = one.browser();
    await browser.post('/api/user/sign-in', { email, password });
    const answer = await browser.post('/api/user/verify-email', { email, code });
    expect(answer.json().person).toMatchObject({ email, loginStatus: 'verified' });
    expect((await one.mails('account-welcome')).length).toBe(1);
    expectError(await browser.post('/api/user/verify-email', { email, code }), 409, 'already_confirmed');
  });

  it('needs a password in another browser, where the password of the sign-up is void', async () => {
    const stranger = one.browser();
    await stranger.post('/api/user/sign-up', ana);
    await stranger.post('/api/user/sign-in', { email, password });
    const code = await one.code('account-verify');
    const owner = one.browser();
    const without = await owner.post('/api/user/verify-email', { email, code });
    expectError(without, 400, 'validation_failed');
    expect(without.json().validationErrors).toEqual([{ name: 'password', message: 'Field is required' }]);
    const weak = { email, code, password: 'password' };
    expectError(await owner.post('/api/user/verify-email', weak), 400, 'validation_failed');
    const confirmed = await owner.post('/api/user/verify-email', { email, code, password: 'Quiet River 9' });
    expect(confirmed.json().person).toMatchObject({ email, loginStatus: 'verified' });
    expect(await stranger.who()).toBeNull();
    expectError(await one.browser().post('/api/user/sign-in', { email, password }), 401, 'wrong_credentials');
  });

  it('ends every session from before, and every change of the address that waits', async () => {
    const [browser, other] = [one.browser(), one.browser()];
    await browser.post('/api/user/sign-up', ana);
    for (const each of [browser, other]) await each.post('/api/user/sign-in', { email, password });
    await other.post('/api/user/change-email', { email: 'eve@visitor.example', password });
    const change = {
      email: 'eve@visitor.example',
      code: await one.code('account-change-email', 'eve@visitor.example'),
    };
    const former = one.browser();
    former.cookies.set('hearth-session', browser.cookies.get('hearth-session') as string);
    await browser.post('/api/user/verify-email', { email, code: await one.code('account-verify', email) });
    expect([await other.who(), await former.who()]).toEqual([null, null]);
    expect(await browser.who()).not.toBeNull();
    expectError(await browser.post('/api/user/verify-email', change), 400, 'code_invalid');
  });

  it('confirms no address by opening a link alone', async () => {
    await one.browser().post('/api/user/sign-up', ana);
    const [mail] = await one.mails('account-verify');
    const { pathname, search } = new URL(String(mail?.parameters.link));
    await one.app.inject({ url: pathname + search });
    await one.app.inject({ url: `/api/user/verify-email${search}` });
    const { rows } = await one.db.pool.query('select email_verified from person');
    expect(rows).toEqual([{ email_verified: false }]);
  });

  it('sends the link again to the signed-in person, and never to other addresses', async () => {
    const browser = one.browser();
    await browser.post('/api/user/sign-up', ana);
    await browser.post('/api/user/sign-in', { email, password });
    const answers = [
      await browser.post('/api/user/send-verification-email'),
      await one.browser().post('/api/user/send-verification-email', { email: 'nobody@visitor.example' }),
      await one.browser().post('/api/user/send-verification-email', { email }),
    ];
    expect(answers.map(({ body }) => body)).toEqual(Array(3).fill('{"accepted":true}'));
    expect((await one.mails('account-verify')).map(({ toAddress }) => toAddress)).toEqual([
      email,
      email,
      email,
    ]);
  });

  it('sends three links in a quarter of an hour', async () => {
    for (let time = 0; time < 3; time += 1)
      await one.browser().post('/api/user/send-verification-email', { email });
    const answer = await one.browser('198.51.100.9').post('/api/user/send-verification-email', { email });
    expectError(answer, 429, 'too_many_attempts');
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(600);
  });
});

describe('a link that confirmed an address', () => {
  it('recognizes a used link by its code and address alone, also after a password reset', async () => {
    await one.browser().post('/api/user/sign-up', ana);
    const code = await one.code('account-verify');
    const again = (given: object) => one.browser().post('/api/user/verify-email', given);
    expect((await again({ email, code, password })).statusCode).toBe(200);
    expectError(await again({ email, code }), 409, 'already_confirmed');
    await one.browser().post('/api/user/forgot-password', { email });
    const reset = { email, code: await one.code('account-reset'), password: 'Quiet River 9' };
    expect((await one.browser().post('/api/user/reset-password', reset)).statusCode).toBe(200);
    expectError(await again({ email, code, password }), 409, 'already_confirmed');
    expectError(await again({ email, code: 'x'.repeat(43) }), 400, 'code_invalid');
    expectError(await again({ email: 'ben@visitor.example', code }), 400, 'code_invalid');
    expect((await one.mails('account-welcome')).length).toBe(1);
  });
});

describe('a change of the address', () => {
  const moved = 'ana.new@visitor.example';

  it('counts once the new address is confirmed, and both are told', async () => {
    const browser = await one.verifiedBrowser();
    await browser.post('/api/user/change-email', { email: moved, password });
    const code = await one.code('account-change-email', moved);
    expect((await browser.get('/api/user/session')).json().person.email).toBe(email);
    expect((await browser.post('/api/user/verify-email', { email: moved, code })).statusCode).toBe(200);
    expect((await browser.get('/api/user/session')).json().person.email).toBe(moved);
    const told = await one.mails('account-email-changed');
    expectError(
      await browser.post('/api/user/verify-email', { email: moved, code }),
      409,
      'already_confirmed',
    );
    expect(told.map(({ toAddress }) => toAddress).sort()).toEqual([moved, email]);
    const former = told.find(({ toAddress }) => toAddress === email);
    expect(former?.parameters).toMatchObject({
      isFormer: true,
      contact: { email: 'homes@brokerage.example' },
    });
    expect(JSON.stringify(former?.parameters)).not.toContain(moved);
  });

  it('lets the person alone confirm a change of the address, which may be mistyped', async () => {
    const browser = await one.verifiedBrowser();
    const stranger = await one.verifiedBrowser({ email: 'ben@visitor.example' });
    await browser.post('/api/user/change-email', { email: moved, password });
    const given = {
      email: moved,
      code: await one.code('account-change-email', moved),
      password: 'Quiet River 9',
    };
    expectError(await one.browser().post('/api/user/verify-email', given), 401, 'sign_in_required');
    expectError(await stranger.post('/api/user/verify-email', given), 403, 'forbidden');
    expect((await browser.get('/api/user/session')).json().person.email).toBe(email);
  });

  it('needs the password for a change of the address', async () => {
    const browser = await one.verifiedBrowser();
    const wrong = { email: moved, password: 'Wrong Porch 7' };
    expectError(await browser.post('/api/user/change-email', wrong), 401, 'wrong_credentials');
    expect((await one.mails()).filter(({ toAddress }) => toAddress === moved)).toEqual([]);
  });

  it('answers alike for a taken address, and changes nothing', async () => {
    await one.verifiedBrowser({ email: 'ben@visitor.example' });
    const browser = await one.verifiedBrowser();
    const answer = await browser.post('/api/user/change-email', { email: 'ben@visitor.example', password });
    expect([answer.statusCode, answer.json()]).toEqual([200, { accepted: true }]);
    expect((await one.mails('account-exists')).map(({ toAddress }) => toAddress)).toEqual([
      'ben@visitor.example',
    ]);
  });
});

it.each([
  'ANA@Visitor.Example',
  ' ana@visitor.example ',
  'ａｎａ@visitor.example',
  'an\u200Ba@visitor.example',
])('the address %j is that of one account', async (spelling) => {
  await one.verifiedBrowser();
  expect((await one.browser().post('/api/user/sign-in', { email: spelling, password })).statusCode).toBe(200);
  await one.browser().post('/api/user/sign-up', { ...ana, email: spelling });
  expect((await one.db.pool.query('select from person')).rowCount).toBe(1);
});

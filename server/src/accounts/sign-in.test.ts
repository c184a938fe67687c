import { describe, expect, it } from 'vitest';
import { ana, expectError, identityAppOfFile, password } from '../testing/identity-app.ts';

const one = identityAppOfFile();

const signIn = { email: ana.email, password };

describe('a sign-up', () => {
  it('makes an account that may sign in, not verified, and mails a link', async () => {
    const browser = one.browser();
    const answer = await browser.post('/api/user/sign-up', ana);
    expect([answer.statusCode, answer.json(), answer.cookies]).toEqual([200, { accepted: true }, []]);
    expect((await one.mails('account-verify')).map(({ toAddress }) => toAddress)).toEqual([ana.email]);
    const signedIn = await browser.post('/api/user/sign-in', signIn);
    expect(signedIn.json()).toMatchObject({
      person: { loginStatus: 'not verified', role: 'Client', firstname: 'Ana', email: ana.email },
      token: null,
    });
    expect(signedIn.headers['set-cookie']).toMatch(
      /^hearth-session=\w{32}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/,
    );
    expect(await browser.who()).toMatch(/^[0-9a-f]{16}$/);
  });

  it('reports every wrong field in the words of the specification', async () => {
    const answer = await one.browser().post('/api/user/sign-up', {
      email: 'ana',
      password: 'password',
      firstname: 'A1',
      lastname: '',
      phone: '12',
    });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().validationErrors.map(({ name }: { name: string }) => name)).toEqual([
      ...['email', 'password', 'firstname', 'lastname', 'phone'],
    ]);
  });

  it.each([
    ['Sean', "O'Brien", '(512) 555-0111 x4', '+15125550111 x4'],
    ['J.', 'O’Brien', '+49 30 901820', '+4930901820'],
    ['Ana-María', 'St. James Jr.', '512-555-0111 ext. 12', '+15125550111 x12'],
  ])('takes the name %s %s and the phone %s', async (firstname, lastname, phone, stored) => {
    const browser = one.browser();
    const answer = await browser.post('/api/user/sign-up', { ...ana, firstname, lastname, phone });
    expect(answer.json()).toEqual({ accepted: true });
    await browser.post('/api/user/sign-in', signIn);
    expect((await browser.get('/api/user/me')).json()).toMatchObject({ firstname, lastname, phone: stored });
  });

  it('answers alike for a taken address, changes nothing and notifies the owner', async () => {
    const first = await one.browser().post('/api/user/sign-up', ana);
    const second = await one
      .browser()
      .post('/api/user/sign-up', { ...ana, email: ' ANA@Visitor.example ', password: 'Other Porch 8' });
    expect([second.statusCode, second.body]).toEqual([first.statusCode, first.body]);
    expect((await one.mails('account-exists')).map(({ toAddress }) => toAddress)).toEqual([ana.email]);
    expect((await one.mails('account-verify')).length).toBe(1);
    expectError(
      await one.browser().post('/api/user/sign-in', { ...signIn, password: 'Other Porch 8' }),
      401,
      'wrong_credentials',
    );
    expect((await one.browser().post('/api/user/sign-in', signIn)).statusCode).toBe(200);
  });

  it.each([{ role: 'Agent' }, { emailVerified: true }, { isAdmin: true }, { username: 'ada.reyes' }])(
    'refuses fields that are not its own, such as %o',
    async (more) =>
      expectError(
        await one.browser().post('/api/user/sign-up', { ...ana, ...more }),
        400,
        'validation_failed',
      ),
  );
});

describe('a sign-in', () => {
  it('answers alike for an unknown address and a wrong password', async () => {
    await one.browser().post('/api/user/sign-up', ana);
    const wrong = await one.browser().post('/api/user/sign-in', { ...signIn, password: 'Wrong Porch 7' });
    const unknown = await one
      .browser()
      .post('/api/user/sign-in', { ...signIn, email: 'nobody@visitor.example' });
    expectError(wrong, 401, 'wrong_credentials');
    expect(unknown.json()).toEqual(wrong.json());
  });

  it('gives programs a token, and no cookie', async () => {
    await one.verifiedBrowser();
    const answer = await one.browser().post('/api/user/sign-in', { ...signIn, client: 'program' });
    expect(answer.cookies).toEqual([]);
    const headers = { authorization: `Bearer ${answer.json().token}` };
    const session = await one.app.inject({ url: '/api/user/session', headers });
    expect(session.json().person).toMatchObject({ loginStatus: 'verified' });
    expect(session.headers['cache-control']).toBe('no-store');
  });

  it('stores no token that could be used', async () => {
    const browser = await one.verifiedBrowser();
    const { rows } = await one.db.pool.query('select token from session');
    expect(rows).toHaveLength(1);
    expect([...browser.cookies.values()]).not.toContain(rows[0].token);
    const stolen = { cookie: `hearth-session=${rows[0].token}` };
    expect((await one.app.inject({ url: '/api/user/session', headers: stolen })).json()).toEqual({
      person: null,
    });
  });

  it('refuses a client where agents sign in', async () => {
    await one.verifiedBrowser();
    const browser = one.browser();
    expectError(
      await browser.post('/api/user/sign-in', { ...signIn, asAgent: true }),
      403,
      'agent_sign_in_refused',
    );
    expect(await browser.who()).toBeNull();
  });
});

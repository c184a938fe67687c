import { Writable } from 'node:stream';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type FederatedApp, proven, startFederatedApp } from '../testing/federated-app.ts';
import { ana, type Browser, password } from '../testing/identity-app.ts';
import { rowsNaming } from '../testing/rows-naming.ts';
import { mailedCode } from './one-time-codes.ts';

let one: FederatedApp;
const lines: string[] = [];
const stream = new Writable({
  write(line, _encoding, written) {
    lines.push(String(line));
    written();
  },
});
beforeAll(async () => {
  one = await startFederatedApp({ level: 'trace', stream });
});
beforeEach(async () => {
  await one.clear();
  lines.length = 0;
});
afterAll(() => one.close());

const email: string = ana.email;
const next = 'Quiet River 9';
const wrong = 'Wrong Porch 7';

/** Which of the secrets a text contains, by their names. */
const found = (text: string, secrets: Readonly<Record<string, string>>): string[] =>
  Object.keys(secrets).filter((name) => {
    const secret = secrets[name] ?? '';
    if (secret.length < 6) throw new Error(`${name} is no secret: '${secret}'`);
    return text.includes(secret) || text.includes(encodeURIComponent(secret));
  });

/** Names of secrets that rows contain. Mails have their links until they are sent. */
async function foundInRows(secrets: Readonly<Record<string, string>>): Promise<string[]> {
  const { mail: _, 'public.mail': _sent, ...rows } = await rowsNaming(one.db.pool, Object.values(secrets));
  return found(JSON.stringify(rows), secrets);
}

const cookiesOf = ({ cookies }: Browser, who: string): Record<string, string> =>
  Object.fromEntries([...cookies].map(([name, value]) => [`${who}: ${name}`, value]));

it('logs and stores no secret of a password account as it is', async () => {
  const secrets: Record<string, string> = { password, next, wrong };
  const browser = one.browser();
  const post = (path: string, body: unknown) => browser.post(`/api/user/${path}`, body);
  await post('sign-up', ana);
  await post('sign-in', { email, password: wrong });
  await post('sign-in', { email, password });
  Object.assign(secrets, cookiesOf(browser, 'sign-in'));
  const verify = await one.code('account-verify');
  Object.assign(secrets, { verify });
  await browser.get(`/verify-email?${new URLSearchParams({ email, code: verify })}`);
  await post('verify-email', { email, code: `${verify}x` });
  await post('verify-email', { email, code: verify });
  Object.assign(secrets, cookiesOf(browser, 'verified'));
  await post('change-password', { currentPassword: wrong, password: next });
  await post('change-password', { currentPassword: password, password: next });
  await post('change-email', { email: 'ana.new@visitor.example', password: next });
  const change = await one.code('account-change-email', 'ana.new@visitor.example');
  Object.assign(secrets, { change });
  await post('forgot-password', { email });
  const reset = await one.code('account-reset');
  Object.assign(secrets, { reset });
  await browser.get(`/reset-password?code=${reset}&sessionid=${reset}`);
  await post('reset-password', { email, code: reset, password });
  Object.assign(secrets, cookiesOf(browser, 'reset'));
  const program = await post('sign-in', { email, password, client: 'program' });
  const bearer = program.json().token;
  Object.assign(secrets, { bearer });
  await one.app.inject({
    url: '/api/user/me',
    headers: { authorization: `Bearer ${bearer}` },
  });
  expect(Object.keys(secrets)).toContain('reset: hearth-session');
  expect(lines.length).toBeGreaterThan(12);
  expect(found(lines.join(''), secrets)).toEqual([]);
  expect(await foundInRows(secrets)).toEqual([]);
});

it('logs and stores no secret of an invitation as it is', async () => {
  await one.browser().post('/api/user/sign-up', ana);
  const { rows } = await one.db.pool.query('select id, email from person');
  const code = await mailedCode(one.db.kysely, {
    ...{ secret: 'porch', purpose: 'set-password', now: new Date() },
    ...{ personId: rows[0].id, address: email },
  });
  const browser = one.browser();
  await browser.get(`/set-password?${new URLSearchParams({ email, code })}`);
  await browser.post('/api/user/invitation', { email, code });
  expect(await foundInRows({ code })).toEqual([]);
  expect((await browser.post('/api/user/set-password', { email, code, password: next })).statusCode).toBe(
    200,
  );
  const secrets = { code, password, next, ...cookiesOf(browser, 'set') };
  expect(found(lines.join(''), secrets)).toEqual([]);
  expect(await foundInRows(secrets)).toEqual([]);
});

it('logs and stores no secret of a provider as it is, and leaves none in an address', async () => {
  const secrets: Record<string, string> = {};
  one.provider.forge = (tokens) => {
    Object.assign(secrets, { access: tokens.access_token, id: tokens.id_token });
    return tokens;
  };
  one.provider.account = proven;
  const browser = one.browser();
  const back = new URL(await one.provider.follow(await one.start(browser)));
  const code = back.searchParams.get('code') ?? '';
  Object.assign(secrets, { code });
  const state = back.searchParams.get('state') ?? '';
  Object.assign(secrets, { state });
  const destination = await one.finish(browser, back.href);
  Object.assign(secrets, cookiesOf(browser, 'provider'));
  expect(await browser.who()).not.toBeNull();
  back.searchParams.set('code', 'x'.repeat(43));
  await one.finish(one.browser(), back.href);
  expect(found(destination, secrets)).toEqual([]);
  expect(found(lines.join(''), secrets)).toEqual([]);
  expect(await foundInRows(secrets)).toEqual([]);
});

it('logs no secret where a body is broken or the database fails', async () => {
  const browser = await one.verifiedBrowser();
  const code = 'codecodecodecodecodecode';
  const secrets = { password, next, wrong, code, ...cookiesOf(browser, 'verified') };
  const headers = { 'content-type': 'application/json' };
  const broken = `{"email":"${email}","password":"${next}","code":"${code}"`;
  await browser.post('/api/user/sign-in', broken, headers);
  await browser.post('/api/user/sign-in', { email, password: { next } });
  await one.db.pool.query('alter table sign_in_method rename to sign_in_gone');
  try {
    const answers = [
      await browser.post('/api/user/sign-in', { email, password }),
      await browser.post('/api/user/sign-up', { ...ana, email: 'ben@visitor.example', password: next }),
      await browser.post('/api/user/change-password', { currentPassword: password, password: next }),
    ];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([500, 500, 500]);
    expect(answers.map(({ body }) => body).join('')).not.toMatch(/sign_in|relation|select|node_modules/);
  } finally {
    await one.db.pool.query('alter table sign_in_gone rename to sign_in_method');
  }
  expect(lines.join('')).toContain('sign_in_method');
  expect(found(lines.join(''), secrets)).toEqual([]);
});

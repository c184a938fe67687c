import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type FederatedApp, proven, startFederatedApp } from '../testing/federated-app.ts';
import { ana, type Browser, expectError, password } from '../testing/identity-app.ts';
import { behind } from '../testing/in-turn.ts';
import { additionBody, addPasskey } from '../testing/passkey-calls.ts';
import { createPasskey } from '../testing/software-passkey.ts';

let one: FederatedApp;
beforeAll(async () => {
  one = await startFederatedApp();
});
beforeEach(() => one.clear());
afterAll(() => one.close());

/** A row that takes an address, until its transaction is rolled back. */
const taken = (email: string) =>
  [
    `insert into person (id, username, email, edition, firstname, lastname)
     values (gen_random_uuid(), 'held', $1, 'austin', 'Held', '')`,
    [email],
  ] as const;

const moved = 'moved@visitor.example';
const peopleWith = async (email: string) =>
  (await one.people()).filter((person) => person.email === email).length;

describe('one address at the same time', () => {
  it('confirms an address for one of two accounts that change to it, with a reason for the other', async () => {
    const browsers = [
      await one.verifiedBrowser(),
      await one.verifiedBrowser({ email: 'ben@visitor.example' }),
    ];
    const confirmations: (() => ReturnType<Browser['post']>)[] = [];
    for (const browser of browsers) {
      await browser.post('/api/user/change-email', { email: moved, password });
      const code = await one.code('account-change-email', moved);
      confirmations.push(() => browser.post('/api/user/verify-email', { email: moved, code }));
    }
    const answers = await behind(one.db, taken(moved), confirmations);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400]);
    const refused = answers.find(({ statusCode }) => statusCode === 400);
    expectError(refused as (typeof answers)[number], 400, 'code_invalid');
    expect(await peopleWith(moved)).toBe(1);
  });

  it('creates one account of two sign-ups, and answers both alike', async () => {
    const signUp = () => one.browser().post('/api/user/sign-up', ana);
    const answers = await behind(one.db, taken(ana.email), [signUp, signUp]);
    expect(answers.map(({ statusCode, body }) => [statusCode, body])).toEqual(
      Array(2).fill([200, '{"accepted":true}']),
    );
    expect(await peopleWith(ana.email)).toBe(1);
  });

  it('creates one account of two sign-ups by a provider, and leads the other back', async () => {
    const start = async () => {
      const browser = one.browser();
      one.provider.account = proven;
      const { pathname, search } = new URL(await one.provider.follow(await one.start(browser)));
      return () => browser.get(pathname + search);
    };
    const answers = await behind(one.db, taken(ana.email), [await start(), await start()]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([302, 302]);
    expect(await peopleWith(ana.email)).toBe(1);
  });
});

it('one key of an authenticator is stored for one of two people who add it at once', async () => {
  const passkey = createPasskey();
  const browsers = [await one.verifiedBrowser(), await one.verifiedBrowser({ email: 'ben@visitor.example' })];
  await addPasskey(browsers[0] as Browser, createPasskey());
  const additions: (() => ReturnType<Browser['post']>)[] = [];
  for (const browser of browsers) {
    const body = await additionBody(browser, passkey);
    additions.push(() => browser.post('/api/user/passkeys', body));
  }
  const held = `insert into passkey (id, person_id, name, credential_id, public_key, counter, backed_up)
    select gen_random_uuid(), id, 'Held', $1, '', 0, false from person limit 1`;
  const answers = await behind(one.db, [held, [passkey.id]], additions);
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400]);
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertEmbedKey } from '../../embeds/embed-keys.queries.ts';
import { anEmbedKey } from '../an-embed-key.ts';
import { type FederatedApp, startFederatedApp } from '../federated-app.ts';
import { ana, password } from '../identity-app.ts';
import { accountCalls, endpointNames, requestOf } from './account-calls.ts';
import { type Account, anAccount, storedOf } from './an-account.ts';

const embedKey = anEmbedKey();

let one: FederatedApp;
let person: Account;
beforeAll(async () => {
  one = await startFederatedApp();
  person = await anAccount(one.db, 'zelda');
  await insertEmbedKey(one.db.kysely, embedKey);
});
afterAll(() => one.close());

const withKey = (url: string): string => `${url}${url.includes('?') ? '&' : '?'}embedKey=${embedKey.key}`;

/** The addresses of these calls are the authority, whatever page sends them. */
const open: readonly string[] = ['unsubscribeAtOnce', 'readCalendarFeed'];
const calls = endpointNames.filter((name) => !open.includes(name));

describe('an embed key', () => {
  it.each(calls)('opens no account by %s for a key without an Origin', async (name) => {
    const before = await storedOf(one.db, person.id);
    const { url, headers, ...request } = requestOf(name, accountCalls[name](person));
    const answer = await one.app.inject({
      ...request,
      url: withKey(url),
      headers: { ...headers, cookie: person.cookie },
    });
    expect([answer.statusCode, answer.headers['set-cookie']]).toEqual([403, undefined]);
    expect(await storedOf(one.db, person.id)).toBe(before);
  });

  it('signs in no person with the right password', async () => {
    const signUp = await one.app.inject({ method: 'POST', url: '/api/user/sign-up', payload: ana });
    expect(signUp.statusCode).toBe(200);
    const payload = { email: ana.email, password };
    const signIn = (url: string) => one.app.inject({ method: 'POST', url, payload });
    expect((await signIn('/api/user/sign-in')).statusCode).toBe(200);
    const answer = await signIn(withKey('/api/user/sign-in'));
    expect([answer.statusCode, answer.json().code]).toEqual([403, 'forbidden']);
    expect(answer.headers['set-cookie']).toBeUndefined();
  });
});

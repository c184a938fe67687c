import { aListing } from '@hearth/domain/testing/a-listing.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { saveListings } from '../../listings/save-listings.ts';
import { type FederatedApp, startFederatedApp } from '../federated-app.ts';
import { testNow } from '../generated-listings.ts';
import { accountCalls, endpointOf, requestOf, routeNames } from './account-calls.ts';
import { type Account, anAccount, storedOf } from './an-account.ts';

let one: FederatedApp;
let victim: Account;
let own: string;
beforeAll(async () => {
  one = await startFederatedApp();
  await saveListings(one.db.kysely, [aListing({ listingid: 'AUS1', listingkey: 'AUS-1' })], { now: testNow });
  victim = await anAccount(one.db, 'zelda');
  own = await storedOf(one.db, victim.id);
});
afterAll(() => one.close());

let count = 0;
const anAttacker = () => anAccount(one.db, `eve${++count}`);
const inject = async (name: (typeof routeNames)[number], headers: Record<string, string>, named: Account) => {
  await one.db.kysely.deleteFrom('attemptCount').execute();
  const request = requestOf(name, accountCalls[name](named));
  return one.app.inject({ ...request, headers: { ...request.headers, ...headers } });
};

/** The link in a mail is the authority of these. */
const byHash = /[sS]ubscribe/;
const marks = /zelda-(town|place|key)|keywords=zelda|\+15125550177|192\.0\.2\.77/;

describe('the data of another person', () => {
  it('are many rows, which the search would find', () => {
    expect(own.match(/zelda/g)?.length).toBeGreaterThan(5);
    expect(own).toMatch(marks);
  });

  it.each(routeNames)('are neither told nor changed by %s', async (name) => {
    const attacker = await anAttacker();
    const named = { ...victim, hash: 'A'.repeat(22) };
    const signedIn = await inject(name, { cookie: attacker.cookie }, named);
    const guest = await inject(name, {}, named);
    for (const { statusCode, body } of [signedIn, guest]) {
      expect(statusCode, body).toBeLessThan(500);
      expect(body.replaceAll(attacker.email, '')).not.toMatch(/zelda-(town|place|key)|keywords=zelda/);
    }
    expect(guest.body).not.toMatch(marks);
    expect(await storedOf(one.db, victim.id)).toBe(own);
    expect(
      (await one.app.inject({ url: '/api/user/me', headers: { cookie: victim.cookie } })).statusCode,
    ).toBe(200);
  });

  it('are changed by a right hash alone, and by it only whether mails are sent', async () => {
    const other = await anAttacker();
    const before = (await storedOf(one.db, other.id)).length;
    for (const name of routeNames.filter((each) => byHash.test(each)))
      expect((await inject(name, {}, other)).json()).toEqual({ hasOptedOutOfEmail: /^un/.test(name) });
    expect((await storedOf(one.db, other.id)).length).toBeLessThan(before + 40);
  });
});

describe('a guest', () => {
  /** By a code or an address these also serve guests. */
  const open: readonly string[] = ['verifyEmail', 'sendVerificationEmail'];
  const personal = routeNames.filter(
    (name) => !open.includes(name) && endpointOf(name).errors.includes('sign_in_required'),
  );

  it.each(personal)('is asked to sign in by %s', async (name) => {
    const answer = await inject(name, {}, victim);
    expect([answer.statusCode, answer.json().code]).toEqual([401, 'sign_in_required']);
  });

  it('gets nothing of an account that the contract does not leave open', () => {
    expect(routeNames.filter((name) => !personal.includes(name)).sort()).toEqual([
      ...['forgotPassword', 'getInvitation', 'getRoleOfEmail', 'getSignInOptions', 'resetPassword'],
      ...['sendVerificationEmail', 'setPassword', 'signIn', 'signInByPasskey', 'signOut', 'signUp'],
      ...['startFederatedSignIn', 'startPasskeySignIn', 'subscribeToMails', 'unsubscribeAtOnce'],
      ...['unsubscribeFromMails', 'verifyEmail'],
    ]);
  });
});

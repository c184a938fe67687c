import { randomUUID } from 'node:crypto';
import { agentAccountTypes } from '@hearth/domain/people/account-types.ts';
import { may } from '@hearth/domain/people/capabilities.ts';
import { aListing } from '@hearth/domain/testing/a-listing.ts';
import { anAgentViewer } from '@hearth/domain/testing/a-viewer.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ownerKeys } from '../../http/visit.ts';
import { saveListings } from '../../listings/save-listings.service.ts';
import { type FederatedApp, startFederatedApp } from '../federated-app.ts';
import { testNow } from '../generated-listings.ts';
import { accountCalls, type EndpointName, endpointNames, endpointOf, requestOf } from './account-calls.ts';
import { type Account, anAccount, storedOf } from './an-account.ts';
import { endpoints } from './contract-endpoints.ts';
import { callOf, keysOf, naming, none } from './owned-calls.ts';

let one: FederatedApp;
let victim: Account;
/** An agent who had the victim and the victim's contact before others did. */
let former: Account;
/** An agent in the team of the agents who have them now. */
let teammate: Account;
let own: string;
beforeAll(async () => {
  one = await startFederatedApp();
  await saveListings(one.db.kysely, [aListing({ listingid: 'AUS1', listingkey: 'AUS-1' })], { now: testNow });
  victim = await anAccount(one.db, 'zelda');
  const { kysely } = one.db;
  former = await anAccount(one.db, 'former', { role: 'Agent' });
  const current = await anAccount(one.db, 'current', { role: 'Agent' });
  teammate = await anAccount(one.db, 'teammate', { role: 'Agent' });
  for (const { username: agentId } of [former, current])
    await kysely.updateTable('person').set({ agentId }).where('id', '=', victim.id).execute();
  for (const agentId of [former.username, victim.username])
    await kysely.updateTable('contact').set({ agentId }).where('id', '=', Number(victim.contactId)).execute();
  await kysely
    .updateTable('agent')
    .set({ teamName: 'River' })
    .where('agentId', 'in', [current.username, victim.username, teammate.username])
    .execute();
  own = await storedOf(one.db, victim.id);
});
afterAll(() => one.close());

let count = 0;
const anAttacker = () => anAccount(one.db, `eve${++count}`);
const inject = async (
  name: (typeof endpointNames)[number],
  headers: Record<string, string>,
  named: Account,
) => {
  await one.db.kysely.deleteFrom('attemptCount').execute();
  const request = requestOf(name, accountCalls[name](named));
  return one.app.inject({ ...request, headers: { ...request.headers, ...headers } });
};

/** The link in a mail is the authority of these. */
const byHash = /[sS]ubscribe/;
const marks = /zelda-(town|place|key)|keywords=zelda|\+15125550177|192\.0\.2\.77/;

describe('the data of another person', () => {
  it('covers many rows, which the search would find', () => {
    expect(own.match(/zelda/g)?.length).toBeGreaterThan(5);
    expect(own).toMatch(marks);
  });

  it.each(endpointNames)('returns and changes nothing of another person by %s', async (name) => {
    const attacker = await anAttacker();
    const named = { ...victim, hash: 'A'.repeat(22), feedToken: none.feedToken };
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

  it('changes another person by a right hash alone, and only the wish for mails', async () => {
    const other = await anAttacker();
    const before = (await storedOf(one.db, other.id)).length;
    for (const name of endpointNames.filter((each) => byHash.test(each)))
      expect((await inject(name, {}, other)).json()).toEqual({ hasOptedOutOfEmail: /^un/.test(name) });
    expect((await storedOf(one.db, other.id)).length).toBeLessThan(before + 40);
  });
});

/** Answers to a call about another person's things, who is named or whose thing is. The person's own agent is in acting.test.ts. */
const answers = {
  'a guest': { name: [401, 'sign_in_required'], id: [401, 'sign_in_required'] },
  'another client': { name: [403, 'forbidden'], id: [404, 'not_found'] },
  'an agent': { name: [403, 'forbidden'], id: [404, 'not_found'] },
  'the agent of another contact': { name: [403, 'forbidden'], id: [404, 'not_found'] },
  'the former agent': { name: [403, 'forbidden'], id: [404, 'not_found'] },
  'a team member': { name: [403, 'forbidden'], id: [404, 'not_found'] },
  'a staff account': { name: [403, 'forbidden'], id: [404, 'not_found'] },
  'a coordinator': { name: [403, 'forbidden'], id: [404, 'not_found'] },
  'a system account': { name: [403, 'forbidden'], id: [404, 'not_found'] },
  'an admin': { name: [403, 'forbidden'], id: [404, 'not_found'] },
} as const;
type Asker = keyof typeof answers;
const askers = Object.keys(answers) as readonly Asker[];

const roleOf: Partial<Record<Asker, Parameters<typeof anAccount>[2]>> = {
  'an agent': { role: 'Agent' },
  'the agent of another contact': { role: 'Agent' },
  'a staff account': { role: 'Agent', accountType: 'Staff Account' },
  'a coordinator': { role: 'Agent', accountType: 'Coordinator' },
  'a system account': { role: 'Agent', accountType: 'System Account' },
  'an admin': { role: 'Agent', isAdmin: true },
};

const owned = endpoints.filter(({ owner }) => owner !== undefined);
const byName = endpoints.flatMap((endpoint) =>
  [endpoint.params, endpoint.query, endpoint.body].flatMap((schema) =>
    keysOf(schema)
      .filter((key) => ownerKeys.some((each) => each === key))
      .map((key) => ({ title: `${key} of ${endpoint.method} ${endpoint.path}`, endpoint, key })),
  ),
);
/** Endpoints with the id of a person's thing in their path. The end of a session answers the same for every id. */
const { username, hash, code, email, ...ids } = none;
const others = Object.fromEntries(Object.keys(ids).map((name) => [name, `0${randomUUID()}`]));
const byId = owned.filter((endpoint) => {
  if (endpoint === endpointOf('endSession')) return false;
  return callOf(endpoint, none).url !== callOf(endpoint, { ...none, ...others }).url;
});

describe('the things of a person', () => {
  const people = new Map<Asker, Account>();
  beforeAll(async () => {
    const known: Partial<Record<Asker, Account>> = { 'the former agent': former, 'a team member': teammate };
    for (const asker of askers.filter((each) => each !== 'a guest'))
      people.set(asker, known[asker] ?? (await anAccount(one.db, `asker-${people.size}`, roleOf[asker])));
  });
  const ask = async (asker: Asker, request: ReturnType<typeof requestOf>) => {
    await one.db.kysely.deleteFrom('attemptCount').execute();
    const { cookie } = people.get(asker) ?? {};
    const { statusCode, body } = await one.app.inject({
      ...request,
      headers: { ...request.headers, ...(cookie && { cookie }) },
    });
    return { statusCode, body };
  };

  it('names the person by a name, by an id, or by a session alone', () => {
    expect(byName.length).toBeGreaterThan(15);
    expect(byId.length).toBeGreaterThan(6);
    expect(owned.length).toBeGreaterThan(44);
  });

  it.each(owned)('serves things to their own person by $method $path', async (endpoint) => {
    const isOfAgents = endpoint.needs !== undefined || endpoint.path.startsWith('/api/agent/');
    const own = await anAccount(one.db, `own${++count}`, isOfAgents ? { role: 'Agent', isAdmin: true } : {});
    await one.db.kysely.deleteFrom('attemptCount').execute();
    const request = callOf(endpoint, own);
    const answer = await one.app.inject({ ...request, headers: { ...request.headers, cookie: own.cookie } });
    expect(answer.body).not.toMatch(/"(sign_in_required|forbidden)"/);
  });

  it.each(byName)('refuses things to the $title', async ({ endpoint, key }) => {
    for (const asker of askers) {
      const mine = people.get(asker) ?? none;
      const theirs = await ask(asker, naming(endpoint, key, victim.username, mine));
      const [status, code] = answers[asker].name;
      expect([theirs.statusCode, JSON.parse(theirs.body).code], asker).toEqual([status, code]);
      expect(await ask(asker, naming(endpoint, key, none.username, mine)), asker).toEqual(theirs);
    }
    expect(await storedOf(one.db, victim.id)).toBe(own);
  });

  it.each(byId)('hides things from all others by $method $path', async (endpoint) => {
    // Admins reassign contacts of all agents, and manage their exclusive listings.
    const isForAdmins = callsAdmins(endpoint);
    const refused = askers.filter((asker) => asker !== 'an admin' || !isForAdmins);
    for (const asker of refused) {
      const theirs = await ask(asker, callOf(endpoint, victim));
      const [status, code] = answers[asker].id;
      expect([theirs.statusCode, JSON.parse(theirs.body).code], asker).toEqual([status, code]);
      expect(await ask(asker, callOf(endpoint, none)), asker).toEqual(theirs);
    }
    expect(await storedOf(one.db, victim.id)).toBe(own);
  });

  it('answers alike for foreign and missing things after the end of a session', async () => {
    const endSession = endpointOf('endSession');
    for (const asker of askers)
      expect(await ask(asker, callOf(endSession, victim)), asker).toEqual(
        await ask(asker, callOf(endSession, none)),
      );
    expect(await storedOf(one.db, victim.id)).toBe(own);
  });

  it.each(owned)('refuses guests by $method $path', async (endpoint) => {
    const { statusCode, body } = await ask('a guest', callOf(endpoint, victim));
    expect([statusCode, JSON.parse(body).code]).toEqual([401, 'sign_in_required']);
  });
});

const callsAdmins = ({ needs, path }: (typeof endpoints)[number]): boolean =>
  needs === 'reassign contacts' ||
  needs === 'have exclusive listings' ||
  path.includes('/exclusive-listing/');

const ofAgents = owned.filter(({ needs }) => needs !== undefined);
const types = agentAccountTypes.flatMap((accountType) => [
  { accountType, isAdmin: false },
  { accountType, isAdmin: true },
]);

describe.each(types)('an agent of the type $accountType, admin: $isAdmin', ({ accountType, isAdmin }) => {
  it('serves exactly the endpoints whose capability the type has', async () => {
    const agent = await anAccount(one.db, `type${++count}`, { role: 'Agent', accountType, isAdmin });
    const viewer = anAgentViewer({ accountType, isAdmin });
    for (const endpoint of ofAgents) {
      const request = callOf(endpoint, agent);
      const { cookie } = agent;
      await one.db.kysely.deleteFrom('attemptCount').execute();
      const { body } = await one.app.inject({ ...request, headers: { ...request.headers, cookie } });
      const isRefused = /"code":"(forbidden|not_found)"/.test(body);
      // Of calls about one contact, those that its policy or a second contact decides stand in their own tests.
      if (!may(viewer, endpoint.needs!)) expect(isRefused, `${endpoint.method} ${endpoint.path}`).toBe(true);
      else if (endpoint.params === undefined)
        expect(isRefused, `${endpoint.method} ${endpoint.path}`).toBe(false);
    }
  });
});

it('guests get nothing of an account that the contract does not leave open', () => {
  const isOpen = (name: EndpointName) => endpointOf(name).owner === undefined;
  expect(endpointNames.filter(isOpen).sort()).toEqual([
    ...[
      'countListingView',
      'forgotPassword',
      'getInvitation',
      'getLinkedInvitation',
      'getLinkedSearchInvitation',
      'getResetMethods',
    ],
    ...['getRoleOfEmail', 'getSession', 'getSignInOptions'],
    ...[
      'readCalendarFeed',
      'resetPassword',
      'sendVerificationEmail',
      'setPassword',
      'signIn',
      'signInByPasskey',
      'signOut',
    ],
    ...['signUp', 'startFederatedSignIn', 'startPasskeySignIn', 'subscribeToMails', 'unsubscribeAtOnce'],
    ...['unsubscribeFromMails', 'verifyEmail'],
  ]);
});

import { aListing } from '@hearth/domain/testing/a-listing.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { saveAgents } from '../agents/agents.queries.ts';
import { recommend } from '../agents/recommended-link.ts';
import { saveListings } from '../listings/save-listings.service.ts';
import { assignAgent } from '../people/manage-accounts.service.ts';
import { aPerson } from '../testing/a-person.ts';
import { anAgent } from '../testing/an-agent.ts';
import { emptyTables } from '../testing/empty-tables.ts';
import { type FederatedApp, proven, startFederatedApp } from '../testing/federated-app.ts';
import { ana, type Browser, expectError, password } from '../testing/identity-app.ts';
import { addPasskey } from '../testing/passkey-calls.ts';
import { createPasskey } from '../testing/software-passkey.ts';
import { thingsOfAPerson } from '../testing/things-of-a-person.ts';

let one: FederatedApp;
beforeAll(async () => {
  one = await startFederatedApp();
  await saveListings(one.db.kysely, [aListing({ listingid: 'AUS1', listingkey: 'AUS-1' })], {
    now: new Date(),
  });
});
beforeEach(async () => {
  await one.clear();
  await emptyTables(one.db.kysely, 'contact');
});
afterAll(() => one.close());

const email: string = ana.email;
/** Things of the stranger. */
const things = thingsOfAPerson('Planted', 'AUS1');
const other = 'Quiet River 9';

interface Reference {
  readonly table: string;
  readonly column: string;
  readonly isCascade: boolean;
}

/** Every column that refers to a person, by the catalogue of the database. */
const references = async (): Promise<readonly Reference[]> =>
  (
    await one.db.pool.query<Reference>(
      `select conrelid::regclass::text as table, attname as column, confdeltype = 'c' as "isCascade"
       from pg_constraint join pg_attribute on attrelid = conrelid and attnum = conkey[1]
       where contype = 'f' and confrelid = 'person'::regclass order by 1`,
    )
  ).rows;

/** The tables that have rows of any person. */
async function tablesWithRows(): Promise<string[]> {
  const found: string[] = [];
  for (const { table, column } of await references()) {
    const { rowCount } = await one.db.pool.query(
      `select from ${table} where ${column} is not null and ${column} in (select id from person)`,
    );
    if (rowCount) found.push(table);
  }
  return found;
}

async function ok(answer: ReturnType<Browser['post']>): Promise<void> {
  const { statusCode, body } = await answer;
  expect([statusCode, body]).toEqual([200, expect.any(String)]);
}

const agents = async () => (await one.db.pool.query('select agent_id, email_verified from person')).rows;

/** A stranger signs up with the address, and uses what an account may without its confirmation. */
async function strangerWithAccount(): Promise<Browser> {
  const stranger = one.browser();
  await ok(stranger.post('/api/user/sign-up', { ...ana, firstname: 'Mallory', lastname: 'Crook' }));
  await ok(stranger.post('/api/user/sign-in', { email, password }));
  await addPasskey(stranger, createPasskey());
  for (const { url, payload } of things) await ok(stranger.post(url, payload));
  await one.db.pool.query(
    "update person set location = 'Planted', picture = '/planted.jpg', has_opted_out_of_email = true",
  );
  return stranger;
}

const takeovers: [string, () => Promise<Browser>][] = [
  [
    'the link of the sign-up in another browser, with another password',
    async () => {
      const browser = one.browser();
      const code = await one.code('account-verify', email);
      await ok(browser.post('/api/user/verify-email', { email, code, password: other }));
      return browser;
    },
  ],
  [
    'a reset of the password',
    async () => {
      const browser = one.browser();
      await browser.post('/api/user/forgot-password', { email });
      const code = await one.code('account-reset', email);
      await ok(browser.post('/api/user/reset-password', { email, code, password: other }));
      return browser;
    },
  ],
  [
    'a provider that vouches for the address',
    async () => {
      const browser = one.browser();
      await one.signIn(browser, proven);
      return browser;
    },
  ],
];

describe('an account that was never confirmed', () => {
  it.each(takeovers)('keeps nothing of the stranger who made it after %s', async (_name, take) => {
    const stranger = await strangerWithAccount();
    const before = await tablesWithRows();
    expect(before).toEqual(expect.arrayContaining(['passkey', ...things.flatMap(({ tables }) => tables)]));
    const owner = await take();
    await one.settled();
    expect(await stranger.who()).toBeNull();
    const { rows } = await one.db.pool.query('select * from person');
    expect(rows).toMatchObject([
      {
        email,
        email_verified: true,
        location: null,
        picture: null,
        phone: null,
        has_opted_out_of_email: true,
      },
    ]);
    expect(JSON.stringify(rows)).not.toMatch(/Mallory|Crook|Planted/i);
    const left = (await tablesWithRows()).filter((table) => before.includes(table));
    expect(
      left.filter((table) => !['mail', 'session', 'sign_in_method', 'verification'].includes(table)),
    ).toEqual([]);
    expect((await owner.get('/api/user/passkeys')).json().passkeys).toEqual([]);
    expectError(await one.browser().post('/api/user/sign-in', { email, password }), 401, 'wrong_credentials');
  });

  it('keeps the agent whom the brokerage assigned to it', async () => {
    await saveAgents(one.db.kysely, [anAgent()]);
    await strangerWithAccount();
    await assignAgent(one.db.kysely, email, 'ada.reyes', new Date());
    await takeovers[1]![1]();
    expect(await agents()).toEqual([{ agent_id: 'ada.reyes', email_verified: true }]);
  });

  it.each(takeovers)(
    'does not keep the agent whose link the stranger opened after %s',
    async (_name, take) => {
      await saveAgents(one.db.kysely, [anAgent()]);
      const { token } = await recommend(one.db.kysely, 'ada.reyes', new Date());
      const stranger = one.browser();
      await ok(stranger.post('/api/user/sign-up', ana, { cookie: `hearth-agent=${token}` }));
      expect(await agents()).toEqual([{ agent_id: 'ada.reyes', email_verified: false }]);
      await take();
      await one.settled();
      expect(await agents()).toEqual([{ agent_id: null, email_verified: true }]);
    },
  );

  it("stays whole where another browser of its person confirms it with the sign-up's password", async () => {
    const first = one.browser();
    await ok(first.post('/api/user/sign-up', ana));
    await ok(first.post('/api/user/sign-in', { email, password }));
    await ok(first.post('/api/listing/collection', { name: 'Lake', listings: [] }));
    const phone = one.browser();
    const code = await one.code('account-verify', email);
    await ok(phone.post('/api/user/verify-email', { email, code, password }));
    const { person } = (await phone.get('/api/user/session')).json();
    expect(person).toMatchObject({ firstname: 'Ana', lastname: 'Gómez' });
    expect(await tablesWithRows()).toContain('collection');
  });
});

/** A home in a collection that the person joined. The others have voted on it. */
async function aHomeWithoutVoteOf(member: { readonly id: string; readonly email: string }): Promise<void> {
  const [kim, lee] = [await aPerson(one.db.kysely), await aPerson(one.db.kysely)];
  const make = async (text: string, ...values: unknown[]) =>
    (await one.db.pool.query<{ id: number }>(text, values)).rows[0]?.id;
  const id = await make(
    `insert into collection (person_id, edition, name, created_at, updated_at)
     values ($1, 'austin', 'Lake', now(), now()) returning id`,
    kim.id,
  );
  await make(
    `insert into collection_listing (collection_id, listingkey, added_at, added_by) values ($1, 'AUS-1', now(), $2)`,
    ...[id, kim.id],
  );
  for (const each of [member, lee])
    await make(
      `insert into membership (thing_kind, thing_id, email, person_id, state, code_hashes, created_at, asked_at, changed_at)
       values ('collection', $1, $2, $3, 'joined', '{}', now(), now(), now())`,
      ...[id, each.email, each.id],
    );
  for (const voter of [kim, lee])
    await make(
      `insert into home_vote (collection_id, listingkey, person_id, answer, deal_breakers, is_late, voted_at)
       values ($1, 'AUS-1', $2, 'yes', '{}', false, now())`,
      ...[id, voter.id],
    );
}

it.each(takeovers)(
  'an account leaves shared collections, and their votes are opened, after %s',
  async (_name, take) => {
    await ok(one.browser().post('/api/user/sign-up', ana));
    const { rows } = await one.db.pool.query<{ id: string; email: string }>('select id, email from person');
    await aHomeWithoutVoteOf(rows[0]!);
    await take();
    await one.settled();
    const { rows: homes } = await one.db.pool.query(
      'select votes_opened_at is null as sealed from collection_listing',
    );
    expect(homes).toEqual([{ sealed: false }]);
  },
);

/** Columns whose rows belong to others, and lose the name of the person: the page of an agent, homes, comments and invitations of collections, cards that agents keep of their contacts, listings of agents. */
const named = [
  'agent.account_id',
  'collection_listing.added_by',
  'comment.person_id',
  'contact.created_by',
  'contact.person_id',
  'exclusive_listing.created_by',
  'exclusive_listing.scheduled_by',
  'exclusive_listing.updated_by',
  'membership.invited_by',
  'recommendation.recommended_by',
];

it('every table about people follows a deleted account, so that none outlives a stranger', async () => {
  const outliving = (await references()).filter(({ isCascade }) => !isCascade);
  expect(outliving.map(({ table, column }) => `${table}.${column}`).sort()).toEqual(named);
});

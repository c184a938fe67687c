import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readActivity } from '../agent-dashboard/activity.queries.ts';
import { saveAgents } from '../agents/agents.queries.ts';
import { readContacts } from '../contacts/contacts.queries.ts';
import { readSentInquiries } from '../inquiries/sent-inquiries.queries.ts';
import { readAgentInquiries } from '../inquiries/work/agent-inquiries.queries.ts';
import { type InboxFilter, readInbox } from '../mail/inbox.queries.ts';
import { aPerson } from '../testing/a-person.ts';
import { anAgent } from '../testing/an-agent.ts';
import { testNow } from '../testing/generated-listings.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import type { Db } from './database.ts';
import { compactKeptCounts } from './kept-counts.ts';

let database: TestDatabase;
let db: Db;
let agentKeys: readonly number[];

const people = [randomUUID(), randomUUID()];
const agents = ['ada.reyes', 'bo.lane'];
const statuses = ['Sent', 'Opened', 'Bounced'] as const;
const types = ['contact-us', 'ask-a-question'] as const;
const emails = ['ana@visitor.example', 'Bea@visitor.example', 'bea@visitor.example'];

const storePeople = () =>
  Promise.all(people.map((id, at) => aPerson(db, { id, username: agents[at]!, role: 'Agent' })));

beforeAll(async () => {
  database = await createTestDatabase();
  db = database.kysely;
  await saveAgents(
    db,
    agents.map((agentId) => anAgent({ agentId })),
  );
  const { rows } = await sql<{ id: number }>`select id from agent order by agent_id`.execute(db);
  agentKeys = rows.map(({ id }) => id);
  await storePeople();
});
afterAll(() => database.drop());

/** Mails about the oldest inquiry where they are to be about one and there is any. */
const addMails = (to: Db, receiver: string | null, { about, count }: { about: boolean; count: number }) =>
  sql`
    insert into mail (id, template, parameters, to_name, to_address, created_at, receiver_id, related_type, related_id)
    select gen_random_uuid(), 'test', '{}', '', 'ada@brokerage.example', ${testNow}, ${receiver}::uuid,
           case when about.id is not null then 'inquiry' end, about.id
    from generate_series(1, ${count}::int) left join (select id from inquiry where ${about} order by id limit 1) about on true
  `.execute(to);

const addInquiry = (to: Db, email: string, agentKey: number | null, type = 'contact-us') =>
  sql`
    insert into inquiry (id, type, edition, status, firstname, lastname, email, phone, consent_version, consent_boxes, consent_at,
                         ip_address, body_hash, agent_key, created_at)
    values (gen_random_uuid(), ${type}, 'austin', 'new', 'Ana', 'Gómez', ${email}, '', '1', '[]', ${testNow},
            '192.0.2.1', '', ${agentKey}, ${testNow})`.execute(to);

const addContacts = (
  to: Db,
  agentId: string | null,
  { isShared, count }: { isShared: boolean; count: number },
) =>
  sql`
    insert into contact (edition, agent_id, email, created_at, updated_at, shared_with_team)
    select 'austin', ${agentId}, gen_random_uuid() || '@visitor.example', ${testNow}, ${testNow}, ${isShared}
    from generate_series(1, ${count}::int)`.execute(to);

const some = (table: 'mail' | 'inquiry' | 'contact', every: number) =>
  sql`id in (select id from ${sql.table(table)} where hashtext(id::text) % ${every} = 0)`;

type Write = (to: Db) => Promise<unknown>;

const at = fc.nat({ max: 1 });
const every = fc.integer({ min: 1, max: 5 });
const receiver = fc.constantFrom(people[0]!, people[1]!, null);
const agent = fc.constantFrom(0, 1, null).map((nth) => () => (nth === null ? null : agentKeys[nth]!));

const agentId = fc.constantFrom(...agents, null);

/** Everything that writes mails, inquiries and contacts, of one row or of many. */
const writeArbitrary = fc.oneof(
  fc.record({ receiver, about: fc.boolean(), count: fc.nat({ max: 4 }) }).map(
    ({ receiver, ...mails }): Write =>
      (to) =>
        addMails(to, receiver, mails),
  ),
  fc.record({ email: fc.constantFrom(...emails), agent, type: fc.constantFrom(...types) }).map(
    ({ email, agent, type }): Write =>
      (to) =>
        addInquiry(to, email, agent(), type),
  ),
  fc.record({ status: fc.constantFrom(...statuses), every }).map(
    ({ status, every }): Write =>
      (to) =>
        sql`update mail set status = ${status} where ${some('mail', every)}`.execute(to),
  ),
  every.map(
    (nth): Write =>
      (to) =>
        sql`update inquiry set status = 'closed' where ${some('inquiry', nth)}`.execute(to),
  ),
  fc.record({ receiver, every }).map(
    ({ receiver, every }): Write =>
      (to) =>
        sql`update mail set receiver_id = ${receiver} where ${some('mail', every)}`.execute(to),
  ),
  fc.record({ agent, every }).map(
    ({ agent, every }): Write =>
      (to) =>
        sql`update inquiry set agent_key = ${agent()} where ${some('inquiry', every)}`.execute(to),
  ),
  every.map(
    (nth): Write =>
      (to) =>
        sql`delete from mail where ${some('mail', nth + 2)}`.execute(to),
  ),
  every.map(
    (nth): Write =>
      (to) =>
        sql`delete from inquiry where ${some('inquiry', nth + 2)}`.execute(to),
  ),
  fc.record({ agentId, isShared: fc.boolean(), count: fc.nat({ max: 4 }) }).map(
    ({ agentId, ...contacts }): Write =>
      (to) =>
        addContacts(to, agentId, contacts),
  ),
  fc.record({ agentId, every }).map(
    ({ agentId, every }): Write =>
      (to) =>
        sql`update contact set agent_id = ${agentId} where ${some('contact', every)}`.execute(to),
  ),
  every.map(
    (nth): Write =>
      (to) =>
        sql`update contact set shared_with_team = not shared_with_team where ${some('contact', nth)}`.execute(
          to,
        ),
  ),
  every.map(
    (nth): Write =>
      (to) =>
        sql`delete from contact where ${some('contact', nth + 2)}`.execute(to),
  ),
  at.map(
    (nth): Write =>
      async (to) => {
        await sql`delete from person where id = ${people[nth]}`.execute(to);
        await aPerson(to, { id: people[nth]!, username: agents[nth]!, role: 'Agent' });
      },
  ),
);

const mailFilters: readonly Omit<InboxFilter, 'since'>[] = [
  ...[{}, { isAboutInquiry: true }, { isAboutInquiry: false }],
  ...statuses.flatMap((status) => [{ status }, { status, isAboutInquiry: false }]),
];
const start = { page: 1, limit: 1, sortBy: 'date', sortType: 'DESC' } as const;

/** The totals of all lists, those that are kept or, by a period that has everything, those that are counted. */
async function totals(since: Date | null): Promise<readonly number[]> {
  const ofMails = people.flatMap((id) =>
    mailFilters.map((filter) => readInbox(db, id, { since, ...filter }, start)),
  );
  const ofSenders = emails.flatMap((email) =>
    [undefined, ...types].map((type) => readSentInquiries(db, { ...start, email, type, since })),
  );
  const ofAgents = agentKeys.flatMap((agentKey) =>
    (['all', 'answered', 'closed'] as const).map((status) =>
      readAgentInquiries(db, { ...start, agentKey, status, since, now: testNow }),
    ),
  );
  const ofActivity = people.flatMap((userId, nth) =>
    ([null, 'Emails', 'Inquiries'] as const).map((kind) =>
      readActivity(
        db,
        { userId, agentId: agents[nth]!, edition: 'austin', now: testNow },
        { ...start, from: since, to: null, isUnread: false, kind },
      ),
    ),
  );
  const pages = await Promise.all([...ofMails, ...ofSenders, ...ofAgents, ...ofActivity]);
  const ofContacts = await Promise.all(agents.map((agentId) => contactsOf(agentId, since === null)));
  return [...pages.map(({ total }) => total), ...ofContacts];
}

/** The contacts that an agent has, and those that the other one shares. */
async function contactsOf(agentId: string, isKept: boolean): Promise<number> {
  const mates = agents.filter((each) => each !== agentId);
  if (!isKept) {
    const { rows } = await sql<{ total: number }>`
      select count(*) as total from contact
      where agent_id = ${agentId} or (agent_id = any(${mates}::text[]) and shared_with_team)`.execute(db);
    return rows[0]?.total ?? 0;
  }
  const asking = { agentId, userId: people[0]!, edition: 'austin' } as const;
  const all = { page: 1, limit: 1, sortBy: 'activity', sortType: 'DESC', filter: 'all', query: '' } as const;
  return (await readContacts(db, asking, all, mates)).total;
}

const everSince = new Date(0);

describe('the kept number of items of a list', () => {
  it('keeps the counted number after any writes, also those of a deleted account', async () => {
    let most = 0;
    await fc.assert(
      fc.asyncProperty(
        fc.array(writeArbitrary, { maxLength: 12 }),
        fc.boolean(),
        async (writes, isCompacted) => {
          for (const write of writes) await write(db);
          if (isCompacted) await compactKeptCounts(db);
          const kept = await totals(null);
          expect(kept).toEqual(await totals(everSince));
          most = Math.max(most, ...kept);
        },
      ),
    );
    expect(most).toBeGreaterThan(3);
  });

  it('keeps the counted number while writers at once don’t wait for each other', async () => {
    const [ada, bo] = people as [string, string];
    const write = (first: string, second: string, other: () => Promise<unknown>) =>
      db.transaction().execute(async (transaction) => {
        await sql`set local lock_timeout = '5s'`.execute(transaction);
        await addMails(transaction, first, { about: false, count: 2 });
        await addInquiry(transaction, emails[0]!, agentKeys[0]!);
        await other();
        await addMails(transaction, second, { about: true, count: 3 });
      });
    await write(ada, bo, () =>
      write(bo, ada, async () => {
        await compactKeptCounts(db);
        expect(await totals(null)).toEqual(await totals(everSince));
      }),
    );
    await compactKeptCounts(db);
    expect(await totals(null)).toEqual(await totals(everSince));
    await expect(write(ada, bo, () => Promise.reject(new Error('The write fails.')))).rejects.toThrow();
    expect(await totals(null)).toEqual(await totals(everSince));
  });

  it('leaves no row of a list whose tables were emptied at once', async () => {
    await addMails(db, people[0]!, { about: false, count: 2 });
    await addInquiry(db, emails[0]!, agentKeys[0]!);
    await addContacts(db, agents[0]!, { isShared: false, count: 2 });
    await sql`truncate mail, inquiry, contact cascade`.execute(db);
    expect((await sql`select from list_tally`.execute(db)).rows).toHaveLength(0);
  });

  it('leaves no row of a list that is empty', async () => {
    await sql`delete from mail`.execute(db);
    await sql`delete from inquiry`.execute(db);
    await sql`delete from contact`.execute(db);
    await compactKeptCounts(db);
    expect((await sql`select from list_tally`.execute(db)).rows).toHaveLength(0);
  });
});

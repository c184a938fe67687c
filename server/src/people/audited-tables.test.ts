import { afterAll, beforeAll, expect, it } from 'vitest';
import { aPerson } from '../testing/a-person.ts';
import { testNow } from '../testing/generated-listings.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { lockOwner } from './person.queries.ts';

let db: TestDatabase;
beforeAll(async () => {
  db = await createTestDatabase();
});
afterAll(() => db.drop());

/** Tables of people that no agent changes for a contact, with the code that writes them. */
const writtenOtherwise = {
  audit_entry: 'the log',
  calendar_feed: 'its own person alone',
  comment_read: 'its own person alone',
  contact: 'the agent who has the contact',
  digest: 'a job',
  former_email: 'the change of an address',
  mail: 'the queue of mails',
  mail_subscription: 'the queue of mails',
  membership: 'the people of a shared thing',
  open_house_rsvp: 'its own person alone',
  passkey: 'the sign-in',
  session: 'the sign-in',
  sign_in_method: 'the sign-in',
  verification: 'the sign-in',
};

it('requires an audit line of changes by others in each table of a person’s things', async () => {
  const { rows } = await db.pool.query<{ name: string; audited: boolean }>(`
    select table_name as name,
           exists (select from pg_trigger where tgrelid = table_name::regclass and tgname = table_name || '_audited') as audited
    from information_schema.columns join information_schema.tables using (table_schema, table_name)
    where column_name = 'person_id' and table_schema = 'public' and table_type = 'BASE TABLE' order by 1`);
  const open = rows.filter(({ audited }) => !audited).map(({ name }) => name);
  expect(open.filter((name) => !(name in writtenOtherwise))).toEqual([]);
  expect(rows.filter(({ audited }) => audited).length).toBeGreaterThan(11);
});

it('refuses to commit a change by another actor without an audit line', async () => {
  const { id: personId } = await aPerson(db.kysely);
  const { id: agentId } = await aPerson(db.kysely, { role: 'Agent' });
  const save = (actorId: string) =>
    db.kysely.transaction().execute(async (transaction) => {
      await lockOwner(transaction, personId, actorId);
      await transaction
        .insertInto('collection')
        .values({
          ...{ personId, edition: 'austin', name: 'Porches' },
          ...{ createdAt: testNow, updatedAt: testNow },
        })
        .execute();
    });
  await expect(save(agentId)).rejects.toThrow('without a line in the audit log');
  await save(personId);
});

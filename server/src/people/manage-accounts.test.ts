import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { saveAgents } from '../agents/agents.queries.ts';
import { auditOf } from '../audit/audit.service.ts';
import { anAgent } from '../testing/an-agent.ts';
import { testNow } from '../testing/generated-listings.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import {
  changeRights,
  createAccount,
  disableAccount,
  listAccounts,
  type NewAccount,
  type Rights,
} from './manage-accounts.service.ts';

let db: TestDatabase;
beforeAll(async () => {
  db = await createTestDatabase();
});
afterAll(() => db.drop());
beforeEach(async () => {
  await sql`delete from person`.execute(db.kysely);
  await sql`delete from agent`.execute(db.kysely);
  await saveAgents(db.kysely, [
    anAgent({ agentId: 'ada.reyes', edition: 'san-antonio' }),
    anAgent({ agentId: 'dana.desk', userAccountType: 'StaffAccount' }),
  ]);
});

const email = 'ada@brokerage.example';
const create = (rights: Rights, changes: Partial<NewAccount> = {}) =>
  createAccount(
    db.kysely,
    {
      ...{ email, firstname: 'Ada', lastname: 'Reyes', phone: null, rights },
      ...{ edition: 'austin', passwordHash: 'hash', ...changes },
    },
    testNow,
  );
const agent = (agentId: string): Rights => ({ role: 'Agent', agentId });
const accountIdOf = async (agentId: string) =>
  (
    await sql<{ id: string | null }>`select account_id as id from agent where agent_id = ${agentId}`.execute(
      db.kysely,
    )
  ).rows[0]?.id;
const sessionsOf = async (personId: string) =>
  (await sql`select from session where person_id = ${personId}`.execute(db.kysely)).rows.length;
const signIn = (personId: string) =>
  db.kysely
    .insertInto('session')
    .values({ id: randomUUID(), personId, token: randomUUID(), expiresAt: new Date('2027-01-01') })
    .execute();

describe('a new account', () => {
  it('creates an agent’s account with the username, edition and rights of the list', async () => {
    const account = await create(agent('ada.reyes'));
    expect(account).toMatchObject({
      ...{ username: 'ada.reyes', role: 'Agent', edition: 'san-antonio', accountType: null },
      ...{ isAdmin: false, emailVerified: false },
    });
    expect(await accountIdOf('ada.reyes')).toBe(account.id);
    expect(await auditOf(db.kysely, account.id)).toMatchObject([
      { action: 'account created', actorId: null, details: { role: 'Agent', isAdmin: false } },
    ]);
  });

  it('makes an admin of staff, unless the operator chooses otherwise', async () => {
    expect(await create(agent('dana.desk'))).toMatchObject({ accountType: 'Staff Account', isAdmin: true });
    const plain = { role: 'Agent', agentId: 'dana.desk', isAdmin: false } as const;
    expect(await changeRights(db.kysely, email, plain, testNow)).toMatchObject({ isAdmin: false });
  });

  it('gives a client a random username', async () => {
    const account = await create({ role: 'Client' });
    expect(account).toMatchObject({ role: 'Client', edition: 'austin', isAdmin: false });
    expect(account.username).toMatch(/^[\da-f]{16}$/);
    expect(await listAccounts(db.kysely)).toEqual([account]);
  });

  it('refuses a taken address, an unknown agent or a second account, without leftovers', async () => {
    await create(agent('ada.reyes'));
    await expect(create({ role: 'Client' })).rejects.toThrow('has an account already');
    const other = { email: 'bo@brokerage.example' };
    await expect(create(agent('nobody'), other)).rejects.toThrow('There is no agent "nobody"');
    await expect(create(agent('ada.reyes'), other)).rejects.toThrow('"ada.reyes" has an account already');
    expect(await listAccounts(db.kysely)).toHaveLength(1);
  });
});

describe('changed rights', () => {
  it('end all sessions, and move the username with the role', async () => {
    const { id, username } = await create({ role: 'Client' });
    await signIn(id);
    const promoted = await changeRights(db.kysely, email, agent('ada.reyes'), testNow);
    expect([promoted.username, promoted.role, await sessionsOf(id)]).toEqual(['ada.reyes', 'Agent', 0]);
    const demoted = await changeRights(db.kysely, email, { role: 'Client' }, testNow);
    expect([demoted.role, demoted.isAdmin, await accountIdOf('ada.reyes')]).toEqual(['Client', false, null]);
    expect(['ada.reyes', username]).not.toContain(demoted.username);
    expect((await auditOf(db.kysely, id)).map(({ action }) => action)).toEqual([
      'role changed',
      'role changed',
      'account created',
    ]);
  });

  it('leave the username of a client who stays one', async () => {
    const { username } = await create({ role: 'Client' });
    expect(await changeRights(db.kysely, email, { role: 'Client' }, testNow)).toMatchObject({ username });
  });
});

describe('a disabled account', () => {
  it('ends the sessions of a disabled account, which can be enabled again', async () => {
    const { id } = await create({ role: 'Client' });
    await signIn(id);
    expect(await disableAccount(db.kysely, email, true, testNow)).toMatchObject({ disabledAt: testNow });
    expect(await sessionsOf(id)).toBe(0);
    expect(await disableAccount(db.kysely, email, false, testNow)).toMatchObject({ disabledAt: null });
    await expect(disableAccount(db.kysely, 'nobody@x.example', true, testNow)).rejects.toThrow(
      'has no account',
    );
  });
});

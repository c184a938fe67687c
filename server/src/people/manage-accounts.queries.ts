import type { EditionId } from '@hearth/domain/edition/edition.ts';
import type { AgentAccountType, Role } from '@hearth/domain/people/account-types.ts';
import type { Insertable } from 'kysely';
import type { Db } from '../db/database.ts';
import type { Person } from '../db/tables.ts';

/** An account as operators see it. */
export interface ManagedAccount {
  readonly id: string;
  readonly username: string;
  readonly email: string;
  readonly role: Role;
  readonly accountType: string | null;
  /** Username of the agent of a client; null for the default agent. */
  readonly agentId: string | null;
  readonly isAdmin: boolean;
  readonly edition: EditionId;
  readonly firstname: string;
  readonly lastname: string;
  readonly emailVerified: boolean;
  readonly picture: string | null;
  readonly disabledAt: Date | null;
  readonly createdAt: Date;
}

const columns = [
  ...(['id', 'username', 'email', 'role', 'accountType', 'agentId', 'isAdmin', 'edition'] as const),
  ...(['firstname', 'lastname', 'emailVerified', 'picture', 'disabledAt', 'createdAt'] as const),
] as const;

/** The oldest first. */
export const readAccounts = (db: Db): Promise<ManagedAccount[]> =>
  db.selectFrom('person').select(columns).orderBy('createdAt').orderBy('id').execute();

export const accountByEmail = (db: Db, email: string): Promise<ManagedAccount | undefined> =>
  db.selectFrom('person').select(columns).where('email', '=', email).executeTakeFirst();

export async function insertPerson(db: Db, person: Insertable<Person>): Promise<void> {
  await db.insertInto('person').values(person).execute();
}

export async function insertPassword(
  db: Db,
  given: {
    readonly id: string;
    readonly personId: string;
    readonly password: string;
    readonly createdAt: Date;
  },
): Promise<void> {
  await db
    .insertInto('signInMethod')
    .values({ ...given, providerId: 'credential', accountId: given.personId, updatedAt: given.createdAt })
    .execute();
}

export async function setRights(
  db: Db,
  id: string,
  rights: {
    readonly role: Role;
    readonly accountType: AgentAccountType | null;
    readonly isAdmin: boolean;
    readonly username: string;
    readonly updatedAt: Date;
  },
): Promise<void> {
  await db
    .updateTable('person')
    .set({ ...rights, ...(rights.role === 'Agent' && { agentId: null }) })
    .where('id', '=', id)
    .execute();
}

export async function setDisabled(
  db: Db,
  id: string,
  disabledAt: Date | null,
  updatedAt: Date,
): Promise<void> {
  await db.updateTable('person').set({ disabledAt, updatedAt }).where('id', '=', id).execute();
}

export async function setAgentOfClient(
  db: Db,
  id: string,
  agentId: string | null,
  updatedAt: Date,
): Promise<void> {
  await db.updateTable('person').set({ agentId, updatedAt }).where('id', '=', id).execute();
}

/** Ends the sessions of a person, or of all people for null; returns how many those were. */
export async function endSessions(db: Db, personId: string | null): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('session')
    .$if(personId !== null, (query) => query.where('personId', '=', personId ?? ''))
    .executeTakeFirst();
  return Number(numDeletedRows);
}

/** An agent of the server's list; `accountId` names the account that belongs to the agent already. */
export const agentByUsername = (db: Db, agentId: string) =>
  db
    .selectFrom('agent')
    .select(['agentId', 'accountId', 'edition', 'userAccountType'])
    .where('agentId', '=', agentId)
    .executeTakeFirst();

/** Gives an agent of the list an account, or takes it from all agents of the list. */
export async function setAgentAccount(db: Db, personId: string, agentId: string | null): Promise<void> {
  await db.updateTable('agent').set({ accountId: null }).where('accountId', '=', personId).execute();
  if (agentId !== null)
    await db.updateTable('agent').set({ accountId: personId }).where('agentId', '=', agentId).execute();
}

import type { EditionId } from '@hearth/domain/edition/edition.ts';
import type { Selectable, Updateable } from 'kysely';
import type { Db } from '../db/database.ts';
import type { Person } from '../db/tables.ts';
import { isPersonId } from './person-id.ts';

export type PersonRow = Selectable<Person>;
export type PersonChanges = Updateable<Person>;

/** Undefined also for what is no id. */
export const readPerson = async (db: Db, id: string): Promise<PersonRow | undefined> =>
  isPersonId(id) ? db.selectFrom('person').selectAll().where('id', '=', id).executeTakeFirst() : undefined;

/** Locks the row of a person until the transaction ends; false where there is none any more. */
export async function lockPerson(transaction: Db, personId: string): Promise<boolean> {
  const row = await transaction
    .selectFrom('person')
    .select('id')
    .where('id', '=', personId)
    .forUpdate()
    .executeTakeFirst();
  return row !== undefined;
}

export async function updatePerson(db: Db, id: string, changes: PersonChanges): Promise<void> {
  await db.updateTable('person').set(changes).where('id', '=', id).execute();
}

/** How a person signs in: 'credential' for a password, else the name of the provider. */
export async function readProviders(db: Db, personId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('signInMethod')
    .select('providerId')
    .where('personId', '=', personId)
    .execute();
  return rows.map(({ providerId }) => providerId);
}

/** Disabled accounts have no name for others. */
export const readNames = (db: Db, usernames: readonly string[]) =>
  db
    .selectFrom('person')
    .select(['username', 'firstname', 'lastname', 'picture'])
    .where('username', 'in', usernames)
    .where('disabledAt', 'is', null)
    .execute();

/** Username of the agent who answers people without an agent of their own; served by agent_default. */
export async function readDefaultAgent(db: Db, edition: EditionId): Promise<string | null> {
  const agent = await db
    .selectFrom('agent')
    .select('agentId')
    .where('edition', '=', edition)
    .where('defaultAgent', '=', true)
    .executeTakeFirst();
  return agent?.agentId ?? null;
}

import type { Role } from '@hearth/domain/people/account-types.ts';
import { sql } from 'kysely';
import type { Db } from '../db/database.ts';
import { isUniqueViolation } from '../db/unique-violation.ts';

export const PASSWORD = 'credential';

/** Fields of a person that identity needs. */
export interface IdentityPerson {
  readonly id: string;
  readonly email: string;
  readonly emailVerified: boolean;
  readonly firstname: string;
  readonly lastname: string;
  readonly phone: string | null;
  readonly role: Role;
  readonly disabledAt: Date | null;
}

const identity = [
  'id',
  'email',
  'emailVerified',
  'firstname',
  'lastname',
  'phone',
  'role',
  'disabledAt',
] as const;

export const personByEmail = (db: Db, email: string): Promise<IdentityPerson | undefined> =>
  db.selectFrom('person').select(identity).where('email', '=', email).executeTakeFirst();

/** Deletes an account whose address was not proven meanwhile. */
export const deleteUnconfirmed = (db: Db, id: string) =>
  db.deleteFrom('person').where('id', '=', id).where('emailVerified', '=', false).execute();

export const personById = (db: Db, id: string): Promise<IdentityPerson | undefined> =>
  db.selectFrom('person').select(identity).where('id', '=', id).executeTakeFirst();

export const setEmailVerified = (db: Db, id: string, now: Date) =>
  db.updateTable('person').set({ emailVerified: true, updatedAt: now }).where('id', '=', id).execute();

/** False where another person has the address, also one that took it at the same time: the transaction has failed then. */
export async function setEmail(transaction: Db, id: string, email: string, now: Date): Promise<boolean> {
  try {
    await transaction
      .updateTable('person')
      .set({ email, emailVerified: true, updatedAt: now })
      .where('id', '=', id)
      .execute();
    return true;
  } catch (error) {
    if (isUniqueViolation(error)) return false;
    throw error;
  }
}

export async function passwordHashOf(db: Db, personId: string): Promise<string | null> {
  const row = await db
    .selectFrom('signInMethod')
    .select('password')
    .where('personId', '=', personId)
    .where('providerId', '=', PASSWORD)
    .executeTakeFirst();
  return row?.password ?? null;
}

/** The person of an address with the hash of their password; undefined where no account has it. */
export const passwordOfEmail = (
  db: Db,
  email: string,
): Promise<{ readonly personId: string; readonly passwordHash: string | null } | undefined> =>
  db
    .selectFrom('person')
    .leftJoin('signInMethod', (join) =>
      join.onRef('signInMethod.personId', '=', 'person.id').on('signInMethod.providerId', '=', PASSWORD),
    )
    .select(['person.id as personId', 'signInMethod.password as passwordHash'])
    .where('person.email', '=', email)
    .executeTakeFirst();

/** Stores a password, the first of the person or another. */
export const savePassword = (db: Db, personId: string, password: string, now: Date) =>
  sql`insert into sign_in_method (id, person_id, provider_id, account_id, password, created_at, updated_at)
      values (gen_random_uuid(), ${personId}, ${PASSWORD}, ${personId}, ${password}, ${now}, ${now})
      on conflict (person_id, provider_id) do update set password = excluded.password, updated_at = excluded.updated_at`.execute(
    db,
  );

/** Removes every sign-in method: those added before the address was proven may be a stranger's. */
export async function removeSignInMethods(db: Db, personId: string): Promise<void> {
  await db.deleteFrom('signInMethod').where('personId', '=', personId).execute();
  await db.deleteFrom('passkey').where('personId', '=', personId).execute();
}

/** An agent of the server's own list who has no account yet. */
export const agentWithoutAccount = (db: Db, email: string) =>
  db
    .selectFrom('agent')
    .select(['agentId', 'userAccountType', 'edition', 'firstname', 'lastname', 'phone'])
    .where(sql`lower(email)`, '=', email)
    .where('accountId', 'is', null)
    .limit(1)
    .executeTakeFirst();

/** Username of a client's agent as the brokerage assigned them; null for an agent whose link the client opened, and for none. */
export async function assignedAgent(db: Db, personId: string): Promise<string | null> {
  const { rows } = await sql<{ agentId: string | null }>`
    select agent_id from person where id = ${personId} and exists (
      select from audit_entry where person_id = person.id and action in ('agent assigned', 'contact reassigned')
        and details ->> 'by' is distinct from 'link')
  `.execute(db);
  return rows[0]?.agentId ?? null;
}

export async function linkAgent(db: Db, agentId: string, personId: string): Promise<void> {
  await db
    .updateTable('agent')
    .set({ accountId: personId })
    .where('agentId', '=', agentId)
    .where('accountId', 'is', null)
    .execute();
}

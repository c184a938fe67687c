import { sql } from 'kysely';
import type { Db } from '../db/database.ts';
import { PASSWORD } from './people.queries.ts';

/** The providers of a person, 'credential' for a password and 'passkey' where there is one, locked until the transaction ends. */
export async function signInMethods(transaction: Db, personId: string): Promise<string[]> {
  await transaction.selectFrom('person').select('id').where('id', '=', personId).forUpdate().execute();
  const rows = await transaction
    .selectFrom('signInMethod')
    .select('providerId')
    .where('personId', '=', personId)
    .execute();
  const passkey = await transaction
    .selectFrom('passkey')
    .select('id')
    .where('personId', '=', personId)
    .limit(1)
    .executeTakeFirst();
  return [...rows.map(({ providerId }) => providerId), ...(passkey ? ['passkey'] : [])];
}

export const removeMethod = (db: Db, personId: string, providerId: string) =>
  db
    .deleteFrom('signInMethod')
    .where('personId', '=', personId)
    .where('providerId', '=', providerId)
    .execute();

/** Returns whether a provider is still a way to sign in. */
export const hasSignInMethod = async (db: Db, personId: string, providerId: string): Promise<boolean> =>
  (await db
    .selectFrom('signInMethod')
    .select('id')
    .where('personId', '=', personId)
    .where('providerId', '=', providerId)
    .executeTakeFirst()) !== undefined;

/** A passkey, or an account at a provider, whose id is the provider's. */
export interface OtherMethod {
  readonly id: string;
  readonly kind: 'passkey' | 'provider';
  /** Name of a passkey; null for a provider. */
  readonly name: string | null;
  readonly createdAt: Date;
}

/** Everything that a person signs in with besides the password, the newest first. */
export async function otherMethods(db: Db, personId: string): Promise<OtherMethod[]> {
  const { rows } = await sql<OtherMethod>`
    select provider_id as id, 'provider' as kind, null as name, created_at from sign_in_method
    where person_id = ${personId} and provider_id <> ${PASSWORD}
    union all
    select id::text, 'passkey', name, created_at from passkey where person_id = ${personId}
    order by created_at desc, id`.execute(db);
  return rows;
}

/** Removes a passkey or an account at a provider. */
export const removeOtherMethod = (db: Db, personId: string, { id, kind }: OtherMethod) =>
  kind === 'provider'
    ? removeMethod(db, personId, id)
    : db.deleteFrom('passkey').where('personId', '=', personId).where('id', '=', id).execute();

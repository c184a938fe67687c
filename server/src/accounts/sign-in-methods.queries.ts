import type { Db } from '../db/database.ts';

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

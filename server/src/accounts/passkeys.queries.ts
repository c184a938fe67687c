import type { Db } from '../db/database.ts';

export const listPasskeys = (db: Db, personId: string) =>
  db
    .selectFrom('passkey')
    .select(['id', 'name', 'credentialId', 'transports', 'createdAt', 'lastUsedAt'])
    .where('personId', '=', personId)
    .orderBy('createdAt')
    .execute();

/** By the unique index of `passkey.credential_id`. */
export const readPasskey = (db: Db, credentialId: string) =>
  db
    .selectFrom('passkey')
    .select(['id', 'personId', 'credentialId', 'publicKey', 'counter', 'transports'])
    .where('credentialId', '=', credentialId)
    .executeTakeFirst();

interface NewPasskey {
  readonly id: string;
  readonly personId: string;
  readonly name: string;
  readonly credentialId: string;
  readonly publicKey: Buffer;
  readonly counter: number;
  readonly transports: string[];
  readonly backedUp: boolean;
  readonly createdAt: Date;
}

/** False where the authenticator's key is stored already. */
export async function insertPasskey(db: Db, passkey: NewPasskey): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('passkey')
    .values(passkey)
    .onConflict((conflict) => conflict.column('credentialId').doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

export const notePasskeyUse = (db: Db, id: string, counter: number, now: Date) =>
  db.updateTable('passkey').set({ counter, lastUsedAt: now }).where('id', '=', id).execute();

/** False where the person has no such passkey. */
export async function deletePasskey(db: Db, personId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('passkey')
    .where('id', '=', id)
    .where('personId', '=', personId)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

/** Returns whether a passkey is still that of a person. */
export const hasPasskey = async (db: Db, personId: string, id: string): Promise<boolean> =>
  (await db
    .selectFrom('passkey')
    .select('id')
    .where('personId', '=', personId)
    .where('id', '=', id)
    .executeTakeFirst()) !== undefined;

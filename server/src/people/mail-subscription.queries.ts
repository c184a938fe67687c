import { sql } from 'kysely';
import type { Db } from '../db/database.ts';

/** The hash of a person; the one that is there already, where there is one. */
export async function subscriptionOf(
  db: Db,
  given: { readonly personId: string; readonly hash: string; readonly createdAt: Date },
): Promise<string> {
  const { hash } = await db
    .insertInto('mailSubscription')
    .values(given)
    .onConflict((conflict) =>
      conflict.column('personId').doUpdateSet({ createdAt: sql`mail_subscription.created_at` }),
    )
    .returning('hash')
    .executeTakeFirstOrThrow();
  return hash;
}

/** @param address in lower case */
export async function personWithAddress(db: Db, address: string): Promise<string | undefined> {
  const person = await db.selectFrom('person').select('id').where('email', '=', address).executeTakeFirst();
  return person?.id;
}

/** Returns whether there is a person with this hash. */
export async function setOptedOut(
  db: Db,
  hash: string,
  changes: { readonly hasOptedOutOfEmail: boolean; readonly updatedAt: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('person')
    .set(changes)
    .where('id', 'in', (query) =>
      query.selectFrom('mailSubscription').select('personId').where('hash', '=', hash),
    )
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Returns whether the account of an address, where there is one, wants no mails. @param address in lower case */
export async function isOptedOut(db: Db, address: string): Promise<boolean> {
  const person = await db
    .selectFrom('person')
    .select('hasOptedOutOfEmail')
    .where('email', '=', address)
    .executeTakeFirst();
  return person?.hasOptedOutOfEmail === true;
}

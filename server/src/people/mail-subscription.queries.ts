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

/** Returns whether an address is a proven one of an account, and whether its account wants no mails. @param address in lower case */
export async function isOptedOut(
  db: Db,
  address: string,
): Promise<{ readonly isProven: boolean; readonly hasOptedOut: boolean }> {
  const person = await db
    .selectFrom('person')
    .select(['hasOptedOutOfEmail', 'emailVerified'])
    .where('email', '=', address)
    .executeTakeFirst();
  return { isProven: person?.emailVerified === true, hasOptedOut: person?.hasOptedOutOfEmail === true };
}

/** Stores that an address without an account wants no mails. */
export async function stopAddress(db: Db, digest: string, stoppedAt: Date): Promise<void> {
  await db
    .insertInto('stoppedAddress')
    .values({ digest, stoppedAt })
    .onConflict((conflict) => conflict.column('digest').doNothing())
    .execute();
}

export async function resumeAddress(db: Db, digest: string): Promise<void> {
  await db.deleteFrom('stoppedAddress').where('digest', '=', digest).execute();
}

export async function isStopped(db: Db, digest: string): Promise<boolean> {
  const row = await db
    .selectFrom('stoppedAddress')
    .select('digest')
    .where('digest', '=', digest)
    .executeTakeFirst();
  return row !== undefined;
}

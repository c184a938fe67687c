import { sql, type Updateable } from 'kysely';
import type { Db } from '../db/database.ts';
import type { OwnedChange } from '../db/owned-change.ts';
import type { Person } from '../db/tables.ts';

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

/** Returns the address of the person with this hash; undefined where there is none. */
export async function setOptedOut(
  db: Db,
  hash: string,
  changes: { readonly hasOptedOutOfEmail: boolean; readonly updatedAt: Date },
): Promise<string | undefined> {
  const person = await db
    .updateTable('person')
    .set(changes)
    .where('id', 'in', (query) =>
      query.selectFrom('mailSubscription').select('personId').where('hash', '=', hash),
    )
    .returning('email')
    .executeTakeFirst();
  return person?.email;
}

/** Returns whether an address is of an account that wants no mails. @param address in lower case */
export async function isOptedOut(db: Db, address: string): Promise<boolean> {
  const person = await db
    .selectFrom('person')
    .select('hasOptedOutOfEmail')
    .where('email', '=', address)
    .executeTakeFirst();
  return person?.hasOptedOutOfEmail === true;
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

/** Changes a person who asks for mails. */
export async function wantMails(
  db: OwnedChange,
  personId: string,
  changes: Updateable<Person>,
): Promise<{ readonly email: string; readonly emailVerified: boolean }> {
  return db
    .updateTable('person')
    .set(changes)
    .where('id', '=', personId)
    .returning(['email', 'emailVerified'])
    .executeTakeFirstOrThrow();
}

import { randomBytes } from 'node:crypto';
import type { Db } from '../db/database.ts';
import { AppError } from '../http/errors.ts';
import { isOptedOut, personWithAddress, setOptedOut, subscriptionOf } from './mail-subscription.queries.ts';

const HASH_BYTES = 16;

/** The hash of a person's links to subscribe and unsubscribe; the same in all mails. */
export const subscriptionHash = (db: Db, personId: string, now: Date): Promise<string> =>
  subscriptionOf(db, { personId, hash: randomBytes(HASH_BYTES).toString('base64url'), createdAt: now });

/** The same for the person with an address; null where there is none. @param address in lower case */
export async function subscriptionHashOf(db: Db, address: string, now: Date): Promise<string | null> {
  const personId = await personWithAddress(db, address);
  return personId === undefined ? null : subscriptionHash(db, personId, now);
}

/**
 * Turns all emails but those about the account itself on or off. The hash is the authority.
 * @throws AppError not_found
 */
export async function changeSubscription(
  db: Db,
  hash: string,
  hasOptedOutOfEmail: boolean,
  now: Date,
): Promise<{ hasOptedOutOfEmail: boolean }> {
  if (!(await setOptedOut(db, hash, { hasOptedOutOfEmail, updatedAt: now }))) throw new AppError('not_found');
  return { hasOptedOutOfEmail };
}

/** Returns whether an address belongs to a person who wants no mails but those about the account itself. */
export const refusesMail = (db: Db, address: string): Promise<boolean> => isOptedOut(db, address);

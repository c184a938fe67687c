import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Db } from '../db/database.ts';
import { sharedSecret } from '../db/server-secrets.ts';
import { AppError } from '../http/errors.ts';
import {
  isOptedOut,
  isStopped,
  personWithAddress,
  resumeAddress,
  setOptedOut,
  stopAddress,
  subscriptionOf,
} from './mail-subscription.queries.ts';

const HASH_BYTES = 16;
/** In characters, as base64url. */
const HASH_LENGTH = 22;

/** The hash of a person's links to subscribe and unsubscribe; the same in all mails. */
export const subscriptionHash = (db: Db, personId: string, now: Date): Promise<string> =>
  subscriptionOf(db, { personId, hash: randomBytes(HASH_BYTES).toString('base64url'), createdAt: now });

/**
 * The same for the person with an address, or for an address without an account: its digest with a signature, so that nothing is
 * stored about strangers who do not unsubscribe. @param address in lower case
 */
export async function subscriptionHashOf(db: Db, address: string, now: Date): Promise<string> {
  const personId = await personWithAddress(db, address);
  if (personId !== undefined) return subscriptionHash(db, personId, now);
  const digest = await addressDigest(db, address);
  return digest + (await signatureOf(db, digest));
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
  const isDone =
    hash.length === HASH_LENGTH
      ? await changePerson(db, hash, hasOptedOutOfEmail, now)
      : await changeAddress(db, hash, hasOptedOutOfEmail, now);
  if (!isDone) throw new AppError('not_found');
  return { hasOptedOutOfEmail };
}

/**
 * Returns whether an address is of a person, or of a stranger, who wants no mails but those about the account itself. A stranger's
 * choice still counts once an account has the address, until its person turns mails on.
 */
export const refusesMail = async (db: Db, address: string): Promise<boolean> =>
  (await isOptedOut(db, address)) || isStopped(db, await addressDigest(db, address));

/** Forgets that an address wanted no mails, for the person who proved it. @param address in lower case */
export const resumeMails = async (db: Db, address: string): Promise<void> =>
  resumeAddress(db, await addressDigest(db, address));

/** Returns whether there is a person with this hash, which is in mails to their address alone. */
async function changePerson(db: Db, hash: string, stops: boolean, now: Date): Promise<boolean> {
  const address = await setOptedOut(db, hash, { hasOptedOutOfEmail: stops, updatedAt: now });
  if (address !== undefined && !stops) await resumeMails(db, address);
  return address !== undefined;
}

/** Returns whether this server signed the hash. */
async function changeAddress(db: Db, hash: string, stops: boolean, now: Date): Promise<boolean> {
  const digest = hash.slice(0, HASH_LENGTH);
  const [given, right] = [hash.slice(HASH_LENGTH), await signatureOf(db, digest)].map((each) =>
    Buffer.from(each),
  );
  if (!given || !right || given.length !== right.length || !timingSafeEqual(given, right)) return false;
  await (stops ? stopAddress(db, digest, now) : resumeAddress(db, digest));
  return true;
}

/** The keyed digest that stands for an address where the address itself is not stored. @param address in lower case */
export const addressDigest = (db: Db, address: string): Promise<string> => keyed(db, `address ${address}`);
const signatureOf = (db: Db, digest: string): Promise<string> => keyed(db, `link ${digest}`);

async function keyed(db: Db, text: string): Promise<string> {
  const secret = await sharedSecret(db, 'mail-subscription');
  return createHmac('sha256', secret).update(text).digest('base64url').slice(0, HASH_LENGTH);
}

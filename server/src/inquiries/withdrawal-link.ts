import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Db } from '../db/database.ts';
import { sharedSecret } from '../db/server-secrets.ts';

/** The page by which a visitor withdraws consent. */
export const withdrawalPath = '/consent/withdraw';

/** The page by which the author of a review proves the address; its link has the same signature. */
export const reviewPath = '/review/confirm';

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/**
 * Path and query of the page by which the sender of an inquiry withdraws consent. The confirmation alone has it, so its holder
 * reads the mails of the inquiry's address.
 */
export async function withdrawalLink(db: Db, inquiryId: string): Promise<string> {
  return `${withdrawalPath}?${new URLSearchParams({ inquiry: inquiryId, signature: await signatureOf(db, inquiryId) })}`;
}

/** The inquiry's id of a link; undefined where this server did not sign it. */
export async function signedInquiryId(db: Db, id: string, signature: string): Promise<string | undefined> {
  if (!UUID.test(id)) return undefined;
  const [given, right] = [signature, await signatureOf(db, id)].map((text) => Buffer.from(text));
  return given && right && given.length === right.length && timingSafeEqual(given, right) ? id : undefined;
}

async function signatureOf(db: Db, inquiryId: string): Promise<string> {
  const secret = await sharedSecret(db, 'consent-withdrawal');
  return createHmac('sha256', secret).update(inquiryId).digest('base64url');
}

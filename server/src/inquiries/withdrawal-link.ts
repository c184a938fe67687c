import { uuidPattern } from '@hearth/domain/text/uuid.ts';
import type { Db } from '../db/database.ts';
import { isSigned, signatureOf } from '../db/signature.ts';

/** The page by which a visitor withdraws consent. */
export const withdrawalPath = '/consent/withdraw';

/** The page by which the author of a review proves the address; its link has the same signature. */
export const reviewPath = '/review/confirm';

const secret = 'consent-withdrawal';

/**
 * Path and query of the page by which the sender of an inquiry withdraws consent. The confirmation alone has it, so its holder
 * reads the mails of the inquiry's address.
 */
export async function withdrawalLink(db: Db, inquiryId: string): Promise<string> {
  return `${withdrawalPath}?${new URLSearchParams({ inquiry: inquiryId, signature: await signatureOf(db, secret, inquiryId) })}`;
}

/** The inquiry's id of a link; undefined where this server did not sign it. */
export async function signedInquiryId(db: Db, id: string, signature: string): Promise<string | undefined> {
  if (!uuidPattern.test(id)) return undefined;
  return (await isSigned(db, secret, { text: id, signature })) ? id : undefined;
}

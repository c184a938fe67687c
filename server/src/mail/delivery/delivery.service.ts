import type { Db } from '../../db/database.ts';
import { addressDigest } from '../../people/mail-subscription.service.ts';
import { forgiveBounces, insertDelivery, readBounces, storeBounce } from './delivery.queries.ts';
import type { DeliveryEvent } from './delivery-event.ts';
import { isMachine } from './machine-readers.ts';

/** Soft bounces after which an address gets no more mails until it is proven again. */
const mostSoftBounces = 3;

/**
 * Stores an event that a provider reports: the status of its mail follows, and a bounce counts for the address. An event that is known,
 * or of a mail that is not, changes nothing.
 */
export const recordDelivery = (db: Db, event: DeliveryEvent): Promise<void> =>
  db.transaction().execute(async (transaction) => {
    const isRead = event.status === 'Opened' || event.status === 'Clicked';
    const address = await insertDelivery(transaction, event, isRead && isMachine(event.userAgent));
    if (address !== null && event.status === 'Bounced') await noteBounce(transaction, address, event);
  });

/** Notes that a mail to an address came back. */
export async function noteBounce(
  db: Db,
  address: string,
  { isHard, reason, at }: Pick<DeliveryEvent, 'isHard' | 'reason' | 'at'>,
): Promise<void> {
  const digest = await addressDigest(db, address.toLowerCase());
  await storeBounce(db, { digest, isHard: isHard === true, reason, at });
}

/** The ledger of an address. */
export interface AddressBounces {
  /** When it was last proven after bounces; null for never. */
  readonly provenAt: Date | null;
  /** The bounces for which it gets no more mails; null for an address that gets them. */
  readonly suppressed: 'hard' | 'soft' | null;
}

export async function bouncesOf(db: Db, address: string): Promise<AddressBounces> {
  const bounces = await readBounces(db, await addressDigest(db, address.toLowerCase()));
  if (bounces === undefined) return { provenAt: null, suppressed: null };
  const { provenAt, isHard, count } = bounces;
  return { provenAt, suppressed: isHard ? 'hard' : count >= mostSoftBounces ? 'soft' : null };
}

export const suppressedBy = async (db: Db, address: string): Promise<AddressBounces['suppressed']> =>
  (await bouncesOf(db, address)).suppressed;

/** A code in a mail to the address was used, so mails reach it. */
export const forgiveAddress = async (db: Db, address: string, now: Date): Promise<void> =>
  forgiveBounces(db, await addressDigest(db, address.toLowerCase()), now);

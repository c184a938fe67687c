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

/** The bounces for which an address gets no more mails: hard, or soft ones; null for an address that gets them. */
export async function suppressedBy(db: Db, address: string): Promise<'hard' | 'soft' | null> {
  const bounces = await readBounces(db, await addressDigest(db, address.toLowerCase()));
  if (bounces === undefined) return null;
  if (bounces.isHard) return 'hard';
  return bounces.count >= mostSoftBounces ? 'soft' : null;
}

/** A code in a mail to the address was used, so mails reach it. */
export const forgiveAddress = async (db: Db, address: string, now: Date): Promise<void> =>
  forgiveBounces(db, await addressDigest(db, address.toLowerCase()), now);

import { randomUUID } from 'node:crypto';
import type { BodyOf } from '@hearth/domain/contract/endpoint.ts';
import type { shareListing } from '@hearth/domain/contract/listing-actions.ts';
import { plainText } from '@hearth/domain/inquiry/plain-text.ts';
import { emailAddress } from '@hearth/domain/people/email-address.ts';
import type { SharingLimits } from '../accounts/sharing-limits.service.ts';
import { recordAudit } from '../audit/audit.service.ts';
import type { Config } from '../config.ts';
import type { Database } from '../db/database.ts';
import { AppError } from '../http/errors.ts';
import { refuse } from '../http/refuse.ts';
import { type OwnedVisit, publicVisit } from '../http/visit.ts';
import type { ListingService } from '../listings/listing.service.ts';
import { mailedHome } from '../listings/mailed-home.service.ts';
import type { NewMail } from '../mail/mail.ts';
import type { MailQueue } from '../mail/mail-queue.ts';
import { refusesMail } from '../people/mail-subscription.service.ts';
import { personOf } from '../people/owner.service.ts';

interface ShareDependencies {
  readonly db: Database;
  readonly config: Pick<Config, 'publicUrl' | 'productName' | 'site'>;
  readonly clock: () => Date;
  readonly listings: ListingService;
  readonly mails: MailQueue;
  readonly limits: SharingLimits;
}

/** A home, the address that it goes to, and who sends it. */
export interface Sharing {
  readonly id: string;
  readonly body: BodyOf<typeof shareListing>;
  readonly visit: OwnedVisit;
  /** The network address of the sender. */
  readonly address: string;
}

/**
 * Queues a mail about a home to one address. It shows what a guest may see, since everybody may read it, and has no secret. An
 * address whose account wants no mail gets none; the answer is the same, so it reveals no account.
 * @throws AppError sign_in_required; validation_failed for an invalid address; forbidden for a home that the sender sees and
 * guests do not; too_many_attempts; else as `requiredListing` does
 */
export async function shareListingByMail(
  { db, config, clock, listings, mails, limits }: ShareDependencies,
  { id, body, visit, address }: Sharing,
): Promise<void> {
  const sender = await personOf(db.kysely, visit.owner);
  const receiver = emailAddress(body.receiverEmail) ?? refuse('receiverEmail', 'Please enter a valid email');
  await listings.requiredListing(id, visit);
  const shown = await listings.shownListing(id, publicVisit(visit));
  if (shown === undefined) throw new AppError('forbidden');
  await limits.count({ sender, address, receiver });
  const now = clock();
  const listing = await mailedHome({ db, config }, shown);
  const isRefused = await refusesMail(db.kysely, receiver);
  await mails.start();
  await db.kysely.transaction().execute(async (transaction) => {
    const mail: NewMail = {
      ...{ id: randomUUID(), template: 'listing-shared', createdAt: now },
      to: { name: '', address: receiver },
      // An address that was never proven may be another person's.
      replyTo: sender.emailVerified ? { name: '', address: sender.email } : null,
      related: { type: 'person', id: sender.id },
      parameters: {
        sender: `${sender.firstname} ${sender.lastname}`.trim(),
        message: plainText(body.message ?? ''),
        listing,
      },
    };
    if (!isRefused) await mails.enqueue(transaction, [mail]);
    // Also without a mail: the sender's data would tell else.
    await recordAudit(transaction, {
      ...{ at: now, action: 'listing shared', actorId: visit.actor.userId, personId: sender.id },
      ...{ details: { listingid: shown.listing.listingid }, ipAddress: address },
    });
  });
  mails.wake();
}

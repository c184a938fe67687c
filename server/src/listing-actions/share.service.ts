import { randomUUID } from 'node:crypto';
import type { BodyOf } from '@hearth/domain/contract/endpoint.ts';
import type { shareListing } from '@hearth/domain/contract/listing-actions.ts';
import { plainText } from '@hearth/domain/inquiry/plain-text.ts';
import { emailAddress } from '@hearth/domain/people/email-address.ts';
import type { AttemptLimits } from '../accounts/attempt-limits.ts';
import { recordAudit } from '../audit/audit.service.ts';
import type { Config } from '../config.ts';
import type { Database } from '../db/database.ts';
import { AppError } from '../http/errors.ts';
import { networkOf } from '../http/network-of.ts';
import { publicVisit, type Visit } from '../http/visit.ts';
import { askedListing } from '../inquiries/asked-listing.ts';
import type { ListingService } from '../listings/listing.service.ts';
import type { MailQueue } from '../mail/mail-queue.ts';
import { refusesMail } from '../people/mail-subscription.service.ts';
import { ownPerson } from '../people/profile.service.ts';
import { refuse } from '../people/signed-in.ts';

interface ShareDependencies {
  readonly db: Database;
  readonly config: Pick<Config, 'publicUrl'>;
  readonly clock: () => Date;
  readonly listings: ListingService;
  readonly mails: MailQueue;
  readonly limits: AttemptLimits;
}

/** A home, the address that it goes to, and who sends it. */
export interface Sharing {
  readonly id: string;
  readonly body: BodyOf<typeof shareListing>;
  readonly visit: Visit;
  /** The network address of the sender. */
  readonly address: string;
}

/**
 * Queues a mail about a home to one address. It shows what a guest may see, since everybody may read it, and has no secret. An
 * address whose account wants no mail gets none; the answer is the same, so that it tells of no account.
 * @throws AppError sign_in_required; validation_failed for what is no address; forbidden for a home that the sender sees and
 * guests do not; too_many_attempts; else as `requiredListing` does
 */
export async function shareListingByMail(
  { db, config, clock, listings, mails, limits }: ShareDependencies,
  { id, body, visit, address }: Sharing,
): Promise<void> {
  const sender = await ownPerson(db.kysely, visit);
  const receiver = emailAddress(body.receiverEmail) ?? refuse('receiverEmail', 'Please enter a valid email');
  await listings.requiredListing(id, visit);
  const home = await askedListing(listings, id, publicVisit(visit));
  if (home === undefined) throw new AppError('forbidden');
  await limits.count([
    [sender.emailVerified ? 'share of one person' : 'share of one unverified person', sender.id],
    ['share of one network', networkOf(address)],
    ['share to one address', receiver],
  ]);
  if (await refusesMail(db.kysely, receiver)) return;
  const now = clock();
  const { label, listofficename, attributioncontact, path } = home;
  await mails.start();
  await db.kysely.transaction().execute(async (transaction) => {
    await mails.enqueue(transaction, [
      {
        ...{ id: randomUUID(), template: 'listing-shared', createdAt: now },
        to: { name: '', address: receiver },
        // An address that was never proven may be another person's.
        replyTo: sender.emailVerified ? { name: '', address: sender.email } : null,
        related: { type: 'person', id: sender.id },
        parameters: {
          sender: `${sender.firstname} ${sender.lastname}`.trim(),
          message: plainText(body.message ?? ''),
          listing: {
            ...{ label, listofficename, attributioncontact, address: home.address },
            url: `${config.publicUrl}${path}`,
          },
        },
      },
    ]);
    await recordAudit(transaction, {
      ...{ at: now, action: 'listing shared', actorId: sender.id, personId: sender.id },
      ...{ details: { listingid: home.listingid }, ipAddress: address },
    });
  });
  mails.wake();
}

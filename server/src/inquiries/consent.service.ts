import { randomUUID } from 'node:crypto';
import type { Db } from '../db/database.ts';
import type { NewMail } from '../mail/mail.ts';
import type { MailQueue } from '../mail/mail-queue.ts';
import { markWithdrawn, readersOf, senderOf, type WithdrawnInquiry } from './consent.queries.ts';
import { signedInquiryId } from './withdrawal-link.ts';

interface WithdrawalDependencies {
  readonly db: Db;
  readonly mails: MailQueue;
  readonly clock: () => Date;
}

/** The address whose consent a signed link withdraws; undefined for a link that is not ours, or whose inquiry was deleted. */
export async function addressOfLink(db: Db, inquiry: string, signature: string): Promise<string | undefined> {
  const id = await signedInquiryId(db, inquiry, signature);
  return id === undefined ? undefined : senderOf(db, id);
}

/**
 * Withdraws what the sender of inquiries agreed to, for all inquiries of the address, and mails it to everyone at the brokerage
 * who got one of them: they have the number. Returns how many inquiries had a consent to withdraw; running it again does nothing.
 */
export async function withdrawConsent(
  { db, mails, clock }: WithdrawalDependencies,
  email: string,
): Promise<number> {
  await mails.start();
  const now = clock();
  const withdrawn = await db.transaction().execute(async (transaction) => {
    const inquiries = await markWithdrawn(transaction, email, now);
    const readers = await readersOf(
      transaction,
      inquiries.map(({ id }) => id),
    );
    await mails.enqueue(transaction, withdrawalMails(inquiries, readers, now));
    return inquiries;
  });
  mails.wake();
  return withdrawn.length;
}

function withdrawalMails(
  [newest]: readonly WithdrawnInquiry[],
  readers: Awaited<ReturnType<typeof readersOf>>,
  createdAt: Date,
): NewMail[] {
  if (newest === undefined) return [];
  const { id: inquiryId, ...visitor } = newest;
  return readers.map((to) => ({
    id: randomUUID(),
    to,
    replyTo: null,
    related: { type: 'inquiry', id: inquiryId },
    createdAt,
    template: 'consent-withdrawn',
    parameters: { visitor },
  }));
}

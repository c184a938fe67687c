import { randomUUID } from 'node:crypto';
import type { Language } from '@hearth/domain/embed/language.ts';
import type { Db } from '../db/database.ts';
import type { NewMail } from '../mail/mail.ts';
import type { MailQueue } from '../mail/mail-queue.ts';
import type { WebhookQueue } from '../webhooks/webhook-queue.ts';
import {
  consentsOfSender,
  type GivenConsent,
  markWithdrawn,
  readersOf,
  type WithdrawnInquiry,
} from './consent.queries.ts';
import type { AnsweredBox } from './inquiry.ts';
import { signedInquiryId } from './withdrawal-link.ts';

interface WithdrawalDependencies {
  readonly db: Db;
  readonly mails: MailQueue;
  readonly webhooks: WebhookQueue;
  readonly clock: () => Date;
}

/** Subject of a withdrawal link. */
export interface ConsentOfLink {
  /** Name in the newest request. */
  readonly email: string;
  /** When the last consent was withdrawn; null while one stands. */
  readonly withdrawnAt: Date | null;
  /** The exact words of the consents that stand, or of those that were withdrawn last; each text once. */
  readonly texts: readonly string[];
  readonly language: Language;
}

/** The consent that a signed link withdraws; undefined for a link that is not ours, or whose inquiry was deleted. */
export async function consentOfLink(
  db: Db,
  inquiry: string,
  signature: string,
): Promise<ConsentOfLink | undefined> {
  const id = await signedInquiryId(db, inquiry, signature);
  return id === undefined ? undefined : consentOfAddress(await consentsOfSender(db, id));
}

function consentOfAddress(given: readonly GivenConsent[]): ConsentOfLink | undefined {
  const [newest] = given;
  if (newest === undefined) return undefined;
  const withdrawnAt = given.some(({ consentWithdrawnAt }) => consentWithdrawnAt === null)
    ? null
    : new Date(Math.max(...given.map(({ consentWithdrawnAt }) => Number(consentWithdrawnAt))));
  const shown = given.filter(({ consentWithdrawnAt: at }) => at?.getTime() === withdrawnAt?.getTime());
  const texts = [...new Set(acceptedOf(shown).map(({ text }) => text))];
  return { email: newest.email, withdrawnAt, texts, language: newest.language };
}

const acceptedOf = (given: readonly { readonly consentBoxes: readonly AnsweredBox[] }[]) =>
  given.flatMap(({ consentBoxes }) => consentBoxes.filter(({ accepted }) => accepted));

/**
 * Withdraws what the sender of inquiries agreed to, for all inquiries of the address, and mails it to everyone at the brokerage
 * who got one of them, and to webhooks that were sent one: they have the number. Returns how many inquiries had a consent to withdraw; running it again does nothing.
 */
export async function withdrawConsent(
  { db, mails, webhooks, clock }: WithdrawalDependencies,
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
    await webhooks.announceWithdrawal(transaction, inquiries, now);
    return inquiries;
  });
  mails.wake();
  webhooks.wake();
  return withdrawn.length;
}

function withdrawalMails(
  inquiries: readonly WithdrawnInquiry[],
  readers: Awaited<ReturnType<typeof readersOf>>,
  createdAt: Date,
): NewMail[] {
  const [newest] = inquiries;
  if (newest === undefined) return [];
  const { id: inquiryId, name, email, phone } = newest;
  const withdrawn = [...new Set(acceptedOf(inquiries).map(({ id }) => id))];
  return readers.map((to) => ({
    id: randomUUID(),
    to,
    replyTo: null,
    related: { type: 'inquiry', id: inquiryId },
    createdAt,
    template: 'consent-withdrawn',
    parameters: { visitor: { name, email, phone }, withdrawn },
  }));
}

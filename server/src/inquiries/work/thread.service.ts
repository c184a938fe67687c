import type { Config } from '../../config.ts';
import { agentByKey } from '../agent-in-charge.queries.ts';
import { isReachable } from '../inquiry-mails.ts';
import { changeWork, type InquiryWork, insertMailReply, readInquiry } from './agent-inquiries.queries.ts';
import { answered, type InquiryWorkDependencies } from './agent-inquiries.service.ts';
import { dueAfter } from './due-after.ts';
import type { IncomingMail } from './incoming-mail.ts';
import { continuedMail, replyMail } from './inquiry-work-mails.ts';
import { type Thread, threadAt } from './thread-address.ts';

/**
 * Stores a mail in the thread of its inquiry and passes it on: a visitor's to the agent, who has the inquiry to answer again, and an
 * agent's to the visitor. A mail that is known, without words, or of no thread changes nothing.
 */
export async function takeMail(
  { db, config, mails }: InquiryWorkDependencies,
  { addresses, text, messageId }: IncomingMail,
  now: Date,
): Promise<void> {
  const thread = text === '' ? undefined : await threadAt(db.kysely, addresses);
  if (thread === undefined) return;
  await mails.start();
  await db.kysely.transaction().execute(async (transaction) => {
    const inquiry = await readInquiry(transaction, thread.inquiryId);
    if (inquiry === undefined || !mayWrite(thread, inquiry)) return;
    const byVisitor = thread.by === 'visitor';
    const reply = { inquiryId: inquiry.id, body: text, messageId, createdAt: now, byVisitor };
    if (!(await insertMailReply(transaction, { ...reply, agentKey: byVisitor ? null : inquiry.agentKey })))
      return;
    await changeWork(
      transaction,
      inquiry.id,
      byVisitor ? reopened(config, inquiry, now) : answered(inquiry, now),
    );
    const agent = inquiry.agentKey === null ? undefined : await agentByKey(transaction, inquiry.agentKey);
    if (agent === undefined) return;
    const answer = { inquiry, body: text, visit: { now } };
    const given = { db: transaction, config };
    if (!byVisitor) await mails.enqueue(transaction, [await replyMail(given, { ...answer, agent })]);
    else if (isReachable(agent))
      await mails.enqueue(transaction, [await continuedMail(given, { ...answer, agent })]);
  });
  mails.wake();
}

type ThreadInquiry = NonNullable<Awaited<ReturnType<typeof readInquiry>>>;

const reopened = (config: Config, { type }: ThreadInquiry, now: Date): InquiryWork => ({
  ...{ status: 'new', dueAt: dueAfter(config, type, now), remindedAt: null, snoozedUntil: null },
});

/** A visitor who withdrew the consent to be contacted gets no answer. */
const mayWrite = ({ by }: Thread, { consentWithdrawnAt, agentKey }: ThreadInquiry): boolean =>
  by === 'visitor' || (agentKey !== null && consentWithdrawnAt === null);

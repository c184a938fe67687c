import type {
  AgentInquiry,
  AgentInquiryDetails,
  changeAgentInquiry,
  getAgentInquiries,
} from '@hearth/domain/contract/agent-inquiry.ts';
import type { BodyOf, QueryOf, ResponseOf } from '@hearth/domain/contract/endpoint.ts';
import { longestSnoozeDays } from '@hearth/domain/inquiry/inquiry-work.ts';
import { plainText } from '@hearth/domain/inquiry/plain-text.ts';
import { DAY_MS } from '@hearth/domain/listing/days.ts';
import { recordAudit } from '../../audit/audit.service.ts';
import type { Config } from '../../config.ts';
import type { Database, Db } from '../../db/database.ts';
import { periodStart } from '../../db/list-page.ts';
import { type Attempt, attempted } from '../../http/attempt.ts';
import { AppError } from '../../http/errors.ts';
import { refuse } from '../../http/refuse.ts';
import type { OwnedVisit } from '../../http/visit.ts';
import type { MailQueue } from '../../mail/mail-queue.ts';
import { type AgentInCharge, agentByUsername } from '../agent-in-charge.queries.ts';
import { addressLine, fullName, isReachable } from '../inquiry-mails.ts';
import {
  changeWork,
  insertReply,
  type ListedInquiry,
  type OpenedInquiry,
  readAgentInquiries,
  readAgentInquiry,
  readColleagues,
  readReplies,
  replyOfAttempt,
} from './agent-inquiries.queries.ts';
import { dueAfter } from './due-after.ts';
import { replyMail, waitingMail } from './inquiry-work-mails.ts';

export interface InquiryWorkDependencies {
  readonly db: Database;
  readonly config: Config;
  readonly mails: MailQueue;
}

/** A page of the inquiries that the actor answers. */
export async function agentInquiries(
  db: Db,
  { period, ...requested }: QueryOf<typeof getAgentInquiries>,
  visit: OwnedVisit,
): Promise<ResponseOf<typeof getAgentInquiries>> {
  const agent = await agentOf(db, visit);
  if (agent === undefined) return { items: [], total: 0 };
  const since = periodStart(period, visit.now);
  const found = await readAgentInquiries(db, { ...requested, since, agentKey: agent.id, now: visit.now });
  return { items: found.items.map(shown), total: found.total };
}

/** An inquiry that the actor answers, with its thread. @throws AppError not_found */
export async function agentInquiry(db: Db, id: string, visit: OwnedVisit): Promise<AgentInquiryDetails> {
  const agent = await agentOf(db, visit);
  const inquiry = agent && (await readAgentInquiry(db, id, agent.id));
  if (inquiry === undefined) throw new AppError('not_found');
  const [replies, colleagues] = await Promise.all([
    readReplies(db, id),
    readColleagues(db, visit.edition, agent!.id),
  ]);
  const { email, phone, fact, language, landingPage, hiddenFields, consentWithdrawnAt } = inquiry;
  return {
    ...shown(inquiry),
    ...{ email, phone: phone || null, fact, language, landingPage, hiddenFields },
    address: addressLine(inquiry),
    consentWithdrawnAt: timeOf(consentWithdrawnAt),
    replies: replies.map((reply) => ({ ...reply, createdAt: reply.createdAt.toISOString() })),
    colleagues: colleagues.map(({ agentId, ...person }) => ({ agentId, name: fullName(person) })),
  };
}

/** Answers an inquiry by mail, once for each attempt. @throws AppError validation_failed, not_found, idempotency_conflict */
export async function replyTo(
  dependencies: InquiryWorkDependencies,
  { id, text, attempt }: { readonly id: string; readonly text: string; readonly attempt: Attempt | null },
  visit: OwnedVisit,
): Promise<void> {
  const { db, config, mails } = dependencies;
  const body = plainText(text);
  if (body === '') refuse('text', 'This message is invalid');
  await mails.start();
  await changing(db.kysely, id, visit, async (transaction, inquiry, agent) => {
    const earlier = (key: string) => replyOfAttempt(transaction, agent.id, key);
    if ((await attempted(attempt, earlier)) !== undefined) return;
    if (inquiry.consentWithdrawnAt !== null)
      refuse('text', `${fullName(inquiry)} withdrew the consent to be contacted.`);
    const { key: attemptKey = null, digest: attemptDigest = null } = attempt ?? {};
    const reply = { inquiryId: id, agentKey: agent.id, body, attemptKey, attemptDigest };
    await insertReply(transaction, { ...reply, createdAt: visit.now });
    await changeWork(transaction, id, answered(inquiry, visit.now));
    const mail = await replyMail({ db: transaction, config }, { inquiry, agent, body, visit });
    await mails.enqueue(transaction, [mail]);
  });
  mails.wake();
}

/** Changes the status of an inquiry, snoozes it or hands it over. @throws AppError validation_failed, not_found */
export async function changeInquiry(
  dependencies: InquiryWorkDependencies,
  id: string,
  { status, snoozedUntil, agentId }: BodyOf<typeof changeAgentInquiry>,
  visit: OwnedVisit,
): Promise<void> {
  const { db, config, mails } = dependencies;
  const until = typeof snoozedUntil === 'string' ? snoozeUntil(snoozedUntil, visit.now) : snoozedUntil;
  await mails.start();
  await changing(db.kysely, id, visit, async (transaction, inquiry, agent) => {
    if (agentId !== undefined) await handOver(dependencies, transaction, { inquiry, agent, agentId, visit });
    if (status === 'answered') await changeWork(transaction, id, answered(inquiry, visit.now));
    if (status === 'closed') await changeWork(transaction, id, { status, ...settled });
    if (status === 'new') await changeWork(transaction, id, { status, answeredAt: null });
    if (until === undefined) return;
    if ((status ?? inquiry.status) !== 'new') refuse('snoozedUntil', 'Reopen it to snooze it.');
    const dueAt = until ?? dueAfter(config, inquiry.type, visit.now);
    await changeWork(transaction, id, { snoozedUntil: until, dueAt, remindedAt: null });
  });
  mails.wake();
}

/** @throws AppError validation_failed for a time that is past or too far away */
function snoozeUntil(text: string, now: Date): Date {
  const until = new Date(text);
  const days = (until.getTime() - now.getTime()) / DAY_MS;
  if (days <= 0 || days > longestSnoozeDays)
    refuse('snoozedUntil', `Choose a time within the next ${longestSnoozeDays} days.`);
  return until;
}

const settled = { dueAt: null, snoozedUntil: null } as const;

/** The first answer counts: later ones leave its time. */
export const answered = (inquiry: Pick<OpenedInquiry, 'answeredAt'>, now: Date) =>
  ({ status: 'answered', answeredAt: inquiry.answeredAt ?? now, ...settled }) as const;

interface Handover {
  readonly inquiry: OpenedInquiry;
  readonly agent: AgentInCharge;
  /** Of the colleague. */
  readonly agentId: string;
  readonly visit: OwnedVisit;
}

async function handOver(
  { config, mails }: InquiryWorkDependencies,
  transaction: Db,
  { inquiry, agent, agentId, visit }: Handover,
): Promise<void> {
  const colleagues = await readColleagues(transaction, visit.edition, agent.id);
  const next = colleagues.some((each) => each.agentId === agentId)
    ? await agentByUsername(transaction, agentId)
    : undefined;
  if (next === undefined || !isReachable(next)) return refuse('agentId', 'Choose an agent who gets email.');
  const dueAt = inquiry.status === 'new' ? dueAfter(config, inquiry.type, visit.now) : null;
  const change = { agentKey: next.id, remindedAt: null, snoozedUntil: null, dueAt };
  await changeWork(transaction, inquiry.id, change);
  await auditReassignment(transaction, { inquiry, from: agent.agentId, to: agentId, visit });
  const before = { name: fullName(agent), isHandedOver: true };
  await mails.enqueue(transaction, [waitingMail(config, { inquiry, agent: next, before, now: visit.now })]);
}

const auditReassignment = (
  db: Db,
  { inquiry, from, to, visit }: Pick<Handover, 'inquiry' | 'visit'> & { from: string; to: string },
): Promise<void> =>
  recordAudit(db, {
    ...{ at: visit.now, action: 'inquiry assigned', actorId: visit.actor.userId },
    details: { inquiry: inquiry.id, from, to },
  });

/** Runs a change of an inquiry that the actor answers, locked. @throws AppError not_found */
const changing = (
  db: Db,
  id: string,
  visit: OwnedVisit,
  work: (transaction: Db, inquiry: OpenedInquiry, agent: AgentInCharge) => Promise<void>,
): Promise<void> =>
  db.transaction().execute(async (transaction) => {
    const agent = await agentOf(transaction, visit);
    const inquiry = agent && (await readAgentInquiry(transaction, id, agent.id, { isLocked: true }));
    if (inquiry === undefined) throw new AppError('not_found');
    await work(transaction, inquiry, agent!);
  });

/** The agent who the actor is; undefined for clients, and for agents who left. */
const agentOf = async (db: Db, { actor }: OwnedVisit): Promise<AgentInCharge | undefined> =>
  actor.role === 'agent' ? agentByUsername(db, actor.agentId) : undefined;

const timeOf = (time: Date | null): string | null => time?.toISOString() ?? null;

const shown = (inquiry: ListedInquiry): AgentInquiry => ({
  ...{ id: inquiry.id, type: inquiry.type, name: fullName(inquiry), message: inquiry.message },
  ...{ tourDateTime: inquiry.tourDateTime, listingId: inquiry.askedListingId, status: inquiry.status },
  createdAt: inquiry.createdAt.toISOString(),
  answeredAt: timeOf(inquiry.answeredAt),
  snoozedUntil: timeOf(inquiry.snoozedUntil),
});

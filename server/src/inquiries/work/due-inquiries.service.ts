import { editionOf } from '@hearth/domain/edition/editions.ts';
import { agentOfVisitor } from '../../agents/own-agent.service.ts';
import { recordAudit } from '../../audit/audit.service.ts';
import type { Config } from '../../config.ts';
import type { Database, Db } from '../../db/database.ts';
import type { JobDefinition } from '../../jobs/job-definition.ts';
import type { MailQueue } from '../../mail/mail-queue.ts';
import { type AgentInCharge, agentByKey, agentByUsername } from '../agent-in-charge.queries.ts';
import { fullName, isReachable } from '../inquiry-mails.ts';
import { changeWork, type DueInquiry, lockDue, readAgentInquiry } from './agent-inquiries.queries.ts';
import { waitingMail } from './inquiry-work-mails.ts';

/** Inquiries of one transaction. */
const BATCH = 50;
const HOUR_MS = 3_600_000;

interface DueDependencies {
  readonly db: Database;
  readonly config: Config;
  readonly clock: () => Date;
  readonly mails: Pick<MailQueue, 'start' | 'enqueue' | 'wake'>;
}

/**
 * Reminds agents of inquiries without an answer, and hands those over to the default agent that still have none later, or whose agent
 * left. Each step happens once: rows are locked, and change with the mail.
 */
export async function workOffDue(dependencies: DueDependencies): Promise<void> {
  const { db, config, clock, mails } = dependencies;
  await mails.start();
  const edition = editionOf(config.productName).id;
  let found: number;
  do {
    found = await db.kysely.transaction().execute(async (transaction) => {
      const due = await lockDue(transaction, edition, clock(), BATCH);
      for (const inquiry of due) await advance(dependencies, transaction, inquiry);
      return due.length;
    });
    mails.wake();
  } while (found === BATCH);
}

async function advance(dependencies: DueDependencies, transaction: Db, due: DueInquiry): Promise<void> {
  const { config, clock, mails } = dependencies;
  const { id, agentKey, remindedAt } = due;
  const now = clock();
  const agent = agentKey === null ? undefined : await agentByKey(transaction, agentKey);
  if (remindedAt !== null || agent === undefined || !isReachable(agent))
    return toDefaultAgent(dependencies, transaction, { due, agent });
  const dueAt = new Date(now.getTime() + config.inquiryHandoverHours * HOUR_MS);
  await changeWork(transaction, id, { remindedAt: now, dueAt });
  if (!agent.inquiryReminders) return;
  const inquiry = (await readAgentInquiry(transaction, id, agent.id))!;
  await mails.enqueue(transaction, [waitingMail(config, { inquiry, agent, before: null, now })]);
}

/** The last step: the default agent is not reminded again. */
async function toDefaultAgent(
  { config, clock, mails }: DueDependencies,
  transaction: Db,
  { due: { id }, agent }: { readonly due: DueInquiry; readonly agent: AgentInCharge | undefined },
): Promise<void> {
  const now = clock();
  const found = await agentOfVisitor(transaction, editionOf(config.productName).id, null);
  const next = found === null ? undefined : await agentByUsername(transaction, found.agent.agentId);
  if (next === undefined || next.id === agent?.id || !isReachable(next))
    return changeWork(transaction, id, { dueAt: null });
  await changeWork(transaction, id, { agentKey: next.id, dueAt: null, snoozedUntil: null });
  await recordAudit(transaction, {
    ...{ at: now, action: 'inquiry assigned' },
    details: { inquiry: id, from: agent?.agentId ?? null, to: next.agentId },
  });
  const inquiry = (await readAgentInquiry(transaction, id, next.id))!;
  const before = { name: agent ? fullName(agent) : null, isHandedOver: false };
  await mails.enqueue(transaction, [waitingMail(config, { inquiry, agent: next, before, now })]);
}

/** Runs `workOffDue` every five minutes. */
export const dueInquiriesJob = (dependencies: DueDependencies): JobDefinition<object> => ({
  name: 'due-inquiries',
  retry: { limit: 2, delaySeconds: 30, maxDelaySeconds: 60 },
  expireSeconds: 120,
  singletonKey: () => 'due-inquiries',
  concurrency: 1,
  schedule: { cron: '*/5 * * * *', runsAtStart: true },
  // The next run does what this one could not.
  hasDeadLetters: false,
  run: () => workOffDue(dependencies),
});

import type { getAgentActivity } from '@hearth/domain/contract/agent-activity.ts';
import type { QueryOf, ResponseOf } from '@hearth/domain/contract/endpoint.ts';
import { inquiryTitle } from '@hearth/domain/inquiry/inquiry-types.ts';
import { DAY_MS } from '@hearth/domain/listing/days.ts';
import type { Db } from '../db/database.ts';
import { AppError } from '../http/errors.ts';
import type { OwnedVisit } from '../http/visit.ts';
import { subjectOf } from '../mail/inbox.service.ts';
import { type ActivityRow, readActivity } from './activity.queries.ts';

/** A page of the mails and inquiries that came to the agent who asks. @throws AppError forbidden for clients */
export async function agentActivity(
  db: Db,
  { periodStart, periodEnd, status, showOnly, dateOrder: _, ...page }: QueryOf<typeof getAgentActivity>,
  { actor, edition, now }: OwnedVisit,
): Promise<ResponseOf<typeof getAgentActivity>> {
  if (actor.role !== 'agent') throw new AppError('forbidden');
  const agent = { agentId: actor.agentId, userId: actor.userId, edition, now };
  const from = periodStart === undefined ? null : new Date(periodStart);
  const requested = { from, to: endOf(periodEnd), isUnread: status !== undefined, kind: showOnly ?? null };
  const { items, total } = await readActivity(db, agent, { ...page, ...requested });
  return { items: await Promise.all(items.map(shown)), total };
}

/** A day ends with its last moment. */
function endOf(text: string | undefined): Date | null {
  if (text === undefined) return null;
  const start = new Date(text).getTime();
  return new Date(text.length > 10 ? start : start + DAY_MS - 1);
}

async function shown(row: ActivityRow) {
  const { kind, id, isUnread, createdAt } = row;
  const title = row.kind === 'Emails' ? await subjectOf(row) : `${inquiryTitle(row.type)}: ${row.name}`;
  return { kind, id, isUnread, title, createdAt: createdAt.toISOString() };
}

import type { AgentTab } from '@hearth/domain/people/history-rules.ts';
import { can } from '@hearth/domain/people/policies/history.ts';
import type { Db } from '../db/database.ts';
import { AppError } from '../http/errors.ts';
import type { OwnedVisit } from '../http/visit.ts';
import { personOf } from '../people/owner.service.ts';
import { switchesOf } from './history-settings.service.ts';

/** Admits owners to their lists, and their agent to those that they show. @throws AppError forbidden */
export async function requireShown(
  db: Db,
  { owner, actor, right }: OwnedVisit,
  tab: AgentTab,
): Promise<void> {
  if (right === 'self') return;
  const [{ agentId: ownerAgentId }, switches] = await Promise.all([
    personOf(db, owner),
    switchesOf(db, owner.ownerId),
  ]);
  if (!can(actor, 'see', { ownerId: owner.ownerId, ownerAgentId, switches, tab }))
    throw new AppError('forbidden');
}

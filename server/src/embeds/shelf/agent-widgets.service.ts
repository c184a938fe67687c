import type { AgentWidgets } from '@hearth/domain/contract/agent-dashboard.ts';
import type { KeyPeriod } from '@hearth/domain/contract/embed-owner.ts';
import type { Db } from '../../db/database.ts';
import { AppError } from '../../http/errors.ts';
import type { OwnedVisit } from '../../http/visit.ts';
import { daysUntil } from '../owner/key-owner.service.ts';
import { readAgentsKeys, readKeyPages } from '../owner/owned-keys.queries.ts';

/** The keys of the agent who asks, and the pages on which their widgets were seen. @throws AppError forbidden for clients */
export async function agentWidgets(db: Db, visit: OwnedVisit, days: KeyPeriod): Promise<AgentWidgets> {
  const { actor } = visit;
  if (actor.role !== 'agent') throw new AppError('forbidden');
  const keys = await readAgentsKeys(db, actor.agentId);
  return {
    keys: keys.map(({ key, owner, origins }) => ({ key, owner, origins: [...origins] })),
    pages: await readKeyPages(
      db,
      keys.map(({ key }) => key),
      daysUntil(visit, days),
    ),
  };
}

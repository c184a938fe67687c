import type { Viewer } from '../viewer.ts';
import { policyOf } from './policy.ts';

export interface OwnedSearch {
  /** Account of the person who saved it. */
  readonly ownerId: string;
  /** Username of that person's agent; null for none. */
  readonly ownerAgentId: string | null;
  /** Account of the person whose things the actor means: another one in agent mode. */
  readonly actsFor: string;
}

/** The owner, and the owner's agent in agent mode. */
const manages = (actor: Viewer, { ownerId, ownerAgentId, actsFor }: OwnedSearch): boolean => {
  if (actor.role === 'guest' || actsFor !== ownerId) return false;
  return actor.userId === ownerId || (actor.role === 'agent' && actor.agentId === ownerAgentId);
};

/** Rights of people on saved searches. */
export const { can, abilities } = policyOf({
  see: manages,
  /** Changes its words, its search and its cadence. */
  update: manages,
  remove: manages,
});

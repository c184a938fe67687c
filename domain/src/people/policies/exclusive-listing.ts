import type { EditionId } from '../../edition/edition.ts';
import { may } from '../capabilities.ts';
import type { Viewer } from '../viewer.ts';
import { policyOf } from './policy.ts';

export interface OwnedExclusiveListing {
  /** Username of its agent; null once the agent is deleted. */
  readonly agentId: string | null;
  readonly edition: EditionId;
}

/** Its agent, and the admins of its site. */
const manages = (actor: Viewer, { agentId, edition }: OwnedExclusiveListing): boolean =>
  actor.role === 'agent' &&
  may(actor, 'have exclusive listings') &&
  (actor.agentId === agentId || (actor.edition === edition && may(actor, 'manage listings of all agents')));

/** Rights of agents on exclusive listings. To all others they do not exist before they are published. */
export const { can, abilities } = policyOf({
  see: manages,
  edit: manages,
  /** Publishes, withdraws, marks as sold or leased, and schedules. */
  publish: manages,
  remove: manages,
});

import { may } from '../capabilities.ts';
import type { Viewer } from '../viewer.ts';
import { policyOf } from './policy.ts';

export interface AgentsContact {
  /** Username of the agent who has the contact; null for none. */
  readonly agentId: string | null;
  /** The contact has an account. */
  readonly hasAccount: boolean;
  /** The agent shares the contact with the team that the actor belongs to too. */
  readonly isSharedWithActor: boolean;
}

const isOwner = (actor: Viewer, { agentId }: AgentsContact): boolean =>
  actor.role === 'agent' && actor.agentId === agentId;

const takesPart = (actor: Viewer, contact: AgentsContact): boolean =>
  isOwner(actor, contact) || (actor.role === 'agent' && contact.isSharedWithActor);

/** Rights of agents on contacts. */
export const { can, abilities } = policyOf({
  see: takesPart,
  /** Changes name, address, phone, source and notes. */
  edit: takesPart,
  /** Decides about the team, the search for leases, mails and merges. */
  manage: isOwner,
  invite: (actor: Viewer, contact: AgentsContact) => isOwner(actor, contact) && !contact.hasAccount,
  /** Acts for the contact in agent mode. Never a teammate, never an admin. */
  act: (actor: Viewer, contact: AgentsContact) =>
    isOwner(actor, contact) && contact.hasAccount && may(actor, 'act for contacts'),
  /** Gives the contact to another agent. */
  reassign: (actor: Viewer) => may(actor, 'reassign contacts'),
});

import type { Viewer } from '../viewer.ts';

/** A thing that people share, as it concerns an actor. */
export interface SharedThing {
  /** Account of the person who has it. */
  readonly ownerId: string;
  /** Username of that person's agent; null for none. */
  readonly ownerAgentId: string | null;
  /** Account of the person whose things the actor means: another one in agent mode. */
  readonly actsFor: string;
  /** Open membership of that person; null for none. */
  readonly membership: 'joined' | 'pending' | null;
}

/** `invited`: an invited person, or the agent of one with a membership. `outside`: the owner's agent outside agent mode. */
export type RoleInThing = 'owner' | 'agent' | 'collaborator' | 'invited' | 'outside' | null;

/** The part that an actor has in a thing. */
function roleIn(actor: Viewer, { ownerId, ownerAgentId, actsFor, membership }: SharedThing): RoleInThing {
  if (actor.role === 'guest') return null;
  if (actor.userId === ownerId) return 'owner';
  const isAgent = actor.role === 'agent' && actor.agentId === ownerAgentId;
  if (isAgent && actsFor === ownerId) return 'agent';
  if (membership === 'joined' && actsFor === actor.userId) return 'collaborator';
  if (membership !== null) return 'invited';
  return isAgent ? 'outside' : null;
}

/** Returns whether an actor has one of some roles in a thing. */
export const isOneOf =
  (...roles: readonly RoleInThing[]) =>
  (actor: Viewer, thing: SharedThing): boolean =>
    roles.includes(roleIn(actor, thing));

/** An invitation is answered in person. */
export const isAskedToAnswer = (actor: Viewer, { membership, actsFor }: SharedThing): boolean =>
  actor.role !== 'guest' && membership === 'pending' && actsFor === actor.userId;

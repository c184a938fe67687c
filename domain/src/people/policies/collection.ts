import { isReservedCollection, proposedCollection } from '../proposed-collection.ts';
import type { Viewer } from '../viewer.ts';
import { policyOf } from './policy.ts';

export interface SharedCollection {
  /** A number, `dismissedCollection` or `proposedCollection`. */
  readonly id: string;
  /** Account of the person who has it. */
  readonly ownerId: string;
  /** Username of that person's agent; null for none. */
  readonly ownerAgentId: string | null;
  /** Account of the person whose things the actor means: another one in agent mode. */
  readonly actsFor: string;
  /** Open membership of that person; null for none. */
  readonly membership: 'joined' | 'pending' | null;
  /** People who joined it. */
  readonly collaboratorCount: number;
}

/** `viewer`: an invited person, or the owner's agent outside agent mode. */
type Role = 'owner' | 'agent' | 'collaborator' | 'viewer' | null;

/** The part that an actor has in a collection. */
function roleIn(actor: Viewer, collection: SharedCollection): Role {
  if (actor.role === 'guest') return null;
  const { ownerId, actsFor, membership } = collection;
  if (actor.userId === ownerId) return 'owner';
  const isAgent = actor.role === 'agent' && actor.agentId === collection.ownerAgentId;
  if (isAgent && actsFor === ownerId) return 'agent';
  if (membership === 'joined' && actsFor === actor.userId) return 'collaborator';
  return isAgent || membership !== null ? 'viewer' : null;
}

const isOneOf =
  (...roles: readonly Role[]) =>
  (actor: Viewer, collection: SharedCollection): boolean =>
    roles.includes(roleIn(actor, collection));

/** Dismissed and recommended homes exist as long as the account, under their own names and for one person. */
const named =
  (rule: (actor: Viewer, collection: SharedCollection) => boolean) =>
  (actor: Viewer, collection: SharedCollection): boolean =>
    !isReservedCollection(collection.id) && rule(actor, collection);

const manages = isOneOf('owner', 'agent');
const takesPart = isOneOf('owner', 'agent', 'collaborator');
/** People vote in person, and there is nothing to seal for one alone. */
const votes =
  (...roles: readonly Role[]) =>
  (actor: Viewer, collection: SharedCollection): boolean =>
    collection.collaboratorCount > 0 && isOneOf(...roles)(actor, collection);

/** Rights of people on collections. */
export const { can, abilities } = policyOf({
  see: isOneOf('owner', 'agent', 'collaborator', 'viewer'),
  rename: named(manages),
  remove: named(manages),
  /** Adds homes; a home is removed by the policy of homes. Agents add recommended ones by recommending them. */
  changeHomes: (actor: Viewer, collection: SharedCollection): boolean =>
    collection.id !== proposedCollection && takesPart(actor, collection),
  /** Changes the order of the homes, which all people of the collection see. */
  order: named(takesPart),
  /** Invites, reminds and removes people. */
  invite: named(manages),
  comment: named(takesPart),
  /** Votes on its homes; an agent votes for no contact. */
  vote: named(votes('owner', 'collaborator')),
  /** Opens the votes on homes before all have voted. */
  openVotes: named(votes('owner')),
  /** Sees votes that were opened. */
  seeVotes: named(takesPart),
  /** Has the open houses in a calendar. Agents, who act for the owner, have none. */
  subscribe: named(isOneOf('owner', 'collaborator')),
  leave: isOneOf('collaborator'),
  /** Joins, or declines the invitation. */
  answer: (actor: Viewer, collection: SharedCollection): boolean =>
    actor.role !== 'guest' && collection.membership === 'pending' && collection.actsFor === actor.userId,
});

interface CollectionHome {
  readonly collection: SharedCollection;
  /** Account of the person who added it; null once it is deleted. */
  readonly addedBy: string | null;
}

/** Rights of people on a home in a collection. */
export const homePolicy = policyOf({
  remove: (actor: Viewer, { collection, addedBy }: CollectionHome): boolean =>
    manages(actor, collection) ||
    (takesPart(actor, collection) && actor.role !== 'guest' && addedBy === actor.userId),
});

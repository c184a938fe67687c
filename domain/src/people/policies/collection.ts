import { isReservedCollection, proposedCollection } from '../proposed-collection.ts';
import type { Viewer } from '../viewer.ts';
import { policyOf } from './policy.ts';
import { isAskedToAnswer, isOneOf, type RoleInThing, type SharedThing } from './role-in-thing.ts';

export interface SharedCollection extends SharedThing {
  /** A number, `dismissedCollection` or `proposedCollection`. */
  readonly id: string;
  /** People who joined it. */
  readonly collaboratorCount: number;
}

/** Dismissed and recommended homes exist as long as the account, under their own names and for one person. */
const named =
  (rule: (actor: Viewer, collection: SharedCollection) => boolean) =>
  (actor: Viewer, collection: SharedCollection): boolean =>
    !isReservedCollection(collection.id) && rule(actor, collection);

const manages = isOneOf('owner', 'agent');
const takesPart = isOneOf('owner', 'agent', 'collaborator');
/** People vote in person, and there is nothing to seal for one alone. */
const votes =
  (...roles: readonly RoleInThing[]) =>
  (actor: Viewer, collection: SharedCollection): boolean =>
    collection.collaboratorCount > 0 && isOneOf(...roles)(actor, collection);

/** Rights of people on collections. */
export const { can, abilities } = policyOf({
  see: isOneOf('owner', 'agent', 'collaborator', 'invited', 'outside'),
  rename: named(manages),
  /** Chooses the cadence of the own mails; the agent, of those to the owner. */
  chooseCadence: named(takesPart),
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
  answer: isAskedToAnswer,
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

import { dismissedCollection } from '../dismissed-collection.ts';
import type { Viewer } from '../viewer.ts';
import { policyOf } from './policy.ts';

interface Collection {
  /** A number, or `dismissedCollection`. */
  readonly id: string;
  /** Account of the person who has it. */
  readonly ownerId: string;
}

const owns = (actor: Viewer, { ownerId }: Collection): boolean =>
  actor.role !== 'guest' && actor.userId === ownerId;

/** The dismissed homes exist as long as the account, under their own name. */
const ownsNamed = (actor: Viewer, collection: Collection): boolean =>
  owns(actor, collection) && collection.id !== dismissedCollection;

/** Rights of people on collections. */
export const { can, abilities } = policyOf({ rename: ownsNamed, remove: ownsNamed, changeHomes: owns });

import type { Collection } from '@hearth/domain/contract/collection.ts';
import { homePolicy, type SharedCollection } from '@hearth/domain/people/policies/collection.ts';
import type { Db } from '../db/database.ts';
import type { OwnedVisit } from '../http/visit.ts';
import type { LinkedListing } from '../listings/linked-listings.ts';
import type { ListingService } from '../listings/listing.service.ts';
import type { CollectionRow } from './collections.queries.ts';
import type { AdderRow, SavedHome } from './saved-homes.queries.ts';

/** Facts of a home in a collection. */
export type HomeFacts = Pick<SavedHome, 'addedBy' | 'addedAt'> & {
  /** Words of the agent who recommended it. */
  readonly comment?: string | null;
};

/** A home in a collection that the visit may see. */
export type ShownHome = LinkedListing & HomeFacts;

/** A collection with all its homes that the visit may see, in the order by hand. */
export interface StoredCollection extends Omit<CollectionRow, 'id'> {
  readonly id: Collection['id'];
  readonly homes: readonly ShownHome[];
  /** The agents of recommended homes. */
  readonly adders?: readonly AdderRow[];
}

/** Reads homes through the gate. */
export interface HomesSource {
  readonly db: Db;
  readonly listings: Pick<ListingService, 'linkedListings' | 'openedByLink'>;
}

/** A collection as its policy takes it. */
export const ofPolicy = (
  row: Pick<SharedCollection, 'ownerId' | 'ownerAgentId' | 'membership' | 'collaboratorCount'> & {
    readonly id: string | number;
  },
  { owner }: OwnedVisit,
): SharedCollection => ({ ...row, id: String(row.id), actsFor: owner.ownerId });

/** Decides whether the actor may remove homes of a collection. */
export function removesFrom(
  stored: StoredCollection,
  visit: OwnedVisit,
): (home: Pick<ShownHome, 'addedBy'>) => boolean {
  const collection = ofPolicy(stored, visit);
  return ({ addedBy }) => homePolicy.can(visit.actor, 'remove', { collection, addedBy });
}

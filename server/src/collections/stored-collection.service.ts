import type { Collection } from '@hearth/domain/contract/collection.ts';
import { homePolicy, type SharedCollection } from '@hearth/domain/people/policies/collection.ts';
import type { OwnedVisit } from '../http/visit.ts';
import type { CollectionRow } from './collections.queries.ts';
import type { AdderRow, SavedHome } from './saved-homes.queries.ts';

export type StoredHome = Pick<SavedHome, 'listingkey' | 'addedBy' | 'addedAt'> & {
  /** Words of the agent who recommended it. */
  readonly comment?: string | null;
};

/** A collection as it is stored, with all its homes, before the gate. */
export interface StoredCollection extends Omit<CollectionRow, 'id'> {
  readonly id: Collection['id'];
  readonly homes: readonly StoredHome[];
  /** The agents of recommended homes. */
  readonly adders?: readonly AdderRow[];
}

/** A collection as its policy takes it. */
export const ofPolicy = (
  row: Pick<SharedCollection, 'ownerId' | 'ownerAgentId' | 'membership' | 'collaboratorCount'> & {
    readonly id: string | number;
  },
  { owner }: OwnedVisit,
): SharedCollection => ({ ...row, id: String(row.id), actsFor: owner.ownerId });

/** Decides by listing key whether the actor may remove a home. */
export function removesFrom(stored: StoredCollection, visit: OwnedVisit): (listingkey: string) => boolean {
  const collection = ofPolicy(stored, visit);
  const adderOf = new Map(stored.homes.map(({ listingkey, addedBy }) => [listingkey, addedBy]));
  return (key) => homePolicy.can(visit.actor, 'remove', { collection, addedBy: adderOf.get(key) ?? null });
}

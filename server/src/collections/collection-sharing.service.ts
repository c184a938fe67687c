import { can } from '@hearth/domain/people/policies/collection.ts';
import type { SharedKind } from '../sharing/shared-thing.ts';
import type { CollectionRow } from './collections.queries.ts';
import { ofPolicy, requiredCollection } from './collections.service.ts';
import { countLeft } from './saved-homes.queries.ts';

/** Collections as things that people share. */
export const sharedCollections: SharedKind<CollectionRow> = {
  kind: 'collection',
  read: requiredCollection,
  can: (visit, action, collection) => can(visit.actor, action, ofPolicy(collection, visit)),
  /** Homes stay and keep the name of the person who added them. */
  async departure(db, collectionId, personId, isOwn) {
    const { homes, hearts } = await countLeft(db, collectionId, personId);
    return [
      { what: 'homes', fate: 'stays', count: homes },
      ...(isOwn ? [{ what: 'hearts', fate: 'goes', count: hearts } as const] : []),
    ];
  },
  joinPath: (id) => `/join/listing/collection/${id}`,
};

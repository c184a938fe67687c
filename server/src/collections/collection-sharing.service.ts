import { collectionPath } from '@hearth/domain/page/collection-path.ts';
import { can } from '@hearth/domain/people/policies/collection.ts';
import type { SharedKind } from '../sharing/shared-thing.ts';
import { departingVotes, removeVotes } from '../votes/departing-votes.service.ts';
import type { CollectionRow } from './collections.queries.ts';
import { requiredCollection } from './collections.service.ts';
import { countCommentsBy } from './comment-counts.queries.ts';
import { countLeft } from './saved-homes.queries.ts';
import { ofPolicy } from './stored-collection.service.ts';

/** Collections as things that people share. */
export const sharedCollections: SharedKind<CollectionRow> = {
  kind: 'collection',
  read: requiredCollection,
  can: (visit, action, collection) => can(visit.actor, action, ofPolicy(collection, visit)),
  /** Homes and comments stay and keep the name of the person who added them. */
  async departure(db, collectionId, personId, isOwn) {
    const [{ homes, hearts }, votes, comments] = await Promise.all([
      countLeft(db, collectionId, personId),
      departingVotes(db, collectionId, personId, isOwn),
      countCommentsBy(db, collectionId, personId),
    ]);
    return [
      { what: 'homes', fate: 'stays', count: homes },
      ...(isOwn ? [{ what: 'hearts', fate: 'goes', count: hearts } as const] : []),
      ...(comments > 0 ? [{ what: 'comments', fate: 'stays', count: comments } as const] : []),
      ...(votes > 0 ? [{ what: 'votes', fate: 'goes', count: votes } as const] : []),
    ];
  },
  depart: removeVotes,
  path: (id) => collectionPath(id),
  joinPath: (id) => `/join/listing/collection/${id}`,
};

import type { Viewer } from '../viewer.ts';
import { can as canIn, type SharedCollection } from './collection.ts';
import { policyOf } from './policy.ts';

export interface CollectionComment {
  readonly collection: SharedCollection;
  /** Account of the person who wrote it; null once it is deleted. */
  readonly authorId: string | null;
  readonly isDeleted: boolean;
}

/** The author, while the author takes part. */
const isByActor = (actor: Viewer, { collection, authorId, isDeleted }: CollectionComment): boolean =>
  !isDeleted && actor.role !== 'guest' && actor.userId === authorId && canIn(actor, 'comment', collection);

/** Rights of people on a comment on a home in a collection. */
export const { can, abilities } = policyOf({
  edit: isByActor,
  /** Its author, and those who manage the collection. */
  remove: (actor: Viewer, comment: CollectionComment): boolean =>
    isByActor(actor, comment) || (!comment.isDeleted && canIn(actor, 'invite', comment.collection)),
});

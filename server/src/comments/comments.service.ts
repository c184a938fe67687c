import type { addComment, Comment, getComments } from '@hearth/domain/contract/comment.ts';
import type { BodyOf, QueryOf, ResponseOf } from '@hearth/domain/contract/endpoint.ts';
import { plainText } from '@hearth/domain/inquiry/plain-text.ts';
import { withCommas } from '@hearth/domain/listing/price.ts';
import { commentProblems, mostComments } from '@hearth/domain/people/comment-rules.ts';
import { can as canIn } from '@hearth/domain/people/policies/collection.ts';
import { abilities, can } from '@hearth/domain/people/policies/comment.ts';
import type { CommentLimits } from '../accounts/comment-limits.service.ts';
import { homesOf, requiredHome } from '../collections/collection-homes.service.ts';
import type { CollectionRow } from '../collections/collections.queries.ts';
import { requiredCollection } from '../collections/collections.service.ts';
import { ofPolicy } from '../collections/stored-collection.service.ts';
import type { Config } from '../config.ts';
import type { Db } from '../db/database.ts';
import type { OwnedChange } from '../db/owned-change.ts';
import { type Attempt, attempted } from '../http/attempt.ts';
import { AppError } from '../http/errors.ts';
import { refuse, refuseProblems } from '../http/refuse.ts';
import type { OwnedVisit } from '../http/visit.ts';
import type { ListingService } from '../listings/listing.service.ts';
import { announce } from '../live/announce.service.ts';
import type { MailQueue } from '../mail/mail-queue.ts';
import { changeThing } from '../sharing/change-thing.service.ts';
import { announceComment } from './comment-mail.service.ts';
import {
  type CommentRow,
  changeComment,
  countComments,
  insertComment,
  noteRead,
  readAttempted,
  readComment,
  readThread,
} from './comments.queries.ts';

export interface CommentDependencies {
  readonly db: Db;
  readonly listings: Pick<ListingService, 'linkedListings' | 'openedByLink'>;
}

/**
 * Returns a page of the comments on a home of a collection, or on all its homes that the actor may see, the newest first.
 * @throws AppError not_found
 */
export async function commentsOf(
  dependencies: CommentDependencies,
  id: string,
  { listingId, page, limit }: QueryOf<typeof getComments>,
  visit: OwnedVisit,
): Promise<ResponseOf<typeof getComments>> {
  const { db } = dependencies;
  const collection = await requiredCollection(db, id, visit);
  const homes =
    listingId === undefined
      ? await homesOf(dependencies, [collection.id], visit)
      : [await requiredHome(dependencies, collection, listingId, visit)];
  const ids = new Map(homes.map(({ listingkey, listingid }) => [listingkey, listingid]));
  const readerId = visit.actor.userId;
  const thread = await readThread(db, collection, { listingkeys: [...ids.keys()], readerId, page, limit });
  return {
    items: thread.items.map((row) => shown(row, ids.get(row.listingkey)!, collection, visit)),
    total: thread.total,
  };
}

interface CommentingDependencies extends CommentDependencies {
  readonly config: Pick<Config, 'publicUrl'>;
  readonly mails: MailQueue;
  readonly limits: CommentLimits;
}

/**
 * Comments on a home, with a mail to the others unless the author wants none. A repeated attempt gets the comment of the first.
 * @param attempt null where the sender gave it no key
 * @throws AppError validation_failed, not_found, forbidden, too_many_attempts, idempotency_conflict
 */
export async function comment(
  dependencies: CommentingDependencies,
  id: string,
  { text, listingId, notNotifyUser = false }: BodyOf<typeof addComment>,
  visit: OwnedVisit,
  attempt: Attempt | null = null,
): Promise<Comment> {
  const { db, limits, mails } = dependencies;
  const words = storedText(text);
  const readerId = visit.actor.userId;
  const change = {
    ...changeOf(id, visit, 'commented'),
    isAllowed: (row: CollectionRow) => canIn(visit.actor, 'comment', ofPolicy(row, visit)),
  };
  const before = await change.read(db);
  if (!change.isAllowed(before)) throw new AppError('forbidden');
  const { listingkey, listingid } = await requiredHome(dependencies, before, listingId, visit);
  const shownBy = async (each: Db, commentId: number, collection: CollectionRow) =>
    shown((await readComment(each, collection, { id: commentId, readerId }))!, listingid, collection, visit);
  const earlierIn = (each: Db) => attempted(attempt, (key) => readAttempted(each, before.id, readerId, key));
  const earlier = await earlierIn(db);
  if (earlier !== undefined) return shownBy(db, earlier, before);
  await limits.count(readerId);
  await mails.start();
  return changeThing(db, visit, change, async (transaction, collection) => {
    const meanwhile = await earlierIn(transaction);
    if (meanwhile !== undefined) return shownBy(transaction, meanwhile, collection);
    if ((await countComments(transaction, collection.id)) >= mostComments)
      refuse('text', `A collection can have ${withCommas(mostComments)} comments.`);
    const commentId = await insertComment(transaction, {
      ...{ collectionId: collection.id, listingkey, personId: readerId },
      ...{ text: words, createdAt: visit.now, isQuiet: notNotifyUser },
      ...(attempt && { attemptKey: attempt.key, attemptDigest: attempt.digest }),
    });
    if (!notNotifyUser) await announceComment(dependencies, transaction, collection, visit);
    return shownBy(transaction, commentId, collection);
  });
}

/** A comment by the ids of its path. */
export interface CommentOfVisit {
  readonly id: string;
  readonly commentId: string;
  readonly visit: OwnedVisit;
}

/** @throws AppError validation_failed, not_found, forbidden */
export async function editComment(
  { db, listings }: CommentDependencies,
  { id, commentId, visit }: CommentOfVisit,
  text: string,
): Promise<Comment> {
  const words = storedText(text);
  const readerId = visit.actor.userId;
  return changeThing(db, visit, changeOf(id, visit, 'comment edited'), async (transaction, collection) => {
    const row = await changeable(transaction, collection, { id, commentId, visit }, 'edit');
    const [home] = await listings.linkedListings([row.listingkey], visit);
    if (home === undefined) throw new AppError('not_found');
    if (row.text !== words) await changeComment(transaction, row.id, { text: words, editedAt: visit.now });
    const edited = await readComment(transaction, collection, { id: row.id, readerId });
    return shown(edited!, home.listingid, collection, visit);
  });
}

/** Deletes the text of a comment. @throws AppError not_found, forbidden */
export const deleteComment = (db: Db, given: CommentOfVisit): Promise<void> =>
  changeThing(
    db,
    given.visit,
    changeOf(given.id, given.visit, 'comment deleted'),
    async (transaction, collection) => {
      const row = await changeable(transaction, collection, given, 'remove');
      await changeComment(transaction, row.id, { text: '', deletedAt: given.visit.now });
    },
  );

/** Notes that the actor has read the comments on a home up to one; open pages of the actor follow. @throws AppError not_found */
export async function markRead(
  dependencies: CommentDependencies,
  id: string,
  { listingId, commentId }: { readonly listingId: string; readonly commentId: string },
  visit: OwnedVisit,
): Promise<void> {
  const readerId = visit.actor.userId;
  // Others see nothing of it.
  const change = { ...changeOf(id, visit, 'comments read'), kind: null };
  await changeThing(dependencies.db, visit, change, async (transaction, collection) => {
    const { listingkey } = await requiredHome(
      { ...dependencies, db: transaction },
      collection,
      listingId,
      visit,
    );
    const row = await readComment(transaction, collection, { id: Number(commentId), readerId });
    if (row?.listingkey !== listingkey) throw new AppError('not_found');
    await noteRead(transaction, {
      ...{ personId: readerId, collectionId: collection.id, listingkey, lastComment: row.id },
    });
    await announce(transaction, { resource: 'collection', id, people: [readerId] });
  });
}

const changeOf = (id: string, visit: OwnedVisit, name: string) => ({
  kind: 'collection' as const,
  read: (db: Db) => requiredCollection(db, id, visit),
  // The policy of comments decides.
  isAllowed: () => true,
  refusal: 'forbidden' as const,
  name,
});

async function changeable(
  transaction: OwnedChange,
  collection: CollectionRow,
  { commentId, visit }: CommentOfVisit,
  action: 'edit' | 'remove',
): Promise<CommentRow> {
  const row = await readComment(transaction, collection, {
    ...{ id: Number(commentId), readerId: visit.actor.userId },
  });
  if (row === undefined || row.deletedAt !== null) throw new AppError('not_found');
  if (!can(visit.actor, action, policyOf(row, collection, visit))) throw new AppError('forbidden');
  return row;
}

const policyOf = ({ authorId, deletedAt }: CommentRow, collection: CollectionRow, visit: OwnedVisit) => ({
  ...{ collection: ofPolicy(collection, visit), authorId, isDeleted: deletedAt !== null },
});

/** Without invisible characters and changes of direction; HTML stays text. @throws AppError validation_failed */
function storedText(text: string): string {
  const words = plainText(text);
  refuseProblems(commentProblems({ text: words }));
  return words;
}

function shown(row: CommentRow, listingId: string, collection: CollectionRow, visit: OwnedVisit): Comment {
  const { id, text, authorId, firstname, picture, hasLeft, createdAt, editedAt, deletedAt, isNew } = row;
  return {
    ...{ id: String(id), listingId, commentText: text, isNew, isDeleted: deletedAt !== null },
    owner:
      authorId === null
        ? null
        : { firstname: firstname ?? '', picture, hasLeft, isYou: authorId === visit.actor.userId },
    createdAt: createdAt.toISOString(),
    editedAt: deletedAt === null && editedAt !== null ? editedAt.toISOString() : null,
    can: abilities(visit.actor, policyOf(row, collection, visit)),
  };
}

import { type Insertable, sql } from 'kysely';
import type { CollectionRow } from '../collections/collections.queries.ts';
import type { Db } from '../db/database.ts';
import { type ListPage, readListPage } from '../db/list-page.ts';
import type { OwnedChange } from '../db/owned-change.ts';
import type { Comment } from '../db/tables.ts';
import type { Attempted } from '../http/attempt.ts';
import { joinedPeople } from '../sharing/memberships.sql.ts';

/** A comment with its author. */
export interface CommentRow {
  readonly id: number;
  readonly listingkey: string;
  readonly text: string;
  readonly authorId: string | null;
  readonly firstname: string | null;
  readonly picture: string | null;
  /** The author neither has the collection, nor joined it, nor is the owner's agent. */
  readonly hasLeft: boolean;
  readonly createdAt: Date;
  readonly editedAt: Date | null;
  readonly deletedAt: Date | null;
  readonly isNew: boolean;
}

type Thread = Pick<CollectionRow, 'id' | 'ownerId' | 'ownerAgentId'>;

const columnsFor = ({ id, ownerId, ownerAgentId }: Thread, readerId: string) => sql`
  comment.id, comment.listingkey, text, author.id as author_id, firstname, picture, comment.created_at, edited_at, deleted_at,
  not coalesce(author.id = ${ownerId} or author.username = ${ownerAgentId}
               or author.id in ${joinedPeople('collection', sql`${id}`)}, false) as has_left,
  deleted_at is null and author.id is distinct from ${readerId} and comment.id > coalesce((
    select last_comment from comment_read
    where person_id = ${readerId} and collection_id = ${id} and listingkey = comment.listingkey), 0) as is_new`;

const withAuthor = sql`comment left join person author on author.id = comment.person_id`;

/** A page of the comments on some homes of a collection, the newest first; served by comment_thread. */
export const readThread = (
  db: Db,
  thread: Thread,
  {
    listingkeys,
    readerId,
    page,
    limit,
  }: {
    readonly listingkeys: readonly string[];
    readonly readerId: string;
    readonly page: number;
    readonly limit: number;
  },
): Promise<ListPage<CommentRow>> =>
  readListPage<CommentRow, 'date'>(
    db,
    {
      select: columnsFor(thread, readerId),
      from: withAuthor,
      where: sql`collection_id = ${thread.id} and comment.listingkey = any(${listingkeys}::text[])`,
      orders: { date: sql`comment.id` },
      key: sql`comment.id`,
    },
    { page, limit, sortBy: 'date', sortType: 'DESC' },
  );

/** The comments for mails that were written on some homes of a collection in a time, the oldest first; served by comment_thread. */
export async function readWritten(
  db: Db,
  thread: Thread,
  {
    listingkeys,
    readerId,
    from,
    until,
  }: {
    readonly listingkeys: readonly string[];
    readonly readerId: string;
    readonly from: Date;
    readonly until: Date;
  },
): Promise<readonly CommentRow[]> {
  const { rows } = await sql<CommentRow>`
    select ${columnsFor(thread, readerId)} from ${withAuthor}
    where collection_id = ${thread.id} and comment.listingkey = any(${listingkeys}::text[])
      and comment.created_at >= ${from} and comment.created_at < ${until} and not is_quiet
    order by comment.id
  `.execute(db);
  return rows;
}

/** One comment of a collection. */
export async function readComment(
  db: Db,
  thread: Thread,
  { id, readerId }: { readonly id: number; readonly readerId: string },
): Promise<CommentRow | undefined> {
  const { rows } = await sql<CommentRow>`
    select ${columnsFor(thread, readerId)} from ${withAuthor} where collection_id = ${thread.id} and comment.id = ${id}
  `.execute(db);
  return rows[0];
}

export async function insertComment(db: OwnedChange, comment: Insertable<Comment>): Promise<number> {
  const { id } = await db.insertInto('comment').values(comment).returning('id').executeTakeFirstOrThrow();
  return id;
}

export async function changeComment(
  db: OwnedChange,
  id: number,
  change: { readonly text: string; readonly editedAt?: Date; readonly deletedAt?: Date },
): Promise<void> {
  await db.updateTable('comment').set(change).where('id', '=', id).execute();
}

/** The comment that an attempt of a person made in a collection, with the digest of its request; served by comment_attempt. */
export const readAttempted = (
  db: Db,
  collectionId: number,
  personId: string,
  key: string,
): Promise<Attempted | undefined> =>
  db
    .selectFrom('comment')
    .select(['id', 'attemptDigest'])
    .where('personId', '=', personId)
    .where('collectionId', '=', collectionId)
    .where('attemptKey', '=', key)
    .executeTakeFirst();

/** The comments of a collection that are not deleted; served by comment_thread. */
export async function countComments(db: Db, collectionId: number): Promise<number> {
  const { count } = await db
    .selectFrom('comment')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('collectionId', '=', collectionId)
    .where('deletedAt', 'is', null)
    .executeTakeFirstOrThrow();
  return count;
}

/** Notes how far a person has read a thread; an earlier comment changes nothing. */
export async function noteRead(
  db: OwnedChange,
  mark: {
    readonly personId: string;
    readonly collectionId: number;
    readonly listingkey: string;
    readonly lastComment: number;
  },
): Promise<void> {
  await db
    .insertInto('commentRead')
    .values(mark)
    .onConflict((conflict) =>
      conflict
        .columns(['personId', 'collectionId', 'listingkey'])
        .doUpdateSet({ lastComment: sql`greatest(comment_read.last_comment, excluded.last_comment)` }),
    )
    .execute();
}

import { sql } from 'kysely';
import type { Db } from '../db/database.ts';

/** Numbers of comments on a home that are not deleted, and of those of others that are new to a person. */
export interface CommentCount {
  readonly listingkey: string;
  readonly comments: number;
  readonly fresh: number;
}

/** The numbers for each home of a collection with comments; served by comment_thread. */
export async function readCommentCounts(
  db: Db,
  collectionId: number,
  readerId: string,
): Promise<readonly CommentCount[]> {
  const { rows } = await sql<CommentCount>`/* comment counts */
    select comment.listingkey, count(*) as comments,
           count(*) filter (where comment.person_id is distinct from ${readerId}
                              and comment.id > coalesce(last_comment, 0)) as fresh
    from comment left join comment_read
      on comment_read.person_id = ${readerId} and comment_read.collection_id = comment.collection_id
         and comment_read.listingkey = comment.listingkey
    where comment.collection_id = ${collectionId} and deleted_at is null
    group by 1
  `.execute(db);
  return rows;
}

/** Number of comments that a person wrote in a collection and did not delete. */
export async function countCommentsBy(db: Db, collectionId: number, personId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from comment
    where collection_id = ${collectionId} and person_id = ${personId} and deleted_at is null
  `.execute(db);
  return rows[0]?.count ?? 0;
}

import { type Insertable, sql, type Updateable } from 'kysely';
import type { Db } from '../db/database.ts';
import type { OwnedChange } from '../db/owned-change.ts';
import type { SqlFragment } from '../db/sql-fragment.ts';
import type { Collection } from '../db/tables.ts';
import type { Attempted } from '../http/attempt.ts';
import type { Owner } from '../http/visit.ts';
import { joinedCount, joinedThings, openMembership } from '../sharing/memberships.sql.ts';
import type { SharedThing } from '../sharing/shared-thing.ts';

/** A collection as a person sees it. */
export interface CollectionRow extends SharedThing {
  readonly description: string | null;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  readonly ownerFirstname: string;
  readonly ownerPicture: string | null;
  /** Username of the owner's agent; null for none. */
  readonly ownerAgentId: string | null;
  readonly collaboratorCount: number;
  readonly notifyAgent: boolean;
}

/** @param personId whose membership is read */
const collectionsWhere = (
  { ownerId: personId, edition }: Owner,
  condition: SqlFragment,
) => sql<CollectionRow>`
  select collection.id, name, description, collection.created_at, collection.updated_at, person_id as owner_id,
         owner.firstname as owner_firstname, owner.picture as owner_picture, owner.agent_id as owner_agent_id,
         member.id as membership_id, member.state as membership, notify_agent,
         coalesce(case when person_id <> ${personId} then member.cadence end, collection.cadence) as cadence,
         ${joinedCount('collection', sql`collection.id`)} as collaborator_count
  from collection join person owner on owner.id = person_id
  left join lateral ${openMembership('collection', sql`collection.id`, personId)} member on true
  where collection.edition = ${edition} and ${condition}
  order by collection.updated_at desc, collection.id desc`;

/** Those that a person has or joined, the last changed first; served by collection_person and membership_person. */
export async function readCollections(db: Db, owner: Owner): Promise<readonly CollectionRow[]> {
  const { rows } = await collectionsWhere(
    owner,
    sql`collection.id in (select id from collection where person_id = ${owner.ownerId}
                          union all ${joinedThings('collection', owner.ownerId)})`,
  ).execute(db);
  return rows;
}

/** Any collection, with what the person is to it: its policy decides whether it is shown. */
export async function readCollection(db: Db, owner: Owner, id: number): Promise<CollectionRow | undefined> {
  const { rows } = await collectionsWhere(owner, sql`collection.id = ${id}`).execute(db);
  return rows[0];
}

export async function countCollections(db: Db, { ownerId, edition }: Owner): Promise<number> {
  const { count } = await db
    .selectFrom('collection')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('personId', '=', ownerId)
    .where('edition', '=', edition)
    .executeTakeFirstOrThrow();
  return count;
}

/** The collection that an attempt created, with the digest of its request; served by collection_attempt. */
export const readAttempted = (
  db: Db,
  { ownerId, edition }: Owner,
  key: string,
): Promise<Attempted | undefined> =>
  db
    .selectFrom('collection')
    .select(['id', 'attemptDigest'])
    .where('personId', '=', ownerId)
    .where('attemptKey', '=', key)
    .where('edition', '=', edition)
    .executeTakeFirst();

export const insertCollection = (
  db: OwnedChange,
  row: Insertable<Collection>,
): Promise<{ readonly id: number }> =>
  db.insertInto('collection').values(row).returning('id').executeTakeFirstOrThrow();

export async function changeCollection(
  db: OwnedChange,
  id: number,
  changes: Updateable<Collection>,
): Promise<void> {
  await db.updateTable('collection').set(changes).where('id', '=', id).execute();
}

/** Deletes a collection; its homes and memberships follow by their foreign keys. */
export async function deleteCollection(db: OwnedChange, id: number): Promise<void> {
  await db.deleteFrom('collection').where('id', '=', id).execute();
}

import { type Insertable, sql, type Updateable } from 'kysely';
import type { Db } from '../db/database.ts';
import { type ListPage, type PageOf, readListPage } from '../db/list-page.ts';
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

const id = sql`collection.id`;
/** @param ownerId whose membership is read */
const ofPerson = ({ ownerId }: Owner) => ({
  select: sql`collection.id, name, description, collection.created_at, collection.updated_at, person_id as owner_id,
              owner.firstname as owner_firstname, owner.picture as owner_picture, owner.agent_id as owner_agent_id,
              member.id as membership_id, member.state as membership, notify_agent,
              coalesce(case when person_id <> ${ownerId} then member.cadence end, collection.cadence) as cadence,
              ${joinedCount('collection', id)} as collaborator_count`,
  from: sql`collection`,
  joins: sql`join person owner on owner.id = person_id
             left join lateral ${openMembership('collection', id, ownerId)} member on true`,
});

/** Those that a person has or joined; served by collection_person and membership_person. */
const hadOrJoined = ({ ownerId, edition }: Owner): SqlFragment => sql`
  collection.edition = ${edition} and collection.id in (
    select id from collection where person_id = ${ownerId} union all ${joinedThings('collection', ownerId)})`;

/** Reads a page of the collections that a person has or joined, the last changed first. */
export const readCollectionList = (
  db: Db,
  owner: Owner,
  page: Pick<PageOf<never>, 'page' | 'limit'>,
): Promise<ListPage<CollectionRow>> =>
  readListPage(
    db,
    {
      name: 'collections of a person',
      ...ofPerson(owner),
      where: hadOrJoined(owner),
      orders: { updatedAt: sql`collection.updated_at` },
      key: id,
      keysFirst: true,
    },
    { ...page, sortBy: 'updatedAt', sortType: 'DESC' },
  );

/** Reads all that a person has or joined, the last changed first. */
export async function readCollections(db: Db, owner: Owner): Promise<readonly CollectionRow[]> {
  const { select, from, joins } = ofPerson(owner);
  const { rows } = await sql<CollectionRow>`
    select ${select} from ${from} ${joins} where ${hadOrJoined(owner)}
    order by collection.updated_at desc, collection.id desc
  `.execute(db);
  return rows;
}

/** Any collection, with what the person is to it: its policy decides whether it is shown. */
export async function readCollection(
  db: Db,
  owner: Owner,
  collectionId: number,
): Promise<CollectionRow | undefined> {
  const { select, from, joins } = ofPerson(owner);
  const { rows } = await sql<CollectionRow>`/* collection of a person */
    select ${select} from ${from} ${joins} where collection.edition = ${owner.edition} and collection.id = ${collectionId}
  `.execute(db);
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

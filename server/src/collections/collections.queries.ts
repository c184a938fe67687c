import type { Insertable, Selectable } from 'kysely';
import type { Db } from '../db/database.ts';
import type { OwnedChange } from '../db/owned-change.ts';
import type { Collection } from '../db/tables.ts';
import type { Owner } from '../http/visit.ts';

const columns = ['id', 'name', 'description', 'createdAt', 'updatedAt'] as const;

export type CollectionRow = Pick<Selectable<Collection>, (typeof columns)[number]>;

/** The last changed first; served by collection_person. */
export const readCollections = (db: Db, { ownerId, edition }: Owner): Promise<CollectionRow[]> =>
  db
    .selectFrom('collection')
    .select(columns)
    .where('personId', '=', ownerId)
    .where('edition', '=', edition)
    .orderBy('updatedAt', 'desc')
    .orderBy('id', 'desc')
    .execute();

export const readCollection = (
  db: Db,
  { ownerId, edition }: Owner,
  id: number,
): Promise<CollectionRow | undefined> =>
  db
    .selectFrom('collection')
    .select(columns)
    .where('id', '=', id)
    .where('personId', '=', ownerId)
    .where('edition', '=', edition)
    .executeTakeFirst();

export async function countCollections(db: Db, { ownerId, edition }: Owner): Promise<number> {
  const { count } = await db
    .selectFrom('collection')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('personId', '=', ownerId)
    .where('edition', '=', edition)
    .executeTakeFirstOrThrow();
  return count;
}

/** An attempt to create a collection, so that a repeated request creates no second one. */
export interface Attempt {
  readonly key: string;
  /** Of the request. */
  readonly digest: string;
}

/** The collection that an attempt created, with the digest of its request; served by collection_attempt. */
export const readAttempted = (
  db: Db,
  { ownerId, edition }: Owner,
  key: string,
): Promise<(CollectionRow & { readonly attemptDigest: string | null }) | undefined> =>
  db
    .selectFrom('collection')
    .select([...columns, 'attemptDigest'])
    .where('personId', '=', ownerId)
    .where('attemptKey', '=', key)
    .where('edition', '=', edition)
    .executeTakeFirst();

export const insertCollection = (db: OwnedChange, row: Insertable<Collection>): Promise<CollectionRow> =>
  db.insertInto('collection').values(row).returning(columns).executeTakeFirstOrThrow();

/** Changes a collection that this owner has. */
export const changeCollection = (
  db: OwnedChange,
  { ownerId, edition }: Owner,
  id: number,
  changes: Partial<Pick<CollectionRow, 'name' | 'description'>> & Pick<CollectionRow, 'updatedAt'>,
): Promise<CollectionRow> =>
  db
    .updateTable('collection')
    .set(changes)
    .where('id', '=', id)
    .where('personId', '=', ownerId)
    .where('edition', '=', edition)
    .returning(columns)
    .executeTakeFirstOrThrow();

/** Deletes a collection of this owner; its homes follow by their foreign key. */
export async function deleteCollection(
  db: OwnedChange,
  { ownerId, edition }: Owner,
  id: number,
): Promise<void> {
  await db
    .deleteFrom('collection')
    .where('id', '=', id)
    .where('personId', '=', ownerId)
    .where('edition', '=', edition)
    .execute();
}

import type { EditionId } from '@hearth/domain/edition/edition.ts';
import type { Insertable, Selectable } from 'kysely';
import type { Db } from '../db/database.ts';
import type { Collection } from '../db/tables.ts';

/** The person whose collections are meant, and the site that they were made on. */
export interface Owner {
  readonly personId: string;
  readonly edition: EditionId;
}

/** One collection of an owner. */
export interface Own extends Owner {
  readonly id: number;
}

const columns = ['id', 'name', 'description', 'createdAt', 'updatedAt'] as const;

export type CollectionRow = Pick<Selectable<Collection>, (typeof columns)[number]>;

/** The last changed first; served by collection_person. */
export const readCollections = (db: Db, { personId, edition }: Owner): Promise<CollectionRow[]> =>
  db
    .selectFrom('collection')
    .select(columns)
    .where('personId', '=', personId)
    .where('edition', '=', edition)
    .orderBy('updatedAt', 'desc')
    .orderBy('id', 'desc')
    .execute();

export const readCollection = (db: Db, { id, personId, edition }: Own): Promise<CollectionRow | undefined> =>
  db
    .selectFrom('collection')
    .select(columns)
    .where('id', '=', id)
    .where('personId', '=', personId)
    .where('edition', '=', edition)
    .executeTakeFirst();

export async function countCollections(db: Db, { personId, edition }: Owner): Promise<number> {
  const { count } = await db
    .selectFrom('collection')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('personId', '=', personId)
    .where('edition', '=', edition)
    .executeTakeFirstOrThrow();
  return count;
}

export const insertCollection = (db: Db, row: Insertable<Collection>): Promise<CollectionRow> =>
  db.insertInto('collection').values(row).returning(columns).executeTakeFirstOrThrow();

/** Changes a collection of this owner alone; undefined where there is none. */
export const changeCollection = (
  db: Db,
  { id, personId, edition }: Own,
  changes: Partial<Pick<CollectionRow, 'name' | 'description'>> & Pick<CollectionRow, 'updatedAt'>,
): Promise<CollectionRow | undefined> =>
  db
    .updateTable('collection')
    .set(changes)
    .where('id', '=', id)
    .where('personId', '=', personId)
    .where('edition', '=', edition)
    .returning(columns)
    .executeTakeFirst();

/** Returns whether there was such a collection of this owner; its homes follow by their foreign key. */
export async function deleteCollection(db: Db, { id, personId, edition }: Own): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('collection')
    .where('id', '=', id)
    .where('personId', '=', personId)
    .where('edition', '=', edition)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

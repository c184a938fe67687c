import type { FavoritePlace, PlaceBody, PlaceChanges } from '@hearth/domain/contract/favorite-place.ts';
import type { Db } from '../db/database.ts';
import type { OwnedChange } from '../db/owned-change.ts';

const columns = ['id', 'name', 'address', 'latitude', 'longitude'] as const;

/** The oldest first; served by favorite_place_person. */
export const readPlaces = (db: Db, personId: string): Promise<FavoritePlace[]> =>
  db.selectFrom('favoritePlace').select(columns).where('personId', '=', personId).orderBy('id').execute();

export const insertPlace = (
  db: OwnedChange,
  place: PlaceBody & { readonly personId: string; readonly createdAt: Date },
): Promise<FavoritePlace> =>
  db.insertInto('favoritePlace').values(place).returning(columns).executeTakeFirstOrThrow();

/** Changes a place of this person alone; undefined where there is none. */
export const changePlace = (
  db: OwnedChange,
  { id, personId }: { readonly id: number; readonly personId: string },
  changes: PlaceChanges,
): Promise<FavoritePlace | undefined> =>
  db
    .updateTable('favoritePlace')
    // A statement without a change is no statement.
    .set({ ...changes, personId })
    .where('id', '=', id)
    .where('personId', '=', personId)
    .returning(columns)
    .executeTakeFirst();

/** Returns whether there was such a place of this person. */
export async function deletePlace(db: OwnedChange, id: number, personId: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('favoritePlace')
    .where('id', '=', id)
    .where('personId', '=', personId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

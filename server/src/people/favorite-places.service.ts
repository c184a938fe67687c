import type { FavoritePlace, PlaceBody, PlaceChanges } from '@hearth/domain/contract/favorite-place.ts';
import { plainLine } from '@hearth/domain/inquiry/plain-text.ts';
import { profileProblems } from '@hearth/domain/people/profile-rules.ts';
import type { Db } from '../db/database.ts';
import { AppError } from '../http/errors.ts';
import { refuse, refuseProblems } from '../http/refuse.ts';
import type { OwnedVisit } from '../http/visit.ts';
import { changePlace, deletePlace, insertPlace, readPlaces } from './favorite-places.queries.ts';
import { changeFor } from './owner.service.ts';

/** Most places of one person. */
export const mostFavoritePlaces = 20;

export const favoritePlaces = (db: Db, { owner }: OwnedVisit): Promise<FavoritePlace[]> =>
  readPlaces(db, owner.ownerId);

export function addPlace(db: Db, visit: OwnedVisit, place: PlaceBody): Promise<FavoritePlace> {
  const stored = { ...place, ...plainTexts(place), createdAt: visit.now };
  return changeFor(db, visit, 'favorite place added', async (transaction, { id: personId }) => {
    const places = await readPlaces(transaction, personId);
    if (places.length >= mostFavoritePlaces)
      refuse('name', `You can keep ${mostFavoritePlaces} places. Remove one first.`);
    return insertPlace(transaction, { ...stored, personId });
  });
}

/** @throws AppError not_found also for a place of another person */
export async function updatePlace(
  db: Db,
  visit: OwnedVisit,
  id: number,
  changes: PlaceChanges,
): Promise<FavoritePlace> {
  const stored = { ...changes, ...plainTexts(changes) };
  const place = await changeFor(db, visit, 'favorite place changed', (transaction, { id: personId }) =>
    changePlace(transaction, { id, personId }, stored),
  );
  if (place === undefined) throw new AppError('not_found');
  return place;
}

/** @throws AppError not_found also for a place of another person */
export async function removePlace(db: Db, visit: OwnedVisit, id: number): Promise<void> {
  const isDeleted = await changeFor(db, visit, 'favorite place removed', (transaction, { id: personId }) =>
    deletePlace(transaction, id, personId),
  );
  if (!isDeleted) throw new AppError('not_found');
}

function plainTexts({ name, address }: PlaceChanges): Partial<Pick<PlaceBody, 'name' | 'address'>> {
  const texts = {
    ...(name !== undefined && { name: plainLine(name) }),
    ...(address !== undefined && { address: plainLine(address) }),
  };
  refuseProblems(profileProblems(texts));
  return texts;
}

import type { FavoritePlace, PlaceBody, PlaceChanges } from '@hearth/domain/contract/favorite-place.ts';
import { plainLine } from '@hearth/domain/inquiry/plain-text.ts';
import { profileProblems } from '@hearth/domain/people/profile-rules.ts';
import type { Db } from '../db/database.ts';
import { AppError } from '../http/errors.ts';
import type { Visit } from '../http/visit.ts';
import { changePlace, deletePlace, insertPlace, readPlaces } from './favorite-places.queries.ts';
import { changeInTurn, ownPerson, ownPersonNamed } from './profile.service.ts';
import { refuse, refuseProblems } from './signed-in.ts';

/** Most places of one person. */
export const mostFavoritePlaces = 20;

/** @param username whose; undefined is the own */
const ownerOf = (db: Db, visit: Visit, username: string | undefined) =>
  username === undefined ? ownPerson(db, visit) : ownPersonNamed(db, visit, username);

export async function favoritePlaces(db: Db, visit: Visit, username?: string): Promise<FavoritePlace[]> {
  const { id } = await ownerOf(db, visit, username);
  return readPlaces(db, id);
}

export async function addPlace(
  { db, clock }: { readonly db: Db; readonly clock: () => Date },
  visit: Visit,
  username: string | undefined,
  place: PlaceBody,
): Promise<FavoritePlace> {
  const { id: personId } = await ownerOf(db, visit, username);
  const stored = { ...place, ...plainTexts(place) };
  return changeInTurn(db, personId, async (transaction) => {
    const places = await readPlaces(transaction, personId);
    if (places.length >= mostFavoritePlaces)
      refuse('name', `You can keep ${mostFavoritePlaces} places. Remove one first.`);
    return insertPlace(transaction, { ...stored, personId, createdAt: clock() });
  });
}

/** @throws AppError not_found also for a place of another person */
export async function updatePlace(
  db: Db,
  visit: Visit,
  id: number,
  changes: PlaceChanges,
): Promise<FavoritePlace> {
  const { id: personId } = await ownPerson(db, visit);
  const place = await changePlace(db, { id, personId }, { ...changes, ...plainTexts(changes) });
  if (place === undefined) throw new AppError('not_found');
  return place;
}

/** @throws AppError not_found also for a place of another person */
export async function removePlace(db: Db, visit: Visit, id: number): Promise<void> {
  const { id: personId } = await ownPerson(db, visit);
  if (!(await deletePlace(db, id, personId))) throw new AppError('not_found');
}

function plainTexts({ name, address }: PlaceChanges): Partial<Pick<PlaceBody, 'name' | 'address'>> {
  const texts = {
    ...(name !== undefined && { name: plainLine(name) }),
    ...(address !== undefined && { address: plainLine(address) }),
  };
  refuseProblems(profileProblems(texts));
  return texts;
}

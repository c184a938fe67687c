import { isSamePlace } from '@hearth/domain/commute/same-place.ts';
import {
  addFavoritePlace,
  getFavoritePlaces,
  removeFavoritePlace,
  type FavoritePlace as StoredPlace,
} from '@hearth/domain/contract/favorite-place.ts';
import type { User } from '@hearth/domain/contract/user.ts';
import { queryOptions } from '@tanstack/react-query';
import { meQuery } from '../account/me-query.ts';
import type { Session } from '../app/session.ts';
import { type Change, type Effect, effect } from '../changes/change.ts';
import { usualReason } from '../changes/change-toasts.ts';
import type { FavoritePlace } from './commute-plan.ts';

type Position = Pick<FavoritePlace, 'latitude' | 'longitude'>;

/** The favorite places of the account. */
export const placesQuery = ({ client, root }: Session) =>
  queryOptions({
    queryKey: [...root, 'favorite-places'],
    queryFn: ({ signal }) => client.call(getFavoritePlaces, { signal }),
  });

/** Begins the keys of answers that contain the places. */
export const staleAfterPlaces = (session: Session) => [
  placesQuery(session).queryKey,
  meQuery(session).queryKey,
];

export const placeKey = ({ root }: Session, { latitude, longitude }: Position) =>
  [...root, 'favorite-place', latitude, longitude] as const;

/** Adds a place to the account. Until then it is shown as a place of this browser alone. */
export function placeAddition(
  session: Session,
  place: FavoritePlace,
  { words }: Partial<Pick<Change, 'words'>> = {},
): Change<StoredPlace | undefined> {
  const { name, latitude, longitude } = place;
  const query = placesQuery(session);
  return {
    key: placeKey(session, place),
    async call(call) {
      const stored = await session.queries.ensureQueryData(query);
      if (stored.some((each) => isSamePlace(each, place))) return undefined;
      return call(addFavoritePlace, { body: { name, address: name, latitude, longitude } });
    },
    result: (added) => (added ? placeEffects(session, (places) => [...places, added]) : []),
    words: words ?? {
      failed: `Unable to add ${name} to your account`,
      reason: (failure) => `${usualReason(failure)} It is stored in this browser alone.`,
    },
    stale: staleAfterPlaces(session),
  };
}

/** Removes a place from the account. */
export function placeRemoval(session: Session, place: FavoritePlace): Change<void> {
  const query = placesQuery(session);
  return {
    key: placeKey(session, place),
    apply: placeEffects(session, (places) => places.filter((each) => !isSamePlace(each, place))),
    async call(call) {
      const stored = await session.queries.ensureQueryData(query);
      const found = stored.find((each) => isSamePlace(each, place));
      if (found) await call(removeFavoritePlace, { params: { id: String(found.id) } });
    },
    words: { failed: `Unable to remove ${place.name}` },
    stale: staleAfterPlaces(session),
  };
}

type ChangePlaces = (places: StoredPlace[]) => StoredPlace[];

const placeEffects = (session: Session, change: ChangePlaces): readonly Effect[] => [
  effect(placesQuery(session).queryKey, change),
  effect<User>(meQuery(session).queryKey, (user) => ({
    ...user,
    favoritePlaces: change(user.favoritePlaces),
  })),
];

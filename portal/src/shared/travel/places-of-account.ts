import { isSamePlace } from '@hearth/domain/commute/same-place.ts';
import { mostPlaces } from '@hearth/domain/commute/travel.ts';
import type { FavoritePlace as StoredPlace } from '@hearth/domain/contract/favorite-place.ts';
import type { FavoritePlace, Traveler } from './commute-plan.ts';

type Travelers = readonly Traveler[];

/**
 * The travelers of this device with the places of the account: places that the account no longer has go, unsaved ones stay, its names
 * count, and the first person gets those that no person has yet, as far as there is room.
 */
export function withPlacesOfAccount(travelers: Travelers, stored: readonly StoredPlace[]): Travelers {
  const kept = travelers.map((traveler) => ({
    ...traveler,
    places: traveler.places.flatMap((place) => {
      const same = stored.find((each) => isSamePlace(each, place));
      if (same) return [placeOf(same)];
      return place.isUnsaved ? [place] : [];
    }),
  }));
  const isFree = (place: StoredPlace) => !placesOf(kept).some((each) => isSamePlace(each, place));
  const free = stored.filter(isFree).map(placeOf);
  return kept.map((traveler, at) =>
    at === 0 ? { ...traveler, places: [...traveler.places, ...free].slice(0, mostPlaces) } : traveler,
  );
}

/** The travelers after a change, whose new places are not in the account yet. */
export const withUnsaved = (before: Travelers, after: Travelers): Travelers =>
  after.map((traveler) => ({
    ...traveler,
    places: traveler.places.map((place) => (isIn(before, place) ? place : { ...place, isUnsaved: true })),
  }));

/** Places that the account adds and removes after a change of the travelers; `waiting` are places that it does not have yet. */
export function placeChanges(before: Travelers, after: Travelers) {
  const places = distinct(placesOf(after));
  return {
    added: places.filter((place) => !isIn(before, place)),
    waiting: places.filter((place) => place.isUnsaved && isIn(before, place)),
    removed: distinct(placesOf(before)).filter((place) => !isIn(after, place)),
  };
}

const distinct = (places: readonly FavoritePlace[]) =>
  places.filter((place, at, all) => !all.slice(0, at).some((each) => isSamePlace(each, place)));

const isIn = (travelers: Travelers, place: Pick<StoredPlace, 'latitude' | 'longitude'>): boolean =>
  placesOf(travelers).some((each) => isSamePlace(each, place));

const placesOf = (travelers: Travelers): readonly FavoritePlace[] =>
  travelers.flatMap(({ places }) => places);

const placeOf = ({ name, latitude, longitude }: StoredPlace): FavoritePlace => ({
  name,
  latitude,
  longitude,
});

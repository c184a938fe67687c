import { isSamePlace } from '@hearth/domain/commute/same-place.ts';
import { blockOf } from '@hearth/domain/commute/travel-limit.ts';
import type { Point } from '@hearth/domain/search/areas/distance.ts';
import type { FavoritePlace, Traveler } from './commute-plan.ts';

/** The places of all people of a plan, each once. */
export const placesOf = (travelers: readonly Traveler[]): readonly FavoritePlace[] => {
  const all = travelers.flatMap(({ places }) => places);
  return all.filter((place, at) => all.findIndex((each) => isSamePlace(each, place)) === at);
};

/** The favorite place that the block of a search stands for; undefined for one that this device does not know. */
export const knownPlace = (places: readonly FavoritePlace[], block: Point): FavoritePlace | undefined =>
  places.find((place) => isSamePlace(blockOf(place), block));

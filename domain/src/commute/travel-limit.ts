import type { Point } from '../search/areas/distance.ts';
import { type Departure, departures, type TravelMode, travelModes } from './travel.ts';

/** A search's limit of travel time: at most so many minutes from a home to a place. */
export interface TravelLimit {
  readonly minutes: number;
  readonly mode: TravelMode;
  readonly departure: Departure;
  /** Rounded to 0.001 degrees, some 100 m: links and logs have the block of a place that matters to a person, not its address. */
  readonly place: Point;
}

/** Minutes that a search may ask for. */
export const travelMinutes = { least: 5, most: 120 } as const;

const pattern = new RegExp(
  `^(\\d{1,3})_(${travelModes.join('|')})_(${departures.join('|')})_(-?\\d{1,2}(?:\\.\\d{1,15})?)_(-?\\d{1,3}(?:\\.\\d{1,15})?)$`,
);

/** The limit that a text says, '30_DRIVING_rush-hour_30.267_-97.743'; null where it says none. Its place is rounded. */
export function readTravelLimit(text: string): TravelLimit | null {
  const [, minutes, mode, departure, latitude, longitude] = pattern.exec(text) ?? [];
  const limit = {
    minutes: Number(minutes),
    mode: mode as TravelMode,
    departure: departure as Departure,
    place: blockOf({ latitude: Number(latitude), longitude: Number(longitude) }),
  };
  return isWithin(limit) ? limit : null;
}

/** The inverse: one text for each limit. */
export const travelLimitText = ({ minutes, mode, departure, place }: TravelLimit): string => {
  const { latitude, longitude } = blockOf(place);
  return [minutes, mode, departure, latitude, longitude].join('_');
};

/** A position as limits have it. */
export const blockOf = ({ latitude, longitude }: Point): Point => ({
  latitude: toBlock(latitude),
  longitude: toBlock(longitude),
});

/** Adding 0 turns -0 into 0. */
const toBlock = (degrees: number): number => Math.round(degrees * 1000) / 1000 + 0;

/** NaN is within no range. */
const isWithin = ({ minutes, place }: TravelLimit): boolean =>
  minutes >= travelMinutes.least &&
  minutes <= travelMinutes.most &&
  Math.abs(place.latitude) <= 90 &&
  Math.abs(place.longitude) <= 180;

const byMode: Readonly<Record<TravelMode, string>> = {
  DRIVING: 'by car',
  TRANSIT: 'by transit',
  BICYCLING: 'by bicycle',
  WALKING: 'on foot',
};

/** 'Within 30 min by car of Work'. */
export const travelLimitWords = ({ minutes, mode }: TravelLimit, place = 'a place'): string =>
  `Within ${minutes} min ${byMode[mode]} of ${place}`;

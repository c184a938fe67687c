import { straightLineTrip } from '@hearth/domain/commute/straight-line-trip.ts';
import type { Departure, TravelMethod, TravelMode, Trip } from '@hearth/domain/commute/travel.ts';
import { DAY_MS } from '@hearth/domain/listing/days.ts';
import type { Point } from '@hearth/domain/search/areas/distance.ts';
import { LRUCache } from 'lru-cache';
import { createGoogleDistances } from '../ports/commute/google-distances.ts';
import { createOsrm } from '../ports/commute/osrm.ts';
import { type TravelTimes, type TripRequest, TripsRefused } from '../ports/commute/travel-times.ts';
import { createValhalla } from '../ports/commute/valhalla.ts';
import type { CommuteConfig } from './commute-config.ts';
import { departureTime } from './departure-time.ts';

const MOST_CACHED = 20_000;
/** So long a service that failed is not asked: each visitor would wait for its timeout. */
const PAUSE_MS = 30_000;

export interface Journey {
  readonly from: Point;
  readonly to: readonly Point[];
  readonly mode: TravelMode;
  readonly departure: Departure;
  readonly now: Date;
  readonly timeZone: string;
}

export interface JourneyTimes {
  readonly method: TravelMethod;
  readonly trips: readonly (Trip | null)[];
}

/** Times of travel by the configured service, else by the straight line. Never rejects. */
export type TimesOf = (journey: Journey) => Promise<JourneyTimes>;

/** The configured service; null where there is none. */
export function travelTimesOf(config: CommuteConfig | null): TravelTimes | null {
  if (config?.provider === 'osrm' && config.url) return createOsrm(config.url);
  if (config?.provider === 'valhalla' && config.url) return createValhalla(config.url);
  if (config?.provider === 'google' && config.key)
    return createGoogleDistances(config.key, config.url ?? undefined);
  return null;
}

/** Asks a service, with a cache where it may be cached, and estimates what it does not know or while it fails. */
export function createTimesOf(service: TravelTimes | null, onError: (error: unknown) => void): TimesOf {
  const known = new LRUCache<string, { readonly trip: Trip | null }>({ max: MOST_CACHED, ttl: DAY_MS });
  let pausedUntil = 0;

  async function tripsBy(source: TravelTimes, journey: Journey): Promise<readonly (Trip | null)[]> {
    const { from, to, mode, departure, now, timeZone } = journey;
    const keys = to.map((place) => [mode, departure, keyOf(from), keyOf(place)].join(' '));
    const stored = keys.map((key) => known.get(key));
    const missing = to.filter((_place, at) => stored[at] === undefined);
    const found =
      missing.length === 0
        ? []
        : await ask(source, { from, to: missing, mode, departure: departureTime(departure, now, timeZone) });
    return to.map((place, at) => {
      const already = stored[at];
      if (already) return already.trip;
      const trip = found[missing.indexOf(place)] ?? null;
      if (source.isCacheable) known.set(keys[at]!, { trip });
      return trip;
    });
  }

  return async (journey) => {
    if (service?.modes.includes(journey.mode) && journey.now.getTime() >= pausedUntil)
      try {
        return { method: service.name, trips: await tripsBy(service, journey) };
      } catch (error) {
        pausedUntil = journey.now.getTime() + PAUSE_MS;
        onError(error);
      }
    return { method: 'straight-line', trips: estimated(journey) };
  };
}

/** A service refuses all places for one that is too far away: then each is asked for alone, and has no way where it is refused. */
async function ask(source: TravelTimes, request: TripRequest): Promise<readonly (Trip | null)[]> {
  try {
    return await source.trips(request);
  } catch (error) {
    if (!(error instanceof TripsRefused)) throw error;
    if (request.to.length === 1) return [null];
    return (await Promise.all(request.to.map((place) => ask(source, { ...request, to: [place] })))).flat();
  }
}

const estimated = ({ from, to, mode, departure }: Journey): readonly Trip[] =>
  to.map((place) => straightLineTrip(from, place, mode, departure));

/** To 11 m. */
const keyOf = ({ latitude, longitude }: Point): string => `${latitude.toFixed(4)},${longitude.toFixed(4)}`;

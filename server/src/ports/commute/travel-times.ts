import type { TravelMethod, TravelMode, Trip } from '@hearth/domain/commute/travel.ts';
import { metersPerMile, type Point } from '@hearth/domain/search/areas/distance.ts';
import type * as z from 'zod';

/** Trips from one position to several. */
export interface TripRequest {
  readonly from: Point;
  readonly to: readonly Point[];
  readonly mode: TravelMode;
  /** A moment to come; services without traffic and timetables ignore it. */
  readonly departure: Date;
}

/** A service that knows roads. */
export interface TravelTimes {
  readonly name: TravelMethod;
  /** The modes that it knows; the others are estimated. */
  readonly modes: readonly TravelMode[];
  /** Set if its terms allow to store its answers. */
  readonly isCacheable: boolean;
  /** One trip for each position, null where there is no way. Rejects where the service cannot be reached or used. */
  trips(request: TripRequest): Promise<readonly (Trip | null)[]>;
}

/** The service works, and refuses these places: one is too far away, or on no road. */
export class TripsRefused extends Error {}

/** Longer than a warm service takes for a handful of trips, short enough for a visitor who waits. */
const TIMEOUT_MS = 4000;

/** The JSON answer of a service, in its expected shape. @throws where there is none in time, or another one */
export async function answerOf<T>(schema: z.ZodType<T>, url: URL, init: RequestInit = {}): Promise<T> {
  const answer = await fetch(url, { ...init, signal: AbortSignal.timeout(TIMEOUT_MS), redirect: 'error' });
  if ([400, 404, 422].includes(answer.status)) throw new TripsRefused(`${answer.status}`);
  if (!answer.ok) throw new Error(`the service of travel times answered ${answer.status}`);
  return schema.parse(await answer.json());
}

/** @param meters and seconds null where there is no way */
export const tripOf = (meters: number | null | undefined, seconds: number | null | undefined): Trip | null =>
  meters == null || seconds == null ? null : { miles: meters / metersPerMile, minutes: seconds / 60 };

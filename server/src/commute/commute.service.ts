import type { Trip } from '@hearth/domain/commute/travel.ts';
import type { Commute, getCommute } from '@hearth/domain/contract/commute.ts';
import type { BodyOf } from '@hearth/domain/contract/endpoint.ts';
import { timeZones } from '@hearth/domain/edition/time-zones.ts';
import { type Point, pointOf } from '@hearth/domain/search/areas/distance.ts';
import type { Db } from '../db/database.ts';
import type { Visit } from '../http/visit.ts';
import type { ShownListing } from '../listings/listing.service.ts';
import { centerOfPostalCode } from './postal-code-center.queries.ts';
import type { TimesOf } from './travel-times.service.ts';

interface CommuteSources {
  readonly db: Db;
  readonly timesOf: TimesOf;
}

/**
 * Times of travel from a listing to the places of a visitor. Where the viewer may not know its position, trips begin at the center of its
 * ZIP code: times from the home to three places would give the position away.
 */
export async function commuteFrom(
  { db, timesOf }: CommuteSources,
  shown: ShownListing,
  { mode, departure, places }: BodyOf<typeof getCommute>,
  visit: Visit,
): Promise<Commute> {
  const start = positionOf(shown);
  const postalcode = shown.listing.postalcode;
  const from =
    start ?? (postalcode === null ? null : await centerOfPostalCode(db, visit.edition, postalcode));
  if (from === null) return { from: null, method: 'straight-line', trips: places.map(() => null) };
  const journey = { from, to: places, mode, departure, now: visit.now, timeZone: timeZones[visit.edition] };
  const { method, trips } = await timesOf(journey);
  return { from: start === null ? 'postalcode' : 'home', method, trips: trips.map(rounded) };
}

const positionOf = ({ listing, parts }: ShownListing): Point | null =>
  parts.address ? pointOf(listing) : null;

/** Miles to a tenth, whole minutes. */
const rounded = (trip: Trip | null): Trip | null =>
  trip && { miles: Math.round(trip.miles * 10) / 10, minutes: Math.round(trip.minutes) };

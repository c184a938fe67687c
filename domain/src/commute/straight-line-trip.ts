import { distanceMeters, metersPerMile, type Point } from '../search/areas/distance.ts';
import type { Departure, TravelMode, Trip } from './travel.ts';

/**
 * Miles on the road for each mile of the straight line. Studies of American cities find 1.2 to 1.4, more on short trips (Newell 1980;
 * Giacomin and Levinson 2015, doi 10.1068/b130131p).
 */
const detourFactor = 1.3;

/** A way to travel: minutes that any trip takes besides the ride, and miles an hour, which rise with the distance. */
interface Pace {
  readonly besides: number;
  /** Miles an hour of the next so many miles; the last one of all that remain. */
  readonly speeds: readonly (readonly [miles: number, milesPerHour: number])[];
  /** Times the ride takes at rush hour. */
  readonly rush: number;
}

const paces: Readonly<Record<TravelMode, Pace>> = {
  // Streets, then arterials, then highways; three minutes from door to car and from car to door.
  DRIVING: {
    besides: 3,
    speeds: [
      [4, 24],
      [8, 38],
      [Number.POSITIVE_INFINITY, 55],
    ],
    rush: 1.4,
  },
  // Buses with their stops; the rest are the ways to and from the stop, and the wait.
  TRANSIT: { besides: 12, speeds: [[Number.POSITIVE_INFINITY, 13]], rush: 1.15 },
  BICYCLING: { besides: 1, speeds: [[Number.POSITIVE_INFINITY, 10]], rush: 1 },
  WALKING: { besides: 0, speeds: [[Number.POSITIVE_INFINITY, 3]], rush: 1 },
};

/** An estimate without maps, traffic and timetables: the straight line, the detour of roads and a usual speed. Miles are those on the road. */
export function straightLineTrip(from: Point, to: Point, mode: TravelMode, departure: Departure): Trip {
  const { besides, speeds, rush } = paces[mode];
  const miles = (distanceMeters(from, to) / metersPerMile) * detourFactor;
  const ride = rideMinutes(miles, speeds) * (departure === 'rush-hour' ? rush : 1);
  return { miles, minutes: besides + ride };
}

/**
 * Meters of the straight line that a trip of so many minutes, as shown in whole minutes, reaches; negative where the trip has no time
 * for a ride. The inverse of `straightLineTrip`.
 */
export function straightLineReach(minutes: number, mode: TravelMode, departure: Departure): number {
  const { besides, speeds, rush } = paces[mode];
  const ride = (minutes + 0.5 - besides) / (departure === 'rush-hour' ? rush : 1);
  return ride < 0 ? -1 : (riddenMiles(ride, speeds) / detourFactor) * metersPerMile;
}

function riddenMiles(minutes: number, speeds: Pace['speeds']): number {
  let left = minutes;
  let miles = 0;
  for (const [stretch, milesPerHour] of speeds) {
    const ridden = Math.min((left / 60) * milesPerHour, stretch);
    miles += ridden;
    left -= (ridden / milesPerHour) * 60;
  }
  return miles;
}

function rideMinutes(miles: number, speeds: Pace['speeds']): number {
  let left = miles;
  let minutes = 0;
  for (const [stretch, milesPerHour] of speeds) {
    const ridden = Math.min(left, stretch);
    minutes += (ridden / milesPerHour) * 60;
    left -= ridden;
  }
  return minutes;
}

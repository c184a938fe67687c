import { describe, expect, it } from 'vitest';
import { straightLineTrip } from './straight-line-trip.ts';
import type { Departure, TravelMode } from './travel.ts';

const home = { latitude: 30.3, longitude: -97.75 };
/** So many miles north of the home. */
const north = (miles: number) => ({ ...home, latitude: home.latitude + miles / 69.0934 });

describe('the straight-line estimate of a trip', () => {
  it.each<[TravelMode, Departure, number, number, number]>([
    ['DRIVING', 'midday', 10, 13, 27],
    ['DRIVING', 'rush-hour', 10, 13, 36],
    ['DRIVING', 'midday', 1, 1.3, 6],
    ['DRIVING', 'midday', 60, 78, 98],
    ['TRANSIT', 'midday', 5, 6.5, 42],
    ['TRANSIT', 'rush-hour', 5, 6.5, 47],
    ['BICYCLING', 'rush-hour', 5, 6.5, 40],
    ['WALKING', 'rush-hour', 1, 1.3, 26],
    ['WALKING', 'midday', 0, 0, 0],
  ])(
    '%s at %s over %d straight miles is %d miles in %d minutes',
    (mode, departure, straight, miles, minutes) => {
      const trip = straightLineTrip(home, north(straight), mode, departure);
      expect(Math.round(trip.miles * 10) / 10).toBe(miles);
      expect(Math.round(trip.minutes)).toBe(minutes);
    },
  );

  it('is never shorter at rush hour, and never shorter for a longer way', () => {
    for (const mode of ['DRIVING', 'TRANSIT', 'BICYCLING', 'WALKING'] as const)
      for (const miles of [0, 0.5, 3, 4, 9, 12, 40]) {
        const at = (departure: Departure, more = 0) =>
          straightLineTrip(home, north(miles + more), mode, departure).minutes;
        expect(at('rush-hour')).toBeGreaterThanOrEqual(at('midday'));
        expect(at('midday', 1)).toBeGreaterThan(at('midday'));
      }
  });
});

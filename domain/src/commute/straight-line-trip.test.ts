import { describe, expect, it } from 'vitest';
import { straightLineReach, straightLineTrip } from './straight-line-trip.ts';
import { type Departure, departures, type TravelMode, travelModes } from './travel.ts';

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

  it.each(travelModes.flatMap((mode) => departures.map((departure) => [mode, departure] as const)))(
    'reaches the homes that are shown as within the minutes: %s at %s',
    (mode, departure) => {
      for (const minutes of [15, 20, 30, 45, 60, 90, 120]) {
        const reach = straightLineReach(minutes, mode, departure) / 1609.344;
        const shown = (miles: number) =>
          Math.round(straightLineTrip(home, north(miles), mode, departure).minutes);
        expect(shown(reach * 0.999)).toBeLessThanOrEqual(minutes);
        expect(shown(reach * 1.002 + 0.01)).toBeGreaterThanOrEqual(minutes);
        expect(straightLineTrip(home, north(reach * 1.001 + 0.01), mode, departure).minutes).toBeGreaterThan(
          minutes + 0.5,
        );
      }
    },
  );

  it('reaches nothing where the ways to the bus take all the time', () => {
    expect(straightLineReach(10, 'TRANSIT', 'midday')).toBeLessThan(0);
    expect(straightLineReach(10, 'DRIVING', 'midday')).toBeGreaterThan(0);
  });

  it('gives no shorter time at rush hour or for a longer way', () => {
    for (const mode of ['DRIVING', 'TRANSIT', 'BICYCLING', 'WALKING'] as const)
      for (const miles of [0, 0.5, 3, 4, 9, 12, 40]) {
        const at = (departure: Departure, more = 0) =>
          straightLineTrip(home, north(miles + more), mode, departure).minutes;
        expect(at('rush-hour')).toBeGreaterThanOrEqual(at('midday'));
        expect(at('midday', 1)).toBeGreaterThan(at('midday'));
      }
  });
});

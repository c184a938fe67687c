import { fc, test } from '@fast-check/vitest';
import { expect, it } from 'vitest';
import { departures, travelModes } from './travel.ts';
import { blockOf, readTravelLimit, travelLimitText, travelLimitWords } from './travel-limit.ts';

test.prop([
  fc.integer({ min: 5, max: 120 }),
  fc.constantFrom(...travelModes),
  fc.constantFrom(...departures),
  fc.double({ min: -90, max: 90, noNaN: true }),
  fc.double({ min: -180, max: 180, noNaN: true }),
])(
  'a limit is read back from its text, with the block of its place',
  (minutes, mode, departure, latitude, longitude) => {
    const place = { latitude, longitude };
    const limit = { minutes, mode, departure, place: blockOf(place) };
    expect(readTravelLimit(travelLimitText({ ...limit, place }))).toEqual(limit);
  },
);

it('finds no more than the block of one place in any text', () => {
  const limit = readTravelLimit('30_DRIVING_rush-hour_30.2672144_-97.7430608')!;
  expect(travelLimitText(limit)).toBe('30_DRIVING_rush-hour_30.267_-97.743');
});

it.each([
  '',
  'nonsense',
  '4_DRIVING_rush-hour_30_-97',
  '121_DRIVING_rush-hour_30_-97',
  '30_FLYING_rush-hour_30_-97',
  '30_DRIVING_midnight_30_-97',
  '30_DRIVING_midday_91_-97',
  '30_DRIVING_midday_30_-181',
  '30_DRIVING_midday_30',
  '30_DRIVING_midday_30_-97_1',
  '3e1_DRIVING_midday_30_-97',
])('%j is no limit', (text) => {
  expect(readTravelLimit(text)).toBeNull();
});

it('writes a limit in words, with the name of a known place', () => {
  const limit = readTravelLimit('20_WALKING_midday_30_-97')!;
  expect(travelLimitWords(limit)).toBe('Within 20 min on foot of a place');
  expect(travelLimitWords(limit, 'Work')).toBe('Within 20 min on foot of Work');
});

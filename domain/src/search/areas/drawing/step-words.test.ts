import { expect, it } from 'vitest';
import { metersPerMile } from '../distance.ts';
import { circleArea, pointAt } from './circle-area.ts';
import { areaWords, directionWords, distanceWords, stepWords } from './step-words.ts';

const austin = { latitude: 30.27, longitude: -97.74 };

it.each([
  [0, 'north'],
  [44, 'north-east'],
  [90, 'east'],
  [136, 'south-east'],
  [180, 'south'],
  [225, 'south-west'],
  [269, 'west'],
  [316, 'north-west'],
  [359, 'north'],
])('%i degrees are %s', (bearing, words) => {
  expect(directionWords(austin, pointAt(austin, bearing, 2_000))).toBe(words);
});

it.each([
  [10, '30 feet'],
  [100, '330 feet'],
  [0.1 * metersPerMile, '0.1 miles'],
  [0.81 * metersPerMile, '0.8 miles'],
  [metersPerMile, '1 mile'],
  [12.3 * metersPerMile, '12 miles'],
])('%d meters are %s', (meters, words) => {
  expect(distanceWords(meters)).toBe(words);
});

it('a step is a distance and a direction', () => {
  expect(stepWords(austin, pointAt(austin, 45, 0.8 * metersPerMile))).toBe('0.8 miles north-east');
  expect(stepWords(austin, austin)).toBe('here');
});

it.each([
  [1, 'about 3.1 square miles'],
  [10, 'about 313 square miles'],
  [0.1, 'about 20 acres'],
  [0.01, 'about 1 acre'],
])('a circle of %d miles is %s', (miles, words) => {
  expect(areaWords(circleArea(austin, miles * metersPerMile))).toBe(words);
});

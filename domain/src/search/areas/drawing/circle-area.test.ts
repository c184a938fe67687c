import { expect, it } from 'vitest';
import { distanceMeters, metersPerMile } from '../distance.ts';
import { circleArea, pointAt } from './circle-area.ts';
import { areaProblem } from './drawing-problem.ts';
import { directionWords } from './step-words.ts';

const austin = { latitude: 30.27, longitude: -97.74 };

it('makes 64 corners, each at the exact distance from the center', () => {
  for (const miles of [0.1, 1, 25, 50]) {
    const area = circleArea(austin, miles * metersPerMile);
    expect(area).toHaveLength(64);
    for (const corner of area) {
      expect(distanceMeters(austin, corner)).toBeCloseTo(miles * metersPerMile, 3);
    }
  }
});

it('begins in the north and goes clockwise', () => {
  const area = circleArea(austin, 1_000);
  expect([0, 16, 32, 48].map((corner) => directionWords(austin, area[corner]!))).toEqual([
    'north',
    'east',
    'south',
    'west',
  ]);
});

it('makes an area that can be searched', () => {
  expect(areaProblem(circleArea(austin, metersPerMile))).toBeNull();
});

it('follows great circles: a quarter of the earth from the pole is the equator', () => {
  const { latitude, longitude } = pointAt({ latitude: 90, longitude: 0 }, 90, (Math.PI / 2) * 6_371_008.8);
  expect(latitude).toBeCloseTo(0, 6);
  expect(Math.abs(longitude)).toBeCloseTo(90, 6);
});

import { expect, it } from 'vitest';
import type { AreaGeometry, Ring } from './area-geometry.ts';
import { liesWithin } from './lies-within.ts';

const square = (from: number, to: number): Ring => [
  [from, from],
  [to, from],
  [to, to],
  [from, to],
  [from, from],
];
const polygon = (...rings: readonly Ring[]): AreaGeometry => ({ type: 'Polygon', coordinates: rings });
const city = polygon(square(0, 10));

it.each<[string, boolean, AreaGeometry, AreaGeometry]>([
  ['in the middle', true, polygon(square(4, 6)), city],
  ['itself', true, city, city],
  ['at the border from within', true, polygon(square(0, 6)), city],
  ['across the border', false, polygon(square(6, 12)), city],
  ['elsewhere', false, polygon(square(20, 22)), city],
  ['around it', false, polygon(square(-2, 12)), city],
  ['in a hole', false, polygon(square(4, 6)), polygon(square(0, 10), square(3, 7))],
  ['around a hole', false, polygon(square(2, 8)), polygon(square(0, 10), square(4, 5))],
  ['beside a hole', true, polygon(square(1, 2)), polygon(square(0, 10), square(4, 5))],
  [
    'across a bay, with all corners on land',
    false,
    polygon([
      [1, 1],
      [9, 1],
      [9, 2],
      [1, 2],
      [1, 1],
    ]),
    polygon([
      [0, 0],
      [4, 0],
      [5, 5],
      [6, 0],
      [10, 0],
      [10, 10],
      [0, 10],
      [0, 0],
    ]),
  ],
  [
    'in the second of its parts',
    true,
    polygon(square(21, 22)),
    { type: 'MultiPolygon', coordinates: [[square(0, 10)], [square(20, 30)]] },
  ],
  [
    'in it with one part of two',
    false,
    { type: 'MultiPolygon', coordinates: [[square(1, 2)], [square(20, 30)]] },
    city,
  ],
])('an area %s: %j', (_, expected, inner, outer) => {
  expect(liesWithin(inner, outer)).toBe(expected);
});

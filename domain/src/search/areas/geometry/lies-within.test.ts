import fc from 'fast-check';
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
const box = (west: number, south: number, east: number, north: number): Ring => [
  [west, south],
  [east, south],
  [east, north],
  [west, north],
  [west, south],
];
const city = polygon(square(0, 10));
/** Open to the south between 4 and 6, up to 5. */
const bay: Ring = [
  [0, 0],
  [4, 0],
  [4, 5],
  [6, 5],
  [6, 0],
  [10, 0],
  [10, 10],
  [0, 10],
  [0, 0],
];

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
  ['that is a hole', false, polygon(square(3, 7)), polygon(square(0, 10), square(3, 7))],
  [
    'that is a hole, the other way round and with corners on its edges',
    false,
    polygon([
      [5, 3],
      [3, 3],
      [3, 7],
      [5, 7],
      [7, 7],
      [7, 3],
      [5, 3],
    ]),
    polygon(square(0, 10), square(3, 7)),
  ],
  ['around a hole, with its border', false, polygon(square(3, 8)), polygon(square(0, 10), square(3, 7))],
  ['in a corner of a hole', false, polygon(square(3, 5)), polygon(square(0, 10), square(3, 7))],
  ['between a hole and the border', true, polygon(box(7, 0, 10, 10)), polygon(square(0, 10), square(3, 7))],
  [
    'over the second of two holes',
    false,
    polygon(box(5, 1, 9, 4)),
    polygon(square(0, 10), square(1, 3), box(5, 1, 9, 4)),
  ],
  ['that fills a bay', false, polygon(box(4, 0, 6, 5)), polygon(bay)],
  ['that fills a bay and covers its shores', false, polygon(box(0, 0, 10, 5)), polygon(bay)],
  ['beside a bay, along its shore', true, polygon(box(6, 0, 10, 5)), polygon(bay)],
  ['at the end of a bay, along its shore', true, polygon(box(2, 5, 8, 10)), polygon(bay)],
  ['with the bay, itself', true, polygon(bay.toReversed()), polygon(bay)],
  [
    'that covers one of the bays along its edge, whose middle is on land',
    false,
    polygon(box(0, 0, 10, 10)),
    polygon([
      [0, 0],
      [7, 0],
      [7, 2],
      [8, 2],
      [8, 0],
      [10, 0],
      [10, 10],
      [0, 10],
      [0, 0],
    ]),
  ],
  [
    'over the border between its parts',
    false,
    polygon(box(8, 1, 12, 2)),
    { type: 'MultiPolygon', coordinates: [[square(0, 10)], [box(10, 0, 20, 10)]] },
  ],
  [
    'with one part in each of its parts',
    true,
    { type: 'MultiPolygon', coordinates: [[square(1, 2)], [square(20, 30)]] },
    { type: 'MultiPolygon', coordinates: [[square(0, 10)], [square(20, 30)]] },
  ],
  [
    'that is a hole of one part, in which another part lies',
    true,
    polygon(square(3, 7)),
    { type: 'MultiPolygon', coordinates: [[square(0, 10), square(3, 7)], [square(3, 7)]] },
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

/** Adjacent columns of whole widths; all contain the ground from 0 to 1, so that they are connected. */
interface Columns {
  readonly west: number;
  readonly south: number;
  readonly heights: readonly (readonly [low: number, high: number])[];
}

const columns = (most: number): fc.Arbitrary<Columns> =>
  fc.record({
    west: fc.integer({ min: 0, max: 4 }),
    south: fc.integer({ min: -1, max: 1 }),
    heights: fc.array(fc.tuple(fc.integer({ min: -2, max: 0 }), fc.integer({ min: 1, max: 3 })), {
      minLength: 1,
      maxLength: most,
    }),
  });

const outlineOf = ({ west, south, heights }: Columns): Ring => {
  const edge = (side: 0 | 1) =>
    heights.flatMap((height, at): [number, number][] => [
      [west + at, south + height[side]],
      [west + at + 1, south + height[side]],
    ]);
  const ring = [...edge(0), ...edge(1).reverse()];
  return [...ring, ring[0]!];
};

const cellsOf = ({ west, south, heights }: Columns): string[] =>
  heights.flatMap(([low, high], at) =>
    Array.from({ length: high - low }, (_, up) => `${west + at} ${south + low + up}`),
  );

it('equals a comparison cell by cell, also for shared borders', () => {
  const seen = new Set<boolean>();
  fc.assert(
    fc.property(columns(3), columns(6), columns(2), fc.boolean(), (area, land, water, hasHole) => {
      const rings = hasHole ? [outlineOf(land), outlineOf(water)] : [outlineOf(land)];
      const [ground, wet] = [new Set(cellsOf(land)), new Set(hasHole ? cellsOf(water) : [])];
      const expected = cellsOf(area).every((cell) => ground.has(cell) && !wet.has(cell));
      seen.add(expected);
      expect(liesWithin(polygon(outlineOf(area)), polygon(...rings))).toBe(expected);
    }),
  );
  expect(seen.size).toBe(2);
});

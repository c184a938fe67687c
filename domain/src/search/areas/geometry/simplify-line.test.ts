import fc from 'fast-check';
import { expect, it } from 'vitest';
import { distanceMeters } from '../distance.ts';
import { simplifyLine, simplifyToMost } from './simplify-line.ts';

const at = (longitude: number, latitude: number) => ({ latitude: 30 + latitude, longitude: -97 + longitude });
const lineArbitrary = fc.array(
  fc
    .record({ x: fc.integer({ min: 0, max: 1_000 }), y: fc.integer({ min: 0, max: 1_000 }) })
    .map(({ x, y }) => at(x / 10_000, y / 10_000)),
  { maxLength: 60 },
);

it('drops points on the line between others, and no points beside it', () => {
  const line = [at(0, 0), at(0.01, 0.000_001), at(0.02, 0), at(0.02, 0.02)];
  expect(simplifyLine(line, 5)).toEqual([at(0, 0), at(0.02, 0), at(0.02, 0.02)]);
});

it('preserves a point farther away than the tolerance in metres, also east and west', () => {
  // A hundredth of a degree is 1,112 m of latitude and 963 m of longitude here.
  const aside = [at(0, 0), at(0.01, 0.01), at(0, 0.02)];
  expect(simplifyLine(aside, 950)).toHaveLength(3);
  expect(simplifyLine(aside, 975)).toHaveLength(2);
});

it('preserves the ends and the order, and adds no points', () => {
  fc.assert(
    fc.property(lineArbitrary, fc.integer({ min: 1, max: 5_000 }), (line, tolerance) => {
      const simple = simplifyLine(line, tolerance);
      expect([simple[0], simple.at(-1)]).toEqual([line[0], line.at(-1)]);
      let index = -1;
      for (const point of simple) {
        index = line.indexOf(point, index + 1);
        expect(index).toBeGreaterThanOrEqual(0);
      }
    }),
  );
});

it('keeps at most the given number of points, of 3,000 along a noisy circle', () => {
  const line = Array.from({ length: 3_000 }, (_, index) => {
    const angle = (index * 2 * Math.PI) / 3_000;
    const radius = 0.05 + 0.000_3 * Math.sin(index * 7);
    return at(radius * Math.cos(angle), radius * Math.sin(angle));
  });
  const simple = simplifyToMost(line, 1, 200);
  expect(simple.length).toBeLessThanOrEqual(200);
  expect(simple.length).toBeGreaterThan(20);
  const center = at(0, 0);
  for (const point of simple) expect(distanceMeters(center, point)).toBeGreaterThan(4_500);
});

it('returns one or two points unchanged', () => {
  expect(simplifyLine([], 10)).toEqual([]);
  expect(simplifyLine([at(0, 0), at(0, 0)], 10)).toHaveLength(2);
});

import { expect, it } from 'vitest';
import { crossesItself, crossingBetween, lineCrosses } from './line-crossing.ts';

const at = (longitude: number, latitude: number) => ({ latitude, longitude });
const square = [at(0, 0), at(1, 0), at(1, 1), at(0, 1)];
const bowTie = [at(0, 0), at(1, 1), at(1, 0), at(0, 1)];

it('a square does not cross itself, a bow tie does', () => {
  expect(crossesItself(square)).toBe(false);
  expect(crossesItself(bowTie)).toBe(true);
});

it('a line crosses itself only where its own edges do, not where it would be closed', () => {
  expect(lineCrosses([at(0, 0), at(1, 1), at(1, 0)])).toBe(false);
  expect(lineCrosses(bowTie)).toBe(true);
  expect(lineCrosses([at(0, 0), at(2, 0), at(1, 1), at(1, -1)])).toBe(true);
  expect(lineCrosses([])).toBe(false);
});

it('returns the crossing of two edges', () => {
  const crossing = crossingBetween(at(0, 0), at(2, 2), at(0, 2), at(2, 0));
  expect(crossing?.latitude).toBeCloseTo(1);
  expect(crossing?.longitude).toBeCloseTo(1);
  expect(crossingBetween(at(0, 0), at(1, 0), at(0, 1), at(1, 1))).toBeUndefined();
});

import { expect, it } from 'vitest';
import type { Point } from '../distance.ts';
import { freehandArea, mostFreehandCorners } from './freehand-area.ts';
import { crossesItself } from './line-crossing.ts';

const at = (x: number, y: number): Point => ({ latitude: 30 + y / 100, longitude: -97 + x / 100 });

/** An arc of so many points between two fractions of a turn. */
const round = (points: number, from = 0, to = 1): Point[] =>
  Array.from({ length: points }, (_, index) => {
    const angle = 2 * Math.PI * (from + ((to - from) * index) / (points - 1));
    return at(5 * Math.cos(angle), 5 * Math.sin(angle));
  });

it('closes a line that ends short of its start', () => {
  const area = freehandArea(round(300, 0, 0.9), 20)!;
  expect(area.length).toBeGreaterThan(10);
  expect(crossesItself(area)).toBe(false);
});

it('makes at most 200 corners of a line of any length', () => {
  const trembling = round(5_000).map(({ latitude, longitude }, index) => ({
    latitude: latitude + 0.000_4 * Math.sin(index * 5),
    longitude: longitude + 0.000_4 * Math.cos(index * 3),
  }));
  expect(freehandArea(trembling, 0.5)!.length).toBeLessThanOrEqual(mostFreehandCorners);
});

it('loses the end that overshoots its start', () => {
  const spiral = Array.from({ length: 400 }, (_, index) => {
    const turn = (1.08 * index) / 399;
    const radius = 5 - turn;
    return at(radius * Math.cos(2 * Math.PI * turn), radius * Math.sin(2 * Math.PI * turn));
  });
  // The end crosses the start from outside to inside.
  const overshoot = [at(7, 0), ...spiral.slice(0, 380), at(4.2, -1), at(5.8, 1.2)];
  const area = freehandArea(overshoot, 20)!;
  expect(crossesItself(area)).toBe(false);
});

it('cuts nothing off where a large part would be lost, as in a figure eight', () => {
  const eight = Array.from({ length: 200 }, (_, index) => {
    const angle = 0.3 + (2 * Math.PI * index) / 199;
    return at(5 * Math.sin(angle), 5 * Math.sin(2 * angle));
  });
  expect(crossesItself(freehandArea(eight, 20)!)).toBe(true);
});

it('makes no area of a press, or of a line there and back', () => {
  expect(freehandArea([at(0, 0)], 20)).toBeNull();
  expect(freehandArea([at(0, 0), at(0.001, 0), at(0.001, 0.001)], 20)).toBeNull();
  expect(freehandArea([at(0, 0), at(2, 2), at(4, 4)], 20)).toBeNull();
});

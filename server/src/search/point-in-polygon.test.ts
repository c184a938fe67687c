import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Ring } from '../boundaries/boundary.ts';
import { insideTest } from './point-in-polygon.ts';

const square = (west: number, south: number, size: number): Ring => [
  [west, south],
  [west + size, south],
  [west + size, south + size],
  [west, south + size],
  [west, south],
];

describe('the inside of an outline', () => {
  it('is inside the ring and outside its holes', () => {
    const isInside = insideTest({
      type: 'Polygon',
      coordinates: [square(-98, 30, 1), square(-97.6, 30.4, 0.2)],
    });
    expect(isInside(30.1, -97.9)).toBe(true);
    expect(isInside(30.5, -97.5)).toBe(false);
    expect(isInside(31.1, -97.5)).toBe(false);
    expect(isInside(30.5, -98.1)).toBe(false);
    expect(isInside(Number.NaN, Number.NaN)).toBe(false);
  });

  it('is inside any of several polygons, also where they overlap', () => {
    const isInside = insideTest({
      type: 'MultiPolygon',
      coordinates: [[square(0, 0, 2)], [square(1, 1, 2)]],
    });
    expect([isInside(0.5, 0.5), isInside(1.5, 1.5), isInside(2.5, 2.5)]).toEqual([true, true, true]);
    expect(isInside(0.5, 2.5)).toBe(false);
  });

  it('is what testing every edge says, for a star of many corners', () => {
    const star: Ring = Array.from({ length: 400 }, (_, i) => {
      const radius = i % 2 ? 1 : 0.4;
      return [radius * Math.cos((i * Math.PI) / 200), radius * Math.sin((i * Math.PI) / 200)] as const;
    });
    const isInside = insideTest({ type: 'Polygon', coordinates: [star] });
    const coordinate = fc.double({ min: -1.1, max: 1.1, noNaN: true });
    fc.assert(
      fc.property(coordinate, coordinate, (x, y) => isInside(y, x) === everyEdge(star, x, y)),
      { numRuns: 2000, seed: 1 },
    );
  });

  it('is nothing for an outline without area', () => {
    expect(insideTest({ type: 'Polygon', coordinates: [] })(0, 0)).toBe(false);
    expect(insideTest({ type: 'Polygon', coordinates: [[]] })(0, 0)).toBe(false);
  });
});

/** The even-odd rule without bands. */
function everyEdge(ring: Ring, x: number, y: number): boolean {
  let inside = false;
  for (let i = 0; i < ring.length; i++) {
    const [x1, y1] = ring[i]!;
    const [x2, y2] = ring[(i + 1) % ring.length]!;
    if (y1 > y !== y2 > y && x < x1 + ((y - y1) / (y2 - y1)) * (x2 - x1)) inside = !inside;
  }
  return inside;
}

import type { Ring } from '@hearth/domain/search/areas/geometry/area-geometry.ts';
import { boxRing } from '@hearth/domain/testing/a-box.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { insideTest } from './point-in-polygon.ts';

const inside = (...coordinates: Ring[]) => insideTest({ type: 'Polygon', coordinates });

describe('the inside of an outline', () => {
  it('counts points inside the ring and outside its holes', () => {
    const isInside = inside(boxRing(-98, 30, -97, 31), boxRing(-97.6, 30.4, -97.4, 30.6));
    expect(isInside(30.1, -97.9)).toBe(true);
    expect(isInside(30.5, -97.5)).toBe(false);
    expect(isInside(31.1, -97.5)).toBe(false);
    expect(isInside(30.5, -98.1)).toBe(false);
    expect(isInside(Number.NaN, Number.NaN)).toBe(false);
  });

  it('counts points inside any of several polygons, also where they overlap', () => {
    const isInside = insideTest({
      type: 'MultiPolygon',
      coordinates: [[boxRing(0, 0, 2, 2)], [boxRing(1, 1, 3, 3)]],
    });
    expect([isInside(0.5, 0.5), isInside(1.5, 1.5), isInside(2.5, 2.5)]).toEqual([true, true, true]);
    expect(isInside(0.5, 2.5)).toBe(false);
  });

  it('equals a test of every edge, for a star of many corners', () => {
    const star: Ring = Array.from({ length: 400 }, (_, i) => {
      const radius = i % 2 ? 1 : 0.4;
      return [radius * Math.cos((i * Math.PI) / 200), radius * Math.sin((i * Math.PI) / 200)] as const;
    });
    const isInside = inside(star);
    const coordinate = fc.double({ min: -1.1, max: 1.1, noNaN: true });
    fc.assert(fc.property(coordinate, coordinate, (x, y) => isInside(y, x) === everyEdge(star, x, y)));
  });

  it('takes no more memory for a zigzag whose edges all span the outline from south to north', () => {
    const zigzag: Ring = [
      ...Array.from({ length: 1997 }, (_, at) => [-97.9 + at * 0.0001, at % 2 ? 30.4 : 30.1] as const),
      [-97.6, 30.05],
      [-97.9, 30.05],
      [-97.9, 30.1],
    ];
    const before = process.memoryUsage().arrayBuffers;
    const tests = Array.from({ length: 10 }, () => inside(zigzag));
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(20_000_000);
    for (let at = 0; at < 400; at++) {
      const [x, y] = [-97.90013 + at * 0.00057, 30.06 + (at % 40) * 0.009];
      expect(tests[at % 10]!(y, x)).toBe(everyEdge(zigzag, x, y));
    }
  });

  it('returns null for an outline without area', () => {
    expect(inside()(0, 0)).toBe(false);
    expect(inside([])(0, 0)).toBe(false);
  });
});

describe('the edge of an outline', () => {
  it('counts the edge, its corners and those of holes as inside, at any scale', () => {
    const [outer, hole] = [boxRing(-98, 30, -97, 31), boxRing(-97.6, 30.4, -97.35, 30.65)];
    const isInside = inside(outer, hole);
    for (const [x, y] of [...outer, ...hole]) expect(isInside(y, x)).toBe(true);
    for (const [x, y] of [
      [-98, 30.5],
      [-97, 30.5],
      [-97.5, 30],
      [-97.5, 31],
      [-97.6, 30.5],
      [-97.5, 30.4],
    ] as const)
      expect(isInside(y, x)).toBe(true);
    const least = 2 ** -46;
    expect([isInside(30.5, -98 - least), isInside(30.5, -97.6 + least)]).toEqual([false, false]);
    const slope = inside([
      [0, 0],
      [3, 1],
      [0, 1],
    ]);
    expect([slope(0.25, 0.75), slope(0.25, 0.75 + 2 ** -53), slope(0.5, 1.5), slope(1, 3)]).toEqual([
      true,
      false,
      true,
      true,
    ]);
  });

  it('leaves no gap between areas that share an edge', () => {
    const corner = fc.tuple(
      fc.double({ min: -98, max: -97, noNaN: true }),
      fc.double({ min: 30, max: 31, noNaN: true }),
    );
    fc.assert(
      fc.property(
        corner,
        corner,
        corner,
        fc.double({ min: 0, max: 1, noNaN: true }),
        ([x1, y1], [x2, y2], [x, y], along) => {
          const beside = (x: number) =>
            inside([
              [x, 29],
              [x1, y1],
              [x2, y2],
              [x, 32],
            ]);
          const west = beside(-99);
          const east = beside(-96);
          const middle = [x1 + (x2 - x1) * along, y1 + (y2 - y1) * along] as const;
          const between = (at: number, one: number, other: number) =>
            at >= Math.min(one, other) && at <= Math.max(one, other);
          if (y1 < y2 && between(middle[1], y1, y2))
            expect(west(middle[1], middle[0]) || east(middle[1], middle[0])).toBe(true);
          expect(west(y1, x1) && east(y1, x1)).toBe(true);
          if (y1 < y2 && between(y, y1, y2)) expect(west(y, x) || east(y, x)).toBe(true);
        },
      ),
    );
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

import {
  type AreaGeometry,
  geometryOf,
  type LonLat,
  type PolygonRings,
  polygonsOf,
  type Ring,
} from '@hearth/domain/search/areas/geometry/area-geometry.ts';
import fc from 'fast-check';
import { orient2d } from 'robust-predicates';
import { describe, it } from 'vitest';
import { insideTest } from './point-in-polygon.ts';

/** Small whole numbers, so that points often lie on edges and corners, and edges on each other. */
const whole = fc.integer({ min: -12, max: 12 });
/** Excludes values closer to zero, where floating-point numbers underflow and no algorithm can be exact. */
const anywhere = fc
  .double({ min: -13, max: 13, noNaN: true })
  .map((at) => Math.round(at * 2 ** 40) / 2 ** 40);
const corner = fc.oneof(fc.tuple(whole, whole), fc.tuple(anywhere, anywhere));

const tangle: fc.Arbitrary<Ring> = fc.array(corner, { minLength: 3, maxLength: 60 });

/** Upright, lying, or turned by 45 degrees, with whole corners. */
const zigzag: fc.Arbitrary<Ring> = fc
  .record({ teeth: fc.integer({ min: 8, max: 40 }), low: whole, high: whole, turn: fc.nat({ max: 2 }) })
  .map(({ teeth, low, high, turn }) => {
    const ring = Array.from({ length: teeth }, (_, at): LonLat => [at / 2 - 10, at % 2 ? high : low]);
    ring.push([teeth / 2 - 10, low - 1], [-10, low - 1]);
    return ring.map(([x, y]): LonLat => {
      if (turn === 0) return [x, y];
      return turn === 1 ? [y, x] : [x - y, x + y];
    });
  });

const closed = (ring: Ring): Ring => [...ring, ring[0]!];
const ring = fc.oneof(tangle, zigzag, tangle.map(closed), zigzag.map(closed));
const polygon: fc.Arbitrary<PolygonRings> = fc.array(ring, { minLength: 1, maxLength: 3 });
const geometry = fc.array(polygon, { minLength: 1, maxLength: 3 }).map(geometryOf);

/** From the precision of 16 digits to far beyond any degree; powers of two, because they round nothing. */
const scale = fc.oneof(
  fc.constant(1),
  fc.integer({ min: -200, max: 200 }).map((power) => 2 ** power),
);

describe('the inside of any outline', () => {
  it('equals a test against every edge, on edges and corners too, at any scale', () => {
    const points = fc.array(corner, { minLength: 40, maxLength: 120 });
    fc.assert(
      fc.property(geometry, points, scale, (given, requested, by) => {
        const scaled = scaledBy(given, by);
        const isInside = insideTest(scaled);
        const all = [...requested.map((point) => times(point, by)), ...pointsOn(scaled)];
        // Twice, as asking sorts the edges.
        for (const [x, y] of [...all, ...all])
          if (isInside(y, x) !== isInsideAny(scaled, x, y)) throw new Error(`wrong at ${x} ${y}`);
      }),
    );
  });

  it('decides alike for all points around corners at degrees with many digits', () => {
    const nudge = fc.integer({ min: -3, max: 3 });
    fc.assert(
      fc.property(
        zigzag,
        fc.array(fc.tuple(nudge, nudge), { minLength: 20, maxLength: 40 }),
        (given, nudges) => {
          const moved = given.map(([x, y]): LonLat => [-97.7431 + x / 37, 30.2672 + y / 41]);
          const area = geometryOf([[moved]]);
          const isInside = insideTest(area);
          for (const [x, y] of pointsOn(area))
            for (const [east, north] of nudges) {
              const [nearX, nearY] = [x + east * 2 ** -46, y + north * 2 ** -48];
              if (isInside(nearY, nearX) !== isInsideAny(area, nearX, nearY))
                throw new Error(`wrong at ${nearX} ${nearY}`);
            }
        },
      ),
    );
  });
});

const times = ([x, y]: LonLat, by: number): LonLat => [x * by, y * by];

const scaledBy = (given: AreaGeometry, by: number): AreaGeometry =>
  geometryOf(polygonsOf(given).map((rings) => rings.map((one) => one.map((at) => times(at, by)))));

/** The corners, and the middles of the edges between them. */
const pointsOn = (given: AreaGeometry): LonLat[] =>
  polygonsOf(given)
    .flat()
    .flatMap((one) =>
      edgesOf(one).flatMap(([[x1, y1], [x2, y2]]): LonLat[] => [
        [x1, y1],
        [(x1 + x2) / 2, (y1 + y2) / 2],
      ]),
    );

const edgesOf = (one: Ring) => one.map((from, at) => [from, one[(at + 1) % one.length]!] as const);

const isInsideAny = (given: AreaGeometry, x: number, y: number): boolean =>
  polygonsOf(given).some((rings) => isInsideRings(rings, x, y));

/** The even-odd rule, by every edge. */
function isInsideRings(rings: PolygonRings, x: number, y: number): boolean {
  let inside = false;
  for (const [[x1, y1], [x2, y2]] of rings.flatMap(edgesOf)) {
    const turn = orient2d(x1, y1, x2, y2, x, y);
    const isWithin = isBetween(x, x1, x2) && isBetween(y, y1, y2);
    if (turn === 0 && isWithin) return true;
    if (y1 > y !== y2 > y && turn < 0 === y2 > y1) inside = !inside;
  }
  return inside;
}

const isBetween = (at: number, one: number, other: number): boolean =>
  at >= Math.min(one, other) && at <= Math.max(one, other);

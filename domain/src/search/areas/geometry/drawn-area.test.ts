import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type AreaGeometry, boundsOf, polygonsOf } from './area-geometry.ts';
import { type DrawingProblemCode, mostDrawnCorners, readDrawnArea } from './drawn-area.ts';

type Corner = readonly [number, number];

const box = (west: number, south: number, east: number, north: number): Corner[] => [
  [west, south],
  [east, south],
  [east, north],
  [west, north],
  [west, south],
];
const austin = box(-97.8, 30.2, -97.7, 30.3);
const polygon = (...coordinates: unknown[]) => ({ type: 'Polygon', coordinates });

const codeOf = (geometry: unknown): DrawingProblemCode | 'fine' => {
  const area = readDrawnArea(geometry);
  return area.ok ? 'fine' : area.problem.code;
};
const stored = (geometry: unknown): AreaGeometry => {
  const area = readDrawnArea(geometry);
  if (!area.ok) throw new Error(area.problem.message);
  return area.geometry;
};

/** A ring of so many corners, 0.1 to 0.3 degrees from the center of Austin. */
const star = (radii: readonly number[]): Corner[] =>
  radii.map((radius, index) => {
    const angle = (2 * Math.PI * index) / radii.length;
    return [-97.75 + radius * Math.cos(angle), 30.27 + radius * Math.sin(angle)];
  });
const radii = fc.array(fc.double({ min: 0.1, max: 0.3, noNaN: true }), { minLength: 3, maxLength: 60 });

const nested = (depth: number): unknown => {
  let value: unknown = 0;
  for (let level = 0; level < depth; level++) value = [value];
  return value;
};

describe('an invalid drawing', () => {
  it.each<[string, unknown, DrawingProblemCode]>([
    ['nothing', undefined, 'not-an-area'],
    ['null', null, 'not-an-area'],
    ['text', 'POLYGON((0 0))', 'not-an-area'],
    ['a point', { type: 'Point', coordinates: [-97.7, 30.2] }, 'not-an-area'],
    ['a line', { type: 'LineString', coordinates: austin }, 'not-an-area'],
    ['a collection', { type: 'FeatureCollection', features: [] }, 'not-an-area'],
    ['a polygon without rings', polygon(), 'not-an-area'],
    ['a ring that is no list', polygon('ring'), 'not-an-area'],
    ['a polygon nested like a multipolygon', polygon([austin]), 'not-numbers'],
    ['a multipolygon nested like a polygon', { type: 'MultiPolygon', coordinates: [austin] }, 'not-an-area'],
    ['a multipolygon without polygons', { type: 'MultiPolygon', coordinates: [] }, 'not-an-area'],
    ['lists in lists in lists', { type: 'MultiPolygon', coordinates: nested(100_000) }, 'not-numbers'],
    ['lists in lists in a ring', polygon([nested(100_000), nested(100_000)]), 'not-numbers'],
    ['positions that are objects', polygon([{ lat: 30 }, { lat: 31 }, { lat: 32 }]), 'not-an-area'],
    ['text for numbers', polygon([['-97.8', '30.2'], ...austin]), 'not-numbers'],
    ['null for a number', polygon([[null, 30.2], ...austin]), 'not-numbers'],
    ['NaN', polygon([[Number.NaN, 30.2], ...austin]), 'not-numbers'],
    ['infinity', polygon([[-97.8, Number.POSITIVE_INFINITY], ...austin]), 'not-numbers'],
    ['one number for a position', polygon([[-97.8], ...austin]), 'not-numbers'],
    ['an empty ring', polygon([]), 'too-few-corners'],
    ['two corners', polygon([austin[0], austin[1]]), 'too-few-corners'],
    ['two corners again and again', polygon([0, 1, 0, 1, 0].map((at) => austin[at])), 'too-few-corners'],
    ['a line there and back', polygon([austin[0], [-97.75, 30.25], austin[2], austin[0]]), 'no-area'],
    ['a box around nothing', polygon(box(-97.8, 30.2, -97.8, 30.3)), 'too-few-corners'],
    ['corners a centimetre apart', polygon(box(-97.8, 30.2, -97.79999999, 30.20000001)), 'too-few-corners'],
    ['50,000 corners', polygon(star(Array.from({ length: 50_000 }, () => 0.2))), 'too-many-corners'],
    [
      'one corner too many',
      polygon(star(Array.from({ length: mostDrawnCorners + 1 }, () => 0.2))),
      'too-many-corners',
    ],
    ['latitude first', polygon(austin.map(([x, y]) => [y, x])), 'outside'],
    ['Paris', polygon(box(2.2, 48.8, 2.4, 48.9)), 'outside'],
    ['one corner in Mexico City', polygon([[-99.1, 19.4], ...austin]), 'outside'],
    ['over the date line', polygon(box(170, 30, 190, 31)), 'date-line'],
    ['over the date line the short way', polygon(box(-179, 30, 179, 31)), 'date-line'],
    ['a bow tie', polygon([austin[0], austin[2], austin[1], austin[3], austin[0]]), 'crosses-itself'],
    [
      'a corner on its own edge',
      polygon([...austin.slice(0, 4), [-97.75, 30.2], [-97.79, 30.25]]),
      'crosses-itself',
    ],
    [
      'two loops that meet in a corner',
      polygon([
        [-97.8, 30.2],
        [-97.75, 30.25],
        [-97.7, 30.2],
        [-97.7, 30.3],
        [-97.75, 30.25],
        [-97.8, 30.3],
      ]),
      'crosses-itself',
    ],
    ['the same way twice round', polygon([...austin.slice(0, 4), ...austin]), 'crosses-itself'],
    ['a hole that crosses the edge', polygon(austin, box(-97.72, 30.22, -97.68, 30.24)), 'crosses-itself'],
    ['a hole on the edge', polygon(austin, box(-97.8, 30.22, -97.78, 30.24)), 'crosses-itself'],
    ['a hole as large as all', polygon(austin, austin), 'crosses-itself'],
    ['a hole beside', polygon(austin, box(-97.6, 30.2, -97.5, 30.3)), 'hole-outside'],
    ['a hole around', polygon(austin, box(-98, 30, -97, 31)), 'hole-outside'],
    [
      'a hole in a hole',
      polygon(austin, box(-97.79, 30.21, -97.71, 30.29), box(-97.78, 30.22, -97.72, 30.28)),
      'hole-outside',
    ],
  ])('is reported: %s', (_, geometry, code) => {
    expect(codeOf(geometry)).toBe(code);
  });

  it('reports an invalid drawing with the position where it crosses itself', () => {
    const area = readDrawnArea(polygon([austin[0], austin[2], austin[1], austin[3]]));
    expect(area).toMatchObject({
      problem: { name: 'geometry', message: expect.stringMatching(/near 30\.\d, -97\.\d$/) },
    });
  });
});

describe('a drawing', () => {
  it.each<[string, unknown]>([
    ['closed', polygon(austin)],
    ['open', polygon(austin.slice(0, 4))],
    ['clockwise', polygon(austin.toReversed())],
    ['begun elsewhere', polygon([...austin.slice(2, 4), ...austin.slice(0, 3)])],
    ['with corners twice', polygon(austin.flatMap((corner) => [corner, corner, corner]))],
    ['with a way out and back', polygon([...austin.slice(0, 2), [-97.6, 30.2], ...austin.slice(1)])],
    [
      'with a way out and back at its beginning',
      polygon([[-97.8, 30.2], ...austin.slice(1, 4), [-97.8, 30.2], [-97.8, 30.1]]),
    ],
    ['with heights', polygon(austin.map((corner) => [...corner, 150]))],
    ['with more digits than a map has', polygon(austin.map(([x, y]) => [x + 1e-9, y - 1e-9]))],
    ['as one of one', { type: 'MultiPolygon', coordinates: [[austin]] }],
    ['twice over', { type: 'MultiPolygon', coordinates: [[austin], [austin.toReversed()]] }],
    ['with what else GeoJSON may say', { ...polygon(austin), bbox: [0, 0, 1, 1], crs: null }],
  ])('normalizes to the same area: %s', (_, geometry) => {
    expect(stored(geometry)).toEqual(polygon(austin));
  });

  it('preserves its holes, wound the other way', () => {
    const hole = box(-97.76, 30.24, -97.74, 30.26);
    const expected = polygon(austin, [hole[0], ...hole.toReversed().slice(1)]);
    expect(stored(polygon(austin, hole))).toEqual(expected);
    expect(stored(polygon(austin, hole.toReversed()))).toEqual(expected);
  });

  it('accepts several areas, also ones that overlap', () => {
    const parts = [[box(-97.75, 30.25, -97.65, 30.35)], [austin]];
    const geometry = stored({ type: 'MultiPolygon', coordinates: parts });
    expect(geometry).toEqual(stored({ type: 'MultiPolygon', coordinates: parts.toReversed() }));
    expect(polygonsOf(geometry)).toHaveLength(2);
    expect(boundsOf(geometry)).toEqual({
      minLatitude: 30.2,
      maxLatitude: 30.35,
      minLongitude: -97.8,
      maxLongitude: -97.65,
    });
  });

  it('accepts the maximum of corners', { timeout: 1000 }, () => {
    const ragged = star(Array.from({ length: mostDrawnCorners }, (_, index) => 0.2 + (index % 2) * 0.05));
    expect(codeOf(polygon(ragged))).toBe('fine');
  });

  it('writes one normal form for any first corner and winding', () => {
    fc.assert(
      fc.property(radii, fc.nat(), fc.boolean(), (some, start, turned) => {
        const ring = star(some);
        const at = start % ring.length;
        const same = [...ring.slice(at), ...ring.slice(0, at)];
        const geometry = stored(polygon(ring));
        expect(stored(geometry)).toEqual(geometry);
        expect(stored(polygon(turned ? same.toReversed() : same))).toEqual(geometry);
      }),
    );
  });

  it('crosses itself where two of its corners change places', () => {
    fc.assert(
      fc.property(
        fc.array(fc.double({ min: 0.1, max: 0.3, noNaN: true }), { minLength: 5, maxLength: 40 }),
        (some) => {
          const [first, second, ...rest] = star(some.map(() => 0.2));
          expect(codeOf(polygon([second, first, ...rest]))).toBe('crosses-itself');
        },
      ),
    );
  });

  it('gives a geometry or a problem for any input', () => {
    const number = fc.oneof(fc.double(), fc.double({ min: -98, max: 31, noNaN: true }), fc.anything());
    const ring = fc.array(fc.array(number, { maxLength: 3 }), { maxLength: 6 });
    const geometry = fc.oneof(
      fc.anything(),
      fc.record({
        type: fc.constantFrom('Polygon', 'MultiPolygon'),
        coordinates: fc.oneof(fc.array(ring), fc.array(fc.array(ring)), fc.anything()),
      }),
    );
    fc.assert(fc.property(geometry, (value) => typeof readDrawnArea(value).ok === 'boolean'));
  });
});

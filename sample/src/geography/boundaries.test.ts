import { waterBodyNames } from '@hearth/domain/listing/vocabulary.ts';
import { longestBoundaryId } from '@hearth/domain/search/tags/tag.ts';
import { describe, expect, it } from 'vitest';
import { type Boundary, sampleBoundaries } from './boundaries.ts';
import { type Position, ringContains, signedArea } from './geometry.ts';

const TYPES = [
  'county',
  'city',
  'school',
  'schooldistrict',
  'subdivision',
  'postalcode',
  'mlsarea',
  'water',
] as const;

const all = [...sampleBoundaries('austin'), ...sampleBoundaries('san-antonio')];

describe('sample boundaries', () => {
  it.each(['austin', 'san-antonio'] as const)('makes every type of boundary for %s', (edition) => {
    for (const type of TYPES) {
      const names = all.filter((boundary) => boundary.edition === edition && boundary.type === type);
      expect(names.length, type).toBeGreaterThan(5);
    }
  });

  it('makes all nineteen waters', () => {
    const names = all.filter(({ type }) => type === 'water').map(({ name }) => name);
    expect(names.sort()).toEqual(waterBodyNames);
  });

  it('gives every boundary a unique, readable id', () => {
    const ids = all.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toContain('postalcode-78704');
    expect(ids).toContain('city-austin');
    expect(ids).toContain('subdivision-austin-zilker');
    for (const id of ids) expect(id).toMatch(/^[a-z]+(-[a-z0-9]+)+$/);
  });

  it('closes every ring and winds outer rings counter-clockwise, holes clockwise', () => {
    for (const { id, geometry } of all) {
      expect(geometry.coordinates.length, id).toBeGreaterThan(0);
      for (const [outer, ...holes] of geometry.coordinates as Position[][][]) {
        for (const ring of [outer!, ...holes]) {
          expect(ring.length, id).toBeGreaterThanOrEqual(4);
          expect(ring.at(-1), id).toEqual(ring[0]);
        }
        expect(signedArea(outer!), id).toBeGreaterThan(0);
        for (const hole of holes) expect(signedArea(hole), id).toBeLessThan(0);
      }
    }
  });

  it('rounds positions to five decimals', () => {
    const loose = all.filter(({ geometry }) =>
      geometry.coordinates.flat(3).some((value) => Math.abs(value * 1e5 - Math.round(value * 1e5)) > 1e-4),
    );
    expect(loose).toEqual([]);
  });

  it('lets no ring cross or touch itself', () => {
    const crossed = all.filter(({ geometry }) =>
      geometry.coordinates.some((polygon) => polygon.some((ring) => crossesItself(ring as Position[]))),
    );
    expect(crossed.map(({ id }) => id)).toEqual([]);
  });

  it('keeps holes inside the polygon they belong to', () => {
    for (const { id, geometry } of all) {
      for (const [outer, ...holes] of geometry.coordinates as Position[][][]) {
        for (const [a, b] of holes as [Position, Position][]) {
          expect(ringContains(outer!, (a[0] + b[0]) / 2, (a[1] + b[1]) / 2), id).toBe(true);
        }
      }
    }
  });

  it('tiles the zips: none overlaps another', () => {
    const zips = all.filter(({ type }) => type === 'postalcode');
    const edges = zips.flatMap(({ geometry }) =>
      (geometry.coordinates as Position[][][]).flat().flatMap(directedEdges),
    );
    expect(new Set(edges).size).toBe(edges.length);
  });

  it('draws the same boundaries every time', () => {
    expect(sampleBoundaries('austin')).toEqual(all.filter(({ edition }) => edition === 'austin'));
  });

  it('puts known landmarks into the right areas', () => {
    expect(idsAt(-97.7404, 30.2747)).toEqual(
      expect.arrayContaining(['county-travis', 'city-austin', 'postalcode-78701']),
    );
    expect(idsAt(-98.4861, 29.4258)).toEqual(
      expect.arrayContaining(['county-bexar', 'city-san-antonio', 'postalcode-78205']),
    );
    expect(idsAt(-98.3, 29.91)).toContain('water-canyon-lake');
  });
});

function idsAt(longitude: number, latitude: number): string[] {
  return all.filter((boundary) => contains(boundary, longitude, latitude)).map(({ id }) => id);
}

function contains({ geometry }: Boundary, longitude: number, latitude: number): boolean {
  return (geometry.coordinates as Position[][][]).some(
    ([outer, ...holes]) =>
      ringContains(outer!, longitude, latitude) &&
      !holes.some((hole) => ringContains(hole, longitude, latitude)),
  );
}

function directedEdges(ring: Position[]): string[] {
  return ring.slice(1).map((to, index) => `${ring[index]} ${to}`);
}

function crossesItself(ring: Position[]): boolean {
  const corners = ring.slice(1);
  if (new Set(corners.map(String)).size !== corners.length) return true;
  const last = ring.length - 2;
  for (let first = 0; first <= last; first++) {
    for (let second = first + 2; second <= last; second++) {
      if (first === 0 && second === last) continue;
      if (segmentsMeet(ring[first]!, ring[first + 1]!, ring[second]!, ring[second + 1]!)) return true;
    }
  }
  return false;
}

function segmentsMeet(a: Position, b: Position, c: Position, d: Position): boolean {
  if (Math.max(a[0], b[0]) < Math.min(c[0], d[0]) || Math.max(c[0], d[0]) < Math.min(a[0], b[0]))
    return false;
  if (Math.max(a[1], b[1]) < Math.min(c[1], d[1]) || Math.max(c[1], d[1]) < Math.min(a[1], b[1]))
    return false;
  return side(a, b, c) * side(a, b, d) <= 0 && side(c, d, a) * side(c, d, b) <= 0;
}

/** Exact on the grid of five decimals. */
function side(a: Position, b: Position, c: Position): number {
  const [ax, ay, bx, by, cx, cy] = [...a, ...b, ...c].map((value) => Math.round(value * 1e5)) as [
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  return Math.sign((bx - ax) * (cy - ay) - (by - ay) * (cx - ax));
}

describe('the ids of sample boundaries', () => {
  it('makes unique ids that are short enough for a search', () => {
    const ids = all.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.filter((id) => id.length > longestBoundaryId)).toEqual([]);
  });
});

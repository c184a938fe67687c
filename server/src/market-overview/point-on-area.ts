import {
  type AreaGeometry,
  polygonsOf,
  type Ring,
} from '@hearth/domain/search/areas/geometry/area-geometry.ts';
import type { Position } from '../search/search-context.ts';

/**
 * A point inside an area of any shape: the middle of the widest section of its largest part at half height. null for an
 * area without extent.
 */
export function pointOnArea(geometry: AreaGeometry): Position | null {
  const [largest] = polygonsOf(geometry)
    .filter(([outer]) => outer !== undefined && outer.length > 2)
    .toSorted((a, b) => boxArea(b[0]!) - boxArea(a[0]!));
  if (largest === undefined) return null;
  const [south, north] = extent(largest[0]!, 1);
  // A corner at exactly half height would be crossed twice or not at all.
  const latitude = south + (north - south) * 0.5000001;
  const crossed = largest.flatMap((ring) => crossings(ring, latitude)).toSorted((a, b) => a - b);
  const pieces = crossed.flatMap((from, at) => {
    const to = crossed[at + 1];
    return at % 2 === 0 && to !== undefined ? [{ from, to }] : [];
  });
  const [widest] = pieces.toSorted((a, b) => b.to - b.from - (a.to - a.from));
  return widest === undefined ? null : { latitude, longitude: (widest.from + widest.to) / 2 };
}

/** Least and greatest longitude (0) or latitude (1) of a ring. */
const extent = (ring: Ring, axis: 0 | 1): readonly [number, number] =>
  ring.reduce<readonly [number, number]>(
    ([least, most], point) => [Math.min(least, point[axis]), Math.max(most, point[axis])],
    [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY],
  );

function boxArea(ring: Ring): number {
  const [west, east] = extent(ring, 0);
  const [south, north] = extent(ring, 1);
  return (east - west) * (north - south);
}

/** Longitudes at which a ring crosses a latitude. */
const crossings = (ring: Ring, latitude: number): number[] =>
  ring.flatMap(([x1, y1], index) => {
    const [x2, y2] = ring[(index + 1) % ring.length]!;
    return y1 > latitude === y2 > latitude ? [] : [x1 + ((latitude - y1) / (y2 - y1)) * (x2 - x1)];
  });

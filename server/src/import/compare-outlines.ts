import type { Bounds } from '@hearth/domain/search/areas/bounds.ts';
import { type AreaGeometry, boundsOf } from '@hearth/domain/search/areas/geometry/area-geometry.ts';
import { insideTest } from '../boundaries/point-in-polygon.ts';

/** How much ground two outlines cover, in any one unit: each of them, and both at once. */
export interface Overlap {
  readonly some: number;
  readonly more: number;
  readonly both: number;
}

/** Points along each side of the common bounding box; 40,000 in all resolve shares of half a percent. */
const STEPS = 200;

/** Counted at the points of a grid: exact enough to distinguish a part from the whole, and cheap for any number of corners. */
export function overlapOf(some: AreaGeometry, more: AreaGeometry): Overlap {
  const [inSome, inMore] = [insideTest(some), insideTest(more)];
  const { minLatitude, maxLatitude, minLongitude, maxLongitude } = around(boundsOf(some), boundsOf(more));
  const overlap = { some: 0, more: 0, both: 0 };
  for (let row = 0; row < STEPS; row++) {
    const latitude = minLatitude + ((row + 0.5) / STEPS) * (maxLatitude - minLatitude);
    for (let column = 0; column < STEPS; column++) {
      const longitude = minLongitude + ((column + 0.5) / STEPS) * (maxLongitude - minLongitude);
      const isInSome = inSome(latitude, longitude);
      const isInMore = inMore(latitude, longitude);
      if (isInSome) overlap.some += 1;
      if (isInMore) overlap.more += 1;
      if (isInSome && isInMore) overlap.both += 1;
    }
  }
  return overlap;
}

const around = (some: Bounds, more: Bounds): Bounds => ({
  minLatitude: Math.min(some.minLatitude, more.minLatitude),
  maxLatitude: Math.max(some.maxLatitude, more.maxLatitude),
  minLongitude: Math.min(some.minLongitude, more.minLongitude),
  maxLongitude: Math.max(some.maxLongitude, more.maxLongitude),
});

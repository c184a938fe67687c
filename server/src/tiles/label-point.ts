import {
  type AreaGeometry,
  boundsOf,
  polygonsOf,
} from '@hearth/domain/search/areas/geometry/area-geometry.ts';
import polylabel from 'polylabel';

type Position = [longitude: number, latitude: number];

/** Precision of the point, as a part of the area's smaller side. */
const PRECISION = 0.01;

/** Least precision, as a part of the larger side: the search begins with squares along it, as wide as the area is thin. */
const LEAST_PRECISION = 0.0005;

/** Position of the name of an area: the point inside it that is farthest from its border. */
export function labelPoint(area: AreaGeometry): Position {
  const { minLatitude, maxLatitude, minLongitude, maxLongitude } = boundsOf(area);
  const sides = [maxLatitude - minLatitude, maxLongitude - minLongitude];
  const precision = Math.max(PRECISION * Math.min(...sides), LEAST_PRECISION * Math.max(...sides));
  const middle: Position = [(minLongitude + maxLongitude) / 2, (minLatitude + maxLatitude) / 2];
  return polygonsOf(area)
    .map((rings) => polylabel(rings as Position[][], precision))
    .reduce(
      (best, point) => (point.distance > best.distance ? point : best),
      Object.assign(middle, { distance: 0 }),
    );
}

import type { AreaGeometry, PolygonRings } from '@hearth/domain/search/areas/geometry/area-geometry.ts';
import { boundsOf, polygonsOf } from '@hearth/domain/search/areas/geometry/area-geometry.ts';

type Position = readonly [longitude: number, latitude: number];

/** Lines across an area that are tried, from south to north. */
const LINES = 15;

/** Position of the name of an area: in the middle of its widest part, which lies in it however bent it is. */
export function labelPoint(area: AreaGeometry): Position {
  const { minLatitude, maxLatitude, minLongitude, maxLongitude } = boundsOf(area);
  let best: Position = [(minLongitude + maxLongitude) / 2, (minLatitude + maxLatitude) / 2];
  let widest = 0;
  for (let line = 1; line <= LINES; line++) {
    const latitude = minLatitude + ((maxLatitude - minLatitude) * line) / (LINES + 1);
    for (const polygon of polygonsOf(area))
      for (const [west, east] of spansAt(polygon, latitude)) {
        if (east - west <= widest) continue;
        widest = east - west;
        best = [(west + east) / 2, latitude];
      }
  }
  return best;
}

/** The parts of a line of latitude that lie within a polygon, from west to east. */
function spansAt(polygon: PolygonRings, latitude: number): (readonly [number, number])[] {
  const crossings = polygon.flatMap((ring) =>
    ring.slice(1).flatMap(([x1, y1], at) => {
      const [x0, y0] = ring[at]!;
      return y0 > latitude === y1 > latitude ? [] : [x0 + ((latitude - y0) / (y1 - y0)) * (x1 - x0)];
    }),
  );
  const sorted = crossings.toSorted((a, b) => a - b);
  return sorted.flatMap((west, at) => (at % 2 === 0 ? [[west, sorted[at + 1] ?? west] as const] : []));
}

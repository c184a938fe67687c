import { type AreaGeometry, polygonsOf } from '@hearth/domain/search/areas/geometry/area-geometry.ts';
import { orient2d } from 'robust-predicates';
import { type EdgeBox, edgeTree } from './edge-tree.ts';

/** Returns true for a point inside the area or on an edge, also on the edge of a hole. */
export type InsideTest = (latitude: number, longitude: number) => boolean;

/**
 * Prepares an exact test: inside any polygon and in none of its holes, by the even-odd rule; no rounding moves an edge. Edges
 * are sorted as points are asked for, so a point is compared with a few of a county's 2,000 edges.
 */
export function insideTest(geometry: AreaGeometry): InsideTest {
  const polygons = polygonsOf(geometry).map(edgeTree);
  return (latitude, longitude) =>
    polygons.some(({ coordinates, boxAt }) => {
      const box = boxAt(longitude, latitude);
      return box !== null && isInBox(box, coordinates, longitude, latitude);
    });
}

/**
 * Returns whether a ray to the east crosses an odd number of edges, or begins on one. The half-open comparison counts a corner that two
 * edges share once.
 */
function isInBox({ isOdd, steps, edges }: EdgeBox, coordinates: Float64Array, x: number, y: number): boolean {
  let inside = isOdd;
  for (const step of steps) if (step > y) inside = !inside;
  for (const at of edges) {
    const y1 = coordinates[at + 1]!;
    const y2 = coordinates[at + 3]!;
    const isCrossed = y1 <= y && y < y2;
    // Many edges of a box do not touch the line of the ray.
    if (!isCrossed && y !== y2) continue;
    const x1 = coordinates[at]!;
    const x2 = coordinates[at + 2]!;
    if (!isCrossed) {
      if (touches(x, x1, y1, x2, y2)) return true;
    } else if (x < x1 && x < x2) {
      inside = !inside;
    } else if (x <= x1 || x <= x2) {
      const turn = orient2d(x1, y1, x2, y2, x, y);
      if (turn === 0) return true;
      if (turn < 0) inside = !inside;
    }
  }
  return inside;
}

/** Returns whether a point at the latitude of an edge's upper end lies on it. */
const touches = (x: number, x1: number, y1: number, x2: number, y2: number): boolean =>
  y1 === y2 ? x >= Math.min(x1, x2) && x <= Math.max(x1, x2) : x === x2;

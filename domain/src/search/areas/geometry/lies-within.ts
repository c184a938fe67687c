import { type AreaGeometry, polygonsOf, type Ring } from './area-geometry.ts';
import { crossProduct, type GridPoint, gridPointOf } from './grid.ts';
import { type Corners, ringContains } from './ring.ts';

/**
 * Returns whether each part of one area is inside a single polygon of another, outside of its holes. Exact on the grid of a tenth
 * of a metre; an area may touch the border from within.
 */
export function liesWithin(inner: AreaGeometry, outer: AreaGeometry): boolean {
  const polygons = polygonsOf(outer).map((rings) => rings.map(cornersOf));
  return polygonsOf(inner).every(([ring = []]) => polygons.some((rings) => isIn(cornersOf(ring), rings)));
}

const cornersOf = (ring: Ring): Corners =>
  ring.slice(0, -1).map(([longitude, latitude]) => gridPointOf(longitude, latitude));

function isIn(area: Corners, [border = [], ...holes]: readonly Corners[]): boolean {
  return (
    !crosses(area, border) &&
    middlesOf(area, border).every((middle) => sideOf(border, middle) !== 'out') &&
    holes.every((hole) => areApart(area, hole))
  );
}

/** Returns whether two areas are disjoint; they may share a border. */
function areApart(area: Corners, hole: Corners): boolean {
  if (crosses(area, hole)) return false;
  const sides = middlesOf(area, hole).map((middle) => sideOf(hole, middle));
  // An area whose whole border is the border of the hole equals the hole.
  const isBeside = sides.includes('out') && !sides.includes('in');
  return isBeside && middlesOf(hole, area).every((middle) => sideOf(area, middle) !== 'in');
}

/**
 * Splits the edges of an outline at the corners of another outline on them, and returns the middle of each piece. If the
 * two do not cross, a piece is inside, outside or along the edges of the other, as its middle is. Halves of the grid are as
 * exact as its points.
 */
function middlesOf(outline: Corners, other: Corners): GridPoint[] {
  return edgesOf(outline).flatMap(([a, b]) => {
    const way = ([x, y]: GridPoint) => Math.abs(x - a[0]) + Math.abs(y - a[1]);
    const cuts = other.filter((corner) => isOnEdge(corner, a, b)).sort((one, two) => way(one) - way(two));
    const ends = [...cuts, b];
    return [a, ...cuts].map(([x, y], index): GridPoint => {
      const [nextX, nextY] = ends[index]!;
      return [(x + nextX) / 2, (y + nextY) / 2];
    });
  });
}

function sideOf(ring: Corners, point: GridPoint): 'in' | 'on' | 'out' {
  if (edgesOf(ring).some(([a, b]) => isOnEdge(point, a, b))) return 'on';
  return ringContains(ring, point) ? 'in' : 'out';
}

const edgesOf = (corners: Corners): readonly (readonly [GridPoint, GridPoint])[] =>
  corners.map((corner, index) => [corner, corners[(index + 1) % corners.length]!]);

const crosses = (one: Corners, other: Corners): boolean =>
  edgesOf(one).some(([a, b]) =>
    edgesOf(other).some(
      ([c, d]) =>
        crossProduct(a, b, c) * crossProduct(a, b, d) < 0 &&
        crossProduct(c, d, a) * crossProduct(c, d, b) < 0,
    ),
  );

const isOnEdge = (point: GridPoint, a: GridPoint, b: GridPoint): boolean =>
  crossProduct(a, b, point) === 0 &&
  (point[0] - a[0]) * (point[0] - b[0]) <= 0 &&
  (point[1] - a[1]) * (point[1] - b[1]) <= 0;

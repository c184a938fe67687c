import { type AreaGeometry, polygonsOf, type Ring } from './area-geometry.ts';
import { type GridPoint, gridPointOf, turnOf } from './grid.ts';
import { type Corners, holds } from './ring.ts';

/**
 * Whether every part of one area lies in a single polygon of another, and in none of its holes. Exact on the grid of a tenth
 * of a metre; an area that only touches the border from within lies within.
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

/** Whether they share no ground, though they may share a border. */
function areApart(area: Corners, hole: Corners): boolean {
  if (crosses(area, hole)) return false;
  const sides = middlesOf(area, hole).map((middle) => sideOf(hole, middle));
  // One that runs along the hole all the way round is the hole.
  const isBeside = sides.includes('out') && !sides.includes('in');
  return isBeside && middlesOf(hole, area).every((middle) => sideOf(area, middle) !== 'in');
}

/**
 * The middle of each piece that the edges of an outline are cut into by the corners of another one on them. Where the two do
 * not cross, each piece as a whole lies inside the other, outside or along its edges, which its middle tells. Halves of the
 * grid are as exact as its points.
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
  return holds(ring, point) ? 'in' : 'out';
}

const edgesOf = (corners: Corners): readonly (readonly [GridPoint, GridPoint])[] =>
  corners.map((corner, index) => [corner, corners[(index + 1) % corners.length]!]);

const crosses = (one: Corners, other: Corners): boolean =>
  edgesOf(one).some(([a, b]) =>
    edgesOf(other).some(
      ([c, d]) => turnOf(a, b, c) * turnOf(a, b, d) < 0 && turnOf(c, d, a) * turnOf(c, d, b) < 0,
    ),
  );

const isOnEdge = (point: GridPoint, a: GridPoint, b: GridPoint): boolean =>
  turnOf(a, b, point) === 0 &&
  (point[0] - a[0]) * (point[0] - b[0]) <= 0 &&
  (point[1] - a[1]) * (point[1] - b[1]) <= 0;

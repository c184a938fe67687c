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
    area.every((corner) => isOn(corner, border) || holds(border, corner)) &&
    !crosses(area, border) &&
    holes.every(
      (hole) => !crosses(area, hole) && !area.some((corner) => holds(hole, corner)) && !holds(area, hole[0]!),
    )
  );
}

const edgesOf = (corners: Corners): readonly (readonly [GridPoint, GridPoint])[] =>
  corners.map((corner, index) => [corner, corners[(index + 1) % corners.length]!]);

const crosses = (one: Corners, other: Corners): boolean =>
  edgesOf(one).some(([a, b]) =>
    edgesOf(other).some(
      ([c, d]) => turnOf(a, b, c) * turnOf(a, b, d) < 0 && turnOf(c, d, a) * turnOf(c, d, b) < 0,
    ),
  );

const isOn = (point: GridPoint, ring: Corners): boolean =>
  edgesOf(ring).some(
    ([a, b]) =>
      turnOf(a, b, point) === 0 &&
      (point[0] - a[0]) * (point[0] - b[0]) <= 0 &&
      (point[1] - a[1]) * (point[1] - b[1]) <= 0,
  );

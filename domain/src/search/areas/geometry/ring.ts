import { crossProduct, type GridPoint, isSamePoint, reversesAt } from './grid.ts';

/** Corners in order; the first is not repeated at the end. */
export type Corners = readonly GridPoint[];

/**
 * Removes repeated corners and spikes, which add no area. Fewer than three
 * corners remain of a ring without area.
 */
export function withoutSpikes(points: Corners): Corners {
  const corners: GridPoint[] = [];
  for (const point of points) {
    while (corners.length > 1 && reversesAt(corners.at(-2)!, corners.at(-1)!, point)) corners.pop();
    if (corners.length === 0 || !isSamePoint(corners.at(-1)!, point)) corners.push(point);
  }
  return mendedSeam(corners);
}

/** The same at the seam of the last and the first corner. */
function mendedSeam(corners: Corners): Corners {
  const [first, second] = corners;
  const last = corners.at(-1);
  const beforeLast = corners.at(-2);
  if (!first || !second || !last || !beforeLast) return corners;
  if (isSamePoint(first, last) || reversesAt(beforeLast, last, first))
    return mendedSeam(corners.slice(0, -1));
  return reversesAt(last, first, second) ? mendedSeam(corners.slice(1)) : corners;
}

/** Returns whether the corners are counter-clockwise. */
export function isCounterClockwise(corners: Corners): boolean {
  const lowest = lowestOf(corners);
  const at = (index: number) => corners[(index + corners.length) % corners.length]!;
  return crossProduct(at(lowest - 1), at(lowest), at(lowest + 1)) > 0;
}

/** The same corners, from the westernmost one on (the southernmost of several), in the given direction. */
export function ordered(corners: Corners, counterClockwise: boolean): Corners {
  const turned = isCounterClockwise(corners) === counterClockwise ? corners : corners.toReversed();
  const start = lowestOf(turned);
  return [...turned.slice(start), ...turned.slice(0, start)];
}

const lowestOf = (corners: Corners): number =>
  corners.reduce((best, [x, y], index) => {
    const [bestX, bestY] = corners[best]!;
    return x < bestX || (x === bestX && y < bestY) ? index : best;
  }, 0);

/** Returns whether a point is inside, by the even-odd rule; not for points on the ring itself. */
export function ringContains(corners: Corners, point: GridPoint): boolean {
  let inside = false;
  for (let index = 0; index < corners.length; index++) {
    const [a, b] = [corners[index]!, corners[(index + 1) % corners.length]!];
    if (a[1] > point[1] === b[1] > point[1]) continue;
    if (crossProduct(a, b, point) > 0 === b[1] > a[1]) inside = !inside;
  }
  return inside;
}

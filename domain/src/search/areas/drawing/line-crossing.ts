import type { Point } from '../distance.ts';
import { crossingOf } from '../geometry/crossing.ts';
import { crossProduct, type GridPoint, gridPointOf } from '../geometry/grid.ts';
import { withoutSpikes } from '../geometry/ring.ts';

const onGrid = ({ latitude, longitude }: Point): GridPoint => gridPointOf(longitude, latitude);

/** Returns whether the ring of these corners crosses, touches or runs along itself. */
export const crossesItself = (corners: readonly Point[]): boolean =>
  crossingOf([withoutSpikes(corners.map(onGrid))]) !== undefined;

/** Returns whether an open line crosses itself. */
export function lineCrosses(line: readonly Point[]): boolean {
  const corners = line.map(onGrid);
  return corners.some((from, index) =>
    corners.slice(index + 2, -1).some((other, step) => {
      const to = corners[index + 1]!;
      return areCrossing(from, to, other, corners[index + 3 + step]!);
    }),
  );
}

const areCrossing = (a: GridPoint, b: GridPoint, c: GridPoint, d: GridPoint): boolean =>
  crossProduct(a, b, c) * crossProduct(a, b, d) < 0 && crossProduct(c, d, a) * crossProduct(c, d, b) < 0;

/** The crossing of the edges a-b and c-d; undefined where they do not cross, or only touch. */
export function crossingBetween(a: Point, b: Point, c: Point, d: Point): Point | undefined {
  const [onC, onD] = [
    crossProduct(onGrid(a), onGrid(b), onGrid(c)),
    crossProduct(onGrid(a), onGrid(b), onGrid(d)),
  ];
  if (!areCrossing(onGrid(a), onGrid(b), onGrid(c), onGrid(d))) return undefined;
  const part = onC / (onC - onD);
  return {
    latitude: c.latitude + part * (d.latitude - c.latitude),
    longitude: c.longitude + part * (d.longitude - c.longitude),
  };
}

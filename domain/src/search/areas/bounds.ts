import type { Point } from './distance.ts';

/** A box on the map in WGS84 degrees. */
export interface Bounds {
  readonly minLatitude: number;
  readonly maxLatitude: number;
  readonly minLongitude: number;
  readonly maxLongitude: number;
}

/** The box of a search's results, whose sides are null where none of them has a position; then null. */
export function completeBounds(
  sides: {
    readonly [Side in keyof Bounds]: Bounds[Side] | null;
  },
): Bounds | null {
  const { minLatitude, maxLatitude, minLongitude, maxLongitude } = sides;
  if (minLatitude === null || maxLatitude === null || minLongitude === null || maxLongitude === null)
    return null;
  return { minLatitude, maxLatitude, minLongitude, maxLongitude };
}

/** The default reach of a box around a point, about 1.4 km to the north and south (specification section 9). */
export const DEFAULT_REACH_DEGREES = 1 / 79;

/** The box that reaches so many degrees each way from a point. */
export const boxAround = ({ latitude, longitude }: Point, reachDegrees = DEFAULT_REACH_DEGREES): Bounds => ({
  minLatitude: latitude - reachDegrees,
  maxLatitude: latitude + reachDegrees,
  minLongitude: longitude - reachDegrees,
  maxLongitude: longitude + reachDegrees,
});

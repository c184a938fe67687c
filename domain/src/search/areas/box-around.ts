import type { Bounds } from './bounds.ts';
import type { Point } from './distance.ts';

/** The default reach of a box around a point, about 1.4 km to the north and south (specification section 9). */
export const DEFAULT_REACH_DEGREES = 1 / 79;

/** The box that reaches so many degrees each way from a point. */
export const boxAround = ({ latitude, longitude }: Point, reachDegrees = DEFAULT_REACH_DEGREES): Bounds => ({
  minLatitude: latitude - reachDegrees,
  maxLatitude: latitude + reachDegrees,
  minLongitude: longitude - reachDegrees,
  maxLongitude: longitude + reachDegrees,
});

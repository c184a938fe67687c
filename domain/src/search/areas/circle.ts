import type { Bounds } from './bounds.ts';
import { earthRadiusMeters, type Point } from './distance.ts';

/** All positions within a distance in a straight line. A negative distance has none. */
export interface Circle {
  readonly center: Point;
  readonly meters: number;
}

const degrees = (radians: number): number => (radians * 180) / Math.PI;

/** A thousandth of a millimeter, so that rounding leaves out no home at the edge. */
const MARGIN_DEGREES = 1e-11;

/** The smallest box around a circle; all longitudes where it has a pole. */
export function boxOfCircle({ center: { latitude, longitude }, meters }: Circle): Bounds {
  const angle = Math.max(0, meters) / earthRadiusMeters;
  const sine = Math.sin(angle) / Math.cos((latitude * Math.PI) / 180);
  const north = degrees(angle) + MARGIN_DEGREES;
  const east = sine < 1 ? degrees(Math.asin(sine)) + MARGIN_DEGREES : 360;
  return {
    minLatitude: latitude - north,
    maxLatitude: latitude + north,
    minLongitude: longitude - east,
    maxLongitude: longitude + east,
  };
}

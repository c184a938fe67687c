import { distanceMeters, type Point } from '../distance.ts';
import { type FlatPoint, thinned } from '../geometry/douglas-peucker.ts';

/**
 * The line without the points that lie within `toleranceMeters` of the remaining line;
 * its ends stay. For lines within a region, not around the earth.
 */
export function simplifyLine(line: readonly Point[], toleranceMeters: number): readonly Point[] {
  if (line.length < 3) return line;
  return thinned(line, flattened(line), toleranceMeters);
}

/** The same with at most `most` points: raises the tolerance as far as needed. */
export function simplifyToMost(
  line: readonly Point[],
  toleranceMeters: number,
  most: number,
): readonly Point[] {
  let tolerance = Math.max(toleranceMeters, 0.01);
  let simple = simplifyLine(line, tolerance);
  while (simple.length > most) {
    tolerance *= 1.5;
    simple = simplifyLine(simple, tolerance);
  }
  return simple;
}

/** Metres east and north of the first point, exact to 0.1 % over the size of a county. */
function flattened(line: readonly Point[]): readonly FlatPoint[] {
  const origin = line[0]!;
  const metersPerLatitude = distanceMeters(origin, { ...origin, latitude: origin.latitude + 1 });
  const metersPerLongitude = metersPerLatitude * Math.cos((origin.latitude * Math.PI) / 180);
  return line.map(({ latitude, longitude }) => ({
    x: (longitude - origin.longitude) * metersPerLongitude,
    y: (latitude - origin.latitude) * metersPerLatitude,
  }));
}

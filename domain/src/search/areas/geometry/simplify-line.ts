import { earthRadiusMeters, type Point } from '../distance.ts';

/** A point of a plane, in metres. */
interface FlatPoint {
  readonly x: number;
  readonly y: number;
}

const metersPerLatitude = (earthRadiusMeters * Math.PI) / 180;

/** Metres from one degree of longitude to the next. */
export const metersPerLongitude = (latitude: number): number =>
  metersPerLatitude * Math.cos((latitude * Math.PI) / 180);

/**
 * Removes the points within `toleranceMeters` of the line between the remaining points (Douglas-Peucker). The ends remain;
 * a ring is a line with equal ends. Suitable for lines of a region, not for lines around the earth.
 */
export function simplifyLine<P extends Point>(line: readonly P[], toleranceMeters: number): readonly P[] {
  if (line.length < 3) return line;
  const flat = flattened(line);
  const kept = new Set([0, line.length - 1]);
  // A stack and not a recursion: a line drawn by hand has thousands of points.
  const spans: [number, number][] = [[0, line.length - 1]];
  for (let span = spans.pop(); span; span = spans.pop()) {
    const [from, to] = span;
    const far = farthest(flat, from, to);
    if (far.distance <= toleranceMeters) continue;
    kept.add(far.index);
    spans.push([from, far.index], [far.index, to]);
  }
  return line.filter((_, index) => kept.has(index));
}

/** The same with at most `most` points, as near to the line as they allow and at least as coarse as asked for. */
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

/** Metres east and north of the first point; good to a part in a thousand over the size of a county. */
function flattened(line: readonly Point[]): readonly FlatPoint[] {
  const origin = line[0]!;
  const east = metersPerLongitude(origin.latitude);
  return line.map(({ latitude, longitude }) => ({
    x: (longitude - origin.longitude) * east,
    y: (latitude - origin.latitude) * metersPerLatitude,
  }));
}

function farthest(flat: readonly FlatPoint[], from: number, to: number) {
  let best = { index: from, distance: 0 };
  for (let index = from + 1; index < to; index++) {
    const distance = fromSegment(flat[index]!, flat[from]!, flat[to]!);
    if (distance > best.distance) best = { index, distance };
  }
  return best;
}

/** From the way between two points, ends included; from the point itself where both are the same. */
function fromSegment(point: FlatPoint, from: FlatPoint, to: FlatPoint): number {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const [px, py] = [point.x - from.x, point.y - from.y];
  const length = dx * dx + dy * dy;
  const along = length === 0 ? 0 : Math.min(1, Math.max(0, (px * dx + py * dy) / length));
  return Math.hypot(px - along * dx, py - along * dy);
}

import { distanceMeters, type Point } from '../distance.ts';

/**
 * The line without the points that lie within `toleranceMeters` of the way between those that stay (Douglas-Peucker);
 * its ends stay. Right for lines of a region, not for such as go round the earth.
 */
export function simplifyLine(line: readonly Point[], toleranceMeters: number): readonly Point[] {
  if (line.length < 3) return line;
  const flat = flattened(line);
  const kept = new Set([0, line.length - 1]);
  // A stack and not a recursion: a line drawn by hand has thousands of points.
  const spans: [number, number][] = [[0, line.length - 1]];
  for (let span = spans.pop(); span; span = spans.pop()) {
    const [from, to] = span;
    const far = farthest(flat, from, to);
    if (far.meters <= toleranceMeters) continue;
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

interface Flat {
  readonly x: number;
  readonly y: number;
}

/** Metres east and north of the first point; good to a part in a thousand over the size of a county. */
function flattened(line: readonly Point[]): readonly Flat[] {
  const origin = line[0]!;
  const metersPerLatitude = distanceMeters(origin, { ...origin, latitude: origin.latitude + 1 });
  const metersPerLongitude = metersPerLatitude * Math.cos((origin.latitude * Math.PI) / 180);
  return line.map(({ latitude, longitude }) => ({
    x: (longitude - origin.longitude) * metersPerLongitude,
    y: (latitude - origin.latitude) * metersPerLatitude,
  }));
}

function farthest(flat: readonly Flat[], from: number, to: number): { index: number; meters: number } {
  let best = { index: from, meters: 0 };
  for (let index = from + 1; index < to; index++) {
    const meters = fromSegment(flat[index]!, flat[from]!, flat[to]!);
    if (meters > best.meters) best = { index, meters };
  }
  return best;
}

function fromSegment(point: Flat, from: Flat, to: Flat): number {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = dx * dx + dy * dy;
  const along = length === 0 ? 0 : ((point.x - from.x) * dx + (point.y - from.y) * dy) / length;
  const at = Math.min(1, Math.max(0, along));
  return Math.hypot(point.x - from.x - at * dx, point.y - from.y - at * dy);
}

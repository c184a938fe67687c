/** A point of a plane, in the unit of the tolerance. */
export interface FlatPoint {
  readonly x: number;
  readonly y: number;
}

/**
 * Douglas-Peucker: the line without the points that lie within `tolerance` of the remaining line; its ends
 * stay. `flat` has the plane point of each position. A ring is a line with equal ends.
 */
export function thinned<T>(line: readonly T[], flat: readonly FlatPoint[], tolerance: number): readonly T[] {
  const kept = new Set([0, line.length - 1]);
  // A stack in place of recursion: a freehand line has thousands of points.
  const spans: [number, number][] = [[0, line.length - 1]];
  for (let span = spans.pop(); span; span = spans.pop()) {
    const [from, to] = span;
    const far = farthest(flat, from, to);
    if (far.distance <= tolerance) continue;
    kept.add(far.index);
    spans.push([from, far.index], [far.index, to]);
  }
  return line.filter((_, index) => kept.has(index));
}

function farthest(flat: readonly FlatPoint[], from: number, to: number) {
  let best = { index: from, distance: 0 };
  for (let index = from + 1; index < to; index++) {
    const distance = fromSegment(flat[index]!, flat[from]!, flat[to]!);
    if (distance > best.distance) best = { index, distance };
  }
  return best;
}

/** Distance from the segment between two points, or from the point itself where both are equal. */
function fromSegment(point: FlatPoint, from: FlatPoint, to: FlatPoint): number {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const [px, py] = [point.x - from.x, point.y - from.y];
  const length = dx * dx + dy * dy;
  const along = length === 0 ? 0 : Math.min(1, Math.max(0, (px * dx + py * dy) / length));
  return Math.hypot(px - along * dx, py - along * dy);
}

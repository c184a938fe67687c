/** A point of a plane, in the unit that the tolerance has. */
export interface FlatPoint {
  readonly x: number;
  readonly y: number;
}

/**
 * The line without the points that lie within `tolerance` of the way between those that stay (Douglas-Peucker); its ends
 * stay. `flat` holds where each of its points lies. A ring is a line whose ends lie on each other.
 */
export function thinned<T>(line: readonly T[], flat: readonly FlatPoint[], tolerance: number): readonly T[] {
  const kept = new Set([0, line.length - 1]);
  // A stack and not a recursion: a line drawn by hand has thousands of points.
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

/** From the way between two points, ends included; from the point itself where both are the same. */
function fromSegment(point: FlatPoint, from: FlatPoint, to: FlatPoint): number {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const [px, py] = [point.x - from.x, point.y - from.y];
  const length = dx * dx + dy * dy;
  const along = length === 0 ? 0 : Math.min(1, Math.max(0, (px * dx + py * dy) / length));
  return Math.hypot(px - along * dx, py - along * dy);
}

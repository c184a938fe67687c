import { type AreaGeometry, geometryOf, type LonLat, polygonsOf, type Ring } from './area-geometry.ts';

const TILE_PIXELS = 256;
/** Off by less than this nobody sees. */
const TOLERANCE_PIXELS = 0.75;

/** Degrees of longitude that a pixel of a map is wide. */
const pixelAt = (zoom: number): number => 360 / (TILE_PIXELS * 2 ** zoom);

/**
 * An outline to be drawn at a zoom: corners that nobody would see are left out (Douglas-Peucker), and so are holes and parts
 * smaller than a pixel, but never all of it. To be looked at, not to be searched by.
 */
export function simplifiedFor(geometry: AreaGeometry, zoom: number): AreaGeometry {
  const tolerance = pixelAt(zoom) * TOLERANCE_PIXELS;
  const polygons = polygonsOf(geometry);
  const drawn = polygons.flatMap((rings) => {
    const [outer, ...holes] = rings.map((ring) => simplifiedRing(ring, tolerance));
    return outer && isArea(outer) ? [[outer, ...holes.filter(isArea)]] : [];
  });
  return geometryOf(drawn.length > 0 ? drawn : polygons);
}

const isArea = (ring: Ring): boolean => ring.length > 3;

function simplifiedRing(ring: Ring, tolerance: number): Ring {
  const [start] = ring;
  if (start === undefined) return ring;
  // A ring has no ends to begin from: its start and the corner farthest from that are kept.
  const shrink = Math.cos((start[1] * Math.PI) / 180);
  const far = farthest(ring, 0, ring.length - 1, (point) => distance(point, start, shrink));
  const kept = new Set([0, ring.length - 1]);
  if (far.distance > tolerance)
    keepCorners(
      ring,
      tolerance,
      shrink,
      [
        [0, far.index],
        [far.index, ring.length - 1],
      ],
      kept,
    );
  return ring.filter((_, index) => kept.has(index));
}

type Span = readonly [from: number, to: number];

function keepCorners(ring: Ring, tolerance: number, shrink: number, spans: Span[], kept: Set<number>): void {
  for (let span = spans.pop(); span; span = spans.pop()) {
    const [from, to] = span;
    kept.add(from).add(to);
    const far = farthest(ring, from, to, (point) => offLine(point, ring[from]!, ring[to]!, shrink));
    if (far.distance > tolerance) spans.push([from, far.index], [far.index, to]);
  }
}

function farthest(ring: Ring, from: number, to: number, measure: (point: LonLat) => number) {
  let best = { index: from, distance: 0 };
  for (let index = from + 1; index < to; index++) {
    const found = measure(ring[index]!);
    if (found > best.distance) best = { index, distance: found };
  }
  return best;
}

const distance = (a: LonLat, b: LonLat, shrink: number): number =>
  Math.hypot(a[0] - b[0], (a[1] - b[1]) / shrink);

/** From a way that ends at both corners; latitudes count as much longer as the map draws them. */
function offLine(point: LonLat, from: LonLat, to: LonLat, shrink: number): number {
  const [x, y] = [to[0] - from[0], (to[1] - from[1]) / shrink];
  const [px, py] = [point[0] - from[0], (point[1] - from[1]) / shrink];
  const length = x * x + y * y;
  const along = length === 0 ? 0 : Math.min(1, Math.max(0, (px * x + py * y) / length));
  return Math.hypot(px - along * x, py - along * y);
}

import type { MultiPolygon } from 'geojson';

/** Longitude and latitude in degrees. */
export type Position = [number, number];

/** Closed: the first position is repeated at the end. */
export type Ring = Position[];

/** A degree of longitude is this much shorter than one of latitude here (cosine of 30 degrees north). */
export const LONGITUDE_SCALE = Math.cos(Math.PI / 6);

export const METERS_PER_DEGREE = 111_320;

/** Distance in metres, exact to a percent within the region. */
export function metersBetween(a: Readonly<Position>, b: Readonly<Position>): number {
  const east = (a[0] - b[0]) * LONGITUDE_SCALE;
  return Math.hypot(east, a[1] - b[1]) * METERS_PER_DEGREE;
}

/** Distance of a position from a straight line between two others, in metres. */
export function metersToLine(
  at: Readonly<Position>,
  from: Readonly<Position>,
  to: Readonly<Position>,
): number {
  const [east, north] = [(to[0] - from[0]) * LONGITUDE_SCALE, to[1] - from[1]];
  const [x, y] = [(at[0] - from[0]) * LONGITUDE_SCALE, at[1] - from[1]];
  const share = Math.min(Math.max((x * east + y * north) / (east ** 2 + north ** 2 || 1), 0), 1);
  return Math.hypot(x - share * east, y - share * north) * METERS_PER_DEGREE;
}

/** Five decimals: about a metre. */
export function rounded(value: number): number {
  return Math.round(value * 1e5) / 1e5;
}

/** A closed, counter-clockwise ring of rounded positions without repetitions; empty where no area remains. */
export function tidyRing(positions: readonly Readonly<Position>[]): Ring {
  const ring: Ring = [];
  for (const [longitude, latitude] of positions) {
    const position: Position = [rounded(longitude), rounded(latitude)];
    if (!samePosition(ring.at(-1), position)) ring.push(position);
  }
  while (ring.length > 1 && samePosition(ring[0], ring.at(-1))) ring.pop();
  if (ring.length < 3) return [];
  if (signedArea(ring) < 0) ring.reverse();
  return [...ring, [...ring[0]!] as Position];
}

function samePosition(a: Position | undefined, b: Position | undefined): boolean {
  return a !== undefined && b !== undefined && a[0] === b[0] && a[1] === b[1];
}

/** Square degrees; positive when the ring runs counter-clockwise. Takes open and closed rings. */
export function signedArea(ring: readonly Readonly<Position>[]): number {
  const [originX, originY] = ring[0] ?? [0, 0];
  let twice = 0;
  for (let index = 0, last = ring.length - 1; index < ring.length; last = index++) {
    const a = ring[last]!;
    const b = ring[index]!;
    twice += (a[0] - originX) * (b[1] - originY) - (b[0] - originX) * (a[1] - originY);
  }
  return twice / 2;
}

/** Returns whether a position lies inside a ring (even-odd rule). */
export function ringContains(
  ring: readonly Readonly<Position>[],
  longitude: number,
  latitude: number,
): boolean {
  let inside = false;
  for (let index = 0, last = ring.length - 1; index < ring.length; last = index++) {
    if (isLeftOfEdge(ring[index]!, ring[last]!, longitude, latitude)) inside = !inside;
  }
  return inside;
}

/** The same for many positions between two latitudes, by the few edges of the ring that reach there. */
export function ringBetween(
  ring: readonly Readonly<Position>[],
  south: number,
  north: number,
): (longitude: number, latitude: number) => boolean {
  const edges = ring
    .map((a, index) => [a, ring.at(index - 1)!] as const)
    .filter(([a, b]) => Math.min(a[1], b[1]) <= north && Math.max(a[1], b[1]) >= south);
  return (longitude, latitude) => {
    let inside = false;
    for (const [a, b] of edges) if (isLeftOfEdge(a, b, longitude, latitude)) inside = !inside;
    return inside;
  };
}

/** Returns whether a ray from a position to the east crosses the edge. */
const isLeftOfEdge = (a: Readonly<Position>, b: Readonly<Position>, longitude: number, latitude: number) =>
  a[1] > latitude !== b[1] > latitude &&
  longitude < ((b[0] - a[0]) * (latitude - a[1])) / (b[1] - a[1]) + a[0];

/** Returns whether a position lies inside a multipolygon, holes left out. */
export function multiPolygonContains(shape: MultiPolygon, longitude: number, latitude: number): boolean {
  return shape.coordinates.some((polygon) => {
    const hits = polygon.filter((ring) => ringContains(ring as Ring, longitude, latitude));
    return hits.length % 2 === 1;
  });
}

/** West, south, east, north. */
export type Box = [number, number, number, number];

export function boxOf(positions: readonly Readonly<Position>[]): Box {
  const box: Box = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [longitude, latitude] of positions) {
    box[0] = Math.min(box[0], longitude);
    box[1] = Math.min(box[1], latitude);
    box[2] = Math.max(box[2], longitude);
    box[3] = Math.max(box[3], latitude);
  }
  return box;
}

export function boxesTouch(a: Box, b: Box): boolean {
  return a[0] <= b[2] && b[0] <= a[2] && a[1] <= b[3] && b[1] <= a[3];
}

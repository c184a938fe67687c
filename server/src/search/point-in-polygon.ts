import { type BoundaryGeometry, polygonsOf, type Ring } from '../boundaries/boundary.ts';

/** Tells whether a point lies inside; on an edge either answer may come. */
export type InsideTest = (latitude: number, longitude: number) => boolean;

/** Edges of all rings as [x1, y1, x2, y2, ...], sorted into bands of latitude. */
interface Bands {
  readonly south: number;
  readonly north: number;
  readonly height: number;
  readonly edges: readonly Float64Array[];
}

/** About how many edges a band should hold; measured best between 4 and 16. */
const EDGES_A_BAND = 8;
const MOST_BANDS = 1024;

/**
 * Prepares an exact test: inside any polygon and in none of its holes, by the even-odd rule. Edges are banded by latitude,
 * so that a point is held against a few of a county's 2,000 edges.
 */
export function insideTest(geometry: BoundaryGeometry): InsideTest {
  const polygons = polygonsOf(geometry).map(bandsOf);
  return (latitude, longitude) => polygons.some((bands) => isInside(bands, latitude, longitude));
}

function isInside(bands: Bands, latitude: number, longitude: number): boolean {
  if (!(latitude >= bands.south && latitude <= bands.north)) return false;
  const index = Math.min(bands.edges.length - 1, Math.floor((latitude - bands.south) / bands.height));
  return crossings(bands.edges[index]!, longitude, latitude) % 2 === 1;
}

/** How many edges a ray to the east crosses; the half-open comparison counts a shared corner once. */
function crossings(edges: Float64Array, x: number, y: number): number {
  let count = 0;
  for (let at = 0; at < edges.length; at += 4) {
    const y1 = edges[at + 1]!;
    const y2 = edges[at + 3]!;
    if (y1 > y === y2 > y) continue;
    const x1 = edges[at]!;
    const x2 = edges[at + 2]!;
    if (x < x1 + ((y - y1) / (y2 - y1)) * (x2 - x1)) count++;
  }
  return count;
}

function bandsOf(rings: readonly Ring[]): Bands {
  const edges = rings.flatMap(edgesOf);
  const latitudes = edges.flatMap(([, y1, , y2]) => [y1, y2]);
  const south = latitudes.reduce((least, y) => Math.min(least, y), Number.POSITIVE_INFINITY);
  const north = latitudes.reduce((most, y) => Math.max(most, y), Number.NEGATIVE_INFINITY);
  const count = Math.max(1, Math.min(MOST_BANDS, Math.floor(edges.length / EDGES_A_BAND)));
  const height = (north - south) / count || 1;
  const bands: number[][] = Array.from({ length: count }, () => []);
  const bandOf = (y: number) => Math.min(count - 1, Math.floor((y - south) / height));
  for (const edge of edges) {
    const [, y1, , y2] = edge;
    for (let band = bandOf(Math.min(y1, y2)); band <= bandOf(Math.max(y1, y2)); band++)
      bands[band]!.push(...edge);
  }
  return { south, north, height, edges: bands.map((band) => Float64Array.from(band)) };
}

type Edge = readonly [x1: number, y1: number, x2: number, y2: number];

/** Level edges are never crossed; a ring that does not close itself is closed. */
function edgesOf(ring: Ring): Edge[] {
  return ring.flatMap(([x1, y1], index) => {
    const [x2, y2] = ring[(index + 1) % ring.length]!;
    return y1 === y2 ? [] : [[x1, y1, x2, y2] as const];
  });
}

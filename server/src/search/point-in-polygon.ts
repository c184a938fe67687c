import { type AreaGeometry, polygonsOf, type Ring } from '@hearth/domain/search/geometry/area-geometry.ts';
import { orient2d } from 'robust-predicates';

/** Tells whether a point lies inside or on an edge, also on that of a hole. */
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
/** Bands in which an edge may lie besides its first, on average. */
const MOST_COPIES = 4;

/**
 * Prepares an exact test: inside any polygon and in none of its holes, by the even-odd rule; no rounding moves an edge. Edges
 * are banded by latitude, so that a point is held against a few of a county's 2,000 edges.
 */
export function insideTest(geometry: AreaGeometry): InsideTest {
  const polygons = polygonsOf(geometry).map(bandsOf);
  return (latitude, longitude) => polygons.some((bands) => isInside(bands, latitude, longitude));
}

function isInside(bands: Bands, latitude: number, longitude: number): boolean {
  if (!(latitude >= bands.south && latitude <= bands.north)) return false;
  const index = Math.min(bands.edges.length - 1, Math.floor((latitude - bands.south) / bands.height));
  return isAmong(bands.edges[index]!, longitude, latitude);
}

/**
 * Whether a ray to the east crosses an odd number of edges, or begins on one. The half-open comparison counts a corner that two
 * edges share once.
 */
function isAmong(edges: Float64Array, x: number, y: number): boolean {
  let inside = false;
  for (let at = 0; at < edges.length; at += 4) {
    const y1 = edges[at + 1]!;
    const y2 = edges[at + 3]!;
    const isCrossed = y1 > y !== y2 > y;
    // Most edges of a band neither cross the ray's line nor touch it.
    if (!isCrossed && y !== y1 && y !== y2) continue;
    const x1 = edges[at]!;
    const x2 = edges[at + 2]!;
    if (!isCrossed) {
      if (touches(x, y, x1, y1, x2, y2)) return true;
    } else if (x < x1 && x < x2) {
      inside = !inside;
    } else if (x <= x1 || x <= x2) {
      const turn = orient2d(x1, y1, x2, y2, x, y);
      if (turn === 0) return true;
      if (turn < 0 === y2 > y1) inside = !inside;
    }
  }
  return inside;
}

/** Whether a point lies on a level edge, or on the upper corner of another one. */
const touches = (x: number, y: number, x1: number, y1: number, x2: number, y2: number): boolean =>
  y1 === y2
    ? y === y1 && x >= Math.min(x1, x2) && x <= Math.max(x1, x2)
    : (x === x1 && y === y1) || (x === x2 && y === y2);

function bandsOf(rings: readonly Ring[]): Bands {
  const edges = rings.flatMap(edgesOf);
  const latitudes = edges.flatMap(([, y1, , y2]) => [y1, y2]);
  const south = latitudes.reduce((least, y) => Math.min(least, y), Number.POSITIVE_INFINITY);
  const north = latitudes.reduce((most, y) => Math.max(most, y), Number.NEGATIVE_INFINITY);
  const rise = edges.reduce((sum, [, y1, , y2]) => sum + Math.abs(y2 - y1), 0);
  // An edge lies in every band that it crosses; of a zigzag from south to north, all edges would lie in all bands.
  const most = Math.min(
    MOST_BANDS,
    edges.length / EDGES_A_BAND,
    (MOST_COPIES * edges.length * (north - south)) / rise,
  );
  const count = Math.max(1, Math.floor(most || 1));
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

/** A ring that does not close itself is closed. */
const edgesOf = (ring: Ring): Edge[] =>
  ring.map(([x1, y1], index) => {
    const [x2, y2] = ring[(index + 1) % ring.length]!;
    return [x1, y1, x2, y2];
  });

import type { PolygonRings } from '@hearth/domain/search/areas/geometry/area-geometry.ts';
import { orient2d } from 'robust-predicates';

/** A closed box, or the part of it beside an edge, in which the same edges decide about every point. */
export interface EdgeBox {
  /** Returns whether a ray to the east crosses an odd number of edges, those below and the steps not counted. */
  readonly isOdd: boolean;
  /** Latitudes at which that number changes: it is one more for a point below a step. */
  readonly steps: Float64Array;
  /** Edges that may touch the box, as offsets of their first number in `coordinates`. */
  readonly edges: Uint32Array;
}

/** The edges of a polygon, sorted into boxes where points are asked for. */
export interface EdgeTree {
  /** Edges of all rings as [x1, y1, x2, y2, ...], each from south to north. */
  readonly coordinates: Float64Array;
  /** Of a point outside the bounds of all edges there is none. */
  readonly boxAt: (x: number, y: number) => EdgeBox | null;
  /** The current size of its boxes, in numbers of four bytes. */
  readonly size: () => number;
}

interface Bounds {
  readonly west: number;
  readonly south: number;
  readonly east: number;
  readonly north: number;
}

interface Box extends EdgeBox, Bounds {
  readonly depth: number;
  edges: Uint32Array;
  requested: number;
  halves: Halves | null;
}

interface Halves {
  readonly isLow: (x: number, y: number) => boolean;
  readonly low: Box;
  readonly high: Box;
}

/** Position of an edge for all points of a box: touching one perhaps, with none of their rays to the east meeting it, or wholly east. */
type Side = 'near' | 'unmet' | 'east';

/** Halving a box with fewer edges costs more than it spares. */
const FEW_EDGES = 12;
/** Halving a box costs about as much as asking it this often. */
const ASKED_BEFORE_HALVING = 8;
const MAX_DEPTH = 48;
/** Of the edges of a box, both halves counted. */
const MANY_IN_BOTH = 1.4;
/** Of the edges of a box, in the half that has more of them. */
const MAX_SHARE_OF_ONE = 0.8;
/** Per edge. The edges of a county or a zigzag need about 20; edges that all cross each other need all of it. */
const ROOM_AN_EDGE = 64;
/** The size of a box without its edges, in numbers of four bytes. */
const SIZE_OF_BOX = 64;

/**
 * Halves the box around all edges repeatedly, but only around tested points and within 64 numbers per edge. So a few edges
 * decide about a point, even if all edges are as long as the outline.
 */
export function edgeTree(rings: PolygonRings): EdgeTree {
  const coordinates = coordinatesOf(rings);
  const root = rootOf(coordinates);
  const room = root.edges.length * ROOM_AN_EDGE;
  let size = root.edges.length;
  const halve = (box: Box) => {
    const halves = halvesOf(coordinates, box);
    size += sizeOf(halves.low) + sizeOf(halves.high) - box.edges.length;
    box.halves = halves;
    box.edges = NO_EDGES;
    return halves;
  };
  const isWorthHalving = (box: Box) =>
    box.edges.length > FEW_EDGES &&
    ++box.requested > ASKED_BEFORE_HALVING &&
    box.depth < MAX_DEPTH &&
    size + box.edges.length + 2 * SIZE_OF_BOX <= room;
  const boxAt = (x: number, y: number) => {
    if (!(y >= root.south && y <= root.north && x >= root.west && x <= root.east)) return null;
    let box = root;
    while (box.halves !== null) box = halfAt(box.halves, x, y);
    return isWorthHalving(box) ? halfAt(halve(box), x, y) : box;
  };
  return { coordinates, boxAt, size: () => size };
}

const sizeOf = ({ edges, steps }: EdgeBox): number => SIZE_OF_BOX + edges.length + 2 * steps.length;

const halfAt = ({ isLow, low, high }: Halves, x: number, y: number): Box => (isLow(x, y) ? low : high);

/** A ring that does not close itself is closed. */
function coordinatesOf(rings: PolygonRings): Float64Array {
  const edges = rings.flatMap((ring) =>
    ring.flatMap(([x1, y1], index) => {
      const [x2, y2] = ring[(index + 1) % ring.length]!;
      return y1 <= y2 ? [x1, y1, x2, y2] : [x2, y2, x1, y1];
    }),
  );
  return Float64Array.from(edges);
}

const NO_EDGES = new Uint32Array();
const NO_STEPS = new Float64Array();

function rootOf(coordinates: Float64Array): Box {
  let [west, south, east, north] = [Infinity, Infinity, -Infinity, -Infinity];
  for (let at = 0; at < coordinates.length; at += 2) {
    west = Math.min(west, coordinates[at]!);
    east = Math.max(east, coordinates[at]!);
    south = Math.min(south, coordinates[at + 1]!);
    north = Math.max(north, coordinates[at + 1]!);
  }
  const edges = Uint32Array.from({ length: coordinates.length / 4 }, (_, index) => index * 4);
  return {
    west,
    south,
    east,
    north,
    isOdd: false,
    steps: NO_STEPS,
    edges,
    depth: 0,
    requested: 0,
    halves: null,
  };
}

/**
 * In that direction in which fewer edges lie in both halves; in doubt, across the longer side. Where most do in either, edges go
 * side by side at a slant, and one of them parts the others better.
 */
function halvesOf(coordinates: Float64Array, box: Box): Halves {
  const byX = halvesByX(coordinates, box);
  const byY = halvesByY(coordinates, box);
  const more = edgesIn(byX) - edgesIn(byY);
  const isWide = box.east - box.west > box.north - box.south;
  const best = more < 0 || (more === 0 && isWide) ? byX : byY;
  if (edgesIn(best) < MANY_IN_BOTH * box.edges.length) return best;
  const byEdge = halvesByEdge(coordinates, box);
  return byEdge !== null && edgesIn(byEdge) < edgesIn(best) ? byEdge : best;
}

const edgesIn = ({ low, high }: Halves): number => low.edges.length + high.edges.length;

function halvesByX(coordinates: Float64Array, box: Box): Halves {
  const middle = box.west / 2 + box.east / 2;
  return {
    isLow: (x) => x < middle,
    low: boxIn(coordinates, box, { ...boundsOf(box), east: middle }),
    high: boxIn(coordinates, box, { ...boundsOf(box), west: middle }),
  };
}

function halvesByY(coordinates: Float64Array, box: Box): Halves {
  const middle = box.south / 2 + box.north / 2;
  return {
    isLow: (_, y) => y < middle,
    low: boxIn(coordinates, box, { ...boundsOf(box), north: middle }),
    high: boxIn(coordinates, box, { ...boundsOf(box), south: middle }),
  };
}

const boundsOf = ({ west, south, east, north }: Bounds): Bounds => ({ west, south, east, north });

const boxIn = (coordinates: Float64Array, box: Box, bounds: Bounds): Box =>
  partOf(coordinates, box, bounds, (at) => sideOf(coordinates, at, bounds));

/** To the west of an edge's line, and on it or to its east; null where that parts hardly anything. */
function halvesByEdge(coordinates: Float64Array, box: Box): Halves | null {
  const line = box.edges[box.edges.length >> 1]!;
  const x1 = coordinates[line]!;
  const y1 = coordinates[line + 1]!;
  const x2 = coordinates[line + 2]!;
  const y2 = coordinates[line + 3]!;
  if (y1 === y2) return null;
  const turn = (x: number, y: number) => orient2d(x1, y1, x2, y2, x, y);
  const turnOfLower = (at: number) => turn(coordinates[at]!, coordinates[at + 1]!);
  const turnOfUpper = (at: number) => turn(coordinates[at + 2]!, coordinates[at + 3]!);
  const bounds = boundsOf(box);
  const low = partOf(coordinates, box, bounds, (at) =>
    turnOfLower(at) >= 0 && turnOfUpper(at) >= 0 ? 'east' : 'near',
  );
  const high = partOf(coordinates, box, bounds, (at) =>
    turnOfLower(at) < 0 && turnOfUpper(at) < 0 ? 'unmet' : 'near',
  );
  const most = Math.max(low.edges.length, high.edges.length);
  return most > MAX_SHARE_OF_ONE * box.edges.length ? null : { isLow: (x, y) => turn(x, y) < 0, low, high };
}

/**
 * The edges and steps of a box that matter in a part of it. An edge wholly to the east is crossed by the rays of all points
 * above its lower and below its upper end: two steps. Edges that follow each other share a step, and the two cancel out.
 */
function partOf(coordinates: Float64Array, box: Box, bounds: Bounds, sideIn: (at: number) => Side): Box {
  const edges = new Uint32Array(box.edges.length);
  const steps = new Set<number>();
  let count = 0;
  let { isOdd } = box;
  const addStep = (y: number) => {
    if (y > bounds.north) isOdd = !isOdd;
    else if (y > bounds.south && !steps.delete(y)) steps.add(y);
  };
  for (const step of box.steps) addStep(step);
  for (const at of box.edges) {
    const side = sideIn(at);
    if (side === 'near') edges[count++] = at;
    if (side !== 'east') continue;
    addStep(coordinates[at + 1]!);
    addStep(coordinates[at + 3]!);
  }
  return {
    ...bounds,
    isOdd,
    steps: steps.size === 0 ? NO_STEPS : Float64Array.from(steps),
    edges: edges.slice(0, count),
    depth: box.depth + 1,
    requested: 0,
    halves: null,
  };
}

function sideOf(coordinates: Float64Array, at: number, box: Bounds): Side {
  const x1 = coordinates[at]!;
  const y1 = coordinates[at + 1]!;
  const x2 = coordinates[at + 2]!;
  const y2 = coordinates[at + 3]!;
  if (y2 < box.south || y1 > box.north || (x1 < box.west && x2 < box.west)) return 'unmet';
  if (x1 > box.east && x2 > box.east) return 'east';
  if (y1 === y2) return 'near';
  // The corners of the box farthest to either side of the edge's line.
  const [toWest, toEast] = x2 >= x1 ? [box.north, box.south] : [box.south, box.north];
  if (orient2d(x1, y1, x2, y2, box.west, toWest) > 0) return 'unmet';
  return orient2d(x1, y1, x2, y2, box.east, toEast) < 0 ? 'east' : 'near';
}

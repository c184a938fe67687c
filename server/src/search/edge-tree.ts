import type { PolygonRings } from '@hearth/domain/search/geometry/area-geometry.ts';
import { orient2d } from 'robust-predicates';

/** A closed box in which the same edges matter for every point. */
export interface EdgeBox {
  /** Whether a ray to the east crosses an odd number of edges, those below and the steps not counted. */
  readonly isOdd: boolean;
  /** Latitudes at which that number changes: it is one more for a point below a step. */
  readonly steps: Float64Array;
  /** Edges that may touch the box, as places of their first number in `coordinates`. */
  readonly edges: Uint32Array;
}

/** The edges of a polygon, sorted into boxes where points are asked for. */
export interface EdgeTree {
  /** Edges of all rings as [x1, y1, x2, y2, ...], each from south to north. */
  readonly coordinates: Float64Array;
  /** Of a point outside the bounds of all edges there is none. */
  readonly boxAt: (x: number, y: number) => EdgeBox | null;
  /** What its boxes hold now, in numbers of four bytes. */
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
  asked: number;
  halves: Halves | null;
}

interface Halves {
  readonly isByX: boolean;
  readonly middle: number;
  readonly low: Box;
  readonly high: Box;
}

/** Halving a box with fewer edges costs more than it spares. */
const FEW_EDGES = 12;
/** Halving a box costs about as much as asking it this often. */
const ASKED_BEFORE_HALVING = 8;
const MOST_DEEP = 48;
/** For every edge; the edges of a county take about 20, those of a zigzag all of it. */
const ROOM_AN_EDGE = 64;
/** What a box takes besides its edges, in numbers of four bytes. */
const SIZE_OF_BOX = 64;

/**
 * Halves the box around all edges again and again, but only where points are asked for, and only while its memory is bounded:
 * some 300 bytes for every edge. So a box in which an outline zigzags is as cheap as others, however long the edges are.
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
    ++box.asked > ASKED_BEFORE_HALVING &&
    box.depth < MOST_DEEP &&
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

const halfAt = ({ isByX, middle, low, high }: Halves, x: number, y: number): Box =>
  (isByX ? x : y) < middle ? low : high;

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
  return { west, south, east, north, isOdd: false, steps: NO_STEPS, edges, depth: 0, asked: 0, halves: null };
}

/** In that direction in which fewer edges lie in both halves; in doubt, across the longer side. */
function halvesOf(coordinates: Float64Array, box: Box): Halves {
  const { west, south, east, north } = box;
  const x = west / 2 + east / 2;
  const y = south / 2 + north / 2;
  const byX = {
    isByX: true,
    middle: x,
    low: partOf(coordinates, box, { west, south, east: x, north }),
    high: partOf(coordinates, box, { west: x, south, east, north }),
  };
  const byY = {
    isByX: false,
    middle: y,
    low: partOf(coordinates, box, { west, south, east, north: y }),
    high: partOf(coordinates, box, { west, south: y, east, north }),
  };
  const more = edgesIn(byX) - edgesIn(byY);
  return more < 0 || (more === 0 && east - west > north - south) ? byX : byY;
}

const edgesIn = ({ low, high }: Halves): number => low.edges.length + high.edges.length;

/**
 * What of a box matters in a part of it. An edge wholly to the east is crossed by the rays of all points above its lower and
 * below its upper end: two steps. Edges that follow each other have a step in common, which leaves none.
 */
function partOf(coordinates: Float64Array, box: Box, part: Bounds): Box {
  const edges = new Uint32Array(box.edges.length);
  const steps = new Set<number>();
  let count = 0;
  let { isOdd } = box;
  const addStep = (y: number) => {
    if (y > part.north) isOdd = !isOdd;
    else if (y > part.south && !steps.delete(y)) steps.add(y);
  };
  for (const step of box.steps) addStep(step);
  for (const at of box.edges) {
    const place = placeOf(coordinates, at, part);
    if (place === 'near') edges[count++] = at;
    if (place !== 'east') continue;
    addStep(coordinates[at + 1]!);
    addStep(coordinates[at + 3]!);
  }
  return {
    ...part,
    isOdd,
    steps: steps.size === 0 ? NO_STEPS : Float64Array.from(steps),
    edges: edges.slice(0, count),
    depth: box.depth + 1,
    asked: 0,
    halves: null,
  };
}

/**
 * Where an edge lies of a box: touching it perhaps, with no ray to the east from the box meeting it, or so that its line has
 * the whole box to its west.
 */
function placeOf(coordinates: Float64Array, at: number, box: Bounds): 'near' | 'unmet' | 'east' {
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

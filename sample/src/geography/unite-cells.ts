import type { MultiPolygon } from 'geojson';
import { type Position, type Ring, ringContains, signedArea } from './geometry.ts';

type Edges = Map<string, Position[]>;

/**
 * The outline of cells of one tiling. Adjacent cells share whole edges in opposite directions, so the edges that remain
 * after those cancel are the outline. No coordinate is computed, so there is no rounding error.
 */
export function uniteCells(rings: readonly Ring[]): MultiPolygon {
  const edges = outlineEdges(rings);
  const outers: Ring[] = [];
  const holes: Ring[] = [];
  for (const ring of stitched(edges)) (signedArea(ring) > 0 ? outers : holes).push(ring);
  return { type: 'MultiPolygon', coordinates: withHoles(outers, holes) };
}

function outlineEdges(rings: readonly Ring[]): Edges {
  const edges = new Map<string, [Position, Position]>();
  for (const ring of rings) {
    for (let index = 1; index < ring.length; index++) {
      const from = ring[index - 1]!;
      const to = ring[index]!;
      if (!edges.delete(`${to} ${from}`)) edges.set(`${from} ${to}`, [from, to]);
    }
  }
  const leaving: Edges = new Map();
  for (const [from, to] of edges.values()) {
    const targets = leaving.get(`${from}`);
    if (targets) targets.push(to);
    else leaving.set(`${from}`, [to]);
  }
  return leaving;
}

function stitched(edges: Edges): Ring[] {
  const rings: Ring[] = [];
  for (const [key, targets] of edges) {
    while (targets.length > 0) {
      const start = key.split(',').map(Number) as Position;
      rings.push(walk(start, edges));
    }
  }
  return rings;
}

function walk(start: Position, edges: Edges): Ring {
  const ring: Ring = [start];
  let previous = start;
  let current = takeNext(null, start, edges);
  while (current && (current[0] !== start[0] || current[1] !== start[1])) {
    ring.push(current);
    const next = takeNext(previous, current, edges);
    previous = current;
    current = next;
  }
  ring.push([...start]);
  return ring;
}

/** Separates two outlines that touch in a point by the leftmost edge. */
function takeNext(previous: Position | null, at: Position, edges: Edges): Position | undefined {
  const targets = edges.get(`${at}`) ?? [];
  if (targets.length < 2 || !previous) return targets.pop();
  const turn = (to: Position) => {
    const back = Math.atan2(previous[1] - at[1], previous[0] - at[0]);
    const on = Math.atan2(to[1] - at[1], to[0] - at[0]);
    return (back - on + 4 * Math.PI) % (2 * Math.PI);
  };
  targets.sort((a, b) => turn(b) - turn(a));
  return targets.pop();
}

function withHoles(outers: readonly Ring[], holes: readonly Ring[]): Ring[][] {
  const polygons = outers.map((outer) => [outer]);
  for (const hole of holes) {
    const [a, b] = [hole[0]!, hole[1]!];
    const around = polygons
      .filter(([outer]) => ringContains(outer!, (a[0] + b[0]) / 2, (a[1] + b[1]) / 2))
      .sort((one, other) => signedArea(one[0]!) - signedArea(other[0]!));
    around[0]?.push(hole);
  }
  return polygons;
}

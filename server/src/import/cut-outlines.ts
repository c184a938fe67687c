import { type AreaGeometry, polygonsOf } from '@hearth/domain/search/areas/geometry/area-geometry.ts';
import { isOfficialKind } from '../boundaries/area-key.ts';
import { boundariesById, type StoredBoundary, saveBoundaries } from '../boundaries/boundaries.queries.ts';
import type { Boundary } from '../boundaries/boundary.ts';
import type { Db } from '../db/database.ts';
import { overlapOf } from './compare-outlines.ts';
import { outlinesAfter } from './outlines-before.queries.ts';

/** Names of areas that a file did not simply replace. */
export interface OutlineReport {
  /** The file draws a part of these areas; their stored outlines stay. */
  readonly kept: readonly string[];
  /** The file draws another part of them; they have both. */
  readonly joined: readonly string[];
}

/** The share of a file's outline that lies in the stored outline if the file draws a part of it. */
const SHARE_WITHIN = 0.97;
/** And it covers at most so much of it; Austin without what lies beyond Travis County covers 95 %. */
const SHARE_OF_WHOLE = 0.99;
/** Two parts along a border share at most so much of the smaller one, by how roughly borders are drawn. */
const SHARE_ACROSS = 0.03;

/**
 * Returns whether a file's outline of an area must be compared with the stored one. Outlines of the sample and of an earlier import
 * of the same file are replaced. Neighborhoods and schools have no official outline, so the last file wins.
 */
export const isRivalOf = ({ type, approximate, source: stored }: StoredBoundary, source: string): boolean =>
  isOfficialKind(type) && !approximate && stored !== source;

/**
 * City limits, ZIP codes and districts have one official outline, and files of one county cut it at the county's border. A
 * file that draws a part of the stored outline leaves it unchanged; a file that draws another part adds to it; any other
 * outline replaces it.
 */
export async function settleOutlines(trx: Db): Promise<OutlineReport> {
  const report = { kept: [] as string[], joined: [] as string[] };
  for await (const [before, now] of changedOutlines(trx)) {
    const verdict = verdictOn(before.geometry, now.geometry);
    if (verdict === 'replaced') continue;
    report[verdict].push(before.name);
    await saveBoundaries(trx, [verdict === 'kept' ? before : joined(before, now)]);
  }
  return report;
}

/** Outlines that one statement reads; a county's has some hundred kilobytes. */
const READ_AT_ONCE = 50;

async function* changedOutlines(trx: Db): AsyncGenerator<readonly [StoredBoundary, StoredBoundary]> {
  let last = '';
  while (true) {
    const before = await outlinesAfter(trx, last, READ_AT_ONCE);
    if (before.length === 0) return;
    const ids = before.map(({ id }) => id);
    const now = new Map((await boundariesById(trx, ids)).map((area) => [area.id, area]));
    for (const area of before) yield [area, now.get(area.id)!];
    last = ids.at(-1)!;
  }
}

function verdictOn(before: AreaGeometry, now: AreaGeometry): 'kept' | 'joined' | 'replaced' {
  const { some: whole, more: part, both } = overlapOf(before, now);
  if (both <= SHARE_ACROSS * Math.min(whole, part)) return 'joined';
  return both >= SHARE_WITHIN * part && part <= SHARE_OF_WHOLE * whole ? 'kept' : 'replaced';
}

const joined = (before: Boundary, now: Boundary): Boundary => ({
  ...now,
  geometry: union(before.geometry, now.geometry),
  source: [before.source, now.source].filter((source) => source !== null).join(', '),
});

/** The polygons of both, one that stands in both once. */
export function union(some: AreaGeometry, more: AreaGeometry): AreaGeometry {
  const polygons = [...polygonsOf(some), ...polygonsOf(more)];
  const distinct = new Map(polygons.map((polygon) => [JSON.stringify(polygon), polygon]));
  return { type: 'MultiPolygon', coordinates: [...distinct.values()] };
}

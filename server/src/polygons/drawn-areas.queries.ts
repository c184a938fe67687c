import type { EditionId } from '@hearth/domain/edition/edition.ts';
import { type AreaGeometry, boundsOf } from '@hearth/domain/search/geometry/area-geometry.ts';
import { drawnAreaName } from '@hearth/domain/search/geometry/drawn-area.ts';
import { type Kysely, sql } from 'kysely';
import { boundariesById, type StoredBoundary } from '../boundaries/boundaries.queries.ts';
import type { Tables } from '../db/database.ts';

type Db = Kysely<Tables>;

/**
 * Stores an area that somebody drew; one that is stored already counts as used. Never an upsert: that counts as a change of
 * areas, and whatever searches in areas found would be forgotten with every drawing.
 */
export async function saveDrawnArea(
  db: Db,
  id: string,
  geometry: AreaGeometry,
  edition: EditionId,
): Promise<void> {
  const bounds = boundsOf(geometry);
  const { rows } = await sql`
    insert into boundary (id, type, name, edition, geometry, "minLatitude", "maxLatitude", "minLongitude", "maxLongitude",
                          approximate, usedat)
    values (${id}, 'custom', ${drawnAreaName}, ${edition}, ${JSON.stringify(geometry)}::jsonb, ${bounds.minLatitude},
            ${bounds.maxLatitude}, ${bounds.minLongitude}, ${bounds.maxLongitude}, false, now())
    on conflict (id) do nothing returning id
  `.execute(db);
  if (rows.length === 0) await noteUse(db, await boundariesById(db, [id]));
}

/** Notes that areas are in use, at most once a week each, so that reading them seldom writes. */
export async function noteUse(db: Db, areas: readonly StoredBoundary[]): Promise<void> {
  const unnoted = areas.filter(({ isUnnoted }) => isUnnoted).map(({ id }) => id);
  if (unnoted.length === 0) return;
  await sql`update boundary set usedat = now() where id = any(${unnoted}::text[]) and usedat is not null`.execute(
    db,
  );
}

/** Served by boundary_usedat. Answers how many areas went. */
export async function dropAreasUnusedSince(db: Db, moment: Date): Promise<number> {
  const { numAffectedRows } = await sql`delete from boundary where usedat < ${moment}`.execute(db);
  return Number(numAffectedRows ?? 0n);
}

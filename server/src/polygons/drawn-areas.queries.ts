import type { EditionId } from '@hearth/domain/edition/edition.ts';
import { type AreaGeometry, boundsOf } from '@hearth/domain/search/areas/geometry/area-geometry.ts';
import { drawnAreaName } from '@hearth/domain/search/areas/geometry/drawn-area.ts';
import { type Kysely, sql } from 'kysely';
import { isUnnoted } from '../boundaries/boundaries.queries.ts';
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
  if (rows.length === 0) await writeUse(db, [id]);
}

/**
 * Writes down that drawn areas are in use today; those that are written down already, or by somebody else at this moment, stay
 * as they are.
 */
export async function writeUse(db: Db, ids: readonly string[]): Promise<void> {
  await sql`
    update boundary set usedat = now()
    where id in (
      select id from boundary where id = any(${ids}::text[]) and ${isUnnoted} order by id for update skip locked)
  `.execute(db);
}

/** Served by boundary_usedat. Answers how many areas went. */
export async function dropAreasUnusedSince(db: Db, moment: Date): Promise<number> {
  const { numAffectedRows } = await sql`delete from boundary where usedat < ${moment}`.execute(db);
  return Number(numAffectedRows ?? 0n);
}

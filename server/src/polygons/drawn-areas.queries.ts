import type { EditionId } from '@hearth/domain/edition/edition.ts';
import { type AreaGeometry, boundsOf } from '@hearth/domain/search/areas/geometry/area-geometry.ts';
import { drawnAreaName } from '@hearth/domain/search/areas/geometry/drawn-area.ts';
import { sql } from 'kysely';
import { isUnnoted } from '../boundaries/boundaries.queries.ts';
import type { Db } from '../db/database.ts';

/**
 * Stores a drawn area; one that is stored already counts as used. Never an upsert: that would count as a change of areas, and
 * each drawing would make the cached results of all searches in areas stale.
 */
export async function saveDrawnArea(
  db: Db,
  id: string,
  geometry: AreaGeometry,
  edition: EditionId,
): Promise<void> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('boundary')
    .values({
      id,
      type: 'custom',
      name: drawnAreaName,
      edition,
      geometry: JSON.stringify(geometry),
      ...boundsOf(geometry),
      approximate: false,
      usedAt: sql<Date>`now()`,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirst();
  if (numInsertedOrUpdatedRows === 0n) await writeUse(db, [id]);
}

/**
 * Records that drawn areas are in use today. Skips areas whose use is recorded already or locked by another transaction.
 */
export async function writeUse(db: Db, ids: readonly string[]): Promise<void> {
  await sql`
    update boundary set used_at = now()
    where id in (
      select id from boundary where id = any(${ids}::text[]) and ${isUnnoted} order by id for update skip locked)
  `.execute(db);
}

/** Served by boundary_used_at. Answers how many areas went. */
export async function dropAreasUnusedSince(db: Db, moment: Date): Promise<number> {
  const { numDeletedRows } = await db.deleteFrom('boundary').where('usedAt', '<', moment).executeTakeFirst();
  return Number(numDeletedRows);
}

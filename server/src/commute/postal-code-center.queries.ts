import type { EditionId } from '@hearth/domain/edition/edition.ts';
import type { Point } from '@hearth/domain/search/areas/distance.ts';
import { sql } from 'kysely';
import type { Db } from '../db/database.ts';

/** The middle of the box around a ZIP code; null where its boundary is not stored. Served by boundary_type_name. */
export async function centerOfPostalCode(
  db: Db,
  edition: EditionId,
  postalcode: string,
): Promise<Point | null> {
  const { rows } = await sql<Point>`
    select (min_latitude + max_latitude) / 2 as latitude, (min_longitude + max_longitude) / 2 as longitude
    from boundary
    where edition = ${edition} and type = 'postalcode' and lower(name) = ${postalcode.slice(0, 5)}
    order by approximate, id
    limit 1
  `.execute(db);
  return rows[0] ?? null;
}

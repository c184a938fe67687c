import type { Bounds } from '@hearth/domain/search/areas/bounds.ts';
import { boundsOf } from '@hearth/domain/search/areas/geometry/area-geometry.ts';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../db/database.ts';
import { jsonRows } from '../listings/json-rows.ts';
import type { Boundary } from './boundary.ts';

type Db = Kysely<Tables>;

/** Inserts boundaries or replaces those of the same id. */
export async function saveBoundaries(db: Db, boundaries: readonly Boundary[]): Promise<void> {
  if (boundaries.length === 0) return;
  const rows = boundaries.map((boundary) => ({ ...boundary, ...boundsOf(boundary.geometry) }));
  await sql`
    insert into boundary (id, type, name, edition, geometry, "minLatitude", "maxLatitude", "minLongitude", "maxLongitude",
                          approximate, source)
    select id, type, name, edition, geometry, "minLatitude", "maxLatitude", "minLongitude", "maxLongitude", approximate,
           source
    from json_populate_recordset(null::boundary, ${jsonRows(rows)}::json)
    on conflict (id) do update
    set type = excluded.type, name = excluded.name, edition = excluded.edition, geometry = excluded.geometry,
        "minLatitude" = excluded."minLatitude", "maxLatitude" = excluded."maxLatitude",
        "minLongitude" = excluded."minLongitude", "maxLongitude" = excluded."maxLongitude",
        approximate = excluded.approximate, source = excluded.source
  `.execute(db);
}

export interface StoredBoundary extends Boundary, Bounds {
  /** Drawn by somebody, and not noted as used today: `noteUse` it. */
  readonly isUnnoted: boolean;
}

/** Days are those of UTC. Areas that nobody drew are never noted. */
export const isUnnoted = sql<boolean>`coalesce(usedat < date_trunc('day', now(), 'UTC'), false)`;

/** The boundaries of these ids, in no order; unknown ids are missing. */
export async function boundariesById(db: Db, ids: readonly string[]): Promise<StoredBoundary[]> {
  const { rows } = await sql<StoredBoundary>`
    select id, type, name, edition, geometry, approximate, source,
           "minLatitude", "maxLatitude", "minLongitude", "maxLongitude",
           ${isUnnoted} as "isUnnoted"
    from boundary
    where id = any(${ids}::text[])
  `.execute(db);
  return rows;
}

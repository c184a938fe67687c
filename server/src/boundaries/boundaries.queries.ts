import type { Bounds } from '@hearth/domain/search/areas/bounds.ts';
import { boundsOf } from '@hearth/domain/search/areas/geometry/area-geometry.ts';
import { sql } from 'kysely';
import type { Db } from '../db/database.ts';
import { jsonRows } from '../db/json-rows.ts';
import type { Boundary } from './boundary.ts';

/** Inserts boundaries or replaces those of the same id. */
export async function saveBoundaries(db: Db, boundaries: readonly Boundary[]): Promise<void> {
  if (boundaries.length === 0) return;
  const rows = boundaries.map((boundary) => ({ ...boundary, ...boundsOf(boundary.geometry) }));
  await sql`
    insert into boundary (id, type, name, edition, geometry, min_latitude, max_latitude, min_longitude, max_longitude,
                          approximate, source, parent)
    select id, type, name, edition, geometry, min_latitude, max_latitude, min_longitude, max_longitude, approximate,
           source, parent
    from json_populate_recordset(null::boundary, ${jsonRows(rows)}::json)
    on conflict (id) do update
    set type = excluded.type, name = excluded.name, edition = excluded.edition, geometry = excluded.geometry,
        min_latitude = excluded.min_latitude, max_latitude = excluded.max_latitude,
        min_longitude = excluded.min_longitude, max_longitude = excluded.max_longitude,
        approximate = excluded.approximate, source = excluded.source, parent = excluded.parent
  `.execute(db);
}

export interface StoredBoundary extends Boundary, Bounds {
  /** True for a drawn area whose use today is not recorded yet: call `noteUse`. */
  readonly isUnnoted: boolean;
}

/** Days are UTC days. The use of named areas is never recorded. */
export const isUnnoted = sql<boolean>`coalesce(used_at < date_trunc('day', now(), 'UTC'), false)`;

/** The boundaries of these ids, in no order; unknown ids are missing. */
export async function boundariesById(db: Db, ids: readonly string[]): Promise<StoredBoundary[]> {
  const { rows } = await sql<StoredBoundary>`
    select id, type, name, edition, geometry, approximate, source, parent,
           min_latitude, max_latitude, min_longitude, max_longitude,
           ${isUnnoted} as is_unnoted
    from boundary
    where id = any(${ids}::text[])
  `.execute(db);
  return rows;
}

/** Of these boundaries, those whose name is also that of another area of their kind and edition. Served by boundary_type_name. */
export async function withSharedNames(
  db: Db,
  boundaries: readonly Pick<StoredBoundary, 'id'>[],
): Promise<ReadonlySet<string>> {
  if (boundaries.length === 0) return new Set();
  const { rows } = await sql<{ id: string }>`
    select asked.id
    from boundary as asked
    where asked.id = any(${boundaries.map(({ id }) => id)}::text[])
      and exists (select from boundary as twin
                  where twin.edition = asked.edition and twin.type = asked.type
                    and lower(twin.name) = lower(asked.name) and twin.id <> asked.id)
  `.execute(db);
  return new Set(rows.map(({ id }) => id));
}

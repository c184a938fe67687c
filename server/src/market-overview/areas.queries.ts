import type { EditionId } from '@hearth/domain/edition/edition.ts';
import { type AreaType, areaTypes } from '@hearth/domain/search/areas/area-path.ts';
import type { Bounds } from '@hearth/domain/search/areas/bounds.ts';
import { sql } from 'kysely';
import type { StoredBoundary } from '../boundaries/boundaries.queries.ts';
import type { Db } from '../db/database.ts';
import type { Position } from '../search/search-context.ts';

/** A boundary that has a market overview, without its outline. */
export interface Area extends Bounds {
  readonly id: string;
  readonly type: AreaType;
  readonly name: string;
  readonly approximate: boolean;
}

/** All areas of an edition, surveyed ones first; some thousand. Served by boundary_type_name. */
export async function areasOf(db: Db, edition: EditionId): Promise<Area[]> {
  const { rows } = await sql<Area>`
    select id, type, name, approximate, min_latitude, max_latitude, min_longitude, max_longitude
    from boundary
    where edition = ${edition} and type = any(${[...areaTypes]}::text[])
    order by approximate, id
  `.execute(db);
  return rows;
}

/** Cities and counties whose bounding box contains a point, with their outlines. Served by boundary_type_name. */
export async function aroundPoint(db: Db, edition: EditionId, point: Position): Promise<StoredBoundary[]> {
  const { rows } = await sql<StoredBoundary>`
    select id, type, name, edition, geometry, approximate, source,
           min_latitude, max_latitude, min_longitude, max_longitude
    from boundary
    where edition = ${edition} and type in ('city', 'county')
      and ${point.latitude} between min_latitude and max_latitude
      and ${point.longitude} between min_longitude and max_longitude
    order by type desc, approximate, id
  `.execute(db);
  return rows;
}

import { sql } from 'kysely';
import type { Db } from '../db/database.ts';
import type { OfficialKind } from './area-key.ts';
import type { StoredBoundary } from './boundaries.queries.ts';

/** A listing with a position that names no area of a kind. */
export interface Unassigned {
  readonly id: number;
  readonly latitude: number;
  readonly longitude: number;
}

export type Outline = Pick<
  StoredBoundary,
  'name' | 'geometry' | 'minLatitude' | 'maxLatitude' | 'minLongitude' | 'maxLongitude'
>;

/** Listings with a position that name no area of a kind. */
export async function unassignedListings(db: Db, kind: OfficialKind): Promise<Unassigned[]> {
  const { rows } = await sql<Unassigned>`
    select id, latitude, longitude from listing_search
    where ${sql.ref(`${kind}_id`)} is null and latitude is not null
  `.execute(db);
  return rows;
}

/** Outlines of a kind, surveyed ones first. */
export async function outlinesOfKind(db: Db, kind: OfficialKind): Promise<Outline[]> {
  const { rows } = await sql<Outline>`
    select name, geometry, min_latitude, max_latitude, min_longitude, max_longitude
    from boundary where type = ${kind} order by approximate, id
  `.execute(db);
  return rows;
}

/** Writes areas into search rows that still have none of the kind. */
export async function setAreas(
  db: Db,
  kind: OfficialKind,
  assigned: readonly { readonly id: number; readonly area: number | null }[],
): Promise<void> {
  if (assigned.length === 0) return;
  const column = sql.ref(`${kind}_id`);
  // In the order of their ids, which savers lock in too.
  await sql`
    select id from listing_search where id = any(${assigned.map(({ id }) => id)}::integer[]) order by id for update
  `.execute(db);
  await sql`
    update listing_search as s set ${column} = assigned.area
    from unnest(${assigned.map(({ id }) => id)}::integer[], ${assigned.map(({ area }) => area)}::integer[])
      as assigned (id, area)
    where s.id = assigned.id and s.${column} is null
  `.execute(db);
}

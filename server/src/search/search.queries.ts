import type { Bounds } from '@hearth/domain/search/bounds.ts';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../db/database.ts';
import { boundsConditions, type SearchCondition, whereSql } from './search-condition.ts';
import type { SqlFragment } from './sql-fragment.ts';

type Db = Kysely<Tables>;

/** How many rows a search finds, and the box around those that have a position. */
export interface CountAndExtent {
  readonly total: number;
  readonly minLatitude: number | null;
  readonly maxLatitude: number | null;
  readonly minLongitude: number | null;
  readonly maxLongitude: number | null;
}

export async function countAndExtent(db: Db, condition: SearchCondition): Promise<CountAndExtent> {
  const { rows } = await sql<CountAndExtent>`
    select count(*) as total,
           min(s.latitude) as "minLatitude", max(s.latitude) as "maxLatitude",
           min(s.longitude) as "minLongitude", max(s.longitude) as "maxLongitude"
    from ${condition.from}
    where ${whereSql(condition)}
  `.execute(db);
  return rows[0]!;
}

/** Ids of one page in their order. */
export async function rankIds(
  db: Db,
  condition: SearchCondition,
  order: SqlFragment,
  page: { readonly limit: number; readonly offset: number },
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select s.id
    from ${condition.from}
    where ${whereSql(condition)}
    order by ${order}
    limit ${page.limit} offset ${page.offset}
  `.execute(db);
  return rows.map((row) => row.id);
}

export interface PositionedId {
  readonly id: number;
  readonly latitude: number;
  readonly longitude: number;
}

/** Everything a search finds in a box, to be held against an outline. */
export async function positionsIn(
  db: Db,
  condition: SearchCondition,
  bounds: Bounds,
): Promise<PositionedId[]> {
  const { rows } = await sql<PositionedId>`
    select s.id, s.latitude, s.longitude
    from ${condition.from}
    where ${whereSql({ ...condition, where: [...condition.where, ...boundsConditions(bounds)] })}
  `.execute(db);
  return rows;
}

import { sql } from 'kysely';
import type { Db } from '../db/database.ts';
import { type SearchCondition, whereSql } from '../search/search-condition.sql.ts';
import { sourceCode } from '../search-rows/search-codes.ts';
import type { MapGrid } from './map-grid.ts';

/** The listings of one square of the grid. */
export interface MapSquare {
  readonly count: number;
  /** The mean position. */
  readonly latitude: number;
  readonly longitude: number;
  readonly minLatitude: number;
  readonly maxLatitude: number;
  readonly minLongitude: number;
  readonly maxLongitude: number;
  readonly minprice: number;
  /** One of the listings. */
  readonly id: number;
}

/** One listing to be drawn as itself. */
export interface MapListing {
  readonly id: number;
  readonly latitude: number;
  readonly longitude: number;
  readonly listprice: number;
  readonly isexclusive: boolean;
}

/** At most `limit` squares of those that have listings; reads the narrow rows alone. */
export async function squaresOf(
  db: Db,
  condition: SearchCondition,
  grid: MapGrid,
  limit: number,
): Promise<MapSquare[]> {
  const { rows } = await sql<MapSquare>`
    select count(*) as count, avg(s.latitude) as latitude, avg(s.longitude) as longitude,
           min(s.latitude) as min_latitude, max(s.latitude) as max_latitude,
           min(s.longitude) as min_longitude, max(s.longitude) as max_longitude,
           min(s.listprice) as minprice, min(s.id) as id
    from ${condition.from}
    where ${whereSql(condition)} and s.latitude is not null
    group by floor(s.longitude / ${grid.width}::float8), floor(s.latitude / ${grid.height}::float8)
    limit ${limit}
  `.execute(db);
  return rows;
}

/** Every listing with a position, at most `limit` of them; null is no limit. */
export async function mapListings(
  db: Db,
  condition: SearchCondition,
  limit: number | null,
): Promise<MapListing[]> {
  const { rows } = await sql<MapListing>`
    select s.id, s.latitude, s.longitude, s.listprice, s.source = ${sourceCode.EX} as isexclusive
    from ${condition.from}
    where ${whereSql(condition)} and s.latitude is not null
    order by s.id
    limit ${limit}
  `.execute(db);
  return rows;
}

/** What a pin says of a listing besides its price. */
export interface PinWords {
  readonly id: number;
  readonly listingid: string;
  readonly bedroomstotal: number | null;
  readonly subdivisionname: string | null;
  readonly city: string | null;
}

/** The public ids of listings, and their words. */
export async function pinWordsOf(db: Db, ids: readonly number[]): Promise<ReadonlyMap<number, PinWords>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<PinWords>`
    select id, listingid, bedroomstotal, subdivisionname, city from listing where id = any(${ids}::integer[])
  `.execute(db);
  return new Map(rows.map((row) => [row.id, row]));
}

import { isClosed, type MlsStatus, mlsStatuses } from '@hearth/domain/listing/status.ts';
import { type Bounds, completeBounds } from '@hearth/domain/search/areas/bounds.ts';
import { sql } from 'kysely';
import type { Db } from '../db/database.ts';
import { type SearchCondition, whereSql } from '../search/search-condition.sql.ts';
import { sourceCode, statusCode } from '../search-rows/search-codes.ts';
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
  readonly maxprice: number;
  /** Some of the listings are closed; the columns in memory have open ones alone. */
  readonly hasclosed?: boolean;
  /** One of the listings. */
  readonly id: number;
  /** The number of the neighborhood of all listings; null where they lie in several or in none. */
  readonly subdivisionId: number | null;
  /** The number of the city of most listings, of several the smallest; null where no listing names one. */
  readonly cityId: number | null;
}

/** One listing to be drawn as itself. */
export interface MapListing {
  readonly id: number;
  readonly latitude: number;
  readonly longitude: number;
  readonly listprice: number;
  readonly isexclusive: boolean;
}

const closedCodes = mlsStatuses.filter(isClosed).map((status) => statusCode[status]);

/** At most `limit` squares of those that have listings; reads the narrow rows alone. */
export async function squaresOf(
  db: Db,
  condition: SearchCondition,
  grid: MapGrid,
  limit: number,
): Promise<MapSquare[]> {
  const { rows } = await sql<MapSquare>`
    with part as (
      select floor(s.longitude / ${grid.width}::float8) as x, floor(s.latitude / ${grid.height}::float8) as y, s.city_id,
             count(*) as count, sum(s.latitude) as latitudes, sum(s.longitude) as longitudes,
             min(s.latitude) as min_latitude, max(s.latitude) as max_latitude,
             min(s.longitude) as min_longitude, max(s.longitude) as max_longitude,
             min(s.listprice) as minprice, max(s.listprice) as maxprice, min(s.id) as id,
             bool_or(s.mlsstatus = any(${closedCodes}::integer[])) as hasclosed,
             min(coalesce(s.subdivision_id, 0)) as first_subdivision, max(s.subdivision_id) as last_subdivision
      from ${condition.from}
      where ${whereSql(condition)} and s.latitude is not null
      group by 1, 2, 3
    )
    select sum(count)::bigint as count,
           sum(latitudes) / sum(count)::float8 as latitude, sum(longitudes) / sum(count)::float8 as longitude,
           min(min_latitude) as min_latitude, max(max_latitude) as max_latitude,
           min(min_longitude) as min_longitude, max(max_longitude) as max_longitude,
           min(minprice) as minprice, max(maxprice) as maxprice, min(id) as id, bool_or(hasclosed) as hasclosed,
           case when min(first_subdivision) = max(last_subdivision) then max(last_subdivision) end as subdivision_id,
           (array_agg(city_id order by count desc, city_id) filter (where city_id is not null))[1] as city_id
    from part
    group by x, y
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

/** The box around all listings with a position; null without any. */
export async function boxOf(db: Db, condition: SearchCondition): Promise<Bounds | null> {
  const { rows } = await sql<{ readonly [Side in keyof Bounds]: number | null }>`
    select min(s.latitude) as min_latitude, max(s.latitude) as max_latitude,
           min(s.longitude) as min_longitude, max(s.longitude) as max_longitude
    from ${condition.from}
    where ${whereSql(condition)}
  `.execute(db);
  return completeBounds(rows[0]!);
}

/** How many listings have no position. Served by the index on cell, in which they are without one. */
export async function countWithoutPosition(db: Db, condition: SearchCondition): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from ${condition.from} where ${whereSql(condition)} and s.cell is null
  `.execute(db);
  return rows[0]!.count;
}

/** Names of areas by their number; a name that only private listings spell is left out. */
export async function areaNames(db: Db, ids: readonly number[]): Promise<ReadonlyMap<number, string>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<{ id: number; name: string }>`
    select id, name from named_area where id = any(${ids}::integer[]) and shown
  `.execute(db);
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** Facts of a pin besides its price. */
export interface PinWords {
  readonly id: number;
  readonly listingid: string;
  readonly mlsstatus: MlsStatus;
  readonly bedroomstotal: number | null;
  readonly subdivisionname: string | null;
  readonly city: string | null;
}

/** The public ids of listings, and their words. */
export async function pinWordsOf(db: Db, ids: readonly number[]): Promise<ReadonlyMap<number, PinWords>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<PinWords>`
    select id, listingid, mlsstatus, bedroomstotal, subdivisionname, city from listing where id = any(${ids}::integer[])
  `.execute(db);
  return new Map(rows.map((row) => [row.id, row]));
}

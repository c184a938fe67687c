import { sql } from 'kysely';
import type { SqlFragment } from '../db/sql-fragment.ts';
import { cellOf } from '../search-rows/cell.ts';
import type { MapSquare } from './map.queries.ts';

/** Listings by their public ids; all of them where none is named. Served by listing_listingid. */
export const isListed = (listingIds: readonly string[]): SqlFragment[] =>
  listingIds.length === 0
    ? []
    : [sql`s.id in (select id from listing where listingid = any(${listingIds}::text[]))`];

export const hasId = (ids: readonly number[]): SqlFragment => sql`s.id = any(${ids}::integer[])`;

/** Listings at the points of squares that are one point each. The cells let the index find the points. */
export function liesAt(squares: readonly MapSquare[]): SqlFragment {
  const latitudes = squares.map((square) => square.minLatitude);
  const longitudes = squares.map((square) => square.minLongitude);
  const cells = squares.map((square) => cellOf(square.minLatitude, square.minLongitude));
  return sql`s.cell = any(${cells}::integer[])
    and (s.latitude, s.longitude) in (select * from unnest(${latitudes}::float8[], ${longitudes}::float8[]))`;
}

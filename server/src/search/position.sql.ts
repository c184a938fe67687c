import type { Bounds } from '@hearth/domain/search/areas/bounds.ts';
import { boxOfCircle, type Circle } from '@hearth/domain/search/areas/circle.ts';
import { earthRadiusMeters } from '@hearth/domain/search/areas/distance.ts';
import { sql } from 'kysely';
import { allOf, type SqlFragment } from '../db/sql-fragment.ts';
import { cellsOf } from '../search-rows/cell.ts';
import type { Position } from './search-context.ts';

/** Served by the index on cell; a box over very many cells reads everything. */
export function boundsConditions(bounds: Bounds): SqlFragment[] {
  const cells = cellsOf(bounds);
  return [
    ...(cells === null ? [] : [sql`s.cell = any(${cells}::integer[])`]),
    sql`s.latitude between ${bounds.minLatitude} and ${bounds.maxLatitude}`,
    sql`s.longitude between ${bounds.minLongitude} and ${bounds.maxLongitude}`,
  ];
}

/** The haversine of the angle between, which orders as metres do. */
export function haversineFrom(center: Position): SqlFragment {
  const latitude = sql`${center.latitude}::float8`;
  const longitude = sql`${center.longitude}::float8`;
  return sql`sin(radians(s.latitude - ${latitude}) / 2) ^ 2
        + cos(radians(${latitude})) * cos(radians(s.latitude)) * sin(radians(s.longitude - ${longitude}) / 2) ^ 2`;
}

/** The haversine of a distance. */
export const haversineOf = (meters: number): number => Math.sin(meters / earthRadiusMeters / 2) ** 2;

/** Within a circle: its box, which the index on cell serves, then its exact edge. */
export function isInCircle(circle: Circle): SqlFragment {
  if (circle.meters < 0) return sql`false`;
  return allOf([
    ...boundsConditions(boxOfCircle(circle)),
    sql`${haversineFrom(circle.center)} <= ${haversineOf(circle.meters)}`,
  ]);
}

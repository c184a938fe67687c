import type { Bounds } from '@hearth/domain/search/areas/bounds.ts';
import { boxOfCircle, type Circle } from '@hearth/domain/search/areas/circle.ts';
import { haversineOf } from '../position.sql.ts';
import type { Position } from '../search-context.ts';
import type { ColumnTable } from './column-table.ts';

type Positions = Pick<ColumnTable, 'latitude' | 'longitude'>;

/** NaN is in no box. */
export function boxPredicate(
  { minLatitude, maxLatitude, minLongitude, maxLongitude }: Bounds,
  { latitude, longitude }: Positions,
): (at: number) => boolean {
  return (at) =>
    latitude[at]! >= minLatitude &&
    latitude[at]! <= maxLatitude &&
    longitude[at]! >= minLongitude &&
    longitude[at]! <= maxLongitude;
}

/** The twin of `isInCircle`. */
export function circlePredicate(circle: Circle, table: Positions): (at: number) => boolean {
  if (circle.meters < 0) return () => false;
  const isNear = boxPredicate(boxOfCircle(circle), table);
  const most = haversineOf(circle.meters);
  const haversine = haversineFrom(circle.center, table);
  return (at) => isNear(at) && haversine(at) <= most;
}

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** The haversine of the angle between, as `position.sql.ts` has it. */
export function haversineFrom(center: Position, { latitude, longitude }: Positions): (at: number) => number {
  const cosine = Math.cos(radians(center.latitude));
  return (at) =>
    Math.sin(radians(latitude[at]! - center.latitude) / 2) ** 2 +
    cosine * Math.cos(radians(latitude[at]!)) * Math.sin(radians(longitude[at]! - center.longitude) / 2) ** 2;
}

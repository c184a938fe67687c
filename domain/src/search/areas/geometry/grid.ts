import type { LonLat } from './area-geometry.ts';

/**
 * A position in whole millionths of a degree (a tenth of a metre). Decisions about such points within a region of about
 * 60 degrees are exact: no product of two differences exceeds 2^53.
 */
export type GridPoint = readonly [x: number, y: number];

const MILLION = 1e6;

export const gridPointOf = (longitude: number, latitude: number): GridPoint => [
  Math.round(longitude * MILLION) + 0,
  Math.round(latitude * MILLION) + 0,
];

export const degreesOf = ([x, y]: GridPoint): LonLat => [x / MILLION, y / MILLION];

export const isSamePoint = (a: GridPoint, b: GridPoint): boolean => a[0] === b[0] && a[1] === b[1];

/** Cross product: above 0 where the path a-b-c turns left, 0 where all three are on one line. */
export const crossProduct = (a: GridPoint, b: GridPoint, c: GridPoint): number =>
  (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);

/** Returns whether the path a-b-c reverses at `b`. */
export const reversesAt = (a: GridPoint, b: GridPoint, c: GridPoint): boolean =>
  crossProduct(a, b, c) === 0 && (b[0] - a[0]) * (c[0] - b[0]) + (b[1] - a[1]) * (c[1] - b[1]) < 0;

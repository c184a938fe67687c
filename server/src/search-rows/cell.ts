import type { Bounds } from '@hearth/domain/search/areas/bounds.ts';

/** Side of a grid cell in degrees; at Austin's latitude 5.5 km by 4.8 km. */
const CELL_DEGREES = 0.05;
const COLUMNS = 360 / CELL_DEGREES;

const rowOf = (latitude: number): number => Math.floor((latitude + 90) / CELL_DEGREES);
const columnOf = (longitude: number): number => Math.floor((longitude + 180) / CELL_DEGREES);

/** The number of the grid cell that a position lies in; neighbours to the east differ by 1, to the north by 7200. */
export const cellOf = (latitude: number, longitude: number): number =>
  rowOf(latitude) * COLUMNS + columnOf(longitude);

/** How many cells a query may name; more take longer to plan with than they save. */
const MAX_CELLS = 300;

/** Every cell that a box touches; null where they are too many to name. */
export function cellsOf(bounds: Bounds): number[] | null {
  const [south, north] = [rowOf(bounds.minLatitude), rowOf(bounds.maxLatitude)];
  const [west, east] = [columnOf(bounds.minLongitude), columnOf(bounds.maxLongitude)];
  if ((north - south + 1) * (east - west + 1) > MAX_CELLS) return null;
  const cells: number[] = [];
  for (let row = south; row <= north; row++) {
    for (let column = west; column <= east; column++) cells.push(row * COLUMNS + column);
  }
  return cells;
}

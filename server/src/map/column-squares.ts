import type { Bounds } from '@hearth/domain/search/areas/bounds.ts';
import type { Rows } from '../search/columns/column-rows.ts';
import type { ColumnTable } from '../search/columns/column-table.ts';
import { sourceCode } from '../search-rows/search-codes.ts';
import type { MapListing, MapSquare } from './map.queries.ts';
import type { MapGrid } from './map-grid.ts';

/** A square while it is filled; `latitude` and `longitude` are sums. */
type Filling = {
  -readonly [K in Exclude<keyof MapSquare, 'subdivisionId' | 'cityId' | 'hasclosed'>]: MapSquare[K];
};

/** A square and the rows in it. */
export interface SquareOfRows {
  readonly square: MapSquare;
  readonly rows: readonly number[];
}

/** The squares of a grid that contain listings; null where they are more than the limit. The same result as `squaresOf`. */
export function squaresOfRows(
  table: ColumnTable,
  rows: Rows,
  grid: MapGrid,
  limit: number,
): SquareOfRows[] | null {
  const squares = new Map<number, number[]>();
  const tally = createTally(table.city_id, rows);
  const columns = columnsOf(grid);
  for (const at of rows) {
    const key = squareKey(table, at, grid, columns);
    const there = squares.get(key);
    if (there !== undefined) there.push(at);
    else if (squares.size === limit) return null;
    else squares.set(key, [at]);
  }
  return [...squares.values()].map((there) => ({ square: squareOf(table, there, tally), rows: there }));
}

function squareOf(table: ColumnTable, rows: readonly number[], mostCommonCity: Tally): MapSquare {
  const square = begun(table, rows[0]!);
  for (let index = 1; index < rows.length; index++) add(square, table, rows[index]!);
  return {
    ...square,
    latitude: square.latitude / square.count,
    longitude: square.longitude / square.count,
    subdivisionId: sharedOf(table.subdivision_id, rows),
    cityId: mostCommonCity(rows),
  };
}

/** The number that all rows have; null where they differ, or have none. */
function sharedOf(column: Int32Array, rows: readonly number[]): number | null {
  const first = column[rows[0]!]!;
  return first !== 0 && rows.every((at) => column[at] === first) ? first : null;
}

/** The number that most of some rows have, of several the smallest; null where none has one. */
type Tally = (rows: readonly number[]) => number | null;

/** Counts in one array for all squares: a map for each costs several milliseconds at 200,000 listings. */
function createTally(column: Int32Array, all: Rows): Tally {
  let largest = 0;
  for (const at of all) largest = Math.max(largest, column[at]!);
  const counts = new Int32Array(largest + 1);
  return (rows) => {
    let best = 0;
    for (const at of rows) counts[column[at]!]!++;
    counts[0] = 0;
    for (const at of rows) {
      const number = column[at]!;
      const ahead = counts[number]! - counts[best]!;
      if (ahead > 0 || (ahead === 0 && number < best)) best = number;
    }
    for (const at of rows) counts[column[at]!] = 0;
    return best === 0 ? null : best;
  };
}

/** More than a grid has from west to east. */
const columnsOf = ({ width }: MapGrid): number =>
  width === Number.POSITIVE_INFINITY ? 1 : Math.ceil(400 / width);

const squareKey = (
  { latitude, longitude }: ColumnTable,
  at: number,
  { width, height }: MapGrid,
  columns: number,
): number => Math.floor(latitude[at]! / height) * columns + Math.floor(longitude[at]! / width);

const begun = ({ latitude, longitude, listprice, id }: ColumnTable, at: number): Filling => ({
  count: 1,
  latitude: latitude[at]!,
  longitude: longitude[at]!,
  minLatitude: latitude[at]!,
  maxLatitude: latitude[at]!,
  minLongitude: longitude[at]!,
  maxLongitude: longitude[at]!,
  minprice: listprice[at]!,
  maxprice: listprice[at]!,
  id: id[at]!,
});

function add(square: Filling, table: ColumnTable, at: number): void {
  const y = table.latitude[at]!;
  const x = table.longitude[at]!;
  square.count++;
  square.latitude += y;
  square.longitude += x;
  if (y < square.minLatitude) square.minLatitude = y;
  if (y > square.maxLatitude) square.maxLatitude = y;
  if (x < square.minLongitude) square.minLongitude = x;
  if (x > square.maxLongitude) square.maxLongitude = x;
  if (table.listprice[at]! < square.minprice) square.minprice = table.listprice[at]!;
  if (table.listprice[at]! > square.maxprice) square.maxprice = table.listprice[at]!;
  if (table.id[at]! < square.id) square.id = table.id[at]!;
}

/** Rows with a position: the others are on no map. */
export const positionedRows = ({ latitude }: ColumnTable, rows: Rows): Rows =>
  rows.filter((at) => !Number.isNaN(latitude[at]!));

/** The box around rows with a position; null without any. */
export function boxOfRows({ latitude, longitude }: ColumnTable, rows: Rows): Bounds | null {
  if (rows.length === 0) return null;
  const box = { minLatitude: 90, maxLatitude: -90, minLongitude: 180, maxLongitude: -180 };
  for (const at of rows) {
    box.minLatitude = Math.min(box.minLatitude, latitude[at]!);
    box.maxLatitude = Math.max(box.maxLatitude, latitude[at]!);
    box.minLongitude = Math.min(box.minLongitude, longitude[at]!);
    box.maxLongitude = Math.max(box.maxLongitude, longitude[at]!);
  }
  return box;
}

/** Listings as a map draws them. */
export const listingsOfRows = (table: ColumnTable, rows: Rows): MapListing[] =>
  Array.from(rows, (at) => ({
    id: table.id[at]!,
    latitude: table.latitude[at]!,
    longitude: table.longitude[at]!,
    listprice: table.listprice[at]!,
    isexclusive: table.source[at] === sourceCode.EX,
  }));

import type { SearchRequest } from '@hearth/domain/search/search-request.ts';
import type { SortKey } from '@hearth/domain/search/sort/sort.ts';
import type { Extent, FoundPage } from '../search.queries.ts';
import { hasFlag } from './column-filters.ts';
import type { Rows } from './column-rows.ts';
import { type ColumnTable, type DoubleColumn, flag, type IntegerColumn } from './column-table.ts';

/** The sort value of a listing; NaN comes last in both directions. */
type Key = (at: number) => number;

const by =
  (name: DoubleColumn | IntegerColumn) =>
  (table: ColumnTable): Key => {
    const column = table[name];
    return (at) => column[at]!;
  };

/** The twin of `sortSql` where one number orders; the other keys are texts, several numbers, or not of open listings. */
const sortColumns: Readonly<Partial<Record<SortKey, (table: ColumnTable) => Key>>> = {
  baths: by('bathrooms'),
  beds: by('bedroomstotal'),
  date: by('onmarketday'),
  price: by('listprice'),
  recentlyChanged: by('majorchangetime'),
  sqfeet: by('livingarea'),
  sqfeetPrice:
    ({ listprice, livingarea }) =>
    (at) =>
      livingarea[at] === 0 ? Number.NaN : listprice[at]! / livingarea[at]!,
  status: by('mlsstatus'),
  type: by('filter_type'),
  lastviewed: by('onmarketday'),
  propertyfiltertype: by('filter_type'),
  recentlyAdded: by('onmarketday'),
};

export const isSortedByColumn = ({ sort }: Pick<SearchRequest, 'sort'>): boolean =>
  sort.sortBy in sortColumns;

type PageRequest = Pick<SearchRequest, 'sort' | 'ourListingsFirst' | 'page' | 'limit'>;

/** One page of the listings found, as `findPage` would return it. Requires `isSortedByColumn`. */
export function pageOfRows(table: ColumnTable, rows: Rows, request: PageRequest): FoundPage {
  const from = (request.page - 1) * request.limit;
  const page = firstRows(table, rows, request, from + request.limit).slice(from);
  return {
    ...extentOf(table, rows),
    ids: Array.from(page, (at) => table.id[at]!),
    revisions: Array.from(page, (at) => table.revision[at]!),
  };
}

/** The first so many in the order asked for. */
function firstRows(table: ColumnTable, rows: Rows, request: PageRequest, most: number): Rows {
  if (!request.ourListingsFirst) return sorted(table, rows, request, most);
  const isOfBrokerage = hasFlag(flag.ours, table);
  const ours = sorted(table, rows.filter(isOfBrokerage), request, most);
  const others = sorted(
    table,
    rows.filter((at) => !isOfBrokerage(at)),
    request,
    Math.max(0, most - ours.length),
  );
  return Int32Array.from([...ours, ...others]);
}

function sorted(table: ColumnTable, rows: Rows, { sort }: PageRequest, most: number): Rows {
  const descending = sort.sortType === 'DESC';
  // Order in which rows are found.
  if (descending && isDated(sort.sortBy)) return rows.slice(0, most);
  const keyOf = sortColumns[sort.sortBy]!(table);
  const rank: Key = (at) => {
    const key = keyOf(at);
    return Number.isNaN(key) ? Number.POSITIVE_INFINITY : descending ? -key : key;
  };
  return firstByRank(table, rows, rank, most);
}

/** The rows of the smallest ranks, of equal ones that with the largest id first. */
export const firstByRank = (table: ColumnTable, rows: Rows, rank: Key, most: number): Rows =>
  nearFirst(rows, rank, most)
    .sort((a, b) => compare(rank(a), rank(b)) || table.id[b]! - table.id[a]!)
    .slice(0, most);

const isDated = (key: SortKey): boolean => key === 'date' || key === 'lastviewed' || key === 'recentlyAdded';

/** The rows that can be among the first `count`: plain numbers sort many times as fast as rows by their values. */
function nearFirst(rows: Rows, rank: Key, most: number): Rows {
  if (rows.length <= most) return rows.slice();
  const ranks = new Float64Array(rows.length);
  for (let index = 0; index < rows.length; index++) ranks[index] = rank(rows[index]!);
  const last = ranks.slice().sort()[most - 1] ?? Number.NEGATIVE_INFINITY;
  return rows.filter((_, index) => ranks[index]! <= last);
}

const compare = (a: number, b: number): number => (a < b ? -1 : a > b ? 1 : 0);

/** How many, and the box around those with a position. */
export function extentOf({ latitude, longitude }: ColumnTable, rows: Rows): Extent {
  const box = { south: Infinity, north: -Infinity, west: Infinity, east: -Infinity };
  for (const at of rows) {
    const y = latitude[at]!;
    const x = longitude[at]!;
    if (y < box.south) box.south = y;
    if (y > box.north) box.north = y;
    if (x < box.west) box.west = x;
    if (x > box.east) box.east = x;
  }
  const positioned = box.south <= box.north;
  return {
    total: rows.length,
    minLatitude: positioned ? box.south : null,
    maxLatitude: positioned ? box.north : null,
    minLongitude: positioned ? box.west : null,
    maxLongitude: positioned ? box.east : null,
  };
}

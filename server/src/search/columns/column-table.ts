import { type Kysely, sql } from 'kysely';
import { placeColumns } from '../../boundaries/place-key.ts';
import type { Tables } from '../../db/database.ts';
import { figureSql } from '../filter-columns.ts';

type Db = Kysely<Tables>;

/** Whose open listings a table holds: `edition` as in `search-codes.ts`. */
export interface ColumnScope {
  readonly edition: number;
  readonly lease: boolean;
}

/** What is a number in JavaScript as it is in the database; NaN is null, which no comparison finds. Days count from 2000-01-01. */
const doubles = {
  revision: 's.revision',
  latitude: 's.latitude',
  longitude: 's.longitude',
  ...figureSql,
  onmarketday: "s.onmarketdate - date '2000-01-01'",
  pricereducedday: "s.pricereducedon - date '2000-01-01'",
  majorchangeday: "s.majorchangedon - date '2000-01-01'",
  majorchangetime: 'extract(epoch from s.majorchangetimestamp)',
} as const;
export type DoubleColumn = keyof typeof doubles;

/** Bits of `flags`. */
export const flag = { ours: 1, hasphoto: 2, displayed: 4, petsallowed: 8, petsrefused: 16 } as const;

const places = Object.values(placeColumns).flat();

/** Whole numbers; 0 is null, which no place and no code has. Features lie in two halves of 31 bits. */
const integers = {
  id: 's.id',
  mlsstatus: 's.mlsstatus',
  source: 's.source',
  filtertype: 's.filtertype',
  waterbody: 's.waterbody',
  views: 's.views',
  flags: `s.ours::integer * ${flag.ours} + s.hasphoto::integer * ${flag.hasphoto} + s.displayed::integer * ${flag.displayed}
          + coalesce(s.petsallowed, false)::integer * ${flag.petsallowed}
          + coalesce(not s.petsallowed, false)::integer * ${flag.petsrefused}`,
  lowfeatures: 's.features & 2147483647',
  highfeatures: 's.features >> 31',
  ...(Object.fromEntries(places.map((name) => [name, `s.${name}`])) as Record<
    (typeof places)[number],
    string
  >),
} as const;
export type IntegerColumn = keyof typeof integers;

/**
 * The open listings of one edition, for sale or for rent, the newest first (the largest id of a day first): one array a
 * column, one place in all of them a listing. As precise as the rows it was read from.
 */
export type ColumnTable = Readonly<Record<DoubleColumn, Float64Array> & Record<IntegerColumn, Int32Array>> & {
  readonly count: number;
};

const doubleNames = Object.keys(doubles) as DoubleColumn[];
const integerNames = Object.keys(integers) as IntegerColumn[];

const columnList = sql.raw(
  Object.entries({ ...doubles, ...integers })
    .map(([name, expression]) => `${expression} as ${name}`)
    .join(', '),
);

/** So many rows are taken over at once; the process answers others in between. */
const ROWS_A_STEP = 1000;

type Row = Readonly<Record<DoubleColumn | IntegerColumn, number | null>>;

/**
 * Reads a table as one moment has it.
 * @throws what the signal was aborted with, between two steps
 */
export function readColumnTable(db: Db, scope: ColumnScope, signal: AbortSignal): Promise<ColumnTable> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (transaction) => {
      const table = emptyTable(await countRows(transaction, scope));
      await sql`
        declare open_listings no scroll cursor for
        select ${columnList} from listing_search_on_market s where ${isOf(scope)}
        order by s.onmarketdate desc nulls last, s.id desc
      `.execute(transaction);
      for (let at = 0; at < table.count; at += ROWS_A_STEP) {
        signal.throwIfAborted();
        const { rows } = await sql<Row>`fetch ${sql.lit(ROWS_A_STEP)} from open_listings`.execute(
          transaction,
        );
        takeOver(table, rows, at);
      }
      return table;
    });
}

const isOf = ({ edition, lease }: ColumnScope) => sql`s.edition = ${edition} and s.lease = ${lease}`;

async function countRows(db: Db, scope: ColumnScope): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from listing_search_on_market s where ${isOf(scope)}
  `.execute(db);
  return rows[0]?.count ?? 0;
}

function emptyTable(count: number): ColumnTable {
  const columns = [
    ...doubleNames.map((name) => [name, new Float64Array(count)]),
    ...integerNames.map((name) => [name, new Int32Array(count)]),
  ];
  return { ...Object.fromEntries(columns), count };
}

function takeOver(table: ColumnTable, rows: readonly Row[], from: number): void {
  for (const name of doubleNames) {
    const column = table[name];
    rows.forEach((row, at) => {
      column[from + at] = row[name] ?? Number.NaN;
    });
  }
  for (const name of integerNames) {
    const column = table[name];
    rows.forEach((row, at) => {
      column[from + at] = row[name] ?? 0;
    });
  }
}

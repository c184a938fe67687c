import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import {
  appendRows,
  applyChanges,
  type ChangingTable,
  type ColumnRow,
  emptyTable,
  type RowChange,
} from './change-table.ts';
import { type ColumnScope, columnExpressions } from './column-table.ts';

/** The state of the database that a table reflects: a `pg_snapshot` of an epoch. */
export interface Moment {
  readonly epoch: string;
  readonly snapshot: string;
}

/** A table and the moment that its rows are of. */
export interface TableOfMoment extends Moment {
  readonly table: ChangingTable;
}

const columnList = sql.raw(
  Object.entries(columnExpressions)
    .map(([name, expression]) => `${expression} as "${name}"`)
    .join(', '),
);

const isOf = ({ edition, lease }: ColumnScope) => sql`s.edition = ${edition} and s.lease = ${lease}`;

/** How many rows one step reads; the process serves requests between steps. */
const ROWS_A_STEP = 250;

/**
 * Reads a table as one moment has it, in steps.
 * @throws what the signal was aborted with, between two steps
 */
export function readColumnTable(db: Db, scope: ColumnScope, signal: AbortSignal): Promise<TableOfMoment> {
  return inOneMoment(db, async (transaction, moment) => {
    const table = emptyTable(await countRows(transaction, scope));
    const rows = sql<ColumnRow>`
      select ${columnList} from listing_search_on_market s where ${isOf(scope)}
      order by s.onmarketdate nulls first, s.id
    `;
    await inSteps(transaction, rows, signal, (step) => appendRows(table, step));
    return { ...moment, table };
  });
}

/** The maximum of changes that one statement reads; more are read in steps. */
const MAX_BATCH = 250;

/** Why changes since a moment could not be applied: too many at once, or not known row by row. */
type NotApplied = 'many' | 'unknown';

/**
 * Applies the changes committed since the moment of a table, in one statement, and returns the moment of that statement.
 * Where it returns a reason instead, the table is unchanged.
 */
export async function applyChangesSince(
  db: Db,
  { table, ...since }: TableOfMoment,
  scope: ColumnScope,
): Promise<Moment | NotApplied> {
  // Columns in memory bear the names of the table.
  const { rows } = await sql<ChangedRow & { snapshot: string; known: boolean }>`
    select pg_current_snapshot()::text as snapshot, ${isKnownSince(since)} as known, c.listing_id as changed, ${columnList}
    from search_epoch e
    left join (select listing_id from (${idsChangedSince(since)}) as ids limit ${MAX_BATCH + 1}) as c on true
    left join listing_search_on_market s on s.id = c.listing_id and ${isOf(scope)}
    where e.epoch = ${since.epoch}
  `.execute(db.withoutPlugins());
  const first = rows[0];
  if (!first?.known || rows.some(({ changed }) => changed === EVERY_ROW)) return 'unknown';
  if (rows.length > MAX_BATCH) return 'many';
  if (first.changed !== null) applyChanges(table, rows.map(changeOf));
  return { epoch: since.epoch, snapshot: first.snapshot };
}

/**
 * Applies very many changes in steps. No search may read the table meanwhile, nor after a failure. Returns null if a full
 * read is faster.
 * @throws the reason of the abort signal, between two steps
 */
export function applyManyChangesSince(
  db: Db,
  { table, ...since }: TableOfMoment,
  scope: ColumnScope,
  signal: AbortSignal,
): Promise<TableOfMoment | null> {
  return inOneMoment(db, async (transaction, moment) => {
    const { rows } = await sql<{ known: boolean; count: number; all: boolean }>`
      select coalesce((select ${isKnownSince(since)} from search_epoch e where e.epoch = ${since.epoch}), false) as known,
             count(*) as count, coalesce(bool_or(listing_id = ${EVERY_ROW}), false) as all
      from (${idsChangedSince(since)}) as c
    `.execute(transaction);
    const { known, count, all } = rows[0]!;
    if (!known || all || count > table.count / 2) return null;
    const changed = sql<ChangedRow>`
      select c.listing_id as changed, ${columnList}
      from (${idsChangedSince(since)}) as c
      left join listing_search_on_market s on s.id = c.listing_id and ${isOf(scope)}
    `;
    await inSteps(transaction, changed, signal, (step) => applyChanges(table, step.map(changeOf)));
    return { ...moment, table };
  });
}

/** In the log this id means all rows. */
const EVERY_ROW = 0;

type ChangedRow = ColumnRow & { readonly changed: number | null };

const changeOf = (row: ChangedRow): RowChange => ({ id: row.changed!, row: row.id === null ? null : row });

/** Returns whether the log still has all that the snapshot did not see. */
const isKnownSince = ({ snapshot }: Moment) => sql`pg_snapshot_xmin(${snapshot}::pg_snapshot) >= e.kept_from`;

/** Of transactions that had not ended at the snapshot and have committed by now. Served by the key of the log. */
const idsChangedSince = ({ snapshot }: Moment) => sql`
  select distinct listing_id from search_row_change
  where xid >= pg_snapshot_xmax(${snapshot}::pg_snapshot)
     or xid = any(array(select pg_snapshot_xip(${snapshot}::pg_snapshot)))`;

/** Removes changes from the log that no process needs any more; the SQL function works at most once an hour. */
export async function trimChangeLog(db: Db): Promise<void> {
  await sql`select trim_search_row_changes()`.execute(db);
}

function inOneMoment<Result>(
  db: Db,
  read: (transaction: Db, moment: Moment) => Promise<Result>,
): Promise<Result> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (named) => {
      // Columns in memory bear the names of the table.
      const transaction = named.withoutPlugins();
      const { rows } = await sql<Moment>`
        select epoch, pg_current_snapshot()::text as snapshot from search_epoch
      `.execute(transaction);
      if (rows[0] === undefined) throw new Error('The search has no epoch yet.');
      return read(transaction, rows[0]);
    });
}

async function inSteps<Row>(
  transaction: Db,
  query: ReturnType<typeof sql<Row>>,
  signal: AbortSignal,
  take: (rows: readonly Row[]) => void,
): Promise<void> {
  await sql`declare steps no scroll cursor for ${query}`.execute(transaction);
  for (;;) {
    signal.throwIfAborted();
    const { rows } = await sql<Row>`fetch ${sql.lit(ROWS_A_STEP)} from steps`.execute(transaction);
    take(rows);
    if (rows.length < ROWS_A_STEP) return;
  }
}

async function countRows(db: Db, scope: ColumnScope): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from listing_search_on_market s where ${isOf(scope)}
  `.execute(db);
  return rows[0]?.count ?? 0;
}

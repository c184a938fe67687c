import {
  type ColumnTable,
  type DoubleColumn,
  doubleNames,
  type IntegerColumn,
  integerNames,
} from './column-table.ts';

/** A search row as the database returns it; null where the listing has no value. */
export type ColumnRow = Readonly<Record<DoubleColumn | IntegerColumn, number | null>> & {
  readonly hiddenagent: string | null;
};

/** A listing that changed, and its row as it is now; null where the table has none of it any more. */
export interface RowChange {
  readonly id: number;
  readonly row: ColumnRow | null;
}

/** A table whose rows change; readers see it as `ColumnTable`. */
export type ChangingTable = {
  -readonly [K in Exclude<keyof ColumnTable, 'hiddenAgents'>]: ColumnTable[K];
} & { readonly hiddenAgents: Map<number, string> };

/** Spare rows before the arrays must grow, besides a share of the current rows. */
const LEAST_SPARE = 64;

export function emptyTable(rows: number): ChangingTable {
  const capacity = capacityFor(rows);
  const columns = [
    ...doubleNames.map((name) => [name, new Float64Array(capacity)]),
    ...integerNames.map((name) => [name, new Int32Array(capacity)]),
  ];
  return { ...Object.fromEntries(columns), count: 0, hiddenAgents: new Map() };
}

const capacityFor = (rows: number): number => Math.ceil(rows * 1.05) + LEAST_SPARE;

/** Adds rows that are in the order of the table and come after all that it has. */
export function appendRows(table: ChangingTable, rows: readonly ColumnRow[]): void {
  reserve(table, table.count + rows.length);
  for (const [at, row] of rows.entries()) writeRow(table, table.count + at, row);
  table.count += rows.length;
}

/**
 * Replaces, inserts and removes rows. An unchanged row costs one comparison of ids. All changes together move the rows
 * after them once.
 */
export function applyChanges(table: ChangingTable, changes: readonly RowChange[]): void {
  const indexes = indexesOf(table, changes);
  const removed: number[] = [];
  const inserted: ColumnRow[] = [];
  for (const { id, row } of changes) {
    if (row === null) table.hiddenAgents.delete(id);
    const at = indexes.get(id);
    if (row !== null && at !== undefined && Object.is(table.onmarketday[at], dayOf(row)))
      writeRow(table, at, row);
    else {
      if (at !== undefined) removed.push(at);
      if (row !== null) inserted.push(row);
    }
  }
  removeRows(
    table,
    removed.sort((a, b) => a - b),
  );
  insertRows(table, inserted.sort(compareRows));
}

const dayOf = ({ onmarketday }: ColumnRow): number => onmarketday ?? Number.NaN;

/** So few ids are found sooner one by one. */
const FEW_IDS = 8;

/** Rows of the changed listings; most are found by their day, the others by looking through all ids. */
function indexesOf(table: ChangingTable, changes: readonly RowChange[]): Map<number, number> {
  const indexes = new Map<number, number>();
  const sought = new Set<number>();
  for (const { id, row } of changes) {
    const at = row === null ? table.count : indexFor(table, dayOf(row), id);
    if (at < table.count && table.id[at] === id) indexes.set(id, at);
    else sought.add(id);
  }
  const { id: ids, count } = table;
  if (sought.size > FEW_IDS) {
    for (let at = 0; at < count; at++) if (sought.has(ids[at]!)) indexes.set(ids[at]!, at);
    return indexes;
  }
  for (const id of sought) {
    const at = ids.indexOf(id);
    if (at >= 0 && at < count) indexes.set(id, at);
  }
  return indexes;
}

/** The first index whose row does not come before this one. */
function indexFor({ onmarketday, id: ids, count }: ChangingTable, day: number, id: number): number {
  let [from, to] = [0, count];
  while (from < to) {
    const middle = (from + to) >>> 1;
    if (compare(onmarketday[middle]!, ids[middle]!, day, id) < 0) from = middle + 1;
    else to = middle;
  }
  return from;
}

const compareRows = (a: ColumnRow, b: ColumnRow): number => compare(dayOf(a), a.id!, dayOf(b), b.id!);

/** NaN, no day, comes first. */
function compare(day: number, id: number, otherDay: number, otherId: number): number {
  if (Object.is(day, otherDay)) return id - otherId;
  if (Number.isNaN(day)) return -1;
  return Number.isNaN(otherDay) ? 1 : day - otherDay;
}

function removeRows(table: ChangingTable, removed: readonly number[]): void {
  if (removed.length === 0) return;
  for (const column of columnsOf(table)) {
    let to = removed[0]!;
    for (const [nth, at] of removed.entries()) {
      const end = removed[nth + 1] ?? table.count;
      column.copyWithin(to, at + 1, end);
      to += end - at - 1;
    }
  }
  table.count -= removed.length;
}

function insertRows(table: ChangingTable, inserted: readonly ColumnRow[]): void {
  if (inserted.length === 0) return;
  const indexes = inserted.map((row) => indexFor(table, dayOf(row), row.id!));
  reserve(table, table.count + inserted.length);
  for (const column of columnsOf(table)) {
    for (let nth = inserted.length - 1; nth >= 0; nth--)
      column.copyWithin(indexes[nth]! + nth + 1, indexes[nth]!, indexes[nth + 1] ?? table.count);
  }
  for (const [nth, row] of inserted.entries()) writeRow(table, indexes[nth]! + nth, row);
  table.count += inserted.length;
}

const columnsOf = (table: ChangingTable): (Float64Array | Int32Array)[] =>
  [...doubleNames, ...integerNames].map((name) => table[name]);

/** Longer arrays where the rows would not fit. */
function reserve(table: ChangingTable, rows: number): void {
  if (rows <= table.id.length) return;
  const longer = emptyTable(rows);
  for (const name of doubleNames) {
    longer[name].set(table[name].subarray(0, table.count));
    table[name] = longer[name];
  }
  for (const name of integerNames) {
    longer[name].set(table[name].subarray(0, table.count));
    table[name] = longer[name];
  }
}

function writeRow(table: ChangingTable, at: number, row: ColumnRow): void {
  for (const name of doubleNames) table[name][at] = row[name] ?? Number.NaN;
  for (const name of integerNames) table[name][at] = row[name] ?? 0;
  if (row.hiddenagent === null) table.hiddenAgents.delete(row.id!);
  else table.hiddenAgents.set(row.id!, row.hiddenagent);
}

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  appendRows,
  applyChanges,
  type ChangingTable,
  type ColumnRow,
  emptyTable,
  type RowChange,
} from './change-table.ts';
import { doubleNames, integerNames } from './column-table.ts';

const noRow = Object.fromEntries(
  [...doubleNames, ...integerNames, 'hiddenagent'].map((name) => [name, null]),
) as ColumnRow;
const aRow = (id: number, onmarketday: number | null, listprice: number): ColumnRow => ({
  ...noRow,
  id,
  onmarketday,
  listprice,
  mlsstatus: id % 7,
  hiddenagent: listprice % 3 === 0 ? `agent ${listprice}` : null,
});

/** Null comes first, as `-Infinity`. */
const inOrder = (rows: Iterable<ColumnRow>): ColumnRow[] =>
  [...rows].sort(
    (a, b) =>
      (a.onmarketday === b.onmarketday ? 0 : (a.onmarketday ?? -1) - (b.onmarketday ?? -1)) || a.id! - b.id!,
  );

const contentOf = (table: ChangingTable) =>
  Array.from({ length: table.count }, (_, at) => ({
    id: table.id[at],
    onmarketday: Number.isNaN(table.onmarketday[at]) ? null : table.onmarketday[at],
    listprice: table.listprice[at],
    mlsstatus: table.mlsstatus[at],
    latitude: table.latitude[at],
    hiddenagent: table.hiddenAgents.get(table.id[at]!) ?? null,
  }));
const expected = (rows: Iterable<ColumnRow>) =>
  inOrder(rows).map(({ id, onmarketday, listprice, mlsstatus, hiddenagent }) => ({
    id,
    onmarketday,
    listprice,
    mlsstatus,
    latitude: Number.NaN,
    hiddenagent,
  }));

const change = fc.record({
  id: fc.integer({ min: 1, max: 60 }),
  onmarketday: fc.option(fc.integer({ min: 0, max: 6 })),
  listprice: fc.integer({ min: 1, max: 1e6 }),
  gone: fc.boolean(),
});
/** A statement names each listing once. */
const batch = fc.uniqueArray(change, { selector: ({ id }) => id, maxLength: 90 });

describe('a table whose rows change', () => {
  it('keeps rows in order and complete after any batches of changes', () => {
    fc.assert(
      fc.property(batch, fc.array(batch, { maxLength: 6 }), (first, batches) => {
        const rows = new Map(
          first.map(({ id, onmarketday, listprice }) => [id, aRow(id, onmarketday, listprice)]),
        );
        const table = emptyTable(rows.size);
        appendRows(table, inOrder(rows.values()));
        for (const changes of batches) {
          applyChanges(
            table,
            changes.map(({ id, onmarketday, listprice, gone }): RowChange => {
              const row = gone ? null : aRow(id, onmarketday, listprice);
              if (row === null) rows.delete(id);
              else rows.set(id, row);
              return { id, row };
            }),
          );
          expect(contentOf(table)).toEqual(expected(rows.values()));
        }
      }),
    );
  });

  it('grows beyond its first size', () => {
    const table = emptyTable(0);
    const rows = Array.from({ length: 1000 }, (_, at) => aRow(at + 1, at % 10, at));
    for (const row of rows) applyChanges(table, [{ id: row.id!, row }]);
    expect(contentOf(table)).toEqual(expected(rows));
    applyChanges(
      table,
      rows.map(({ id }) => ({ id: id!, row: null })),
    );
    expect([table.count, table.hiddenAgents.size]).toEqual([0, 0]);
  });
});

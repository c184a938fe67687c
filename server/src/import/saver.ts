import type { ReadResult } from '../feeds/read-result.ts';
import type { FileRecord } from './file-record.ts';
import { type AreaReport, nothingToReport } from './merge-areas.ts';

/** Rows that one statement stores. */
export const batchSize = 500;

/** A row of the file and what it says. */
export interface ReadRow<T> {
  readonly record: FileRecord;
  readonly value: T;
  /** The row was rejected; `value` is what it still changes. */
  readonly isRejected: boolean;
}

/** How the rows of a job are read and stored. The value's type stays between `read` and `add`. */
export interface Saver<T> {
  read(record: FileRecord): ReadResult<T>;
  add(row: ReadRow<T>): Promise<void>;
  /** After the last row. */
  end(): Promise<AreaReport>;
}

/** Rejects a row that was read without fault, with the reasons. */
export type Refuse = (record: FileRecord, reasons: readonly string[]) => Promise<void>;

/** Stores rows by the batch. */
export function batched<T>(
  read: (row: Readonly<Record<string, unknown>>) => ReadResult<T>,
  save: (rows: readonly ReadRow<T>[]) => Promise<void>,
  end: () => Promise<AreaReport> = async () => nothingToReport,
): Saver<unknown> {
  let waiting: ReadRow<T>[] = [];
  const flush = async () => {
    const rows = waiting;
    waiting = [];
    if (rows.length > 0) await save(rows);
  };
  return {
    read: (record) =>
      record.value === undefined
        ? { ok: false, reasons: [record.problem ?? 'cannot be read'] }
        : read(record.value),
    async add(row) {
      waiting.push(row as ReadRow<T>);
      if (waiting.length >= batchSize) await flush();
    },
    async end() {
      await flush();
      return end();
    },
  };
}

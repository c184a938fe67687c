import type { Db } from '../../db/database.ts';
import { lastChange } from '../search-change.queries.ts';
import type { ColumnScope } from './column-table.ts';
import { applyManyChangesSince, readColumnTable, type TableOfMoment } from './columns.queries.ts';

/** A table, the moment that it is of, and the last change read before that moment. */
export interface CurrentTable extends TableOfMoment {
  readonly change: string;
}

/** The columns that a process has of the open listings of one edition and kind. */
export interface TableState {
  readonly scope: ColumnScope;
  current: CurrentTable | null;
  /** A table that misses too many changes to apply them while a search waits. */
  behind: TableOfMoment | null;
  /** Set if a read has finished, successfully or not. */
  wasRead: boolean;
}

/** Reads tables in the background, one at a time, with at most one of the connections that requests need. */
export interface TableReader {
  /** Begins to read a table, unless another one is being read, or this one shall rest. */
  begin(state: TableState): void;
  /** Reads a table once no other read is running. */
  read(state: TableState): Promise<void>;
  /** Ends when nothing is being read any more. */
  ended(): Promise<void>;
}

/** Reading takes at most a tenth of the time, however often it fails or has to begin again. */
const REST = 9;

export function createTableReader(db: Db, signal: AbortSignal): TableReader {
  let reading: Promise<void> | null = null;
  /** On the clock of `performance.now`: nothing is to be read again before. */
  let restsUntil = 0;

  async function readNow(state: TableState): Promise<void> {
    const { change, settled } = await lastChange(db);
    if (!settled || state.current !== null) return;
    const { behind, scope } = state;
    // After an error in the middle, the table has no consistent state.
    state.behind = null;
    const table =
      (behind && (await applyManyChangesSince(db, behind, scope, signal))) ??
      (await readColumnTable(db, scope, signal));
    state.current = { ...table, change };
  }

  function readAgain(state: TableState): Promise<void> {
    const started = performance.now();
    state.wasRead = true;
    reading = readNow(state)
      // Searches continue to query the database, which reports the failure to them.
      .catch(() => {})
      .finally(() => {
        const now = performance.now();
        restsUntil = now + REST * (now - started);
        reading = null;
      });
    return reading;
  }

  return {
    begin(state) {
      // A table that was never read, or is only behind, need not rest.
      const mayRead = !state.wasRead || state.behind !== null || performance.now() >= restsUntil;
      if (reading === null && mayRead) void readAgain(state);
    },
    async read(state) {
      while (reading !== null) await reading;
      await readAgain(state);
    },
    async ended() {
      await reading;
    },
  };
}

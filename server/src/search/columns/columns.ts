import type { Kysely } from 'kysely';
import type { Tables } from '../../db/database.ts';
import { editionCode } from '../search-codes.ts';
import type { SearchContext } from '../search-context.ts';
import { type Change, lastChange } from '../search-memory.ts';
import { type ColumnScope, type ColumnTable, readColumnTable } from './column-table.ts';

type Db = Kysely<Tables>;

/** A table and the change that it was read after; it holds as long as that is the last one. */
interface Kept {
  readonly change: string;
  readonly table: ColumnTable;
}

/** The open listings of one edition and kind as this process has them. */
interface Keeper {
  readonly scope: ColumnScope;
  kept: Kept | null;
  /** Whether it was read at all, successfully or not. */
  wasRead: boolean;
}

/** What a process has of one database. */
interface Columns {
  readonly keepers: Map<string, Keeper>;
  readonly stopping: AbortController;
  /** One table at a time, so that reading never takes more than one of the connections that requests need. */
  reading: Promise<void> | null;
  /** On the clock of `performance.now`: nothing is to be read again before. */
  restsUntil: number;
}

const columnsOf = new WeakMap<Db, Columns>();

/** From now on this process keeps the open listings of this database in memory, once somebody searches them. */
export function keepColumns(db: Db): void {
  if (columnsOf.has(db)) return;
  const stopping = new AbortController();
  columnsOf.set(db, { keepers: new Map(), stopping, reading: null, restsUntil: 0 });
}

/** Forgets them, and ends when nothing of them is being read any more. */
export async function dropColumns(db: Db): Promise<void> {
  const columns = columnsOf.get(db);
  columnsOf.delete(db);
  columns?.stopping.abort();
  await columns?.reading;
}

type Scope = Pick<SearchContext, 'edition' | 'place'>;

/**
 * The columns of an edition, if this process has them as of this change. If not, it begins to read them, and the search
 * asks the database: nobody waits, and nobody is told anything older than the database would say.
 */
export function currentColumns(db: Db, change: Change | null, asked: Scope): ColumnTable | null {
  const columns = columnsOf.get(db);
  if (columns === undefined || change === null || !change.settled) return null;
  const keeper = keeperOf(columns, asked);
  if (keeper.kept?.change === change.change) return keeper.kept.table;
  // What was never read need not rest from being read.
  if (columns.reading === null && (!keeper.wasRead || performance.now() >= columns.restsUntil))
    void readAgain(db, columns, keeper);
  return null;
}

/** Ends when the columns are there, so that a test or a benchmark can be sure to be answered by them. */
export async function readColumns(db: Db, asked: Scope): Promise<void> {
  keepColumns(db);
  const columns = columnsOf.get(db)!;
  while (columns.reading !== null) await columns.reading;
  await readAgain(db, columns, keeperOf(columns, asked));
}

function keeperOf({ keepers }: Columns, { edition, place }: Scope): Keeper {
  const scope = { edition: editionCode[edition], lease: place.lease };
  const key = `${scope.edition} ${scope.lease}`;
  const keeper = keepers.get(key) ?? { scope, kept: null, wasRead: false };
  keepers.set(key, keeper);
  return keeper;
}

/** Reading takes at most a tenth of the time, however often something changes. */
const REST = 9;

function readAgain(db: Db, columns: Columns, keeper: Keeper): Promise<void> {
  const started = performance.now();
  keeper.wasRead = true;
  columns.reading = readNow(db, columns, keeper)
    // The searches go on asking the database, which tells who asks what is wrong with it.
    .catch(() => {})
    .finally(() => {
      const now = performance.now();
      columns.restsUntil = now + REST * (now - started);
      columns.reading = null;
    });
  return columns.reading;
}

/** Who asked may have been told of a change that is not the last one any more. */
async function readNow(db: Db, { stopping }: Columns, keeper: Keeper): Promise<void> {
  const { change, settled } = await lastChange(db);
  if (!settled || keeper.kept?.change === change) return;
  // No later search can use them, and two tables at once would take twice the memory.
  keeper.kept = null;
  keeper.kept = { change, table: await readColumnTable(db, keeper.scope, stopping.signal) };
}

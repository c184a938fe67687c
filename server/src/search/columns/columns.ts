import type { Kysely } from 'kysely';
import type { Tables } from '../../db/database.ts';
import { editionCode } from '../search-codes.ts';
import type { SearchContext } from '../search-context.ts';
import type { Change } from '../search-memory.ts';
import { type ColumnScope, type ColumnTable, readColumnTable } from './column-table.ts';

type Db = Kysely<Tables>;

/** A table and the change that it was read after; it holds as long as that is the last one. */
interface Kept {
  readonly change: string;
  readonly table: ColumnTable;
}

/** The open listings of one edition and kind as this process has them. */
interface Keeper {
  kept: Kept | null;
  reading: Promise<void> | null;
  /** On the clock of `performance.now`: not to be read again before. */
  restsUntil: number;
}

const keepersOf = new WeakMap<Db, Map<string, Keeper>>();

/** From now on this process keeps the open listings of this database in memory, once somebody searches them. */
export function keepColumns(db: Db): void {
  if (!keepersOf.has(db)) keepersOf.set(db, new Map());
}

/**
 * The columns of an edition, if this process has them as of this change. If not, it begins to read them, and the search
 * asks the database: nobody waits, and nobody is told anything older than the database would say.
 */
export function currentColumns(
  db: Db,
  change: Change | null,
  { edition, place }: Pick<SearchContext, 'edition' | 'place'>,
): ColumnTable | null {
  const keepers = keepersOf.get(db);
  if (keepers === undefined || change === null || !change.settled) return null;
  const scope = { edition: editionCode[edition], lease: place.lease };
  const keeper = keeperOf(keepers, scope);
  if (keeper.kept?.change === change.change) return keeper.kept.table;
  if (keeper.reading === null && performance.now() >= keeper.restsUntil)
    void readAgain(db, keeper, scope, change);
  return null;
}

/** Ends when the columns are there, so that a test or a benchmark can be sure to be answered by them. */
export async function readColumns(
  db: Db,
  change: Change,
  { edition, place }: Pick<SearchContext, 'edition' | 'place'>,
): Promise<void> {
  keepColumns(db);
  const scope = { edition: editionCode[edition], lease: place.lease };
  const keeper = keeperOf(keepersOf.get(db)!, scope);
  await keeper.reading;
  await readAgain(db, keeper, scope, change);
}

function keeperOf(keepers: Map<string, Keeper>, { edition, lease }: ColumnScope): Keeper {
  const key = `${edition} ${lease}`;
  const keeper = keepers.get(key) ?? { kept: null, reading: null, restsUntil: 0 };
  keepers.set(key, keeper);
  return keeper;
}

/** Reading takes at most a tenth of the time, however often something changes. */
const REST = 9;

function readAgain(db: Db, keeper: Keeper, scope: ColumnScope, { change }: Change): Promise<void> {
  const started = performance.now();
  keeper.reading = readColumnTable(db, scope)
    .then((table) => {
      keeper.kept = { change, table };
    })
    // The searches go on asking the database, which tells who asks what is wrong with it.
    .catch(() => {})
    .finally(() => {
      const now = performance.now();
      keeper.restsUntil = now + REST * (now - started);
      keeper.reading = null;
    });
  return keeper.reading;
}

import type { Change } from '../../cache/answer-cache.ts';
import type { Db } from '../../db/database.ts';
import { editionCode } from '../../search-rows/search-codes.ts';
import type { SearchContext } from '../search-context.ts';
import type { ColumnTable } from './column-table.ts';
import { applyChangesSince, trimChangeLog } from './columns.queries.ts';
import { shareNext } from './share-next.ts';
import { createTableReader, type TableState } from './table-reader.ts';
import { withinTime } from './within-time.ts';

type Scope = Pick<SearchContext, 'edition' | 'display'>;

/** The open listings that one process has of one database. */
export interface SearchColumns {
  /**
   * The columns of an edition with everything that was committed when `search_change()` answered this change, or later. Null
   * where they are still to be read: reading begins, and the search asks the database meanwhile.
   */
  asOf(change: Change | null, requested: Scope): Promise<ColumnTable | null>;
  /** Ends when the columns are there, so that a test or a benchmark can be sure to be answered by them. */
  read(requested: Scope): Promise<void>;
  /** Ends when nothing is being read any more; there are no columns afterwards. */
  close(): Promise<void>;
}

/** A table that is brought up to date before searches read it. */
interface LiveTable extends TableState {
  /** The change that the last search read. */
  wanted: string;
  readonly catchUp: () => Promise<ColumnTable | null>;
}

const TRIM_MS = 600_000;
/** After this time of waiting for changes, a search asks the database: the table may be locked. */
const CATCH_UP_TIMEOUT_MS = 1_000;

export function createSearchColumns(db: Db): SearchColumns {
  const liveTables = new Map<string, LiveTable>();
  const stopping = new AbortController();
  const reader = createTableReader(db, stopping.signal);
  const trimmer = createTrimmer(db);

  function liveTableOf({ edition, display: context }: Scope): LiveTable {
    const scope = { edition: editionCode[edition], lease: context.lease };
    const key = `${scope.edition} ${scope.lease}`;
    const known = liveTables.get(key);
    if (known) return known;
    const unread = { scope, current: null, behind: null, wasRead: false, wanted: '' };
    const live: LiveTable = { ...unread, catchUp: shareNext(() => catchUp(live)) };
    liveTables.set(key, live);
    return live;
  }

  /** Applies the changes committed meanwhile; null where they are too many to wait for. */
  async function catchUp(live: LiveTable): Promise<ColumnTable | null> {
    const { current, wanted: announced } = live;
    if (current === null || stopping.signal.aborted) return null;
    if (current.change === announced) return current.table;
    // If the database does not respond, the search's own statement fails with the reason.
    const moment = await applyChangesSince(db, current, live.scope).catch(() => null);
    if (moment === null || stopping.signal.aborted) return null;
    if (typeof moment === 'object') {
      live.current = { ...moment, table: current.table, change: announced };
      trimmer.trimNowAndThen();
      return current.table;
    }
    live.current = null;
    live.behind = moment === 'many' ? current : null;
    reader.begin(live);
    return null;
  }

  return {
    async asOf(change, requested) {
      if (change === null || !change.settled || stopping.signal.aborted) return null;
      const live = liveTableOf(requested);
      if (live.current?.change === change.change) return live.current.table;
      if (live.current === null) {
        reader.begin(live);
        return null;
      }
      live.wanted = change.change;
      return withinTime(live.catchUp(), CATCH_UP_TIMEOUT_MS);
    },
    read: (requested) => reader.read(liveTableOf(requested)),
    async close() {
      stopping.abort();
      const running = [...liveTables.values()].map((live) => live.catchUp());
      await Promise.all([reader.ended(), trimmer.ended(), ...running]);
      liveTables.clear();
    },
  };
}

/** Trims the log of changes while it is in use; the nightly upkeep does the same. */
function createTrimmer(db: Db) {
  let trimming: Promise<void> = Promise.resolve();
  let restsUntil = performance.now() + TRIM_MS;
  return {
    trimNowAndThen(): void {
      if (performance.now() < restsUntil) return;
      restsUntil = performance.now() + TRIM_MS;
      trimming = trimChangeLog(db).catch(() => {});
    },
    ended: () => trimming,
  };
}

import { editions } from '@hearth/domain/edition/editions.ts';
import { localMoment } from '@hearth/domain/edition/local-moment.ts';
import { addDays } from '@hearth/domain/listing/days.ts';
import { DAYS_FOUND_AFTER_CLOSING } from '@hearth/domain/search/searchable.ts';
import { assignAreas } from '../boundaries/assign-areas.ts';
import type { Db } from '../db/database.ts';
import { deleteSearchRowsClosedBefore } from '../search-rows/search-rows.queries.ts';
import { trimChangeLog } from './columns/columns.queries.ts';
import {
  clusterSearchRows,
  compactAreaTally,
  vacuumSearch,
  withoutTimeout,
} from './search-upkeep.queries.ts';

/** Stores the rows in the order of their cells. Locks the search, so run it after a first load, before requests are served. */
export async function clusterSearch(db: Db): Promise<void> {
  await withoutTimeout(db, async (connection) => {
    await clusterSearchRows(connection);
  });
  await settleSearch(db);
}

/**
 * Run after an import of listings or boundaries, while the server serves requests. Finds areas for listings that name none,
 * merges the pending lists of the text indexes and updates the planner's statistics.
 */
export async function settleSearch(db: Db): Promise<void> {
  await withoutTimeout(db, async (connection) => {
    await assignAreas(connection);
    await compactAreaTally(connection);
    await vacuumSearch(connection);
  });
}

/** Once a night: what closed over two years ago is found no longer. Answers how many listings that were. */
export async function dropOldSales(db: Db, now: Date): Promise<number> {
  const { today } = localMoment(now, editions.austin.timeZone);
  const dropped = await deleteSearchRowsClosedBefore(db, addDays(today, -DAYS_FOUND_AFTER_CLOSING));
  await compactAreaTally(db);
  await trimChangeLog(db);
  return dropped;
}

import { editions } from '@hearth/domain/edition/editions.ts';
import { localMoment } from '@hearth/domain/edition/local-moment.ts';
import { addDays } from '@hearth/domain/listing/days.ts';
import { placeUnnamedListings } from '../boundaries/place-unnamed.ts';
import type { Db } from '../db/database.ts';
import { DAYS_FOUND_AFTER_CLOSING } from '../search-rows/search-row.ts';
import { deleteSearchRowsClosedBefore } from '../search-rows/search-rows.queries.ts';
import { trimChangeLog } from './columns/columns.queries.ts';
import {
  clusterSearchRows,
  compactPlaceTally,
  vacuumSearch,
  withoutTimeout,
} from './search-upkeep.queries.ts';

/** After a first load that nobody reads yet: stores the rows in the order of their cells. Locks the search meanwhile. */
export async function clusterSearch(db: Db): Promise<void> {
  await withoutTimeout(db, async (connection) => {
    await clusterSearchRows(connection);
  });
  await settleSearch(db);
}

/**
 * After an import of listings or boundaries, while everything runs: finds areas for listings that name none, merges what
 * waits beside the text indexes, and tells the planner what there is.
 */
export async function settleSearch(db: Db): Promise<void> {
  await withoutTimeout(db, async (connection) => {
    await placeUnnamedListings(connection);
    await compactPlaceTally(connection);
    await vacuumSearch(connection);
  });
}

/** Once a night: what closed over two years ago is found no longer. Answers how many listings that were. */
export async function dropOldSales(db: Db, now: Date): Promise<number> {
  const { today } = localMoment(now, editions.austin.timeZone);
  const dropped = await deleteSearchRowsClosedBefore(db, addDays(today, -DAYS_FOUND_AFTER_CLOSING));
  await compactPlaceTally(db);
  await trimChangeLog(db);
  return dropped;
}

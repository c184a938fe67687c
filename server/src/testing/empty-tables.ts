import type { Db } from '../db/database.ts';
import type { DB } from '../db/tables.ts';

/**
 * Deletes all rows of tables, and by their foreign keys those that depend on them.
 *
 * `truncate` locks whole tables: beside the readers of a running server that can be a deadlock.
 */
export async function emptyTables(db: Db, ...tables: readonly (keyof DB)[]): Promise<void> {
  await db.transaction().execute(async (trx) => {
    for (const table of tables) await trx.deleteFrom(table).execute();
  });
}

import { sql } from 'kysely';
import type { Db } from './database.ts';

const IMPORT_LOCK = 7_302_117;

/**
 * Blocks other imports until the transaction ends. Each import locks listings batch by batch in the order of its file, so two
 * at once could deadlock. Calls `onWait` when another import holds the lock.
 */
export async function lockImports(trx: Db, onWait: () => void = () => {}): Promise<void> {
  if (await tryLockImports(trx)) return;
  onWait();
  await sql`select pg_advisory_xact_lock(${IMPORT_LOCK})`.execute(trx);
}

/** The same without waiting. @returns false while an import runs */
export async function tryLockImports(trx: Db): Promise<boolean> {
  const { rows } = await sql<{ locked: boolean }>`
    select pg_try_advisory_xact_lock(${IMPORT_LOCK}) as locked
  `.execute(trx);
  return rows[0]?.locked ?? false;
}

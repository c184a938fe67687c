import { sql } from 'kysely';
import type { Db } from './database.ts';

const DELETION_LOCK = 7_302_121;

/**
 * Blocks deletions of other accounts until the transaction ends; call it before the transaction locks anything. A deletion follows foreign
 * keys into the things of others, in an order that the database chooses, so two at once could deadlock.
 */
export async function deleteInTurn(transaction: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(${DELETION_LOCK})`.execute(transaction);
}

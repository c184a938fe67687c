import type { Db } from '../db/database.ts';
import { isRepeatedAttempt } from '../http/attempt.ts';
import { bodyHashOf } from './inquiry.queries.ts';

/**
 * Returns whether an inquiry was stored under this key; always false without a key.
 * @throws AppError idempotency_conflict where the key came with another body
 */
export async function isRepeated(db: Db, idempotencyKey: string | null, bodyHash: string): Promise<boolean> {
  return idempotencyKey !== null && isRepeatedAttempt(await bodyHashOf(db, idempotencyKey), bodyHash);
}

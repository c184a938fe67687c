import type { Db } from '../db/database.ts';
import { addEmbedCounts } from './embed-counts.queries.ts';
import { type EmbedKey, isKeyShaped } from './embed-key.ts';
import { readEmbedKey } from './embed-keys.queries.ts';

/** The key of this name where it may be used; undefined for an unknown and for a revoked one. */
export async function validEmbedKey(db: Db, name: string): Promise<EmbedKey | undefined> {
  const key = isKeyShaped(name) ? await readEmbedKey(db, name) : undefined;
  return key?.revokedAt === null ? key : undefined;
}

/** Counts one inquiry from a page with a key, in the transaction of the inquiry. */
export const countInquiry = (db: Db, key: string, day: string): Promise<void> =>
  addEmbedCounts(db, [{ key, day, searches: 0, inquiries: 1 }]);

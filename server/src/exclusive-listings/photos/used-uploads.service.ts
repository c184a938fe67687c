import type { Db } from '../../db/database.ts';
import { forgetRemoved, readUsedFiles } from '../parts/parts.queries.ts';

/** Files of the pictures that exclusive listings have. Those that were removed before a time cannot come back any more. */
export async function usedUploads(db: Db, removedBefore: Date): Promise<ReadonlySet<string>> {
  await forgetRemoved(db, removedBefore);
  return new Set(await readUsedFiles(db));
}

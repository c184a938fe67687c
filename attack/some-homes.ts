import type { Db } from '@hearth/server/db/database.ts';
import { saveListings } from '@hearth/server/listings/save-listings.service.ts';
import { generatedListings } from '@hearth/server/testing/generated-listings.ts';

/** Stores generated listings, the same each time. */
export async function storeHomes(db: Db, count: number): Promise<void> {
  await saveListings(db, generatedListings(count, 7), { now: new Date() });
}

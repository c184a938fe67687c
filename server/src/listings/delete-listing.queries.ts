import type { Db } from '../db/database.ts';

/**
 * Deletes a listing with its search row, address, pictures, open houses and history, all of it or nothing; no process finds
 * it from then on. Inquiries about it stay. Answers false where no listing has the key.
 */
export async function deleteListing(db: Db, listingkey: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('listing')
    .where('listingkey', '=', listingkey)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

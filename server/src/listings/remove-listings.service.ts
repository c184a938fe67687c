import type { Db } from '../db/database.ts';
import { withEvents } from './record-events.ts';
import type { Removal, Removed } from './removal.ts';
import { deleteListings } from './removed-listings.queries.ts';

/**
 * Takes listings off the market with all that belongs to them, and stores that they are gone. Returns the removals of listings that
 * were stored. For use within a transaction.
 */
export const removeListings = (db: Db, removals: readonly Removal[], now: Date): Promise<Removed[]> => {
  const subjects = removals.map(({ listingkey }) => ({ listingkey, isStored: true, wasRemoved: false }));
  return withEvents(db, subjects, now, () => deleteListings(db, removals, now));
};

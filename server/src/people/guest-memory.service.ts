import type { ResponseOf } from '@hearth/domain/contract/endpoint.ts';
import type { addGuestMemory, GuestMemory } from '@hearth/domain/contract/user-memory.ts';
import type { Db } from '../db/database.ts';
import type { Visit } from '../http/visit.ts';
import { keepNewestSearches, mergeCalculator, mergeSearches, mergeViews } from './guest-memory.queries.ts';
import { ownPerson } from './profile.service.ts';

/** Most searches of an account (specification section 9). */
const mostSearches = 100;

/**
 * Moves what a device remembers of a guest into the account of the person who signed in on it. A second call with the same
 * memory adds no rows. Dismissed homes are left out: they are a collection.
 */
export async function mergeGuestMemory(
  db: Db,
  visit: Visit,
  { recentSearches = [], viewedListings = [], calculator }: GuestMemory,
): Promise<ResponseOf<typeof addGuestMemory>> {
  const { id: personId } = await ownPerson(db, visit);
  const owned = { personId, now: visit.now };
  return db.transaction().execute(async (transaction) => {
    await mergeSearches(transaction, owned, recentSearches);
    if (calculator) await mergeCalculator(transaction, owned, calculator);
    return {
      recentSearches: await keepNewestSearches(transaction, personId, mostSearches),
      viewedListings: await mergeViews(transaction, owned, viewedListings),
    };
  });
}

import type { AccountMemory, GuestMemory } from '@hearth/domain/contract/user-memory.ts';
import type { Db } from '../db/database.ts';
import type { Visit } from '../http/visit.ts';
import {
  changeCalculator,
  deleteSearches,
  keepNewestSearches,
  keepNewestViews,
  mergeCalculator,
  mergeSearches,
  mergeViews,
  readMemory,
} from './guest-memory.queries.ts';
import { ownPerson } from './profile.service.ts';
import { signedInId } from './signed-in.ts';

/** Most searches of an account (specification section 9), and most viewed homes that a device stores. */
const most = { searches: 100, views: 500 };

/** What the account remembers for all devices of its person. */
export const ownMemory = (db: Db, visit: Visit): Promise<AccountMemory> =>
  readMemory(db, signedInId(visit), most);

/**
 * Moves what a device remembers of a guest into the account of the person who signed in on it. A second call with the same
 * memory adds no rows. Dismissed homes are left out: they are a collection.
 */
export async function mergeGuestMemory(
  db: Db,
  visit: Visit,
  { recentSearches = [], viewedListings = [], calculator }: GuestMemory,
): Promise<AccountMemory> {
  const { id: personId } = await ownPerson(db, visit);
  const owned = { personId, now: visit.now };
  await db.transaction().execute(async (transaction) => {
    await mergeSearches(transaction, owned, recentSearches);
    await keepNewestSearches(transaction, personId, most.searches);
    await mergeViews(transaction, owned, viewedListings);
    await keepNewestViews(transaction, personId, most.views);
    if (calculator) await mergeCalculator(transaction, owned, calculator);
  });
  return readMemory(db, personId, most);
}

/** Settings of a signed-in person, who changed them. */
export async function changeOwnCalculator(
  db: Db,
  visit: Visit,
  settings: NonNullable<GuestMemory['calculator']>,
): Promise<void> {
  const { id: personId } = await ownPerson(db, visit);
  await changeCalculator(db, { personId, now: visit.now }, settings);
}

/** Queries that the account does not have are no error: another device may have removed them. */
export const forgetSearches = (db: Db, visit: Visit, queries: readonly string[]): Promise<void> =>
  deleteSearches(db, signedInId(visit), queries);

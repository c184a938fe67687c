import type { AccountMemory, GuestMemory } from '@hearth/domain/contract/user-memory.ts';
import type { Db } from '../db/database.ts';
import type { OwnedVisit } from '../http/visit.ts';
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
import { changeFor } from './owner.service.ts';

/** Most searches of an account (specification section 9), and most viewed homes that a device stores. */
const most = { searches: 100, views: 500 };

/** Memory of the account for all devices of its person. */
export const memoryOf = (db: Db, { owner }: OwnedVisit): Promise<AccountMemory> =>
  readMemory(db, owner.ownerId, most);

/**
 * Moves what a device remembers of a guest into the account of the person who signed in on it. A second call with the same
 * memory adds no rows. Dismissed homes are left out: they are a collection.
 */
export async function mergeGuestMemory(
  db: Db,
  visit: OwnedVisit,
  { recentSearches = [], viewedListings = [], calculator }: GuestMemory,
): Promise<AccountMemory> {
  await changeFor(db, visit, 'guest memory merged', async (transaction, { id: personId }) => {
    const owned = { personId, now: visit.now };
    await mergeSearches(transaction, owned, recentSearches);
    await keepNewestSearches(transaction, personId, most.searches);
    await mergeViews(transaction, owned, viewedListings);
    await keepNewestViews(transaction, personId, most.views);
    if (calculator) await mergeCalculator(transaction, owned, calculator);
  });
  return memoryOf(db, visit);
}

export const changeCalculatorOf = (
  db: Db,
  visit: OwnedVisit,
  settings: NonNullable<GuestMemory['calculator']>,
): Promise<void> =>
  changeFor(db, visit, 'calculator changed', (transaction, { id: personId }) =>
    changeCalculator(transaction, { personId, now: visit.now }, settings),
  );

/** Queries that the account does not have are no error: another device may have removed them. */
export const forgetSearches = (db: Db, visit: OwnedVisit, queries: readonly string[]): Promise<void> =>
  changeFor(db, visit, 'searches removed', (transaction, { id: personId }) =>
    deleteSearches(transaction, personId, queries),
  );

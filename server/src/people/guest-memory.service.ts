import type { AccountMemory, GuestMemory } from '@hearth/domain/contract/user-memory.ts';
import { mostViewedListings, mostViewedSearches } from '@hearth/domain/people/history-rules.ts';
import type { Db } from '../db/database.ts';
import type { OwnedChange } from '../db/owned-change.ts';
import { switchesOf } from '../history/history-settings.service.ts';
import type { OwnedVisit } from '../http/visit.ts';
import { announceViewed } from '../live/announce.service.ts';
import {
  changeCalculator,
  keepNewestSearches,
  keepNewestViews,
  mergeCalculator,
  mergeSearches,
  mergeViews,
  readCalculator,
  readMemory,
  storeLooks,
} from './guest-memory.queries.ts';
import { changeFor } from './owner.service.ts';

/** Most searches that devices get (specification section 9), and most viewed homes and looks that a device stores. */
const mostSent = { searches: 100, views: 500, looks: 200 };

/** Memory of the account for all devices of its person; without the history where the person hides it. */
export async function memoryOf(db: Db, { owner }: OwnedVisit): Promise<AccountMemory> {
  const switches = await switchesOf(db, owner.ownerId);
  if (switches.showToMe) return { switches, ...(await readMemory(db, owner, mostSent)) };
  const calculator = await readCalculator(db, owner.ownerId);
  return { switches, calculator, recentSearches: [], viewedListings: [], looks: [] };
}

/**
 * Moves what a device remembers of a guest into the account of the person who signed in on it, as far as the account records a history.
 * A second call with the same memory adds no rows. Dismissed homes are left out: they are a collection.
 */
export async function mergeGuestMemory(
  db: Db,
  visit: OwnedVisit,
  memory: GuestMemory,
): Promise<AccountMemory> {
  await changeFor(db, visit, 'guest memory merged', async (transaction, { id: personId }) => {
    const { record } = await switchesOf(transaction, personId);
    if (record) await mergeHistory(transaction, personId, memory, visit);
    const { calculator } = memory;
    if (calculator) await mergeCalculator(transaction, { personId, now: visit.now }, calculator);
  });
  return memoryOf(db, visit);
}

async function mergeHistory(
  db: OwnedChange,
  personId: string,
  { recentSearches = [], viewedListings = [], looks = [] }: GuestMemory,
  { now, owner: { edition } }: OwnedVisit,
): Promise<void> {
  const owned = { personId, now, edition };
  await mergeSearches(db, owned, recentSearches);
  await keepNewestSearches(db, personId, mostViewedSearches);
  await mergeViews(db, owned, viewedListings);
  await keepNewestViews(db, personId, mostViewedListings);
  await storeLooks(db, personId, looks);
  if (recentSearches.length + viewedListings.length + looks.length > 0) await announceViewed(db, personId);
}

export const changeCalculatorOf = (
  db: Db,
  visit: OwnedVisit,
  settings: NonNullable<GuestMemory['calculator']>,
): Promise<void> =>
  changeFor(db, visit, 'calculator changed', (transaction, { id: personId }) =>
    changeCalculator(transaction, { personId, now: visit.now }, settings),
  );

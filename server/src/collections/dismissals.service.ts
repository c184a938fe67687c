import type { Db } from '../db/database.ts';
import type { OwnedChange } from '../db/owned-change.ts';
import type { OwnedVisit, Owner } from '../http/visit.ts';
import type { ListingService } from '../listings/listing.service.ts';
import { announce } from '../live/announce.service.ts';
import { changeFor } from '../people/owner.service.ts';
import { announceThing } from '../sharing/announce-thing.service.ts';
import { deleteMark, hasMark, insertMark, markedIds, marksOf, readMarks } from './dismissals.queries.ts';
import { deleteFromAll } from './saved-homes.queries.ts';

/** Most homes that one person may have dismissed; the mark of the oldest goes first. */
const mostDismissed = 1000;

interface Dependencies {
  readonly db: Db;
  readonly listings: Pick<ListingService, 'requiredListing'>;
}

/**
 * Marks a home that the person may see as dismissed, and removes it from the person's collections. Returns the ids of those that
 * had it, so that an undo can add it again.
 * @throws AppError as `requiredListing` does
 */
export async function dismiss(
  { db, listings }: Dependencies,
  id: string,
  visit: OwnedVisit,
): Promise<string[]> {
  const { listing } = await listings.requiredListing(id, visit);
  const { listingkey, listingid: listingId } = listing;
  const facts = () => ({ kind: 'home-dismissed', listing: listingkey, listingId });
  const removedFrom = await changeFor(
    db,
    visit,
    { name: 'home dismissed', facts },
    async (transaction, person) => {
      const mark = { personId: person.id, listingkey: listing.listingkey };
      await insertMark(transaction, mark, visit.now, mostDismissed);
      const emptied = await deleteFromAll(transaction, { ...mark, now: visit.now });
      await announceDismissed(transaction, person.id);
      for (const collectionId of emptied)
        await announceThing(transaction, 'collection', { id: collectionId, ownerId: person.id });
      return emptied;
    },
  );
  return removedFrom.map(String);
}

/**
 * Takes a person's own mark away; nothing without one. Also for a home that is hidden or removed by now: the answer is the same
 * for every id, so that it reveals no home. Collections stay as they are.
 */
export const retain = (db: Db, id: string, visit: OwnedVisit): Promise<void> =>
  changeFor(db, visit, 'home retained', async (transaction, { id: personId }) => {
    await deleteMark(transaction, { personId, edition: visit.owner.edition, id });
    await announceDismissed(transaction, personId);
  });

/** The dismissed homes are one of the person's collections, without a row. */
const announceDismissed = (transaction: OwnedChange, personId: string): Promise<void> =>
  announce(transaction, { resource: 'collection', id: null, people: [personId] });

/** Returns whether the person dismissed a home. @throws AppError as `dismiss` does */
export async function isDismissed(
  { db, listings }: Dependencies,
  id: string,
  visit: OwnedVisit,
): Promise<boolean> {
  const { listing } = await listings.requiredListing(id, visit);
  return hasMark(db, { personId: visit.owner.ownerId, listingkey: listing.listingkey });
}

/** Reads the homes that an owner dismissed, by their ids in the search's tables. */
export const dismissedIds = (db: Db, { ownerId }: Owner): Promise<readonly number[]> =>
  markedIds(db, ownerId);

/** Reads the same by their listing keys. */
export const dismissedKeys = async (db: Db, { ownerId }: Owner): Promise<readonly string[]> =>
  (await readMarks(db, ownerId)).map(({ listingkey }) => listingkey);

/** Reads the same of many people, by their ids; those who dismissed none are missing. */
export const dismissedKeysOf = async (
  db: Db,
  personIds: readonly string[],
): Promise<ReadonlyMap<string, ReadonlySet<string>>> => {
  const people = new Map<string, Set<string>>();
  for (const { personId, listingkey } of await marksOf(db, personIds))
    people.set(personId, (people.get(personId) ?? new Set()).add(listingkey));
  return people;
};

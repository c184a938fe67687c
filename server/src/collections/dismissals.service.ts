import type { Viewer } from '@hearth/domain/people/viewer.ts';
import type { Db } from '../db/database.ts';
import type { Visit } from '../http/visit.ts';
import type { ListingService } from '../listings/listing.service.ts';
import { changeInTurn, isPersonId, ownPerson } from '../people/profile.service.ts';
import { deleteMark, hasMark, insertMark, markedIds, readMarks } from './dismissals.queries.ts';
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
 * @throws AppError sign_in_required, else as `requiredListing` does
 */
export async function dismiss({ db, listings }: Dependencies, id: string, visit: Visit): Promise<string[]> {
  const { id: personId } = await ownPerson(db, visit);
  const { listing } = await listings.requiredListing(id, visit);
  const mark = { personId, listingkey: listing.listingkey };
  const removedFrom = await changeInTurn(db, personId, async (transaction) => {
    await insertMark(transaction, mark, visit.now, mostDismissed);
    return deleteFromAll(transaction, { ...mark, now: visit.now });
  });
  return removedFrom.map(String);
}

/**
 * Takes a person's own mark away; nothing without one. Also for a home that is hidden or removed by now: the answer is the same
 * for every id, so that it tells nothing of a home. Collections stay as they are.
 * @throws AppError sign_in_required
 */
export async function retain(db: Db, id: string, visit: Visit): Promise<void> {
  const { id: personId } = await ownPerson(db, visit);
  await deleteMark(db, { personId, edition: visit.edition, id });
}

/** Returns whether the person dismissed a home. @throws AppError as `dismiss` does */
export async function isDismissed(
  { db, listings }: Dependencies,
  id: string,
  visit: Visit,
): Promise<boolean> {
  const { id: personId } = await ownPerson(db, visit);
  const { listing } = await listings.requiredListing(id, visit);
  return hasMark(db, { personId, listingkey: listing.listingkey });
}

/** The homes that the viewer dismissed, by their ids in the search's tables; none for guests. */
export const dismissedIds = async (db: Db, { viewer }: Visit): Promise<readonly number[]> =>
  ownsMarks(viewer) ? markedIds(db, viewer.userId) : [];

/** The same by their listing keys. */
export const dismissedKeys = async (db: Db, { viewer }: Visit): Promise<readonly string[]> =>
  ownsMarks(viewer) ? (await readMarks(db, viewer.userId)).map(({ listingkey }) => listingkey) : [];

const ownsMarks = (viewer: Viewer): viewer is Exclude<Viewer, { role: 'guest' }> =>
  viewer.role !== 'guest' && isPersonId(viewer.userId);

import { AppError } from '../http/errors.ts';
import type { OwnedVisit } from '../http/visit.ts';
import type { LinkedListing } from '../listings/linked-listings.ts';
import type { CollectionRow } from './collections.queries.ts';
import { readSavedHome, readSavedHomes } from './saved-homes.queries.ts';
import type { HomesSource } from './stored-collection.service.ts';

/** Reads the homes of collections that the actor may see, in the order by hand. */
export const homesOf = async ({ db, listings }: HomesSource, ids: readonly number[], visit: OwnedVisit) =>
  listings.openedByLink(await readSavedHomes(db, ids, visit), visit);

/** Finds a home of a collection by its id or MLS number. @throws AppError not_found also for one that the actor may not see */
export async function requiredHome(
  { db, listings }: HomesSource,
  { id: collectionId }: Pick<CollectionRow, 'id'>,
  id: string,
  visit: OwnedVisit,
): Promise<LinkedListing> {
  const home = await readSavedHome(db, { collectionId, edition: visit.owner.edition, id });
  const [linked] = home === undefined ? [] : await listings.linkedListings([home.listingkey], visit);
  if (linked === undefined) throw new AppError('not_found');
  return linked;
}

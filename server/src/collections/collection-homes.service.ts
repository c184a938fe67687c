import type { Db } from '../db/database.ts';
import { AppError } from '../http/errors.ts';
import type { OwnedVisit } from '../http/visit.ts';
import type { LinkedListing } from '../listings/linked-listings.ts';
import type { ListingService } from '../listings/listing.service.ts';
import type { CollectionRow } from './collections.queries.ts';
import { readSavedHome, readSavedHomes } from './saved-homes.queries.ts';

interface Dependencies {
  readonly db: Db;
  readonly listings: Pick<ListingService, 'linkedListings' | 'openedByLink'>;
}

/** Reads the homes of a collection that the actor may see. */
export const homesOf = async (
  { db, listings }: Dependencies,
  { id }: Pick<CollectionRow, 'id'>,
  visit: OwnedVisit,
): Promise<readonly LinkedListing[]> => listings.openedByLink(await readSavedHomes(db, [id], visit), visit);

/** Finds a home of a collection by its id or MLS number. @throws AppError not_found also for one that the actor may not see */
export async function requiredHome(
  { db, listings }: Dependencies,
  { id: collectionId }: Pick<CollectionRow, 'id'>,
  id: string,
  visit: OwnedVisit,
): Promise<LinkedListing> {
  const home = await readSavedHome(db, { collectionId, edition: visit.owner.edition, id });
  const [linked] = home === undefined ? [] : await listings.linkedListings([home.listingkey], visit);
  if (linked === undefined) throw new AppError('not_found');
  return linked;
}

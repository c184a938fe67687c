import type { addCollection, Collection, updateCollection } from '@hearth/domain/contract/collection.ts';
import type { BodyOf } from '@hearth/domain/contract/endpoint.ts';
import { plainLine, plainText } from '@hearth/domain/inquiry/plain-text.ts';
import { withCommas } from '@hearth/domain/listing/price.ts';
import {
  collectionProblems,
  mostCollections,
  mostHomesInCollection,
  mostSavedHomes,
} from '@hearth/domain/people/collection-rules.ts';
import { dismissedCollection } from '@hearth/domain/people/dismissed-collection.ts';
import type { Db } from '../db/database.ts';
import { AppError } from '../http/errors.ts';
import type { Visit } from '../http/visit.ts';
import type { ListingService } from '../listings/listing.service.ts';
import { changeInTurn, refuse, refuseProblems } from '../people/profile.service.ts';
import {
  type CollectionRow,
  changeCollection,
  countCollections,
  deleteCollection,
  insertCollection,
  readCollection,
} from './collections.queries.ts';
import { changedCollection } from './collections.service.ts';
import { deleteMarks } from './dismissals.queries.ts';
import { dismiss, retain } from './dismissals.service.ts';
import { ownedNumber, ownerOf } from './owner.ts';
import {
  countHomes,
  countHomesOf,
  deleteHome,
  deleteRemovedHomes,
  insertHomes,
} from './saved-homes.queries.ts';

interface Dependencies {
  readonly db: Db;
  readonly listings: ListingService;
}

/**
 * Creates a collection with homes that the person may see, or nothing where one of them is missing.
 * @throws AppError sign_in_required, validation_failed, else as `requiredListing` does
 */
export async function createCollection(
  { db, listings }: Dependencies,
  { name, description = '', listings: ids = [] }: BodyOf<typeof addCollection>,
  visit: Visit,
): Promise<Collection> {
  const { personId, edition } = await ownerOf(db, visit);
  const words = storedWords({ name, description });
  const keys = new Set<string>();
  for (const id of new Set(ids)) keys.add((await listings.requiredListing(id, visit)).listing.listingkey);
  const row = await changeInTurn(db, personId, async (transaction) => {
    if ((await countCollections(transaction, { personId, edition })) >= mostCollections)
      refuse('name', `You can have ${mostCollections} collections. Delete one first.`);
    const { now } = visit;
    const inserted = await insertCollection(transaction, {
      ...{ personId, edition, createdAt: now, updatedAt: now },
      ...{ name: words.name ?? name, description: words.description ?? null },
    });
    await saveHomes(transaction, { personId, collectionId: inserted.id, keys: [...keys] }, now);
    return inserted;
  });
  return changedCollection({ db, listings }, row, visit);
}

/** @throws AppError sign_in_required, validation_failed; not_found also for the dismissed homes, which have no words of their own */
export async function renameCollection(
  { db, listings }: Dependencies,
  id: string,
  body: BodyOf<typeof updateCollection>,
  visit: Visit,
): Promise<Collection> {
  const own = await ownedNumber(db, id, visit);
  const words = storedWords(body);
  const row = await changeInTurn(
    db,
    own.personId,
    (transaction): Promise<CollectionRow | undefined> =>
      Object.keys(words).length === 0
        ? readCollection(transaction, own)
        : changeCollection(transaction, own, { ...words, updatedAt: visit.now }),
  );
  if (row === undefined) throw new AppError('not_found');
  return changedCollection({ db, listings }, row, visit);
}

/** @throws AppError sign_in_required; not_found also for the dismissed homes, which stay until each is retained */
export async function removeCollection(db: Db, id: string, visit: Visit): Promise<void> {
  const own = await ownedNumber(db, id, visit);
  const isDeleted = await changeInTurn(db, own.personId, (transaction) => deleteCollection(transaction, own));
  if (!isDeleted) throw new AppError('not_found');
}

/** A collection, and a home by its id or MLS number. */
export interface CollectionHome {
  readonly id: string;
  readonly listingId: string;
}

/**
 * Adds a home that the person may see to a collection, which takes its dismissal back; dismisses it where the collection is that of the
 * dismissed homes. Nothing happens to a home that is in it.
 * @throws AppError sign_in_required, validation_failed where it is full, not_found, else as `requiredListing` does
 */
export async function addHome(
  { db, listings }: Dependencies,
  { id, listingId }: CollectionHome,
  visit: Visit,
): Promise<void> {
  if (id === dismissedCollection) {
    await dismiss({ db, listings }, listingId, visit);
    return;
  }
  const own = await ownedNumber(db, id, visit);
  const { listing } = await listings.requiredListing(listingId, visit);
  await changeInTurn(db, own.personId, async (transaction) => {
    if ((await readCollection(transaction, own)) === undefined) throw new AppError('not_found');
    const home = { personId: own.personId, collectionId: own.id, keys: [listing.listingkey] };
    if ((await saveHomes(transaction, home, visit.now)) > 0)
      await changeCollection(transaction, own, { updatedAt: visit.now });
  });
}

/**
 * Removes a home from a collection, also one that is hidden or removed by now: the answer is the same for every id, so that it
 * tells nothing of a home.
 * @throws AppError sign_in_required, not_found for the collection
 */
export async function removeHome(db: Db, { id, listingId }: CollectionHome, visit: Visit): Promise<void> {
  if (id === dismissedCollection) return retain(db, listingId, visit);
  const own = await ownedNumber(db, id, visit);
  await changeInTurn(db, own.personId, async (transaction) => {
    if ((await readCollection(transaction, own)) === undefined) throw new AppError('not_found');
    const home = { collectionId: own.id, edition: visit.edition, id: listingId };
    if (await deleteHome(transaction, home))
      await changeCollection(transaction, own, { updatedAt: visit.now });
  });
}

interface Homes {
  readonly personId: string;
  readonly collectionId: number;
  readonly keys: readonly string[];
}

/** Returns how many are new. Homes that no source has any more make room in a full collection. @throws AppError validation_failed */
async function saveHomes(
  transaction: Db,
  { personId, collectionId, keys }: Homes,
  now: Date,
): Promise<number> {
  await deleteMarks(transaction, personId, keys);
  const added = await insertHomes(transaction, collectionId, keys, now);
  if (added === 0 || (await fullWords(transaction, { personId, collectionId })) === null) return added;
  await deleteRemovedHomes(transaction, personId);
  const words = await fullWords(transaction, { personId, collectionId });
  if (words !== null) refuse('listingId', words);
  return added;
}

/** Which limit is exceeded, in words; null where none is. */
async function fullWords(
  transaction: Db,
  { personId, collectionId }: Omit<Homes, 'keys'>,
): Promise<string | null> {
  if ((await countHomes(transaction, collectionId)) > mostHomesInCollection)
    return `A collection can have ${mostHomesInCollection} homes, hidden ones included. Remove one first.`;
  if ((await countHomesOf(transaction, personId)) > mostSavedHomes)
    return `You can save ${withCommas(mostSavedHomes)} homes, hidden ones included. Remove one first.`;
  return null;
}

/** The words of a body as they are stored. @throws AppError validation_failed */
function storedWords({
  name,
  description,
}: BodyOf<typeof updateCollection>): Partial<Pick<CollectionRow, 'name' | 'description'>> {
  const texts = {
    ...(name !== undefined && { name: plainLine(name) }),
    ...(description !== undefined && { description: plainText(description) }),
  };
  refuseProblems(collectionProblems(texts));
  return { ...texts, ...(texts.description === '' && { description: null }) };
}

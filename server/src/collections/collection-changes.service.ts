import type { addCollection, Collection, updateCollection } from '@hearth/domain/contract/collection.ts';
import type { BodyOf } from '@hearth/domain/contract/endpoint.ts';
import { plainLine, plainText } from '@hearth/domain/inquiry/plain-text.ts';
import { withCommas } from '@hearth/domain/listing/price.ts';
import {
  mostCollections,
  mostHomesInCollection,
  mostSavedHomes,
} from '@hearth/domain/people/collection-rules.ts';
import { dismissedCollection } from '@hearth/domain/people/dismissed-collection.ts';
import { can, homePolicy } from '@hearth/domain/people/policies/collection.ts';
import { proposedCollection } from '@hearth/domain/people/proposed-collection.ts';
import { thingProblems } from '@hearth/domain/people/thing-rules.ts';
import type { Db } from '../db/database.ts';
import type { OwnedChange } from '../db/owned-change.ts';
import { type Attempt, attempted } from '../http/attempt.ts';
import { AppError } from '../http/errors.ts';
import { refuse, refuseProblems } from '../http/refuse.ts';
import type { OwnedVisit } from '../http/visit.ts';
import type { ListingService } from '../listings/listing.service.ts';
import { lastEventPlace } from '../listings/listing-log.service.ts';
import { changeFor } from '../people/owner.service.ts';
import { askForMails, cadenceWithoutChoice } from '../people/wanted-mails.service.ts';
import { announceThing } from '../sharing/announce-thing.service.ts';
import { changeThing } from '../sharing/change-thing.service.ts';
import { chooseOwnCadence, seenUntilNow } from '../sharing/own-cadence.service.ts';
import {
  type CollectionRow,
  changeCollection,
  countCollections,
  deleteCollection,
  insertCollection,
  readAttempted,
} from './collections.queries.ts';
import { changedCollection, requiredCollection } from './collections.service.ts';
import { deleteMarks } from './dismissals.queries.ts';
import { dismiss, retain } from './dismissals.service.ts';
import {
  countHomes,
  countHomesOf,
  deleteHome,
  deleteRemovedHomes,
  insertHomes,
  moveHome,
  readSavedHome,
  readSavedHomes,
} from './saved-homes.queries.ts';
import { ofPolicy } from './stored-collection.service.ts';

interface Dependencies {
  readonly db: Db;
  readonly listings: ListingService;
}

/**
 * Creates a collection with homes that the actor may see, or nothing where one of them is missing. A repeated attempt gets the
 * collection of the first.
 * @param attempt null where the sender gave it no key
 * @throws AppError validation_failed, idempotency_conflict, else as `requiredListing` does
 */
export async function createCollection(
  { db, listings }: Dependencies,
  body: BodyOf<typeof addCollection>,
  visit: OwnedVisit,
  attempt: Attempt | null = null,
): Promise<Collection> {
  const { owner, now } = visit;
  const { name, listings: ids = [], cadence, timeZone, notifyAgent = false } = body;
  const { description = null, ...words } = storedWords(body);
  const earlier = await attempted(attempt, (key) => readAttempted(db, owner, key));
  // Its homes may be gone by now.
  if (earlier !== undefined) return changedCollection({ db, listings }, earlier, visit);
  const keys = new Set<string>();
  for (const id of new Set(ids)) keys.add((await listings.requiredListing(id, visit)).listing.listingkey);
  const change = { name: 'collection created', facts: (made: number) => ({ kind: 'collection', id: made }) };
  const id = await changeFor(db, visit, change, async (transaction, person) => {
    // Requests of one person come one after the other from here on.
    const meanwhile = await attempted(attempt, (key) => readAttempted(transaction, owner, key));
    if (meanwhile !== undefined) return meanwhile;
    if ((await countCollections(transaction, owner)) >= mostCollections)
      refuse('name', `You can have ${mostCollections} collections. Delete one first.`);
    await askForMails(transaction, { cadence, timeZone }, visit);
    const inserted = await insertCollection(transaction, {
      ...{ personId: owner.ownerId, edition: owner.edition, createdAt: now, updatedAt: now },
      ...{ name, description, ...words, notifyAgent },
      cadence: cadence ?? (await cadenceWithoutChoice(transaction, person.email)),
      // News are what comes from now on.
      seenPlace: await lastEventPlace(transaction),
      ...(attempt && { attemptKey: attempt.key, attemptDigest: attempt.digest }),
    });
    await saveHomes(transaction, visit, {
      collection: { id: inserted.id, ownerId: owner.ownerId },
      keys: [...keys],
    });
    await announceThing(transaction, 'collection', { id: inserted.id, ownerId: owner.ownerId });
    return inserted.id;
  });
  return changedCollection({ db, listings }, id, visit);
}

/**
 * Changes the words and the mails of a collection. People who joined it choose the cadence of their own mails alone.
 * @throws AppError validation_failed; not_found also for the dismissed homes, which have neither
 */
export async function changeCollectionOf(
  { db, listings }: Dependencies,
  id: string,
  { cadence, timeZone, notifyAgent, ...body }: BodyOf<typeof updateCollection>,
  visit: OwnedVisit,
): Promise<Collection> {
  const words = storedWords(body);
  const values = {
    ...words,
    ...(cadence !== undefined && { cadence }),
    ...(notifyAgent !== undefined && { notifyAgent }),
  };
  const { membership } = await requiredCollection(db, id, visit);
  if (membership === 'joined' && cadence !== undefined && Object.keys(values).length === 1)
    await chooseOwnCadence(db, { kind, read: requiredCollection }, { id, visit, cadence, timeZone });
  else
    await changeThing(db, visit, changeTo('rename', id, visit), async (transaction, collection) => {
      if (Object.keys(values).length === 0) return;
      await askForMails(transaction, { cadence, timeZone, before: collection.cadence }, visit);
      const seen = await seenUntilNow(transaction, collection.cadence, cadence);
      // The list is ordered by the last change of words and homes.
      const changed = Object.keys(words).length > 0 && { updatedAt: visit.now };
      await changeCollection(transaction, collection.id, { ...values, ...seen, ...changed });
    });
  return changedCollection({ db, listings }, id, visit);
}

/** @throws AppError not_found also for the dismissed homes, which stay until each is retained */
export const removeCollection = (db: Db, id: string, visit: OwnedVisit): Promise<void> =>
  changeThing(db, visit, changeTo('remove', id, visit), (transaction, collection) =>
    deleteCollection(transaction, collection.id),
  );

/** Ids of a collection, and of a home by its id or MLS number. */
export interface CollectionHome {
  readonly id: string;
  readonly listingId: string;
}

/**
 * Adds a home that the actor may see to a collection, which takes its dismissal back; dismisses it where the collection is that of the
 * dismissed homes. Nothing happens to a home that is in it.
 * @throws AppError validation_failed where it is full, not_found, else as `requiredListing` does
 */
export async function addHome(
  { db, listings }: Dependencies,
  { id, listingId }: CollectionHome,
  visit: OwnedVisit,
): Promise<void> {
  if (id === proposedCollection) throw new AppError('forbidden');
  if (id === dismissedCollection) {
    await dismiss({ db, listings }, listingId, visit);
    return;
  }
  const { listing } = await listings.requiredListing(listingId, visit);
  const { listingkey, listingid } = listing;
  const added = { kind: 'home-added', id: Number(id), listing: listingkey, listingId: listingid };
  const change = { ...changeTo('changeHomes', id, visit), name: { name: 'home added', facts: () => added } };
  await changeThing(db, visit, change, async (transaction, collection) => {
    if ((await saveHomes(transaction, visit, { collection, keys: [listing.listingkey] })) > 0)
      await changeCollection(transaction, collection.id, { updatedAt: visit.now });
  });
}

/**
 * Removes a home from a collection, also one that is hidden or removed by now: the answer is the same for every id, so that it
 * reveals no home.
 * @throws AppError not_found for the collection; forbidden for a home of another person
 */
export async function removeHome(
  { db, listings }: Dependencies,
  { id, listingId }: CollectionHome,
  visit: OwnedVisit,
): Promise<void> {
  if (id === dismissedCollection) return retain(db, listingId, visit);
  if (id === proposedCollection) {
    await dismiss({ db, listings }, listingId, visit);
    return;
  }
  const facts = (listing: string | null) => ({ kind: 'home-removed', id: Number(id), listing, listingId });
  const change = { ...changeTo('changeHomes', id, visit), name: { name: 'home removed', facts } };
  await changeThing(db, visit, change, async (transaction, collection) => {
    const named = { collectionId: collection.id, edition: visit.owner.edition, id: listingId };
    const home = await readSavedHome(transaction, named);
    if (home === undefined) return null;
    const entry = { collection: ofPolicy(collection, visit), addedBy: home.addedBy };
    if (!homePolicy.can(visit.actor, 'remove', entry)) throw new AppError('forbidden');
    await deleteHome(transaction, home);
    await changeCollection(transaction, collection.id, { updatedAt: visit.now });
    return home.listingkey;
  });
}

/**
 * Moves a home of a collection that the actor may see before another one of it, or to the last place.
 * @throws AppError not_found; validation_failed where the other home is in the collection no more; else as `requiredListing` does
 */
export async function moveInCollection(
  { db, listings }: Dependencies,
  { id, listingId, before }: CollectionHome & { readonly before: string | null },
  visit: OwnedVisit,
): Promise<void> {
  const { listing } = await listings.requiredListing(listingId, visit);
  const next = before === null ? undefined : await listings.requiredListing(before, visit);
  await changeThing(db, visit, changeTo('order', id, visit), async (transaction, collection) => {
    const homes = await readSavedHomes(transaction, [collection.id], visit);
    const isIn = (key: string) => homes.some(({ listingkey }) => listingkey === key);
    if (!isIn(listing.listingkey)) throw new AppError('not_found');
    const anchor = next?.listing.listingkey ?? null;
    if (anchor !== null && !isIn(anchor)) refuse('before', 'This home is no longer in the collection');
    await moveHome(transaction, { collectionId: collection.id, listingkey: listing.listingkey }, anchor);
    await changeCollection(transaction, collection.id, { updatedAt: visit.now });
  });
}

const kind = 'collection' as const;

/** Changes of a collection, as the audit log names them. */
const changeNames = {
  rename: 'collection renamed',
  remove: 'collection removed',
  changeHomes: 'homes of a collection changed',
  order: 'order of a collection changed',
} as const;

const changeTo = (action: keyof typeof changeNames, id: string, visit: OwnedVisit) => ({
  kind,
  read: (db: Db) => requiredCollection(db, id, visit),
  isAllowed: (row: CollectionRow) => can(visit.actor, action, ofPolicy(row, visit)),
  refusal: 'forbidden' as const,
  name: changeNames[action],
});

interface Homes {
  readonly collection: Pick<CollectionRow, 'id' | 'ownerId'>;
  readonly keys: readonly string[];
}

/** Returns how many are new. Homes that no source has any more make room in a full collection. @throws AppError validation_failed */
async function saveHomes(
  transaction: OwnedChange,
  { actor, owner, now }: OwnedVisit,
  { collection: { id: collectionId, ownerId }, keys }: Homes,
): Promise<number> {
  await deleteMarks(transaction, owner.ownerId, keys);
  const added = await insertHomes(transaction, collectionId, keys, { addedBy: actor.userId, now });
  if (added === 0 || (await fullWords(transaction, ownerId, collectionId)) === null) return added;
  await deleteRemovedHomes(transaction, ownerId);
  const words = await fullWords(transaction, ownerId, collectionId);
  if (words !== null) refuse('listingId', words);
  return added;
}

/** Returns which limit is exceeded, in words; null where none is. */
async function fullWords(transaction: Db, ownerId: string, collectionId: number): Promise<string | null> {
  if ((await countHomes(transaction, collectionId)) > mostHomesInCollection)
    return `A collection can have ${mostHomesInCollection} homes, hidden ones included. Remove one first.`;
  if ((await countHomesOf(transaction, ownerId)) > mostSavedHomes)
    return `You can save ${withCommas(mostSavedHomes)} homes, hidden ones included. Remove one first.`;
  return null;
}

/** The words of a body as they are stored. @throws AppError validation_failed */
function storedWords({
  name,
  description,
}: Pick<BodyOf<typeof updateCollection>, 'name' | 'description'>): Partial<
  Pick<CollectionRow, 'name' | 'description'>
> {
  const texts = {
    ...(name !== undefined && { name: plainLine(name) }),
    ...(description !== undefined && { description: plainText(description) }),
  };
  refuseProblems(thingProblems(texts));
  return { ...texts, ...(texts.description === '' && { description: null }) };
}

import type {
  Collection,
  getCollection,
  getCollections,
  SavedHomes,
} from '@hearth/domain/contract/collection.ts';
import type { ResponseOf } from '@hearth/domain/contract/endpoint.ts';
import { mostCollections } from '@hearth/domain/people/collection-rules.ts';
import { dismissedCollection } from '@hearth/domain/people/dismissed-collection.ts';
import { abilities, can } from '@hearth/domain/people/policies/collection.ts';
import { isReservedCollection, proposedCollection } from '@hearth/domain/people/proposed-collection.ts';
import type { Db } from '../db/database.ts';
import type { PageOf } from '../db/list-page.ts';
import { ownNotes } from '../home-notes/home-notes.service.ts';
import { AppError } from '../http/errors.ts';
import type { OwnedVisit, Owner } from '../http/visit.ts';
import type { LinkedListing } from '../listings/linked-listings.ts';
import type { ListingService } from '../listings/listing.service.ts';
import { personOf } from '../people/owner.service.ts';
import { waitingHomes } from '../recommendations/recommended-to.service.ts';
import { addedListings } from './added-listings.ts';
import {
  type CollectionRow,
  countCollections,
  readCollection,
  readCollectionList,
  readCollections,
} from './collections.queries.ts';
import { readCommentCounts } from './comment-counts.queries.ts';
import { readMarks } from './dismissals.queries.ts';
import { collectionsWith, readAdders, readSavedHomes, savedIds } from './saved-homes.queries.ts';
import { type HomesOrder, sortedHomes } from './sorted-homes.queries.ts';
import {
  ofPolicy,
  removesFrom,
  type StoredCollection,
  type StoredHome,
} from './stored-collection.service.ts';

interface Dependencies {
  readonly db: Db;
  readonly listings: Pick<
    ListingService,
    'requiredListing' | 'linkedListings' | 'linkedCards' | 'firstPhotos'
  >;
}

const mostImages = 4;

interface ListRequest extends Pick<PageOf<never>, 'page' | 'limit'> {
  readonly withDismissed: boolean;
  readonly withProposed: boolean;
}

/**
 * Returns a page of the collections that an owner has or joined, the last changed first. The recommended homes begin the first page, the
 * dismissed ones end the last; each of them only with a home that the actor may see.
 */
export async function collectionList(
  { db, listings }: Dependencies,
  { page, limit, withDismissed, withProposed }: ListRequest,
  visit: OwnedVisit,
): Promise<ResponseOf<typeof getCollections>> {
  const { owner } = visit;
  const [{ items, total }, count] = await Promise.all([
    readCollectionList(db, owner, { page, limit }),
    countCollections(db, owner),
  ]);
  const isLast = page === Math.max(1, Math.ceil(total / limit));
  const named = await withHomes(db, items);
  const proposed = withProposed && page === 1 ? [await storedProposed(db, owner)] : [];
  const dismissed = withDismissed && isLast ? [await storedDismissed(db, owner)] : [];
  const shown = await shownCollections(listings, [...proposed, ...named, ...dismissed], visit);
  return {
    items: shown
      .map(({ listingIds, keptIds, ...collection }) => ({ ...collection, total: listingIds.length }))
      .filter(({ id, total: homes }) => !isReservedCollection(id) || homes > 0),
    total,
    canAdd: count < mostCollections,
  };
}

/** Returns the homes of all collections that an owner has or joined, the last changed first. */
export async function savedHomesOf({ db, listings }: Dependencies, visit: OwnedVisit): Promise<SavedHomes[]> {
  const collections = await withHomes(db, await readCollections(db, visit.owner));
  const homesOf = await linkedHomes(listings, collections, visit);
  return collections.map((collection, at) => {
    const policy = ofPolicy(collection, visit);
    return {
      ...homesIn(collection, homesOf[at]!, visit),
      can: {
        changeHomes: can(visit.actor, 'changeHomes', policy),
        comment: can(visit.actor, 'comment', policy),
      },
    };
  });
}

/**
 * Returns one collection of an owner with the cards of a page of its homes.
 * @param id a number or `dismissedCollection`
 * @throws AppError not_found
 */
export async function collectionPage(
  { db, listings }: Dependencies,
  id: string,
  { page, limit, ...order }: HomesOrder & Pick<PageOf<never>, 'page' | 'limit'>,
  visit: OwnedVisit,
): Promise<ResponseOf<typeof getCollection>> {
  const stored = await storedCollection(db, id, visit);
  const byHand = await listings.linkedListings(keysOf(stored.homes), visit);
  const linked = await sortedHomes(db, byHand, stored.homes, order, visit);
  const from = (page - 1) * limit;
  const [cards, photos, adders, notes, counts] = await Promise.all([
    listings.linkedCards(linked.slice(from, from + limit), visit),
    listings.firstPhotos(pictured(byHand)),
    isReservedCollection(id) ? (stored.adders ?? []) : readAdders(db, { ...stored, id: Number(id) }),
    ownNotes(db, visit, keysOf(linked.slice(from, from + limit))),
    isReservedCollection(id) ? [] : readCommentCounts(db, Number(id), visit.actor.userId),
  ]);
  const countOf = new Map(counts.map((count) => [count.listingkey, count]));
  return {
    ...shownCollection(stored, linked, photos, visit),
    commentCount: linked.reduce((sum, { listingkey }) => sum + (countOf.get(listingkey)?.comments ?? 0), 0),
    images: coverOf(byHand, photos),
    listings: cards,
    addedListings: addedListings(stored, cards, { adders, notes, countOf }, visit),
    total: linked.length,
    pageCount: Math.ceil(linked.length / limit),
  };
}

/** Returns a collection as the actor sees it after a change. */
export async function changedCollection(
  { db, listings }: Dependencies,
  id: string | number,
  visit: OwnedVisit,
): Promise<Collection> {
  const row = await requiredCollection(db, String(id), visit);
  const [shown] = await shownCollections(listings, await withHomes(db, [row]), visit);
  return shown!;
}

/** Returns the own collections of an owner that have a home. @throws AppError as `requiredListing` does */
export async function collectionsOfListing(
  { db, listings }: Dependencies,
  id: string,
  visit: OwnedVisit,
): Promise<{ id: string; name: string }[]> {
  const { listing } = await listings.requiredListing(id, visit);
  const rows = await collectionsWith(db, visit.owner, listing.listingkey);
  return rows.map((row) => ({ ...row, id: String(row.id) }));
}

/**
 * Reads the homes of a collection by their ids in the search's tables, before the gate, for a search of them alone.
 * @throws AppError not_found
 */
export const collectionIds = async (db: Db, id: string, visit: OwnedVisit): Promise<readonly number[]> =>
  savedIds(db, (await requiredCollection(db, id, visit)).id);

/** Reads a collection that the actor may see. @throws AppError not_found; also for the dismissed homes, which have no row */
export async function requiredCollection(db: Db, id: string, visit: OwnedVisit): Promise<CollectionRow> {
  const row = await shownRow(db, id, visit);
  if (row !== undefined) return row;
  // Deleted with the account of the actor: the session has ended.
  await personOf(db, visit.owner);
  throw new AppError('not_found');
}

/** Returns whether a person may see a collection. */
export const maySeeCollection = async (db: Db, id: string, visit: OwnedVisit): Promise<boolean> =>
  (await shownRow(db, id, visit)) !== undefined;

/** Reads a collection; undefined where the actor may not see it. */
export async function shownRow(db: Db, id: string, visit: OwnedVisit): Promise<CollectionRow | undefined> {
  const row = NUMBER.test(id) ? await readCollection(db, visit.owner, Number(id)) : undefined;
  return row !== undefined && can(visit.actor, 'see', ofPolicy(row, visit)) ? row : undefined;
}

/** The id of a collection with a row, as the contract writes it. */
const NUMBER = /^[1-9]\d{0,14}$/;

/** Reads a collection, or the dismissed homes, with all homes in the order by hand, before the gate. @throws AppError not_found */
export async function storedCollection(db: Db, id: string, visit: OwnedVisit): Promise<StoredCollection> {
  if (id === dismissedCollection) return storedDismissed(db, visit.owner);
  if (id === proposedCollection) return storedProposed(db, visit.owner);
  const [stored] = await withHomes(db, [await requiredCollection(db, id, visit)]);
  return stored!;
}

/** Collections with their homes in the order by hand, before the gate. */
export async function withHomes(db: Db, rows: readonly CollectionRow[]): Promise<StoredCollection[]> {
  const homes = await readSavedHomes(
    db,
    rows.map(({ id }) => id),
  );
  const homesOf = Map.groupBy(homes, ({ collectionId }) => collectionId);
  return rows.map((row) => ({ ...row, id: String(row.id), homes: homesOf.get(row.id) ?? [] }));
}

/** It is there as long as the account is. */
async function storedDismissed(db: Db, owner: Owner): Promise<StoredCollection> {
  const { ownerId } = owner;
  const [person, marks] = await Promise.all([personOf(db, owner), readMarks(db, ownerId)]);
  const { createdAt, firstname: ownerFirstname, picture: ownerPicture, agentId: ownerAgentId } = person;
  return {
    ...{ id: dismissedCollection, name: 'Hidden homes', description: null, createdAt },
    updatedAt: marks[0]?.dismissedAt ?? createdAt,
    ...{ ownerId, ownerFirstname, ownerPicture, ownerAgentId },
    ...{ membershipId: null, membership: null, collaboratorCount: 0 },
    ...{ cadence: 'never', notifyAgent: false },
    homes: marks.map(({ listingkey, dismissedAt }) => ({
      listingkey,
      addedBy: ownerId,
      addedAt: dismissedAt,
    })),
  };
}

/** The recommended homes that wait for an answer, added by their agents. */
async function storedProposed(db: Db, owner: Owner): Promise<StoredCollection> {
  const [dismissed, waiting] = await Promise.all([storedDismissed(db, owner), waitingHomes(db, owner)]);
  const adders = waiting.map(({ agentId: id, firstname, picture }) => ({
    ...{ id, firstname, picture, hasLeft: false },
  }));
  return {
    ...{ ...dismissed, id: proposedCollection, name: 'Recommended homes', adders },
    updatedAt: waiting[0]?.recommendedAt ?? dismissed.createdAt,
    homes: waiting.map(({ listingkey, agentId, comment, recommendedAt }) => ({
      ...{ listingkey, addedBy: agentId, comment, addedAt: recommendedAt },
    })),
  };
}

async function shownCollections(
  listings: Dependencies['listings'],
  collections: readonly StoredCollection[],
  visit: OwnedVisit,
): Promise<Collection[]> {
  const homesOf = await linkedHomes(listings, collections, visit);
  const photos = await listings.firstPhotos([...new Set(homesOf.flatMap(pictured))]);
  return collections.map((collection, at) => shownCollection(collection, homesOf[at]!, photos, visit));
}

/** The homes of each of these collections that the visit may see, in the order by hand. */
async function linkedHomes(
  listings: Dependencies['listings'],
  collections: readonly StoredCollection[],
  visit: OwnedVisit,
): Promise<LinkedListing[][]> {
  const keys = new Set(collections.flatMap(({ homes }) => keysOf(homes)));
  const linked = await listings.linkedListings([...keys], visit);
  const byKey = new Map(linked.map((listing) => [listing.listingkey, listing]));
  return collections.map(({ homes }) => keysOf(homes).flatMap((key) => byKey.get(key) ?? []));
}

/** The homes whose photos stand for a collection. */
const pictured = (homes: readonly LinkedListing[]): readonly LinkedListing[] =>
  homes.filter(({ hasPhotos }) => hasPhotos).slice(0, mostImages);

type Photos = Awaited<ReturnType<ListingService['firstPhotos']>>;

const coverOf = (homes: readonly LinkedListing[], photos: Photos): Collection['images'] =>
  pictured(homes).flatMap(({ listingkey }) => photos.get(listingkey) ?? []);

function shownCollection(
  stored: StoredCollection,
  homes: readonly LinkedListing[],
  photos: Photos,
  visit: OwnedVisit,
): Collection {
  const { description, collaboratorCount, cadence, notifyAgent } = stored;
  return {
    ...homesIn(stored, homes, visit),
    ...{ description, collaboratorCount, cadence, notifyAgent },
    can: abilities(visit.actor, ofPolicy(stored, visit)),
    createdAt: stored.createdAt.toISOString(),
    updatedAt: stored.updatedAt.toISOString(),
    images: coverOf(homes, photos),
  };
}

function homesIn(
  stored: StoredCollection,
  homes: readonly LinkedListing[],
  visit: OwnedVisit,
): Omit<SavedHomes, 'can'> {
  const { id, name, ownerId, ownerFirstname, ownerPicture } = stored;
  const removes = removesFrom(stored, visit);
  return {
    ...{ id, name },
    sharedBy: ownerId === visit.owner.ownerId ? null : { firstname: ownerFirstname, picture: ownerPicture },
    listingIds: homes.map(({ listingid }) => listingid),
    keptIds: homes.filter(({ listingkey }) => !removes(listingkey)).map(({ listingid }) => listingid),
  };
}

const keysOf = (homes: readonly Pick<StoredHome, 'listingkey'>[]): string[] =>
  homes.map(({ listingkey }) => listingkey);

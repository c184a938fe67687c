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
import type { OwnedVisit } from '../http/visit.ts';
import type { ListingService } from '../listings/listing.service.ts';
import { personOf } from '../people/owner.service.ts';
import { addedListings } from './added-listings.ts';
import { homesOf } from './collection-homes.service.ts';
import {
  type CollectionRow,
  countCollections,
  readCollection,
  readCollectionList,
  readCollections,
} from './collections.queries.ts';
import { readCommentCounts } from './comment-counts.queries.ts';
import { storedDismissed, storedProposed } from './reserved-collections.service.ts';
import { collectionsWith, readAdders, savedIds } from './saved-homes.queries.ts';
import { type HomesOrder, sortedHomes } from './sorted-homes.queries.ts';
import {
  type HomesSource,
  ofPolicy,
  removesFrom,
  type ShownHome,
  type StoredCollection,
} from './stored-collection.service.ts';

interface Dependencies {
  readonly db: Db;
  readonly listings: Pick<
    ListingService,
    'requiredListing' | 'linkedListings' | 'openedByLink' | 'linkedCards' | 'firstPhotos'
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
  dependencies: Dependencies,
  { page, limit, withDismissed, withProposed }: ListRequest,
  visit: OwnedVisit,
): Promise<ResponseOf<typeof getCollections>> {
  const { db, listings } = dependencies;
  const { owner } = visit;
  const [{ items, total }, count, proposed] = await Promise.all([
    readCollectionList(db, owner, { page, limit }),
    countCollections(db, owner),
    withProposed && page === 1 ? storedProposed(dependencies, visit) : null,
  ]);
  const isLast = page === Math.max(1, Math.ceil(total / limit));
  const [named, dismissed] = await Promise.all([
    withHomes(dependencies, items, visit),
    withDismissed && isLast ? storedDismissed(dependencies, visit) : null,
  ]);
  const stored = [proposed, ...named, dismissed].filter((collection) => collection !== null);
  return {
    items: (await shownCollections(listings, stored, visit))
      .map(({ listingIds, keptIds, ...collection }) => ({ ...collection, total: listingIds.length }))
      .filter(({ id, total: homes }) => !isReservedCollection(id) || homes > 0),
    total,
    canAdd: count < mostCollections,
  };
}

/** Returns the homes of all collections that an owner has or joined, the last changed first. */
export async function savedHomesOf(dependencies: Dependencies, visit: OwnedVisit): Promise<SavedHomes[]> {
  const rows = await readCollections(dependencies.db, visit.owner);
  return (await withHomes(dependencies, rows, visit)).map((collection) => {
    const policy = ofPolicy(collection, visit);
    return {
      ...homesIn(collection, visit),
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
  dependencies: Dependencies,
  id: string,
  { page, limit, ...order }: HomesOrder & Pick<PageOf<never>, 'page' | 'limit'>,
  visit: OwnedVisit,
): Promise<ResponseOf<typeof getCollection>> {
  const { db, listings } = dependencies;
  const [stored, counts] = await Promise.all([
    storedCollection(dependencies, id, visit),
    NUMBER.test(id) ? readCommentCounts(db, Number(id), visit.actor.userId) : [],
  ]);
  const sorted = { ...stored, homes: await sortedHomes(db, stored.homes, order, visit) };
  const homes = sorted.homes.slice((page - 1) * limit, page * limit);
  const [cards, photos, adders, notes] = await Promise.all([
    listings.linkedCards(homes, visit),
    listings.firstPhotos(pictured(stored)),
    stored.adders ?? readAdders(db, { ...stored, id: Number(id) }),
    ownNotes(db, visit, keysOf(homes)),
  ]);
  const countOf = new Map(counts.map((count) => [count.listingkey, count]));
  const total = stored.homes.length;
  return {
    ...shownCollection(sorted, photos, visit),
    commentCount: stored.homes.reduce((sum, home) => sum + (countOf.get(home.listingkey)?.comments ?? 0), 0),
    images: coverOf(stored, photos),
    listings: cards,
    addedListings: addedListings({ ...stored, homes }, cards, { adders, notes, countOf }, visit),
    ...{ total, pageCount: Math.ceil(total / limit) },
  };
}

/** Returns a collection as the actor sees it after a change. */
export async function changedCollection(
  dependencies: Dependencies,
  id: string | number,
  visit: OwnedVisit,
): Promise<Collection> {
  const stored = await storedCollection(dependencies, String(id), visit);
  const [shown] = await shownCollections(dependencies.listings, [stored], visit);
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

/** Reads a collection, or one of the reserved ones, with the homes that the actor may see. @throws AppError not_found */
export async function storedCollection(
  dependencies: HomesSource,
  id: string,
  visit: OwnedVisit,
): Promise<StoredCollection> {
  if (id === dismissedCollection) return storedDismissed(dependencies, visit);
  if (id === proposedCollection) return storedProposed(dependencies, visit);
  const [row, homes] = await Promise.all([
    requiredCollection(dependencies.db, id, visit),
    NUMBER.test(id) ? homesOf(dependencies, [Number(id)], visit) : [],
  ]);
  return { ...row, id, homes };
}

/** Collections with their homes that the actor may see. */
async function withHomes(
  dependencies: HomesSource,
  rows: readonly CollectionRow[],
  visit: OwnedVisit,
): Promise<StoredCollection[]> {
  const ids = rows.map(({ id }) => id);
  const byCollection = Map.groupBy(await homesOf(dependencies, ids, visit), (home) => home.collectionId);
  return rows.map((row) => ({ ...row, id: String(row.id), homes: byCollection.get(row.id) ?? [] }));
}

async function shownCollections(
  listings: Dependencies['listings'],
  collections: readonly StoredCollection[],
  visit: OwnedVisit,
): Promise<Collection[]> {
  const photos = await listings.firstPhotos(collections.flatMap(pictured));
  return collections.map((collection) => shownCollection(collection, photos, visit));
}

/** The homes whose photos stand for a collection. */
const pictured = ({ homes }: StoredCollection): readonly ShownHome[] =>
  homes.filter(({ hasPhotos }) => hasPhotos).slice(0, mostImages);

type Photos = Awaited<ReturnType<ListingService['firstPhotos']>>;

const coverOf = (stored: StoredCollection, photos: Photos): Collection['images'] =>
  pictured(stored).flatMap(({ listingkey }) => photos.get(listingkey) ?? []);

function shownCollection(stored: StoredCollection, photos: Photos, visit: OwnedVisit): Collection {
  const { description, collaboratorCount, cadence, notifyAgent } = stored;
  return {
    ...homesIn(stored, visit),
    ...{ description, collaboratorCount, cadence, notifyAgent },
    can: abilities(visit.actor, ofPolicy(stored, visit)),
    createdAt: stored.createdAt.toISOString(),
    updatedAt: stored.updatedAt.toISOString(),
    images: coverOf(stored, photos),
  };
}

function homesIn(stored: StoredCollection, visit: OwnedVisit): Omit<SavedHomes, 'can'> {
  const { id, name, homes, ownerId, ownerFirstname, ownerPicture } = stored;
  const removes = removesFrom(stored, visit);
  return {
    ...{ id, name },
    sharedBy: ownerId === visit.owner.ownerId ? null : { firstname: ownerFirstname, picture: ownerPicture },
    listingIds: homes.map(({ listingid }) => listingid),
    keptIds: homes.filter((home) => !removes(home)).map(({ listingid }) => listingid),
  };
}

const keysOf = (homes: readonly ShownHome[]): string[] => homes.map(({ listingkey }) => listingkey);

import type { Collection, getCollection } from '@hearth/domain/contract/collection.ts';
import type { ResponseOf } from '@hearth/domain/contract/endpoint.ts';
import { dismissedCollection } from '@hearth/domain/people/dismissed-collection.ts';
import { abilities } from '@hearth/domain/people/policies/collection.ts';
import type { Db } from '../db/database.ts';
import type { PageOf } from '../db/list-page.ts';
import { AppError } from '../http/errors.ts';
import type { OwnedVisit, Owner } from '../http/visit.ts';
import type { LinkedListing } from '../listings/linked-listings.ts';
import type { ListingService } from '../listings/listing.service.ts';
import { personOf } from '../people/owner.service.ts';
import { type CollectionRow, readCollection, readCollections } from './collections.queries.ts';
import { readMarks } from './dismissals.queries.ts';
import { collectionsWith, readSavedHomes, savedIds } from './saved-homes.queries.ts';

interface Dependencies {
  readonly db: Db;
  readonly listings: Pick<
    ListingService,
    'requiredListing' | 'linkedListings' | 'linkedCards' | 'firstPhotos'
  >;
}

/** A collection as it is stored, with all its homes, before the gate. */
interface StoredCollection extends Pick<Collection, 'id' | 'name' | 'description'> {
  readonly createdAt: Date;
  readonly updatedAt: Date;
  readonly listingkeys: readonly string[];
}

const mostImages = 4;

/** Returns all collections of an owner, the last changed first; the dismissed homes last, where the actor may see one. */
export async function collectionsOf(
  { db, listings }: Dependencies,
  { withDismissed }: { readonly withDismissed: boolean },
  visit: OwnedVisit,
): Promise<Collection[]> {
  const named = await withHomes(db, await readCollections(db, visit.owner));
  const dismissed = withDismissed ? [await storedDismissed(db, visit.owner)] : [];
  const shown = await shownCollections(listings, [...named, ...dismissed], visit);
  return shown.filter(({ id, listingIds }) => id !== dismissedCollection || listingIds.length > 0);
}

/**
 * Returns one collection of an owner with the cards of a page of its homes.
 * @param id a number or `dismissedCollection`
 * @throws AppError not_found
 */
export async function collectionPage(
  { db, listings }: Dependencies,
  id: string,
  { page, limit }: Pick<PageOf<never>, 'page' | 'limit'>,
  visit: OwnedVisit,
): Promise<ResponseOf<typeof getCollection>> {
  const stored = await storedCollection(db, visit.owner, id);
  const linked = await listings.linkedListings(stored.listingkeys, visit);
  const from = (page - 1) * limit;
  const [cards, photos] = await Promise.all([
    listings.linkedCards(linked.slice(from, from + limit), visit),
    listings.firstPhotos(pictured(linked)),
  ]);
  return {
    ...shownCollection(stored, linked, photos, visit),
    listings: cards,
    total: linked.length,
    pageCount: Math.ceil(linked.length / limit),
  };
}

/** Returns a collection as the actor sees it after a change. */
export async function changedCollection(
  { db, listings }: Dependencies,
  row: CollectionRow,
  visit: OwnedVisit,
): Promise<Collection> {
  const [shown] = await shownCollections(listings, await withHomes(db, [row]), visit);
  return shown!;
}

/** Returns the collections of an owner that have a home. @throws AppError as `requiredListing` does */
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
export const collectionIds = async (db: Db, id: string, owner: Owner): Promise<readonly number[]> =>
  savedIds(db, (await requiredCollection(db, owner, id)).id);

/** Reads a collection of an owner. @throws AppError not_found; also for the dismissed homes, which have no row */
export async function requiredCollection(db: Db, owner: Owner, id: string): Promise<CollectionRow> {
  const row = NUMBER.test(id) ? await readCollection(db, owner, Number(id)) : undefined;
  if (row === undefined) throw new AppError('not_found');
  return row;
}

/** The id of a collection with a row, as the contract writes it. */
const NUMBER = /^[1-9]\d{0,14}$/;

async function storedCollection(db: Db, owner: Owner, id: string): Promise<StoredCollection> {
  if (id === dismissedCollection) return storedDismissed(db, owner);
  const [stored] = await withHomes(db, [await requiredCollection(db, owner, id)]);
  return stored!;
}

async function withHomes(db: Db, rows: readonly CollectionRow[]): Promise<StoredCollection[]> {
  const homes = await readSavedHomes(
    db,
    rows.map(({ id }) => id),
  );
  const keysOf = new Map<number, string[]>(rows.map(({ id }) => [id, []]));
  for (const { collectionId, listingkey } of homes) keysOf.get(collectionId)?.push(listingkey);
  return rows.map((row) => ({
    ...row,
    id: String(row.id),
    listingkeys: keysOf.get(row.id) ?? [],
  }));
}

/** It is there as long as the account is. */
async function storedDismissed(db: Db, owner: Owner): Promise<StoredCollection> {
  const [{ createdAt }, marks] = await Promise.all([personOf(db, owner), readMarks(db, owner.ownerId)]);
  return {
    ...{ id: dismissedCollection, name: 'Dismissed homes', description: null, createdAt },
    updatedAt: marks[0]?.dismissedAt ?? createdAt,
    listingkeys: marks.map(({ listingkey }) => listingkey),
  };
}

async function shownCollections(
  listings: Dependencies['listings'],
  collections: readonly StoredCollection[],
  visit: OwnedVisit,
): Promise<Collection[]> {
  const keys = new Set(collections.flatMap(({ listingkeys }) => listingkeys));
  const linked = await listings.linkedListings([...keys], visit);
  const byKey = new Map(linked.map((listing) => [listing.listingkey, listing]));
  const homesOf = collections.map(({ listingkeys }) => listingkeys.flatMap((key) => byKey.get(key) ?? []));
  const photos = await listings.firstPhotos([...new Set(homesOf.flatMap(pictured))]);
  return collections.map((collection, at) => shownCollection(collection, homesOf[at]!, photos, visit));
}

/** The homes whose photos stand for a collection. */
const pictured = (homes: readonly LinkedListing[]): readonly LinkedListing[] =>
  homes.filter(({ hasPhotos }) => hasPhotos).slice(0, mostImages);

const shownCollection = (
  { listingkeys: _, createdAt, updatedAt, ...words }: StoredCollection,
  homes: readonly LinkedListing[],
  photos: Awaited<ReturnType<ListingService['firstPhotos']>>,
  { actor, owner: { ownerId } }: OwnedVisit,
): Collection => ({
  ...words,
  can: abilities(actor, { id: words.id, ownerId }),
  createdAt: createdAt.toISOString(),
  updatedAt: updatedAt.toISOString(),
  listingIds: homes.map(({ listingid }) => listingid),
  images: pictured(homes).flatMap(({ listingkey }) => photos.get(listingkey) ?? []),
});

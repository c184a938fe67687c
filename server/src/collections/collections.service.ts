import type { Collection, getCollection } from '@hearth/domain/contract/collection.ts';
import type { ResponseOf } from '@hearth/domain/contract/endpoint.ts';
import { dismissedCollection } from '@hearth/domain/people/dismissed-collection.ts';
import type { Db } from '../db/database.ts';
import { AppError } from '../http/errors.ts';
import type { Visit } from '../http/visit.ts';
import type { LinkedListing } from '../listings/linked-listings.ts';
import type { ListingService } from '../listings/listing.service.ts';
import { type CollectionRow, readCollection, readCollections } from './collections.queries.ts';
import { readMarks } from './dismissals.queries.ts';
import { isNumber, type OwningPerson, ownedNumber, ownerOf } from './owner.ts';
import { collectionsWith, readSavedHomes, savedIds } from './saved-homes.queries.ts';

interface Dependencies {
  readonly db: Db;
  readonly listings: Pick<
    ListingService,
    'requiredListing' | 'linkedListings' | 'linkedCards' | 'firstPhotos'
  >;
}

/** A collection as it is stored, with all its homes, before the gate. */
interface StoredCollection extends Omit<Collection, 'createdAt' | 'updatedAt' | 'listingIds' | 'images'> {
  readonly createdAt: Date;
  readonly updatedAt: Date;
  readonly listingkeys: readonly string[];
}

const mostImages = 4;

interface PageOf {
  /** From 1. */
  readonly page: number;
  /** Homes on a page. */
  readonly limit: number;
}

/**
 * All collections of the person, the last changed first; the dismissed homes last, where the person may see one.
 * @throws AppError sign_in_required
 */
export async function ownCollections(
  { db, listings }: Dependencies,
  { withDismissed }: { readonly withDismissed: boolean },
  visit: Visit,
): Promise<Collection[]> {
  const owner = await ownerOf(db, visit);
  const own = await withHomes(db, await readCollections(db, owner));
  const dismissed = withDismissed ? await storedDismissed(db, owner) : null;
  const shown = await shownCollections(listings, [...own, ...(dismissed ? [dismissed] : [])], visit);
  return shown.filter(({ id, listingIds }) => id !== dismissedCollection || listingIds.length > 0);
}

/**
 * One collection of the person with the cards of a page of its homes.
 * @param id a number or `dismissedCollection`
 * @throws AppError sign_in_required, not_found
 */
export async function collectionPage(
  { db, listings }: Dependencies,
  id: string,
  { page, limit }: PageOf,
  visit: Visit,
): Promise<ResponseOf<typeof getCollection>> {
  const owner = await ownerOf(db, visit);
  const stored = await storedCollection(db, owner, id);
  const linked = await listings.linkedListings(stored.listingkeys, visit);
  const from = (page - 1) * limit;
  const [cards, photos] = await Promise.all([
    listings.linkedCards(linked.slice(from, from + limit), visit),
    listings.firstPhotos(pictured(linked)),
  ]);
  return {
    ...shownCollection(stored, linked, photos),
    listings: cards,
    total: linked.length,
    pageCount: Math.ceil(linked.length / limit),
  };
}

/** A collection as the person sees it after a change. */
export async function changedCollection(
  { db, listings }: Dependencies,
  row: CollectionRow,
  visit: Visit,
): Promise<Collection> {
  const [shown] = await shownCollections(listings, await withHomes(db, [row]), visit);
  return shown!;
}

/** The person's collections that have a home. @throws AppError sign_in_required, else as `requiredListing` does */
export async function collectionsOfListing(
  { db, listings }: Dependencies,
  id: string,
  visit: Visit,
): Promise<{ id: string; name: string }[]> {
  const owner = await ownerOf(db, visit);
  const { listing } = await listings.requiredListing(id, visit);
  const rows = await collectionsWith(db, owner, listing.listingkey);
  return rows.map((row) => ({ ...row, id: String(row.id) }));
}

/**
 * The homes of a collection by their ids in the search's tables, before the gate, for a search of them alone.
 * @throws AppError sign_in_required, not_found
 */
export async function collectionIds(db: Db, id: string, visit: Visit): Promise<readonly number[]> {
  const own = await ownedNumber(db, id, visit);
  if ((await readCollection(db, own)) === undefined) throw new AppError('not_found');
  return savedIds(db, own.id);
}

async function storedCollection(db: Db, owner: OwningPerson, id: string): Promise<StoredCollection> {
  if (id === dismissedCollection) return storedDismissed(db, owner);
  const row = isNumber(id) ? await readCollection(db, { ...owner, id: Number(id) }) : undefined;
  if (row === undefined) throw new AppError('not_found');
  const [stored] = await withHomes(db, [row]);
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
async function storedDismissed(db: Db, { personId, createdAt }: OwningPerson): Promise<StoredCollection> {
  const marks = await readMarks(db, personId);
  return {
    ...{ id: dismissedCollection, name: 'Dismissed homes', description: null, createdAt },
    updatedAt: marks[0]?.dismissedAt ?? createdAt,
    listingkeys: marks.map(({ listingkey }) => listingkey),
  };
}

async function shownCollections(
  listings: Dependencies['listings'],
  collections: readonly StoredCollection[],
  visit: Visit,
): Promise<Collection[]> {
  const keys = new Set(collections.flatMap(({ listingkeys }) => listingkeys));
  const linked = await listings.linkedListings([...keys], visit);
  const byKey = new Map(linked.map((listing) => [listing.listingkey, listing]));
  const homesOf = collections.map(({ listingkeys }) => listingkeys.flatMap((key) => byKey.get(key) ?? []));
  const photos = await listings.firstPhotos([...new Set(homesOf.flatMap(pictured))]);
  return collections.map((collection, at) => shownCollection(collection, homesOf[at]!, photos));
}

/** The homes whose photos stand for a collection. */
const pictured = (homes: readonly LinkedListing[]): readonly LinkedListing[] =>
  homes.filter(({ hasPhotos }) => hasPhotos).slice(0, mostImages);

const shownCollection = (
  { listingkeys: _, createdAt, updatedAt, ...words }: StoredCollection,
  homes: readonly LinkedListing[],
  photos: Awaited<ReturnType<ListingService['firstPhotos']>>,
): Collection => ({
  ...words,
  createdAt: createdAt.toISOString(),
  updatedAt: updatedAt.toISOString(),
  listingIds: homes.map(({ listingid }) => listingid),
  images: pictured(homes).flatMap(({ listingkey }) => photos.get(listingkey) ?? []),
});

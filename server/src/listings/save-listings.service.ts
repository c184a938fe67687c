import { editions } from '@hearth/domain/edition/editions.ts';
import { localMoment } from '@hearth/domain/edition/local-moment.ts';
import { maskedCaptions } from '@hearth/domain/listing/hidden-address.ts';
import type { IsoTimestamp, Listing } from '@hearth/domain/listing/listing.ts';
import { isSearchable } from '@hearth/domain/search/searchable.ts';
import { areaLookup } from '../boundaries/area-ids.ts';
import { retainedAreas } from '../boundaries/retained-areas.queries.ts';
import type { Db } from '../db/database.ts';
import { addressRow } from '../search-rows/address-row.ts';
import { insertAddressRows } from '../search-rows/address-rows.queries.ts';
import { searchRow } from '../search-rows/search-row.ts';
import { deleteSearchRows, insertSearchRows } from '../search-rows/search-rows.queries.ts';
import { MAX_CARD_IMAGES } from './card-source.queries.ts';
import type { IncomingListing } from './incoming-listing.ts';
import { type CarriedStamp, historyOf, statedStamps, withChanges } from './listing-changes.ts';
import { isOfOtherReading, listingRow, rowHash } from './listing-row.ts';
import { publishedMedia } from './published-media.ts';
import { withEvents } from './record-events.ts';
import { forgetRemovals, removalMoments } from './removed-listings.queries.ts';
import {
  deleteOpenHouses,
  insertHistory,
  insertOpenHouses,
  lockStoredListings,
  photoSecret,
  type StoredListing,
  upsertListings,
  upsertMedia,
} from './save-listings.queries.ts';

export interface SaveOptions {
  readonly now: Date;
  /** Set for the first load of a source, whose homes are news to no person: it writes no events. */
  readonly isFirstLoad?: boolean;
}

/** How many listings were new, had changed, were stored just so already, or are stored as a newer row has them. */
export interface SaveResult {
  readonly inserted: number;
  readonly updated: number;
  readonly unchanged: number;
  readonly older: number;
  /** Those of `updated` that another version of the reading had stored. */
  readonly readAgain: number;
  /** `listingid` of those that are new or changed and may be on a page. */
  readonly changed: readonly string[];
}

/** Rows one statement carries: large enough to be quick, small enough to stay some megabytes. */
const STATEMENT_ROWS = 500;

/**
 * Inserts or replaces listings by `listingkey` with their pictures, open houses, search rows and history, all in one
 * transaction (the caller's where `db` is one). Change stamps that its source never stated are derived from the stored listing.
 * Of rows with the same key the last counts; a row older than the stored one, by its source's own account, changes nothing. A row that is stored just so already costs a look at its digest.
 */
export async function saveListings(
  db: Db,
  listings: readonly IncomingListing[],
  options: SaveOptions,
): Promise<SaveResult> {
  if (!db.isTransaction) return db.transaction().execute((trx) => saveListings(trx, listings, options));
  const total = { inserted: 0, updated: 0, unchanged: 0, older: 0, readAgain: 0, changed: [] as string[] };
  const distinct = lastOfEachKey(listings);
  for (let at = 0; at < distinct.length; at += STATEMENT_ROWS) {
    const saved = await saveRows(db, distinct.slice(at, at + STATEMENT_ROWS), options);
    total.inserted += saved.inserted;
    total.updated += saved.updated;
    total.unchanged += saved.unchanged;
    total.older += saved.older;
    total.readAgain += saved.readAgain;
    total.changed.push(...saved.changed);
  }
  return total;
}

/** Returns a listing as it is stored where no listing has its key. */
export const asFirstStored = (incoming: IncomingListing, now: Date): Listing =>
  withChanges(incoming, undefined, now.toISOString());

/** In the order of the keys, which every saver locks in. */
function lastOfEachKey(listings: readonly IncomingListing[]): IncomingListing[] {
  const byKey = new Map(listings.map((listing) => [listing.listingkey, listing]));
  return [...byKey.values()].sort((a, b) => (a.listingkey < b.listingkey ? -1 : 1));
}

/** A listing that is being saved. */
interface Incoming {
  readonly listing: IncomingListing;
  readonly rowHash: string;
  readonly stored: StoredListing | undefined;
  /** Moment of the last change by the source's own account, of this row or the last one that states it. */
  readonly sourceModifiedAt: IsoTimestamp | null;
  readonly statedStamps: readonly CarriedStamp[];
  /** The stored or removed listing is that of a newer row. */
  readonly isOlder: boolean;
  /** It was stored before, and is not now. */
  readonly wasRemoved: boolean;
}

async function saveRows(
  db: Db,
  listings: readonly IncomingListing[],
  { now: at, isFirstLoad = false }: SaveOptions,
): Promise<SaveResult> {
  const now = at.toISOString();
  const incoming = await compareWithStored(db, listings);
  const newest = incoming.filter(({ isOlder }) => !isOlder);
  const changed = newest
    .filter(({ stored, rowHash }) => stored?.rowHash !== rowHash)
    .map((row) => ({ ...row, listing: withChanges(row.listing, row.stored, now) }));
  const recorded = isFirstLoad ? [] : changed.filter(isChangeOfSource);
  if (changed.length > 0)
    await withEvents(db, recorded.map(eventSubject), at, () => writeRows(db, changed, at));
  const inserted = changed.filter(({ stored }) => stored === undefined).length;
  return {
    inserted,
    updated: changed.length - inserted,
    unchanged: newest.length - changed.length,
    older: incoming.length - newest.length,
    readAgain: changed.filter(({ stored }) => stored && isOfOtherReading(stored.rowHash)).length,
    changed: changed
      .filter(({ listing, stored }) => stored !== undefined || listing.internetentirelistingdisplayyn)
      .map(({ listing }) => listing.listingid),
  };
}

async function compareWithStored(db: Db, listings: readonly IncomingListing[]): Promise<Incoming[]> {
  const rows = await lockStoredListings(
    db,
    listings.map((listing) => listing.listingkey),
  );
  const stored = new Map(rows.map((row) => [row.listingkey, row]));
  const removed = await removalMoments(
    db,
    listings.map(({ listingkey }) => listingkey).filter((key) => !stored.has(key)),
  );
  return listings.map((listing) => {
    const before = stored.get(listing.listingkey);
    const known = before?.sourceModifiedAt ?? removed.get(listing.listingkey) ?? null;
    const { modificationtimestamp: modifiedAt } = listing;
    return {
      listing,
      rowHash: rowHash(listing),
      stored: before,
      statedStamps: statedStamps(listing),
      sourceModifiedAt: modifiedAt ?? known,
      wasRemoved: removed.has(listing.listingkey),
      isOlder: modifiedAt !== null && known !== null && Date.parse(modifiedAt) < Date.parse(known),
    };
  });
}

/** A listing whose change stamps are known. */
interface Changed extends Incoming {
  readonly listing: Listing;
}

/** A row that another version read is saved again without a change, unless its source states a newer one. */
function isChangeOfSource({ stored, sourceModifiedAt }: Changed): boolean {
  if (stored === undefined || !isOfOtherReading(stored.rowHash)) return true;
  const known = stored.sourceModifiedAt;
  return sourceModifiedAt !== null && known !== null && Date.parse(sourceModifiedAt) > Date.parse(known);
}

const eventSubject = ({ listing, stored, wasRemoved }: Changed) => ({
  listingkey: listing.listingkey,
  isStored: stored !== undefined,
  wasRemoved,
});

/** Old rows are looked for under new ids too: another saver may have brought the same new listing a moment ago. */
async function writeRows(db: Db, changed: readonly Changed[], at: Date): Promise<void> {
  const now = at.toISOString();
  const listings = changed.map(({ listing }) => listing);
  const areas = await areaLookup(db, listings);
  const kept = await retainedAreas(
    db,
    changed.flatMap(({ stored }) => (stored ? [stored.id] : [])),
  );
  const ids = await upsertListings(
    db,
    changed.map(({ listing, rowHash, sourceModifiedAt, statedStamps }) =>
      listingRow(listing, { rowHash, sourceModifiedAt, statedStamps, now }),
    ),
  );
  await forgetRemovals(
    db,
    changed.filter(({ stored }) => stored === undefined).map(({ listing }) => listing.listingkey),
  );
  await writeMedia(db, changed, ids);
  await writeOpenHouses(db, changed, ids);
  await insertHistory(
    db,
    changed.flatMap(({ listing, stored }) => historyOf(listing, stored, now)),
  );
  await deleteSearchRows(db, [...ids.values()]);
  const found = listings.filter((listing) => isSearchable(listing, todayOf(listing, at)));
  const rows = found.map((listing) => kept(searchRow(listing, ids.get(listing.listingkey)!, areas)));
  await insertSearchRows(db, rows);
  await insertAddressRows(
    db,
    found.map((listing, at) => addressRow(listing, rows[at]!)).filter((row) => row !== null),
  );
}

async function writeMedia(db: Db, changed: readonly Changed[], ids: Map<string, number>): Promise<void> {
  const secret = await photoSecret(db);
  const rows = changed.map(({ listing }) => {
    const published = publishedMedia(listing, secret);
    return {
      ...published,
      listingId: ids.get(listing.listingkey)!,
      cover: published.items.slice(0, MAX_CARD_IMAGES),
      maskedCaptions: listing.internetaddressdisplayyn ? null : maskedCaptions(listing, published.items),
    };
  });
  await upsertMedia(db, rows);
}

async function writeOpenHouses(db: Db, changed: readonly Changed[], ids: Map<string, number>): Promise<void> {
  await deleteOpenHouses(db, [...ids.values()]);
  await insertOpenHouses(
    db,
    changed.flatMap(({ listing }) =>
      listing.openhouse.map((openHouse) => ({ ...openHouse, listingId: ids.get(listing.listingkey)! })),
    ),
  );
}

const todayOf = (listing: Listing, at: Date): string =>
  localMoment(at, editions[listing.edition].timeZone).today;

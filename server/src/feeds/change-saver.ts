import type { EditionId } from '@hearth/domain/edition/edition.ts';
import type { IsoTimestamp, ListingSource } from '@hearth/domain/listing/listing.ts';
import type { Db } from '../db/database.ts';
import type { IncomingListing } from '../listings/incoming-listing.ts';
import type { Removal } from '../listings/removal.ts';
import { removeListings } from '../listings/remove-listings.service.ts';
import { listingsNotAmong } from '../listings/removed-listings.queries.ts';
import { saveListings } from '../listings/save-listings.service.ts';
import { announceListings } from '../live/announce.service.ts';
import { keyOf, type ListingChange, momentOf } from './listing-change.ts';
import { listingKeysOf } from './stored-ids.queries.ts';

/** The source whose changes are saved, and the moment of saving. */
export interface FeedRun {
  readonly edition: EditionId;
  readonly source: ListingSource;
  readonly now: Date;
  /** Set if no listing of the source was stored before, so that its homes are news to no person. */
  readonly isFirstLoad: boolean;
}

/** A row of a feed and its effect; `row` identifies it for `refuse`. */
export interface FeedRow<Row> {
  readonly row: Row;
  readonly change: ListingChange;
  /** The row was rejected; `change` is what it still changes. */
  readonly isRejected: boolean;
}

/** Effects of all rows that were saved so far. */
export interface SaveCounts {
  /** Listings that the rows are about; several rows may be about one. */
  readonly stored: number;
  readonly inserted: number;
  readonly updated: number;
  readonly unchanged: number;
  /** Rows about listings that are stored as a newer row has them. */
  readonly older: number;
  /** Updated listings that another version of the reading had stored. */
  readonly readAgain: number;
  /** Stored listings that were taken off the market. */
  readonly removed: number;
  /** Rows about listings that are off the market and were not stored. */
  readonly offMarket: number;
}

export interface ChangeSaver<Row> {
  readonly counts: SaveCounts;
  save(rows: readonly FeedRow<Row>[]): Promise<void>;
  /**
   * Removes the stored listings of the source that no saved row names.
   * @throws Error where these are most of them, unless `removesMost`
   */
  removeUnnamed(reason: string, removesMost: boolean): Promise<void>;
}

/** Saves the changes of a feed; `refuse` takes the rows that the stored listings forbid. For use within one transaction. */
export function changeSaver<Row>(
  db: Db,
  run: FeedRun,
  refuse: (row: Row, reasons: readonly string[]) => Promise<void>,
): ChangeSaver<Row> {
  const named = new Set<string>();
  const stored = new Set<string>();
  const counts = { inserted: 0, updated: 0, unchanged: 0, older: 0, readAgain: 0, removed: 0, offMarket: 0 };
  let lastChange: IsoTimestamp | null = null;

  /** The first load of a source is on no open page. */
  const announce = async (listings: readonly string[]): Promise<void> => {
    if (!run.isFirstLoad) await announceListings(db, run.edition, listings);
  };

  async function remove(removals: readonly Removal[]): Promise<ReadonlySet<string>> {
    const removed = await removeListings(db, removals, run.now);
    counts.removed += removed.length;
    for (const { listingkey } of removed) stored.delete(listingkey);
    await announce(removed.map(({ listingid }) => listingid));
    return new Set(removed.map(({ listingkey }) => listingkey));
  }

  return {
    get counts() {
      return { ...counts, stored: stored.size };
    },
    async save(rows) {
      for (const { change } of rows) {
        named.add(keyOf(change));
        lastChange = later(lastChange, momentOf(change));
      }
      const last = newestOfEachKey(rows);
      const removed = await remove(
        last.flatMap(({ change }) => (change.kind === 'removal' ? [change.removal] : [])),
      );
      counts.offMarket += last.filter(
        ({ change, isRejected }) => change.kind === 'removal' && !isRejected && !removed.has(keyOf(change)),
      ).length;
      const listings = await withSeparateIds(db, last, refuse);
      const saved = await saveListings(db, listings, run);
      await announce(saved.changed);
      for (const { listingkey } of listings) stored.add(listingkey);
      counts.inserted += saved.inserted;
      counts.updated += saved.updated;
      counts.unchanged += saved.unchanged;
      counts.older += saved.older;
      counts.readAgain += saved.readAgain;
    },
    async removeUnnamed(reason, removesMost) {
      const gone = await listingsNotAmong(db, run, [...named], lastChange);
      if (isMost(gone.length, named.size) && !removesMost) {
        throw new Error(
          `The file names ${named.size} listings and lacks ${gone.length} that are stored, so it does not look complete. ` +
            'To remove them, pass --remove-most.',
        );
      }
      await remove(gone.map((listingkey) => ({ listingkey, reason })));
    },
  };
}

/**
 * The newest row of each listing by its source's own account; of rows without a moment the last counts. A row that only names
 * its listing changes nothing that another row says.
 */
function newestOfEachKey<Row>(rows: readonly FeedRow<Row>[]): FeedRow<Row>[] {
  const newest = new Map<string, FeedRow<Row>>();
  for (const row of rows) {
    if (row.change.kind === 'named') continue;
    const key = keyOf(row.change);
    const known = newest.get(key);
    const [before, after] = [known ? momentOf(known.change) : null, momentOf(row.change)];
    if (before === null || after === null || after >= before) newest.set(key, row);
  }
  return [...newest.values()];
}

const later = (a: IsoTimestamp | null, b: IsoTimestamp | null): IsoTimestamp | null =>
  a === null || (b !== null && b > a) ? b : a;

/** Two listings with one id would share one page, so the second one is rejected. */
async function withSeparateIds<Row>(
  db: Db,
  rows: readonly FeedRow<Row>[],
  refuse: (row: Row, reasons: readonly string[]) => Promise<void>,
): Promise<IncomingListing[]> {
  const incoming = rows.flatMap(({ row, change }) =>
    change.kind === 'listing' ? [{ row, listing: change.listing }] : [],
  );
  const keyOfId = await listingKeysOf(
    db,
    incoming.map(({ listing }) => listing.listingid),
  );
  const listings: IncomingListing[] = [];
  for (const { row, listing } of incoming) {
    const key = keyOfId.get(listing.listingid) ?? listing.listingkey;
    if (key === listing.listingkey) {
      keyOfId.set(listing.listingid, key);
      listings.push(listing);
    } else {
      const id = listing.sourcelistingid ?? listing.listingid;
      await refuse(row, [`ListingId ${id} is that of another listing (${key})`]);
    }
  }
  return listings;
}

/** A file that lacks more of the stored listings than this is probably not complete. */
const MOST_GONE = 0.5;
/** Of fewer listings, half may well go at once. */
const FEW_LISTINGS = 20;

const isMost = (gone: number, named: number): boolean =>
  gone > FEW_LISTINGS && gone > MOST_GONE * (gone + named);

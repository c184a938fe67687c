import path from 'node:path';
import type { Db } from '../db/database.ts';
import { keyOf, type ListingChange } from '../feeds/listing-change.ts';
import { readListing } from '../feeds/read-listing.ts';
import { listingKeysOf } from '../feeds/stored-ids.queries.ts';
import type { IncomingListing } from '../listings/incoming-listing.ts';
import type { Removal } from '../listings/removal.ts';
import { listingsNotAmong, removeListings } from '../listings/removed-listings.queries.ts';
import { saveListings } from '../listings/save-listings.ts';
import { sourceUpdated } from '../sources/sources.service.ts';
import type { ImportCounts, ImportJob } from './import-job.ts';
import { applyMapping } from './mapping.ts';
import { nothingToReport } from './merge-areas.ts';
import { batched, type ReadRow, type Refuse, type Saver } from './saver.ts';

type Counts = { -readonly [K in keyof ImportCounts]: number };

/** Stores listings, and removes those that the file takes back or, where it is complete, does not name. */
export function listingSaver(db: Db, job: ImportJob, counts: Counts, refuse: Refuse): Saver<unknown> {
  const named = new Set<string>();
  const stored = new Set<string>();

  async function remove(removals: readonly Removal[]): Promise<ReadonlySet<string>> {
    const removed = await removeListings(db, removals, job.now);
    counts.removed += removed.length;
    for (const { listingkey } of removed) stored.delete(listingkey);
    return new Set(removed.map(({ listingkey }) => listingkey));
  }

  async function save(rows: readonly ReadRow<ListingChange>[]): Promise<void> {
    for (const { value } of rows) named.add(keyOf(value));
    const last = lastOfEachKey(rows);
    const removed = await remove(
      last.flatMap(({ value }) => (value.kind === 'removal' ? [value.removal] : [])),
    );
    counts.offMarket += last.filter(
      ({ value, isRejected }) => value.kind === 'removal' && !isRejected && !removed.has(keyOf(value)),
    ).length;
    const listings = await withIdsOfTheirOwn(db, last, refuse);
    const saved = await saveListings(db, listings, job);
    for (const { listingkey } of listings) stored.add(listingkey);
    counts.stored = stored.size;
    counts.inserted += saved.inserted;
    counts.updated += saved.updated;
    counts.unchanged += saved.unchanged;
  }

  return batched<ListingChange>(
    (row) => readListing(applyMapping(row, job.mapping), job),
    save,
    async () => {
      if (job.isComplete) await removeUnnamed(db, job, named, remove);
      if (counts.accepted > 0) await sourceUpdated(db, job, job.now);
      counts.stored = stored.size;
      return nothingToReport;
    },
  );
}

/** A row that only names its listing changes nothing that another row says. */
function lastOfEachKey(rows: readonly ReadRow<ListingChange>[]): ReadRow<ListingChange>[] {
  const last = new Map<string, ReadRow<ListingChange>>();
  for (const row of rows) if (row.value.kind !== 'named') last.set(keyOf(row.value), row);
  return [...last.values()];
}

/** Two listings with one id would share one page, so the second one is rejected. */
async function withIdsOfTheirOwn(
  db: Db,
  rows: readonly ReadRow<ListingChange>[],
  refuse: Refuse,
): Promise<IncomingListing[]> {
  const incoming = rows.flatMap(({ record, value }) =>
    value.kind === 'listing' ? [{ record, listing: value.listing }] : [],
  );
  const keyOfId = await listingKeysOf(
    db,
    incoming.map(({ listing }) => listing.listingid),
  );
  const listings: IncomingListing[] = [];
  for (const { record, listing } of incoming) {
    const key = keyOfId.get(listing.listingid) ?? listing.listingkey;
    if (key === listing.listingkey) {
      keyOfId.set(listing.listingid, key);
      listings.push(listing);
    } else {
      const id = listing.sourcelistingid ?? listing.listingid;
      await refuse(record, [`ListingId ${id} is that of another listing (${key})`]);
    }
  }
  return listings;
}

/** A file that lacks more of the stored listings than this is probably not complete. */
const MOST_GONE = 0.5;
/** Of fewer listings, half may well go at once. */
const FEW_LISTINGS = 20;

async function removeUnnamed(
  db: Db,
  job: ImportJob,
  named: ReadonlySet<string>,
  remove: (removals: readonly Removal[]) => Promise<unknown>,
): Promise<void> {
  const gone = await listingsNotAmong(db, job, [...named]);
  if (
    gone.length > FEW_LISTINGS &&
    gone.length > MOST_GONE * (gone.length + named.size) &&
    !job.removesMost
  ) {
    throw new Error(
      `The file names ${named.size} listings and lacks ${gone.length} that are stored, so it does not look complete. ` +
        'To remove them, pass --remove-most.',
    );
  }
  const reason = `not in ${path.basename(job.file)}`;
  await remove(gone.map((listingkey) => ({ listingkey, reason })));
}

import type { Db } from '../db/database.ts';
import { insertEvents, type NewEvent } from './listing-events.queries.ts';
import { kindsOfChange } from './listing-events.ts';
import { listingImages } from './listing-image.queries.ts';

/** A listing that is about to change. */
interface Subject {
  readonly listingkey: string;
  readonly isStored: boolean;
  /** It was stored once, and was removed. */
  readonly wasRemoved: boolean;
}

/** Runs a change of these listings, and writes its events in the same transaction. The savers hold the locks of the listings. */
export async function withEvents<Result>(
  db: Db,
  subjects: readonly Subject[],
  at: Date,
  change: () => Promise<Result>,
): Promise<Result> {
  if (subjects.length === 0) return change();
  const keysOf = (some: readonly Subject[]) => some.map(({ listingkey }) => listingkey);
  const before = await listingImages(db, keysOf(subjects.filter(({ isStored }) => isStored)));
  const result = await change();
  const after = await listingImages(db, keysOf(subjects));
  const events = subjects.flatMap(({ listingkey, wasRemoved }): NewEvent[] => {
    const images = { before: before.get(listingkey) ?? null, after: after.get(listingkey) ?? null };
    const kinds = kindsOfChange({ ...images, wasRemoved });
    const edition = (images.after ?? images.before)?.listing.edition;
    return edition === undefined || kinds.length === 0 ? [] : [{ at, edition, listingkey, kinds, ...images }];
  });
  await insertEvents(db, events);
  return result;
}

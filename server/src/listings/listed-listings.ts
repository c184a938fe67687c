import type { HistoryEntry } from '@hearth/domain/contract/listing.ts';
import { LRUCache } from 'lru-cache';
import type { Db } from '../db/database.ts';
import { type CardSource, cardSources } from './card-source.queries.ts';
import { wholeHistory } from './history.queries.ts';
import { accessible, type HistoryAccess } from './history-access.ts';

/** Listings in their order. */
export interface RankedIds {
  readonly ids: readonly number[];
  /** The revision of each listing; all its stored data is unchanged while the revision is. */
  readonly revisions: readonly number[];
}

/** A listing as lists need it, before the gate. */
export interface ListedListing {
  readonly card: CardSource;
  readonly history: readonly HistoryEntry[];
}

/** The cached data of a listing, and the revision and day that it was read at. */
interface CachedListing extends ListedListing {
  readonly revision: number;
  /** Open houses of earlier days are not in it. */
  readonly today: string;
}

/** The listings that searches found before, by id. */
export type ListingCache = LRUCache<number, CachedListing>;

/** Some 5 KB each. */
const MAX_LISTINGS = 16_000;

export const createListingCache = (): ListingCache => new LRUCache({ max: MAX_LISTINGS });

/**
 * The listings of a search in its order, with open houses from `today` ('YYYY-MM-DD') on. Most of a search's time goes into
 * reading its fifty listings, and searches often show the same new ones. They are cached, and used while the search row has
 * the same revision. No cached listing is older than its search row, whichever process saved it.
 */
export async function listedListings(
  db: Db,
  cache: ListingCache,
  { ids, revisions }: RankedIds,
  today: string,
): Promise<ListedListing[]> {
  const wanted = ids.map((id, at) => ({ id, revision: revisions[at]! }));
  const known = wanted.map(({ id, revision }) => {
    const cached = cache.get(id);
    return cached?.revision === revision && cached.today === today ? cached : undefined;
  });
  const missing = wanted.filter((_, at) => known[at] === undefined);
  const read = await readListings(
    db,
    missing.map(({ id }) => id),
    today,
  );
  return wanted.flatMap(({ id, revision }, at) => {
    const listing = known[at] ?? read.get(id);
    if (listing !== undefined && known[at] === undefined) cache.set(id, { ...listing, revision, today });
    return listing ?? [];
  });
}

async function readListings(
  db: Db,
  ids: readonly number[],
  today: string,
): Promise<ReadonlyMap<number, ListedListing>> {
  if (ids.length === 0) return new Map();
  const [cards, history] = await Promise.all([cardSources(db, ids, today), wholeHistory(db, ids)]);
  const entries = byListing(history);
  return new Map(cards.map(({ id, card }) => [id, { card, history: entries.get(card.listingkey) ?? [] }]));
}

function byListing(history: readonly HistoryEntry[]): ReadonlyMap<string, readonly HistoryEntry[]> {
  const entries = new Map<string, HistoryEntry[]>();
  for (const entry of history) {
    const before = entries.get(entry.listingkey);
    if (before) before.push(entry);
    else entries.set(entry.listingkey, [entry]);
  }
  return entries;
}

export const cardsOf = (listings: readonly ListedListing[]): CardSource[] => listings.map(({ card }) => card);

/** Price and status changes of a page's listings, newest first, as far as a viewer may know them. */
export const shownHistory = (listings: readonly ListedListing[], access: HistoryAccess): HistoryEntry[] =>
  listings.flatMap(({ history }) => accessible(history, access)).sort(newestFirst);

const newestFirst = (a: HistoryEntry, b: HistoryEntry): number =>
  compare(b.changedat, a.changedat) || compare(a.listingkey, b.listingkey) || compare(a.event, b.event);

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

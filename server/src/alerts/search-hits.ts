import type { Db } from '../db/database.ts';
import type { LoggedEvent } from '../listings/listing-events.queries.ts';
import type { ListingImage } from '../listings/listing-image.ts';
import { readEvents } from '../listings/listing-log.service.ts';
import type { ListingTest } from '../search/listing-test.service.ts';
import { editionMoment } from './edition-moment.ts';
import { createSearchIndex, indexedSearch, type SearchIndex } from './search-index.ts';

/** The events that concern a search, by the key of the home, in the order of the log. */
export type Hits = ReadonlyMap<string, readonly [LoggedEvent, ...LoggedEvent[]]>;

/** The hits of each search that has any. */
export type HitsOfSearches = ReadonlyMap<LookingSearch, Hits>;

/** A search, or a collection, whose events are looked for behind its place. */
export interface LookingSearch {
  readonly id: number;
  readonly seenPlace: number;
  readonly edition: LoggedEvent['edition'];
  readonly test: ListingTest | CollectionTest;
}

/** The homes of a collection, by key, with the moments at which they were added: what came before is no news. */
export interface CollectionTest extends Pick<ListingTest, 'finds'> {
  readonly addedAt: ReadonlyMap<string, Date>;
}

/** Events that are in memory at the same time. */
const EVENTS_AT_ONCE = 500;

/** Finds the events of each search in a part of the log, which is read once for all of them: those that it finds before or after. */
export async function hitsOf(
  db: Db,
  searches: readonly LookingSearch[],
  { after, upTo }: { readonly after: number; readonly upTo: number },
): Promise<HitsOfSearches> {
  const collector = hitCollector(searches);
  for (let from = after; ; ) {
    const events = await readEvents(db, { after: from, upTo, limit: EVENTS_AT_ONCE });
    events.forEach(collector.add);
    const last = events.at(-1);
    if (last === undefined || events.length < EVENTS_AT_ONCE) return collector.hits;
    from = last.place;
  }
}

/** The same among events that were read before. */
export function hitsAmong(
  searches: readonly LookingSearch[],
  events: readonly LoggedEvent[],
): HitsOfSearches {
  const collector = hitCollector(searches);
  events.forEach(collector.add);
  return collector.hits;
}

function hitCollector(searches: readonly LookingSearch[]) {
  const index = createSearchIndex<LookingSearch>();
  const collections = new Map<string, LookingSearch[]>();
  for (const [at, search] of searches.entries()) {
    const { test, edition } = search;
    if (!('addedAt' in test)) index.set(at, indexedSearch(edition, test), search);
    else
      for (const key of test.addedAt.keys()) collections.set(key, [...(collections.get(key) ?? []), search]);
  }
  const hits = new Map<LookingSearch, Map<string, [LoggedEvent, ...LoggedEvent[]]>>();
  return {
    hits,
    add(event: LoggedEvent): void {
      const ofCollections = (collections.get(event.listingkey) ?? []).filter((each) => hasHome(each, event));
      for (const search of [...searchesOfEvent(index, event), ...ofCollections]) {
        const ofSearch = hits.get(search) ?? new Map<string, [LoggedEvent, ...LoggedEvent[]]>();
        hits.set(search, ofSearch);
        const known = ofSearch.get(event.listingkey);
        if (known) known.push(event);
        else ofSearch.set(event.listingkey, [event]);
      }
    },
  };
}

/** Returns whether a collection had the home by the time of the event, and its person has not seen the event. */
function hasHome({ test, edition, seenPlace }: LookingSearch, event: LoggedEvent): boolean {
  if (!('addedAt' in test) || edition !== event.edition || event.place <= seenPlace) return false;
  const addedAt = test.addedAt.get(event.listingkey);
  return addedAt !== undefined && addedAt <= event.at;
}

function searchesOfEvent(index: SearchIndex<LookingSearch>, event: LoggedEvent): ReadonlySet<LookingSearch> {
  const moment = editionMoment(event.at, event.edition);
  const found = new Set<LookingSearch>();
  const look = (image: ListingImage) =>
    index.candidates(image, (search) => {
      if (event.place > search.seenPlace && !found.has(search) && search.test.finds(image, moment))
        found.add(search);
      return false;
    });
  if (event.before) look(event.before);
  if (event.after) look(event.after);
  return found;
}

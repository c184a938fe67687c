import type { Db } from '../db/database.ts';
import type { LoggedEvent } from '../listings/listing-events.queries.ts';
import type { ListingImage } from '../listings/listing-image.ts';
import { readEvents } from '../listings/listing-log.service.ts';
import type { ListingTest } from '../search/listing-test.service.ts';
import { editionMoment } from './edition-moment.ts';
import { createSearchIndex, indexedSearch } from './search-index.ts';

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
    if (last === undefined || events.length < EVENTS_AT_ONCE) return collector.hits();
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
  return collector.hits();
}

/** A search with the hits that were found so far. */
interface Collected {
  readonly search: LookingSearch;
  readonly hits: Map<string, [LoggedEvent, ...LoggedEvent[]]>;
}

function hitCollector(searches: readonly LookingSearch[]) {
  const all = searches.map((search): Collected => ({ search, hits: new Map() }));
  const index = createSearchIndex<Collected>();
  const collections = new Map<string, Collected[]>();
  for (const [at, collected] of all.entries()) {
    const { test, edition } = collected.search;
    if (!('addedAt' in test)) index.set(at, indexedSearch(edition, test), collected);
    else
      for (const key of test.addedAt.keys())
        collections.set(key, [...(collections.get(key) ?? []), collected]);
  }
  return {
    add(event: LoggedEvent): void {
      const moment = editionMoment(event.at, event.edition);
      const look = (image: ListingImage) =>
        index.candidates(image, (collected) => {
          const { seenPlace, test } = collected.search;
          if (event.place > seenPlace && !isNoted(collected, event) && test.finds(image, moment))
            note(collected, event);
          return false;
        });
      if (event.before) look(event.before);
      if (event.after) look(event.after);
      for (const collected of collections.get(event.listingkey) ?? [])
        if (hasHome(collected.search, event)) note(collected, event);
    },
    hits: (): HitsOfSearches =>
      new Map(all.filter(({ hits }) => hits.size > 0).map(({ search, hits }) => [search, hits])),
  };
}

const isNoted = ({ hits }: Collected, event: LoggedEvent): boolean =>
  hits.get(event.listingkey)?.at(-1) === event;

function note({ hits }: Collected, event: LoggedEvent): void {
  const ofHome = hits.get(event.listingkey);
  if (ofHome === undefined) hits.set(event.listingkey, [event]);
  else ofHome.push(event);
}

/** Returns whether a collection had the home by the time of the event, and its person has not seen the event. */
function hasHome({ test, edition, seenPlace }: LookingSearch, event: LoggedEvent): boolean {
  if (!('addedAt' in test) || edition !== event.edition || event.place <= seenPlace) return false;
  const addedAt = test.addedAt.get(event.listingkey);
  return addedAt !== undefined && addedAt <= event.at;
}

import type { ListingImage } from '../listings/listing-image.ts';
import type { ListingTest } from '../search/listing-test.service.ts';
import { type Arrival, type HomeChange, type Verdict, verdictOf, type WantedChanges } from './home-news.ts';
import type { Hits } from './search-hits.ts';

/** The news of one home for a person, of all searches together. */
export interface HomeNews {
  readonly listingkey: string;
  readonly image: ListingImage;
  readonly arrival: Arrival;
  readonly changes: readonly HomeChange[];
  /** Ids of the searches that it is news of. */
  readonly searches: readonly number[];
  /** Ids of the events that the news is made of. */
  readonly events: readonly number[];
}

/** A search of the person with the events that concern it. */
export interface SearchWithHits {
  readonly id: number;
  readonly test: Pick<ListingTest, 'finds'>;
  readonly hits: Hits;
}

export interface NewsContext {
  readonly wanted: WantedChanges;
  /** Events that earlier mails have brought. */
  readonly brought: ReadonlySet<number>;
  readonly dismissed: ReadonlySet<string>;
  /** The homes as they are now; hidden and removed ones are missing. */
  readonly present: ReadonlyMap<string, ListingImage>;
  readonly now: Date;
}

/** Why a home is no news although events concern a search. */
export type Silence = Extract<Verdict, { isNews: false }>['reason'] | 'sent before' | 'dismissed';

/** Decides the news of one home for one search: the mail and the ledger both ask here. */
export function newsOf(
  { test, hits }: SearchWithHits,
  listingkey: string,
  { wanted, brought, dismissed, present, now }: NewsContext,
): Extract<Verdict, { isNews: true }> | { readonly isNews: false; readonly reason: Silence } {
  const all = hits.get(listingkey) ?? [];
  const events = brought.size === 0 ? all : all.filter(({ id }) => !brought.has(id));
  if (!hasAny(events)) return { isNews: false, reason: 'sent before' };
  if (dismissed.has(listingkey)) return { isNews: false, reason: 'dismissed' };
  const current = present.get(listingkey) ?? null;
  return verdictOf(test, { events, current }, wanted, now);
}

const hasAny = <Item>(items: readonly Item[]): items is readonly [Item, ...Item[]] => items.length > 0;

/** The news of one home, to which further searches add. */
interface Draft extends Pick<HomeNews, 'listingkey' | 'image'> {
  arrival: Arrival;
  changes: readonly HomeChange[];
  readonly searches: number[];
  readonly events: Set<number>;
  newest: number;
}

/** The news of a person's searches, one entry a home: arrivals first, then those with the newest event first. */
export function digestNews(searches: readonly SearchWithHits[], context: NewsContext): readonly HomeNews[] {
  const homes = new Map<string, Draft>();
  for (const search of searches)
    for (const [listingkey, events] of search.hits) {
      const verdict = newsOf(search, listingkey, context);
      const image = context.present.get(listingkey);
      if (!verdict.isNews || image === undefined) continue;
      const { arrival, changes } = verdict;
      let home = homes.get(listingkey);
      if (home === undefined) {
        home = { listingkey, image, arrival, changes, searches: [], events: new Set(), newest: 0 };
        homes.set(listingkey, home);
      }
      // A search that had the home says what changed; one that it came into says that it is new.
      home.arrival ??= arrival;
      if (changes.length > home.changes.length) home.changes = changes;
      home.searches.push(search.id);
      for (const { id } of events) {
        home.events.add(id);
        home.newest = Math.max(home.newest, id);
      }
    }
  return [...homes.values()]
    .sort((a, b) => rank(a) - rank(b) || b.newest - a.newest)
    .map(({ newest, events, ...home }) => ({ ...home, events: [...events] }));
}

const rank = ({ arrival }: Draft): number => (arrival === null ? 1 : 0);

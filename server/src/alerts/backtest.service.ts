import type { BodyOf, ResponseOf } from '@hearth/domain/contract/endpoint.ts';
import type { addSavedSearch } from '@hearth/domain/contract/saved-search.ts';
import type { getBacktest } from '@hearth/domain/contract/saved-search-news.ts';
import { editions } from '@hearth/domain/edition/editions.ts';
import { DAY_MS } from '@hearth/domain/listing/days.ts';
import { usualCadence } from '@hearth/domain/people/saved-search-rules.ts';
import type { OwnedVisit } from '../http/visit.ts';
import type { ListingService } from '../listings/listing.service.ts';
import type { LoggedEvent } from '../listings/listing-events.queries.ts';
import { eventsForSearch, eventsSince } from '../listings/listing-log.service.ts';
import { personOf } from '../people/owner.service.ts';
import { checkedRequest } from '../saved-searches/saved-request.service.ts';
import { type ListingTest, type ListingTestSource, listingTest } from '../search/listing-test.service.ts';
import { wantedOf } from './digest-content.service.ts';
import { type MailedCadence, windowAt } from './digest-window.ts';
import { eventKeys } from './event-keys.ts';
import { verdictOf, type WantedChanges } from './home-news.ts';
import { type Hits, hitsAmong } from './search-hits.ts';

interface Dependencies {
  readonly searching: ListingTestSource;
  readonly listings: Pick<ListingService, 'linkedListings' | 'linkedCards'>;
}

const BACKTEST_DAYS = 30;
/** Homes that are shown as examples. */
const MOST_SHOWN = 12;

/**
 * The mails that a search would have sent in the last days, by the stored events and by the rules of the mails. Dismissed homes count.
 * @throws AppError validation_failed where the search cannot be saved, polygon_not_found
 */
export async function backtest(
  { searching, listings }: Dependencies,
  { query, cadence = usualCadence }: Pick<BodyOf<typeof addSavedSearch>, 'query' | 'cadence'>,
  visit: OwnedVisit,
): Promise<ResponseOf<typeof getBacktest>> {
  const { db } = searching;
  const { edition, now, owner, actor } = visit;
  const test = await listingTest(searching, checkedRequest(query, actor), visit);
  const since = new Date(now.getTime() - BACKTEST_DAYS * DAY_MS);
  const events = await eventsForSearch(db, since, { edition, ...eventKeys(test) });
  const person = await personOf(db, owner);
  const timeZone = person.timeZone ?? editions[edition].timeZone;
  const mailed = cadence === 'never' ? usualCadence : cadence;
  const windows = windowsOf(events, mailed as MailedCadence, timeZone);
  const news = windows.map(({ events: ofWindow, dueAt }) => newsIn(test, ofWindow, wantedOf(person), dueAt));
  const homes = [...new Set(news.flat().reverse())];
  const linked = await listings.linkedListings(homes.slice(0, MOST_SHOWN), visit);
  return {
    mails: news.filter((keys) => keys.length > 0).length,
    homes: homes.length,
    since: (await eventsSince(db))?.toISOString() ?? null,
    listings: await listings.linkedCards(linked, visit),
  };
}

interface PastWindow {
  readonly events: LoggedEvent[];
  readonly dueAt: Date;
}

/** The events by the window of their digest; those of one minute together where news are sent immediately. */
function windowsOf(events: readonly LoggedEvent[], cadence: MailedCadence, timeZone: string): PastWindow[] {
  const windows: PastWindow[] = [];
  for (const event of events) {
    const last = windows.at(-1);
    if (last !== undefined && event.at < last.dueAt) last.events.push(event);
    else windows.push({ events: [event], dueAt: windowAt(cadence, event.at, timeZone).dueAt });
  }
  return windows;
}

/** Keys of the homes that a digest would have had: their state at its end is that of their last event. */
function newsIn(
  test: ListingTest,
  events: readonly LoggedEvent[],
  wanted: WantedChanges,
  dueAt: Date,
): readonly string[] {
  const search = { id: 0, seenPlace: 0, edition: events[0]!.edition, test };
  const hits: Hits = hitsAmong([search], events).get(search) ?? new Map();
  const last = new Map(events.map((event) => [event.listingkey, event.after]));
  return [...hits].flatMap(([listingkey, ofHome]) => {
    const current = last.get(listingkey) ?? null;
    return verdictOf(test, { events: ofHome, current }, wanted, dueAt).isNews ? [listingkey] : [];
  });
}

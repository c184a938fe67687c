import { editions } from '@hearth/domain/edition/editions.ts';
import type { Db } from '../db/database.ts';
import type { LoggedEvent } from '../listings/listing-events.queries.ts';
import { readEvents } from '../listings/listing-log.service.ts';
import type { ListingTestSource } from '../search/listing-test.service.ts';
import {
  type ChangedSearch,
  changedSearches,
  lockProgress,
  type NewDigest,
  noteProgress,
  openDigests,
} from './alerts.queries.ts';
import { type MailedCadence, windowAt } from './digest-window.ts';
import { preparedSearch } from './prepared-search.ts';
import { createSearchIndex } from './search-index.ts';

/** Matches the log with the saved searches of all people. It keeps their index in memory. */
export interface AlertMatcher {
  /** Reads the searches that changed since the last reading; all of them at first. */
  refresh(now: Date): Promise<void>;
  /** Opens a digest for each person whose searches the events up to a place may concern. */
  match(upTo: number, now: Date): Promise<void>;
}

/** The facts about a search that a window depends on. */
interface Subscriber {
  readonly personId: string;
  readonly edition: ChangedSearch['edition'];
  readonly cadence: MailedCadence;
  readonly timeZone: string;
}

/** Events that are read at once. */
const EVENTS_AT_ONCE = 500;

/** @param share the searches that this process matches; one share has all of them */
export function createAlertMatcher(
  source: ListingTestSource & { readonly db: Db },
  share = 'all',
): AlertMatcher {
  const { db } = source;
  const index = createSearchIndex<Subscriber>();
  const subscribers = new Map<number, Subscriber>();
  let snapshot: string | null = null;

  async function take({ person, ...search }: ChangedSearch, now: Date): Promise<void> {
    const { id, personId, edition, cadence } = search;
    const test = cadence === 'never' ? null : await preparedSearch(source, search, person, now);
    const before = subscribers.get(id);
    if (before !== undefined) index.remove(before);
    subscribers.delete(id);
    if (test === null || cadence === 'never') return;
    const timeZone = person.timeZone ?? editions[edition].timeZone;
    const subscriber = { personId, edition, cadence, timeZone };
    subscribers.set(id, subscriber);
    index.set(subscriber, { ...test, edition });
  }

  /** The windows of all people whose searches the events may concern; a search is asked for its person once. */
  function digestsOf(events: readonly LoggedEvent[], now: Date): Iterable<NewDigest> {
    const met = new Set<Subscriber>();
    const opened = new Map<string, NewDigest>();
    for (const { before, after, place } of events) {
      const open = (subscriber: Subscriber) => {
        if (met.has(subscriber)) return;
        met.add(subscriber);
        const { personId, edition, cadence, timeZone } = subscriber;
        const key = `${personId} ${edition} ${cadence}`;
        if (opened.has(key)) return;
        opened.set(key, {
          personId,
          edition,
          cadence,
          openedPlace: place,
          ...windowAt(cadence, now, timeZone),
        });
      };
      if (before) index.candidates(before, open);
      if (after) index.candidates(after, open);
    }
    return opened.values();
  }

  return {
    async refresh(now) {
      const changed = await changedSearches(db, snapshot);
      for (const search of changed.searches) await take(search, now);
      snapshot = changed.snapshot;
    },
    match: (upTo, now) =>
      db.transaction().execute(async (transaction) => {
        let place = await lockProgress(transaction, share);
        while (place < upTo) {
          const events = await readEvents(transaction, { after: place, upTo, limit: EVENTS_AT_ONCE });
          await openDigests(transaction, [...digestsOf(events, now)]);
          place = events.at(-1)?.place ?? upTo;
        }
        await noteProgress(transaction, share, place);
      }),
  };
}

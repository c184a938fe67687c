import { editions } from '@hearth/domain/edition/editions.ts';
import type { Share } from '../config-reader.ts';
import type { Db } from '../db/database.ts';
import type { LoggedEvent } from '../listings/listing-events.queries.ts';
import type { ListingImage } from '../listings/listing-image.ts';
import { presentImages, readEvents } from '../listings/listing-log.service.ts';
import type { ListingTestSource } from '../search/listing-test.service.ts';
import {
  type ChangedSearch,
  changedSearches,
  lockProgress,
  matchedPlaces,
  type NewDigest,
  noteProgress,
  openDigests,
  searchSnapshot,
} from './alerts.queries.ts';
import { digestsOfCollections, peopleWithHomes } from './collection-digests.service.ts';
import { fridayOf, openHouseWindow } from './digest-window.ts';
import { homesOfWeekend } from './open-houses.service.ts';
import { createSearchReader, type SearchReader } from './prepared-search.ts';
import { createSearchIndex } from './search-index.ts';
import { createSubscribers, newDigest, type Subscriber } from './subscriber.ts';

/** Matches the log with the saved searches of all people. It keeps their index in memory. */
export interface AlertMatcher {
  /** Reads the searches that changed since the last reading; all of them at first. */
  refresh(now: Date): Promise<void>;
  /** Opens a digest for each person whose searches the events up to a place may concern. */
  match(upTo: number, now: Date): Promise<void>;
  /** Opens the mails about the open houses of the coming weekend for people whose searches may find one of them; once an hour. */
  matchOpenHouses(now: Date): Promise<void>;
}

/** Events that are read at once. */
const EVENTS_AT_ONCE = 500;
const HOUR_MS = 3_600_000;
/** Mails about open houses that would come later than so long after Friday morning are left out. */
const LATEST_MS = 4 * HOUR_MS;

/** Searches that are read at once. */
const SEARCHES_AT_ONCE = 5000;

/** Searches whose areas are looked up at the same time. */
const AT_ONCE = 4;

/** Acts on items, on some of them at the same time. A start has a million: nothing is made for each. */
async function inTurn<Item>(items: readonly Item[], act: (item: Item) => Promise<void>): Promise<void> {
  const left = items.values();
  const actOnSome = async () => {
    for (const item of left) await act(item);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, actOnSome));
}

/** The searches that changed since a snapshot. The database reads the next ones while some are taken. */
async function* changedPages(
  db: Db,
  since: string | null,
  share: Share,
): AsyncGenerator<readonly ChangedSearch[]> {
  const page = (after: number) => changedSearches(db, since, { share, after, limit: SEARCHES_AT_ONCE });
  for (let next: Promise<readonly ChangedSearch[]> | null = page(0); next !== null; ) {
    const searches: readonly ChangedSearch[] = await next;
    next = searches.length < SEARCHES_AT_ONCE ? null : page(searches.at(-1)!.key);
    // It rejects once it is awaited, if taking these succeeds.
    next?.catch(() => {});
    yield searches;
  }
}

/** @param share the searches that this process matches */
export function createAlertMatcher(
  source: ListingTestSource & { readonly db: Db },
  share: Share,
): AlertMatcher {
  const { db } = source;
  const index = createSearchIndex<Subscriber>();
  const subscribers = createSubscribers();
  let snapshot: string | null = null;
  /** When open houses are looked for again. */
  let lookAt = 0;
  /** When the first of the resting searches may need matching again. */
  let wakeAt = Number.POSITIVE_INFINITY;

  async function take({ person, ...search }: ChangedSearch, read: SearchReader): Promise<void> {
    const { key, personId, edition, cadence } = search;
    if (cadence === 'never' || person === undefined) return index.remove(key);
    const indexed = await read(search, person);
    if (indexed === null) return index.remove(key);
    const timeZone = person.timeZone ?? editions[edition].timeZone;
    const subscriber = subscribers.of({ personId, edition, cadence, timeZone });
    index.set(key, indexed, subscriber);
  }

  /** The windows of all people whose searches the events may concern. A search rests while a digest is open for its person. */
  function digestsOf(events: readonly LoggedEvent[], now: Date): readonly NewDigest[] {
    const opened = new Map<Subscriber, NewDigest>();
    for (const { before, after, place } of events) {
      const visit = (subscriber: Subscriber): boolean => {
        if (subscriber.openUntil > now.getTime()) {
          wakeAt = Math.min(wakeAt, subscriber.openUntil);
          return true;
        }
        if (!opened.has(subscriber)) opened.set(subscriber, newDigest(subscriber, place, now));
        return false;
      };
      const look = (image: ListingImage | null) => image && index.candidates(image, visit);
      look(before);
      look(after);
    }
    return [...opened.values()];
  }

  /** Matches the next events, and returns the place of the last one. */
  async function matchSome(upTo: number, now: Date): Promise<number> {
    const { open, place } = await db.transaction().execute(async (transaction) => {
      const after = await lockProgress(transaction, share);
      if (after >= upTo) return { open: [], place: after };
      const events = await readEvents(transaction, { after, upTo, limit: EVENTS_AT_ONCE });
      const reached = events.length < EVENTS_AT_ONCE ? upTo : events.at(-1)!.place;
      const digests = await openDigests(transaction, [
        ...digestsOf(events, now),
        ...(share.number === 1 ? await digestsOfCollections(transaction, events, now) : []),
      ]);
      await noteProgress(transaction, share, reached);
      return { open: digests, place: reached };
    });
    subscribers.noteOpen(open);
    return place;
  }

  return {
    async refresh(now) {
      const next = await searchSnapshot(db);
      const read = createSearchReader(source, now);
      for await (const searches of changedPages(db, snapshot, share))
        await inTurn(searches, (search) => take(search, read));
      snapshot = next;
    },
    async match(upTo, now) {
      if (now.getTime() >= wakeAt) {
        index.wake();
        wakeAt = Number.POSITIVE_INFINITY;
      }
      while ((await matchSome(upTo, now)) < upTo);
    },
    async matchOpenHouses(now) {
      const friday = fridayOf(now);
      if (friday === null || now.getTime() < lookAt) return;
      lookAt = now.getTime() + HOUR_MS;
      const opened = new Map<string, NewDigest>();
      const keys = await homesOfWeekend(db, friday);
      const homes = await presentImages(db, keys);
      const { all: openedPlace } = await matchedPlaces(db, share);
      const visit = ({ personId, edition, timeZone }: Omit<Subscriber, 'cadence' | 'openUntil'>): boolean => {
        const window = openHouseWindow(friday, timeZone);
        if (window.dueAt.getTime() + LATEST_MS > now.getTime())
          opened.set(`${personId} ${edition}`, {
            ...{ personId, edition, cadence: 'open houses', openedPlace, ...window },
          });
        return false;
      };
      for (const image of homes.values()) index.candidates(image, visit);
      for (const person of await peopleWithHomes(db, keys)) visit(person);
      await db.transaction().execute((transaction) => openDigests(transaction, [...opened.values()]));
    },
  };
}

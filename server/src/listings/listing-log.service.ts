import { DAY_MS } from '@hearth/domain/listing/days.ts';
import type { IsoDate } from '@hearth/domain/listing/listing.ts';
import { type ChannelListener, createListener, type Listening } from '../db/channel-listener.ts';
import type { Database, Db } from '../db/database.ts';
import {
  deleteEventsBefore,
  type EventKeys,
  eventChannel,
  eventsBetween,
  eventsLike,
  eventsOfHome,
  eventsWithIds,
  firstEventAt,
  type LoggedEvent,
  lastPlace,
  openHouseKeys,
  placeEvents,
} from './listing-events.queries.ts';
import { listingImages } from './listing-image.queries.ts';
import type { ListingImage } from './listing-image.ts';

/** Listens to the commits of events by all processes; `start` begins it. @param onEvents may be called without new ones */
export const listenToEvents = (
  db: Pick<Database, 'pool'>,
  onEvents: () => void,
  onError: Listening['onError'],
): ChannelListener =>
  createListener(db, {
    ...{ channel: eventChannel, name: 'hearth alerts', onPayload: onEvents, onGap: onEvents, onError },
  });

/** Gives the events of ended transactions their places, and returns the last place. */
export const settleEvents = (db: Db): Promise<number> => db.transaction().execute(placeEvents);

/** The last place of the log; 0 for an empty one. */
export const lastEventPlace = (db: Db): Promise<number> => lastPlace(db);

/** Events behind a place, up to another one, in the order of the log. */
export const readEvents = (db: Db, span: Parameters<typeof eventsBetween>[1]): Promise<LoggedEvent[]> =>
  eventsBetween(db, span);

/** Events by their ids, in the order of the log; deleted ones are missing. */
export const eventsById = (db: Db, ids: readonly number[]): Promise<LoggedEvent[]> => eventsWithIds(db, ids);

/** Keys of stored listings with an open house between two days. */
export const keysWithOpenHouses = (db: Db, from: IsoDate, to: IsoDate): Promise<string[]> =>
  openHouseKeys(db, from, to);

/** Stored listings as events have them, by key; before the gate. */
export const presentImages = (
  db: Db,
  listingkeys: readonly string[],
): Promise<ReadonlyMap<string, ListingImage>> => listingImages(db, listingkeys);

/** The events since a moment that a search with these facts may concern. */
export const eventsForSearch = (db: Db, since: Date, keys: EventKeys): Promise<LoggedEvent[]> =>
  eventsLike(db, since, keys);

/** The events of a home, stored or removed, by its id or MLS number. */
export const homeEvents = (
  db: Db,
  edition: EventKeys['edition'],
  id: string,
  since: Date,
): Promise<LoggedEvent[]> => eventsOfHome(db, edition, id, since);

/** Since when there are events; null without any. */
export const eventsSince = (db: Db): Promise<Date | null> => firstEventAt(db);

/** Monthly digests and the look back need a month; the second one is for servers that were away. */
const EVENT_DAYS = 62;

/** Deletes events that no digest and no look back needs any more. */
export const forgetOldEvents = (db: Db, now: Date): Promise<void> =>
  deleteEventsBefore(db, new Date(now.getTime() - EVENT_DAYS * DAY_MS));

import type { Db } from '../db/database.ts';
import {
  eventsBetween,
  eventsWithIds,
  type LoggedEvent,
  lastPlace,
  placeEvents,
} from './listing-events.queries.ts';
import { listingImages } from './listing-image.queries.ts';
import type { ListingImage } from './listing-image.ts';

/** Gives the events of ended transactions their places, and returns the last place. */
export const settleEvents = (db: Db): Promise<number> => db.transaction().execute(placeEvents);

/** The last place of the log; 0 for an empty one. */
export const lastEventPlace = (db: Db): Promise<number> => lastPlace(db);

/** Events behind a place, up to another one, in the order of the log. */
export const readEvents = (db: Db, span: Parameters<typeof eventsBetween>[1]): Promise<LoggedEvent[]> =>
  eventsBetween(db, span);

/** Events by their ids, in the order of the log; deleted ones are missing. */
export const eventsById = (db: Db, ids: readonly number[]): Promise<LoggedEvent[]> => eventsWithIds(db, ids);

/** Stored listings as events have them, by key; before the gate. */
export const presentImages = (
  db: Db,
  listingkeys: readonly string[],
): Promise<ReadonlyMap<string, ListingImage>> => listingImages(db, listingkeys);

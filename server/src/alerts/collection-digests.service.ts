import { editions } from '@hearth/domain/edition/editions.ts';
import type { Db } from '../db/database.ts';
import type { LoggedEvent } from '../listings/listing-events.queries.ts';
import type { NewDigest } from './alerts.queries.ts';
import { collectionSubscribers } from './digest-sources.queries.ts';
import { newDigest, type Subscriber } from './subscriber.ts';

/** The people whose collections have some of these homes and send mails, once for each of the homes. */
export async function peopleWithHomes(
  db: Db,
  listingkeys: readonly string[],
): Promise<readonly (Omit<Subscriber, 'openUntil'> & { readonly listingkey: string })[]> {
  const people = await collectionSubscribers(db, listingkeys);
  return people.map((person) => ({
    ...person,
    timeZone: person.timeZone ?? editions[person.edition].timeZone,
  }));
}

/** The windows of all people whose collections have homes of the events: the database finds them by the homes. */
export async function digestsOfCollections(
  db: Db,
  events: readonly LoggedEvent[],
  now: Date,
): Promise<NewDigest[]> {
  const places = new Map<string, number>();
  for (const { listingkey, place } of events)
    places.set(listingkey, Math.min(place, places.get(listingkey) ?? place));
  const people = await peopleWithHomes(db, [...places.keys()]);
  return people.map((person) => newDigest(person, places.get(person.listingkey)!, now));
}

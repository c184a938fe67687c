import type { Insertable } from 'kysely';
import type { Db } from '../db/database.ts';
import type { OwnedChange } from '../db/owned-change.ts';
import type { OpenHouseRsvp } from '../db/tables.ts';

/** Keys of the open houses of a home that a person comes to, from a day on; served by its key. */
export async function readRsvps(
  db: Db,
  personId: string,
  { listingkey, today }: { readonly listingkey: string; readonly today: string },
): Promise<string[]> {
  const rows = await db
    .selectFrom('openHouseRsvp')
    .select('openhousekey')
    .where('personId', '=', personId)
    .where('listingkey', '=', listingkey)
    .where('openDay', '>=', today)
    .orderBy('openDay')
    .orderBy('openhousekey')
    .execute();
  return rows.map(({ openhousekey }) => openhousekey);
}

/** Returns whether the answer is new. */
export async function insertRsvp(db: OwnedChange, row: Insertable<OpenHouseRsvp>): Promise<boolean> {
  const added = await db
    .insertInto('openHouseRsvp')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning('openhousekey')
    .executeTakeFirst();
  return added !== undefined;
}

export async function deleteRsvp(
  db: OwnedChange,
  personId: string,
  { listingkey, openhousekey }: { readonly listingkey: string; readonly openhousekey: string },
): Promise<void> {
  await db
    .deleteFrom('openHouseRsvp')
    .where('personId', '=', personId)
    .where('listingkey', '=', listingkey)
    .where('openhousekey', '=', openhousekey)
    .execute();
}

/** A visitor of an open house. */
export interface Guest {
  readonly openhousekey: string;
  readonly name: string;
  readonly email: string;
}

/** The visitors of the open houses of a home, in the order of their answers; served by open_house_rsvp_listing. */
export async function readGuests(db: Db, listingkey: string): Promise<Guest[]> {
  const rows = await db
    .selectFrom('openHouseRsvp')
    .innerJoin('person', 'person.id', 'openHouseRsvp.personId')
    .select(['openhousekey', 'firstname', 'lastname', 'email'])
    .where('listingkey', '=', listingkey)
    .where('person.disabledAt', 'is', null)
    .orderBy('answeredAt')
    .execute();
  return rows.map(({ openhousekey, firstname, lastname, email }) => ({
    ...{ openhousekey, email },
    name: `${firstname} ${lastname}`.trim(),
  }));
}

/** Deletes the answers to open houses before a day; served by open_house_rsvp_day. */
export async function deleteRsvpsBefore(db: Db, day: string): Promise<void> {
  await db.deleteFrom('openHouseRsvp').where('openDay', '<', day).execute();
}

import type { ThingChange } from '@hearth/domain/contract/live.ts';
import type { EditionId } from '@hearth/domain/edition/edition.ts';
import { sql } from 'kysely';
import type { Db } from '../db/database.ts';

/** The channel of PostgreSQL that every process listens on; a trigger of the table `session` sends to it too. */
export const liveChannel = 'hearth_live';

/** A change, with the accounts of the people who may have a page open that shows it. */
export interface Announcement extends ThingChange {
  readonly people: readonly string[];
}

/** A change of listings, with the people who may have known them before or may know them now. */
export interface ListingAnnouncement {
  /** Each `listingid`; null where more changed than a payload names. */
  readonly listings: readonly string[] | null;
  readonly edition: EditionId;
  /** Listings that only agents know, such as a private one. */
  readonly isForAgents: boolean;
  /** Accounts of the clients who may know them all the same. */
  readonly people: readonly string[];
}

/** A payload of the channel. */
export type LivePayload = Announcement | ListingAnnouncement | { readonly endedSession: string };

/** PostgreSQL takes payloads below 8,000 bytes. */
const PEOPLE_OF_PAYLOAD = 150;

/** Sends an announcement to all processes once the transaction commits. */
export async function notify(
  transaction: Db,
  { people, ...change }: Announcement | ListingAnnouncement,
): Promise<void> {
  const parts = Math.max(Math.ceil(people.length / PEOPLE_OF_PAYLOAD), 'listings' in change ? 1 : 0);
  for (let at = 0; at < parts; at += 1) {
    const some = people.slice(at * PEOPLE_OF_PAYLOAD, (at + 1) * PEOPLE_OF_PAYLOAD);
    const payload = JSON.stringify({ ...change, people: some });
    await sql`select pg_notify(${liveChannel}, ${payload})`.execute(transaction);
  }
}

/** Which of these sessions can still be used. */
export async function openSessions(db: Db, ids: readonly string[], now: Date): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('session')
    .innerJoin('person', 'person.id', 'session.personId')
    .select('session.id')
    .where('session.id', 'in', [...ids])
    .where('session.expiresAt', '>', now)
    .where('person.disabledAt', 'is', null)
    .execute();
  return new Set(rows.map(({ id }) => id));
}

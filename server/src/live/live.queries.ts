import type { LiveChange } from '@hearth/domain/contract/live.ts';
import { sql } from 'kysely';
import type { Db } from '../db/database.ts';

/** The channel of PostgreSQL that every process listens on; a trigger of the table `session` sends to it too. */
export const liveChannel = 'hearth_live';

/** A change, with the accounts of the people who may have a page open that shows it. */
export interface Announcement extends LiveChange {
  readonly people: readonly string[];
}

/** A payload of the channel. */
export type LivePayload = Announcement | { readonly endedSession: string };

/** PostgreSQL takes payloads below 8,000 bytes. */
const PEOPLE_OF_PAYLOAD = 150;

/** Sends an announcement to all processes once the transaction commits. */
export async function notify(transaction: Db, { people, ...change }: Announcement): Promise<void> {
  for (let at = 0; at < people.length; at += PEOPLE_OF_PAYLOAD) {
    const payload: LivePayload = { ...change, people: people.slice(at, at + PEOPLE_OF_PAYLOAD) };
    await sql`select pg_notify(${liveChannel}, ${JSON.stringify(payload)})`.execute(transaction);
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

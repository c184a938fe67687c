import { sql } from 'kysely';
import type { Db } from '../db/database.ts';

/** A thing in which an agent made a change for a client. */
export interface ActedThing {
  readonly thing: 'collection' | 'saved-search';
  readonly id: number;
}

/** The name of a client's thing; undefined once it is gone. Served by the keys. */
export async function nameOfThing(
  db: Db,
  personId: string,
  { thing, id }: ActedThing,
): Promise<string | undefined> {
  const table = thing === 'collection' ? sql`collection` : sql`saved_search`;
  const { rows } = await sql<{ name: string }>`
    select name from ${table} where id = ${id} and person_id = ${personId}
  `.execute(db);
  return rows[0]?.name;
}

/** Returns whether a mail about changes of a thing was queued since then; served by mail_inbox. */
export async function isAnnounced(
  db: Db,
  personId: string,
  { thing, id }: ActedThing,
  since: Date,
): Promise<boolean> {
  const { rows } = await sql`
    select from mail where receiver_id = ${personId} and created_at > ${since} and template = 'agent-acted'
      and parameters ->> 'thing' = ${thing} and (parameters ->> 'id')::bigint = ${id}
    limit 1
  `.execute(db);
  return rows.length > 0;
}

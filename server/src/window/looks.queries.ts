import type { LookedAt } from '@hearth/domain/people/looks.ts';
import { sql } from 'kysely';
import type { Db } from '../db/database.ts';

/** A look of an agent at a list of a contact. */
export interface Look {
  readonly actorId: string;
  readonly personId: string;
  readonly tab: LookedAt;
  /** 'YYYY-MM-DD' of the edition. */
  readonly day: string;
  readonly at: Date;
}

const action = 'looked at a contact';

/** Returns whether the agent looked at the same list on the same day before; served by audit_entry_look. */
export async function isNoted(db: Db, { actorId, personId, tab, day }: Look): Promise<boolean> {
  const { rows } = await sql`
    select from audit_entry
    where action = ${action} and person_id = ${personId} and actor_id = ${actorId}
      and details ->> 'tab' = ${tab} and details ->> 'day' = ${day}
  `.execute(db);
  return rows.length > 0;
}

/** Adds the line of a look; false where the agent looked at the same list on the same day before. Served by audit_entry_look. */
export async function insertLook(db: Db, { actorId, personId, tab, day, at }: Look): Promise<boolean> {
  const { rows } = await sql`
    insert into audit_entry (at, action, actor_id, person_id, details)
    values (${at}, ${action}, ${actorId}, ${personId}, ${JSON.stringify({ tab, day })})
    on conflict do nothing returning id
  `.execute(db);
  return rows.length > 0;
}

/** Counts an agent's looks at a contact, up to two; served by audit_entry_look. */
export async function countLooks(db: Db, { actorId, personId }: Look): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from (
      select from audit_entry where action = ${action} and person_id = ${personId} and actor_id = ${actorId} limit 2
    ) looks
  `.execute(db);
  return rows[0]?.count ?? 0;
}

/** A client to whom a look is announced. */
export interface LookedAtClient {
  readonly id: string;
  readonly email: string;
  readonly emailVerified: boolean;
  readonly firstname: string;
  readonly lastname: string;
}

/** Locks a client until the transaction ends; undefined once the account is deleted. */
export const lockClient = (db: Db, id: string): Promise<LookedAtClient | undefined> =>
  db
    .selectFrom('person')
    .select(['id', 'email', 'emailVerified', 'firstname', 'lastname'])
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();

import { type Kysely, sql } from 'kysely';
import type { Tables } from '../db/database.ts';
import type { Inquiry } from './inquiry.ts';

type Db = Kysely<Tables>;

/**
 * Stores an inquiry; false where its idempotency key was stored before. Whoever comes with the same key while the first
 * transaction is under way waits for its end.
 */
export async function insertInquiry(db: Db, inquiry: Inquiry): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into inquiry
    select * from jsonb_populate_record(null::inquiry, ${JSON.stringify(inquiry)}::jsonb)
    on conflict (idempotencykey) do nothing
  `.execute(db);
  return numAffectedRows === 1n;
}

/** How many inquiries came from an address since then; served by inquiry_email. */
export async function countFrom(db: Db, email: string, since: Date): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from inquiry where lower(email) = lower(${email}) and createdat > ${since}
  `.execute(db);
  return rows[0]?.count ?? 0;
}

/** The digest of the body that an idempotency key was first sent with; undefined for a new key. */
export async function bodyHashOf(db: Db, idempotencykey: string): Promise<string | undefined> {
  const { rows } = await sql<Pick<Inquiry, 'bodyhash'>>`
    select bodyhash from inquiry where idempotencykey = ${idempotencykey}
  `.execute(db);
  return rows[0]?.bodyhash;
}

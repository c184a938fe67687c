import type { InquiryStatus } from '@hearth/domain/inquiry/inquiry-work.ts';
import { sql } from 'kysely';
import type { Db } from '../db/database.ts';
import type { Inquiry } from './inquiry.ts';

/**
 * Stores an inquiry, of which its agent is reminded at a time; returns false where its idempotency key was stored before. A second call with the same key waits until
 * the first transaction ends.
 */
export async function insertInquiry(
  db: Db,
  inquiry: Inquiry,
  { dueAt = null, status = 'new' }: { readonly dueAt?: Date | null; readonly status?: InquiryStatus } = {},
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('inquiry')
    .values({ ...inquiry, dueAt, status, consentBoxes: JSON.stringify(inquiry.consentBoxes) })
    .onConflict((conflict) => conflict.column('idempotencyKey').doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** How many inquiries came from an address since then; served by inquiry_email. */
export async function countFrom(db: Db, email: string, since: Date): Promise<number> {
  const { count } = await db
    .selectFrom('inquiry')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where(sql`lower(email)`, '=', sql`lower(${email})`)
    .where('createdAt', '>', since)
    .executeTakeFirstOrThrow();
  return count;
}

/** The digest of the body that an idempotency key was first sent with; undefined for a new key. */
export async function bodyHashOf(db: Db, idempotencyKey: string): Promise<string | undefined> {
  const inquiry = await db
    .selectFrom('inquiry')
    .select('bodyHash')
    .where('idempotencyKey', '=', idempotencyKey)
    .executeTakeFirst();
  return inquiry?.bodyHash;
}

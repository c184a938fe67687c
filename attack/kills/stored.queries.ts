import type { Db } from '@hearth/server/db/database.ts';
import { sql } from 'kysely';

/** The idempotency keys of all inquiries, one for each row. */
export async function storedInquiries(db: Db): Promise<string[]> {
  const rows = await db.selectFrom('inquiry').select('idempotencyKey').execute();
  return rows.map(({ idempotencyKey }) => idempotencyKey ?? '');
}

/** A mail, and how far it came. */
export interface MailState {
  readonly id: string;
  readonly isSent: boolean;
  /** Given to the mail server, without an answer of it: an operator settles it. */
  readonly isUnsettled: boolean;
}

export async function storedMails(db: Db): Promise<MailState[]> {
  const rows = await db.selectFrom('mail').select(['id', 'sentAt', 'handedOverAt']).execute();
  return rows.map(({ id, sentAt, handedOverAt }) => ({
    id,
    isSent: sentAt !== null,
    isUnsettled: sentAt === null && handedOverAt !== null,
  }));
}

/** How many listings each file has, by the number in keys such as `AUS-attack-7-12` of file 7. */
export async function storedListings(db: Db, mark: string): Promise<Map<number, number>> {
  const { rows } = await sql<{ nth: number; count: number }>`
    select split_part(listingkey, '-', 3)::int as nth, count(*)::int as count
    from listing where listingkey like ${`${mark}-%`} group by 1
  `.execute(db);
  return new Map(rows.map(({ nth, count }) => [nth, count]));
}

import type { Db } from '../../db/database.ts';

/** The idempotency keys of all inquiries, one for each row. */
export async function storedInquiries(db: Db): Promise<string[]> {
  const rows = await db.selectFrom('inquiry').select('idempotencyKey').execute();
  return rows.map(({ idempotencyKey }) => idempotencyKey ?? '');
}

/** All mails, and whether they count as sent. */
export async function storedMails(db: Db): Promise<{ id: string; isSent: boolean }[]> {
  const rows = await db.selectFrom('mail').select(['id', 'sentAt']).execute();
  return rows.map(({ id, sentAt }) => ({ id, isSent: sentAt !== null }));
}

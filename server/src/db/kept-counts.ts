import { sql } from 'kysely';
import type { Db } from './database.ts';
import type { SqlFragment } from './sql-fragment.ts';

/** A list whose items the database counts whenever one comes, changes or goes. */
export type KeptList =
  | 'other mails'
  | 'mails about inquiries'
  | 'inquiries of a sender'
  | 'inquiries of an agent'
  | 'contacts';

/**
 * The number of items in lists of an owner; served by list_tally_owner.
 * @param owner one value, or `any(...)` of several
 * @param part the status of mails or of an agent's inquiries, the type of a sender's, 'own' or 'shared' of contacts; all without it
 */
export const keptCount = (lists: readonly KeptList[], owner: SqlFragment, part?: string): SqlFragment =>
  sql`(select coalesce(sum(n), 0) from list_tally where owner = ${owner} and list = any(${lists}::text[])
       ${part === undefined ? sql`` : sql`and part = ${part}`})`;

/** Merges what was added to the numbers of items. */
export async function compactKeptCounts(db: Db): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await sql`set local statement_timeout = 0`.execute(transaction);
    await sql`select compact_list_tally()`.execute(transaction);
  });
}

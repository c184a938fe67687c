import type { EditionId } from '@hearth/domain/edition/edition.ts';
import type { ListingSource } from '@hearth/domain/listing/listing.ts';
import { sql } from 'kysely';
import type { Office } from '../agents/agents.queries.ts';
import type { Db } from '../db/database.ts';

/** The brokerage's own office: the one whose code its listings bear. */
export const readMainOffice = (db: Db, edition: EditionId, officeCode: string): Promise<Office | undefined> =>
  db
    .selectFrom('office')
    .selectAll()
    .where('edition', '=', edition)
    .orderBy(sql`mls_id = ${officeCode}`, (order) => order.desc().nullsLast())
    .orderBy('officeId')
    .limit(1)
    .executeTakeFirst();

/**
 * When the newest listing of a source changed, of those that everybody may see: a date must not betray a private listing.
 * Served by listing_modified.
 */
export async function lastModified(db: Db, edition: EditionId, source: ListingSource): Promise<Date | null> {
  const newest = await db
    .selectFrom('listing')
    .select('modificationtimestamp')
    .where('edition', '=', edition)
    .where('source', '=', source)
    .where('mlsstatus', '<>', 'Private')
    .where('internetentirelistingdisplayyn', '=', true)
    .orderBy('modificationtimestamp', 'desc')
    .limit(1)
    .executeTakeFirst();
  return newest?.modificationtimestamp ?? null;
}

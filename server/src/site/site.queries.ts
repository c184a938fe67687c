import type { EditionId } from '@hearth/domain/edition/edition.ts';
import type { ListingSource } from '@hearth/domain/listing/listing.ts';
import { type Kysely, sql } from 'kysely';
import type { Office } from '../agents/agents.queries.ts';
import type { Tables } from '../db/database.ts';

type Db = Kysely<Tables>;

/** The brokerage's own office: the one whose code its listings bear. */
export async function readMainOffice(
  db: Db,
  edition: EditionId,
  officeCode: string,
): Promise<Office | undefined> {
  const { rows } = await sql<Office>`
    select * from office where edition = ${edition} order by mlsid = ${officeCode} desc nulls last, officeid limit 1
  `.execute(db);
  return rows[0];
}

/**
 * When the newest listing of a source changed, of those that everybody may see: a date must not betray a private listing.
 * Served by listing_modified.
 */
export async function lastModified(db: Db, edition: EditionId, source: ListingSource): Promise<Date | null> {
  const { rows } = await sql<{ modificationtimestamp: Date }>`
    select modificationtimestamp from listing
    where edition = ${edition} and source = ${source}
      and mlsstatus <> 'Private' and internetentirelistingdisplayyn
    order by modificationtimestamp desc
    limit 1
  `.execute(db);
  return rows[0]?.modificationtimestamp ?? null;
}

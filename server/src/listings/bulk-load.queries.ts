import { sql } from 'kysely';
import type { Db } from '../db/database.ts';

/** Indexes that cost more to maintain row by row than to build at the end. */
const TEXT_INDEXES = [
  'listing_keyword',
  'listing_address',
  'shown_address_address',
  'shown_address_street',
  'street_words',
];

/**
 * Runs a large first load in one transaction and builds the text indexes once at its end; the load succeeds or fails as a
 * whole. It blocks all readers of listings, so use it only before a database serves requests. Run `clusterSearch` after it.
 */
export async function bulkLoad<Result>(db: Db, load: (trx: Db) => Promise<Result>): Promise<Result> {
  return db.transaction().execute(async (trx) => {
    await sql`set local statement_timeout = 0`.execute(trx);
    const definitions = await textIndexes(trx);
    for (const name of TEXT_INDEXES) await sql`drop index if exists ${sql.ref(name)}`.execute(trx);
    // Areas are counted once at the end, too; a load into an empty database deletes nothing.
    await sql`alter table listing_search disable trigger user`.execute(trx);
    // One entry for all rows instead of one for each.
    await sql`alter table listing_search_on_market disable trigger search_row_change`.execute(trx);
    await sql`insert into search_row_change (listing_id) values (0)`.execute(trx);
    const result = await load(trx);
    await sql`alter table listing_search_on_market enable trigger search_row_change`.execute(trx);
    await sql`alter table listing_search enable trigger user`.execute(trx);
    await sql`select recount_areas()`.execute(trx);
    for (const definition of definitions) await sql.raw(definition).execute(trx);
    return result;
  });
}

/** Indexes of the migration. */
async function textIndexes(db: Db): Promise<string[]> {
  const { rows } = await sql<{ indexdef: string }>`
    select indexdef from pg_indexes
    where schemaname = current_schema() and indexname = any(${TEXT_INDEXES}::text[])
  `.execute(db);
  return rows.map((row) => row.indexdef);
}

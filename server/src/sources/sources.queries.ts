import type { EditionId } from '@hearth/domain/edition/edition.ts';
import type { ListingSource } from '@hearth/domain/listing/listing.ts';
import { sql } from 'kysely';
import type { Db } from '../db/database.ts';

export interface SourceOfEdition {
  readonly edition: EditionId;
  readonly source: ListingSource;
}

/** A source that was updated at least once. */
export interface StoredSource extends SourceOfEdition {
  readonly updatedAt: Date;
  readonly isSample: boolean;
  readonly hiddenAt: Date | null;
}

export async function storedSources(db: Db): Promise<StoredSource[]> {
  const { rows } = await sql<StoredSource>`/* stored sources */
    select edition, source, updated_at, is_sample, hidden_at from listing_source order by edition, source
  `.execute(db);
  return rows;
}

/** Records a successful update. Returns whether the source's listings were hidden until now. */
export async function recordUpdate(
  db: Db,
  { edition, source }: SourceOfEdition,
  at: Date,
  isSample: boolean,
): Promise<boolean> {
  const { rows } = await sql<{ wasHidden: boolean }>`
    with before as (
      select hidden_at is not null as was_hidden from listing_source
      where edition = ${edition} and source = ${source} for update
    ), stored as (
      insert into listing_source as stored (edition, source, updated_at, is_sample)
      values (${edition}, ${source}, ${at}, ${isSample})
      on conflict (edition, source) do update
      set updated_at = greatest(stored.updated_at, excluded.updated_at), is_sample = excluded.is_sample, hidden_at = null
    )
    select was_hidden from before
  `.execute(db);
  return rows[0]?.wasHidden ?? false;
}

/** Of the sources that were not updated since a moment, those whose listings are still shown become hidden. */
export async function hideNotUpdatedSince(
  db: Db,
  source: ListingSource,
  since: Date,
  now: Date,
): Promise<StoredSource[]> {
  const { rows } = await sql<StoredSource>`
    update listing_source set hidden_at = ${now}
    where source = ${source} and not is_sample and hidden_at is null and updated_at < ${since}
    returning edition, source, updated_at, is_sample, hidden_at
  `.execute(db);
  return rows;
}

/**
 * Takes the listings of a source off every list, or puts them back as far as their sellers show them. Triggers count and log
 * the change for suggestions and for the columns in memory.
 */
export async function displaySource(
  db: Db,
  { edition, source }: SourceOfEdition,
  isShown: boolean,
): Promise<void> {
  // One row for each listing of the source.
  await sql`set local statement_timeout = 0`.execute(db);
  for (const table of ['listing_search', 'shown_address']) {
    await sql`
      update ${sql.table(table)} as row
      set displayed = ${isShown} and listing.internetentirelistingdisplayyn
      from listing
      where listing.id = row.id and listing.edition = ${edition} and listing.source = ${source}
        and row.displayed <> (${isShown} and listing.internetentirelistingdisplayyn)
    `.execute(db);
  }
}

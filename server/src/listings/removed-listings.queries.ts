import type { EditionId } from '@hearth/domain/edition/edition.ts';
import type { IsoTimestamp, ListingSource } from '@hearth/domain/listing/listing.ts';
import { sql } from 'kysely';
import type { Db } from '../db/database.ts';
import type { Removal, Removed } from './removal.ts';

/** Stored facts of a removed listing. */
export interface RemovedListing {
  readonly agentId: string | null;
  /** Set if guests could see it; otherwise its existence stays secret. */
  readonly wasPublic: boolean;
}

/**
 * Deletes listings with their search rows, addresses, pictures, open houses and history, and stores that they are gone.
 * Returns the removals of listings that were stored; the keys of others are ignored, and removals older than the stored row. In the order of the keys, in which every
 * saver locks. Gate: `was_public` is `isPublic`, or a status that only links reach.
 */
export async function deleteListings(db: Db, removals: readonly Removal[], now: Date): Promise<Removed[]> {
  if (removals.length === 0) return [];
  const { rows } = await sql<Removed>`
    with wanted as (
      select * from unnest(${removals.map(({ listingkey }) => listingkey)}::text[],
                           ${removals.map(({ reason }) => reason)}::text[],
                           ${removals.map(({ isForAddress }) => isForAddress ?? false)}::boolean[],
                           ${removals.map(({ modifiedAt }) => modifiedAt ?? null)}::timestamptz[])
        as wanted (listingkey, reason, is_for_address, modified_at)
    ), locked as (
      select listing.id from listing join wanted using (listingkey)
      where (listing.internetaddressdisplayyn or not is_for_address)
        and (modified_at is null or source_modified_at is null or modified_at >= source_modified_at)
      order by listingkey for update of listing
    ), gone as (
      delete from listing using locked where listing.id = locked.id
      returning listingkey, listingid, sourcelistingid, source, edition, agent_id, mlsstatus, public_date,
                internetentirelistingdisplayyn, source_modified_at
    )
    insert into removed_listing (listingkey, listingid, sourcelistingid, source, edition, agent_id, was_public, reason,
                                 removed_at, source_modified_at)
    select listingkey, listingid, sourcelistingid, source, edition, agent_id,
           internetentirelistingdisplayyn and mlsstatus <> 'Private'
             and (source <> 'EX' or mlsstatus not in ('Expired', 'Withdrawn') or public_date is not null),
           wanted.reason, ${now}, greatest(wanted.modified_at, gone.source_modified_at)
    from gone join wanted using (listingkey)
    on conflict (listingkey) do update
    set listingid = excluded.listingid, sourcelistingid = excluded.sourcelistingid, source = excluded.source,
        edition = excluded.edition, agent_id = excluded.agent_id, was_public = excluded.was_public,
        reason = excluded.reason, removed_at = excluded.removed_at, source_modified_at = excluded.source_modified_at
    returning listingkey, listingid, reason
  `.execute(db);
  return rows;
}

/** Moments of the last change of removed listings, by key; null where their source states none. */
export async function removalMoments(
  db: Db,
  listingkeys: readonly string[],
): Promise<ReadonlyMap<string, IsoTimestamp | null>> {
  if (listingkeys.length === 0) return new Map();
  const { rows } = await sql<{ listingkey: string; at: Date | null }>`
    select listingkey, source_modified_at as at from removed_listing
    where listingkey = any(${listingkeys}::text[])
  `.execute(db);
  return new Map(rows.map(({ listingkey, at }) => [listingkey, at?.toISOString() ?? null]));
}

/** Listings that are stored again are not gone any more. */
export async function forgetRemovals(db: Db, listingkeys: readonly string[]): Promise<void> {
  if (listingkeys.length === 0) return;
  await sql`delete from removed_listing where listingkey = any(${listingkeys}::text[])`.execute(db);
}

/** The last removed listing of an edition with this id or MLS number. Served by the indexes on both. */
export async function removedListing(
  db: Db,
  edition: EditionId,
  id: string,
): Promise<RemovedListing | undefined> {
  const { rows } = await sql<RemovedListing>`
    select agent_id, was_public
    from removed_listing
    where (listingid = ${id} or sourcelistingid = ${id}) and edition = ${edition}
    order by removed_at desc
    limit 1
  `.execute(db);
  return rows[0];
}

/**
 * Keys of a source's stored listings, open or not, that a file does not name. A listing that changed after the last change
 * that the file knows of is newer than the file.
 */
export async function listingsNotAmong(
  db: Db,
  { edition, source }: { readonly edition: EditionId; readonly source: ListingSource },
  listingkeys: readonly string[],
  lastChange: IsoTimestamp | null,
): Promise<string[]> {
  const { rows } = await sql<{ listingkey: string }>`
    select listingkey from listing
    where edition = ${edition} and source = ${source}
      and (${lastChange}::timestamptz is null or source_modified_at is null or source_modified_at <= ${lastChange})
      and not exists (select from unnest(${listingkeys}::text[]) as named (listingkey)
                      where named.listingkey = listing.listingkey)
  `.execute(db);
  return rows.map(({ listingkey }) => listingkey);
}

/** Returns how many were removed before a day and are now forgotten: their pages answer as unknown ones do. */
export async function forgetRemovalsBefore(db: Db, day: Date): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('removedListing')
    .where('removedAt', '<', day)
    .executeTakeFirst();
  return Number(numDeletedRows);
}

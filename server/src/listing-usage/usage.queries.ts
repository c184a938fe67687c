import type { UsageStatistics } from '@hearth/domain/contract/listing.ts';
import { sql } from 'kysely';
import type { Db } from '../db/database.ts';

/**
 * Counts a view unless one with this key is still remembered; the key and the count change together. It deletes keys that
 * expired meanwhile, so that they are not stored until the next upkeep. Served by counted_view_expiry.
 */
export async function insertView(
  db: Db,
  { listingkey, key, now, expiresAt }: { listingkey: string; key: string; now: Date; expiresAt: Date },
): Promise<void> {
  await sql`
    with expired as (
      delete from counted_view where key in (
        select key from counted_view where expires_at <= ${now} and key <> ${key}
        order by expires_at limit 100 for update skip locked)
    ), fresh as (
      insert into counted_view (key, expires_at) values (${key}, ${expiresAt})
      on conflict (key) do update set expires_at = excluded.expires_at where counted_view.expires_at <= ${now}
      returning key
    )
    insert into listing_view_count (listingkey, views) select ${listingkey}, 1 from fresh
    on conflict (listingkey) do update set views = listing_view_count.views + 1
  `.execute(db);
}

export const deleteExpiredViews = (db: Db, now: Date) =>
  db.deleteFrom('countedView').where('expiresAt', '<=', now).execute();

/** Served by the keys, inquiry_listing, collection_listing_key and dismissed_listing_key. */
export async function readUsage(db: Db, listingkey: string): Promise<Omit<UsageStatistics, 'listingId'>> {
  const { rows } = await sql<Omit<UsageStatistics, 'listingId'>>`
    select
      coalesce((select views from listing_view_count where listingkey = ${listingkey}), 0) as views_count,
      (select count(*) from inquiry where listingkey = ${listingkey} and type = 'listing-question') as questions_count,
      (select count(*) from inquiry where listingkey = ${listingkey}
         and type in ('schedule-a-tour', 'schedule-a-video-tour')) as scheduled_tours_count,
      (select count(distinct person_id) from collection_listing join collection on id = collection_id
       where listingkey = ${listingkey}) as saved_to_collections_count,
      (select count(*) from dismissed_listing where listingkey = ${listingkey}) as dismissed_count
  `.execute(db);
  return rows[0]!;
}

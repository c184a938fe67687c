import type { UsageStatistics } from '@hearth/domain/contract/listing.ts';
import type { UsageDay } from '@hearth/domain/contract/listing-usage.ts';
import { sql } from 'kysely';
import type { Db } from '../db/database.ts';

/**
 * Counts a view unless one with this key is still remembered; the key and the count change together. It deletes keys that
 * expired meanwhile, so that they are not stored until the next upkeep. Served by counted_view_expiry.
 */
export async function insertView(
  db: Db,
  {
    listingkey,
    key,
    now,
    expiresAt,
    day,
  }: { listingkey: string; key: string; now: Date; expiresAt: Date; day: string },
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
    ), of_day as (
      insert into listing_view_day (listingkey, day, views) select ${listingkey}, ${day}::date, 1 from fresh
      on conflict (listingkey, day) do update set views = listing_view_day.views + 1
    )
    insert into listing_view_count (listingkey, views) select ${listingkey}, 1 from fresh
    on conflict (listingkey) do update set views = listing_view_count.views + 1
  `.execute(db);
}

export const deleteExpiredViews = (db: Db, now: Date) =>
  db.deleteFrom('countedView').where('expiresAt', '<=', now).execute();

/** Views are stored by day for so long; the total stays. */
const DAYS_STORED = 400;

export const deleteOldViewDays = (db: Db, now: Date) =>
  sql`delete from listing_view_day where day < ${now}::timestamptz::date - ${DAYS_STORED}::int`.execute(db);

/**
 * The usage of each day from one to another, by the wall clock of a time zone. Served by the keys of listing_view_day, inquiry_listing,
 * collection_listing_key and dismissed_listing_key.
 */
export async function readUsageDays(
  db: Db,
  listingkey: string,
  { from, to, timeZone }: { readonly from: string; readonly to: string; readonly timeZone: string },
): Promise<UsageDay[]> {
  const { rows } = await sql<UsageDay>`
    with happened as (
      select (added_at at time zone ${timeZone})::date as day, 'save' as kind
      from collection_listing where listingkey = ${listingkey}
      union all
      select (dismissed_at at time zone ${timeZone})::date, 'dismissal'
      from dismissed_listing where listingkey = ${listingkey}
      union all
      select (created_at at time zone ${timeZone})::date, type from inquiry where listingkey = ${listingkey}
    )
    select day::date as day,
           coalesce((select views from listing_view_day
                     where listing_view_day.listingkey = ${listingkey} and listing_view_day.day = each.day), 0) as views,
           count(*) filter (where kind = 'save') as saves,
           count(*) filter (where kind = 'dismissal') as dismissals,
           count(*) filter (where kind = 'listing-question') as questions,
           count(*) filter (where kind in ('schedule-a-tour', 'schedule-a-video-tour')) as tours
    from generate_series(${from}::date, ${to}::date, interval '1 day') as each (day)
    left join happened using (day)
    group by 1, 2 order by 1
  `.execute(db);
  return rows;
}

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

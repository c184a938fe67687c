import { sql } from 'kysely';
import type { Db } from '../db/database.ts';

/** Counts of one day of a key. */
export interface EmbedFigures {
  /** Pages that were loaded with widgets. */
  readonly loads: number;
  readonly searches: number;
  /** Homes that were opened in the widgets. */
  readonly views: number;
  readonly inquiries: number;
  /** On the portal, by visitors whom links from the key's pages led there. */
  readonly linkedInquiries: number;
}

/** The use of a key's pages on one day. Counts are added to the stored ones, so any number of processes may count. */
export interface EmbedCount extends Partial<EmbedFigures> {
  readonly key: string;
  /** 'YYYY-MM-DD' of the edition. */
  readonly day: string;
}

/** A key may have been rotated since it was counted. */
const newestName = sql`coalesce(former.key, given.key)`;

/** Keys that are gone are left out. Rows go in one order, so that two processes cannot wait for each other. */
export async function addEmbedCounts(db: Db, counts: readonly EmbedCount[]): Promise<void> {
  if (counts.length === 0) return;
  await sql`
    insert into embed_count as stored (key, day, loads, searches, views, inquiries, linked_inquiries)
    select key, day, coalesce(sum(loads), 0), coalesce(sum(searches), 0), coalesce(sum(views), 0),
           coalesce(sum(inquiries), 0), coalesce(sum("linkedInquiries"), 0)
    from (select ${newestName} as key, day, loads, searches, views, inquiries, "linkedInquiries"
          from json_to_recordset(${JSON.stringify(counts)}::json)
                 as given (key text, day date, loads bigint, searches bigint, views bigint, inquiries bigint,
                           "linkedInquiries" bigint)
          left join embed_former_key as former on former.name = given.key) as counted
    join embed_key using (key)
    group by key, day
    order by key, day
    on conflict (key, day) do update
    set loads = stored.loads + excluded.loads, searches = stored.searches + excluded.searches,
        views = stored.views + excluded.views, inquiries = stored.inquiries + excluded.inquiries,
        linked_inquiries = stored.linked_inquiries + excluded.linked_inquiries
  `.execute(db);
}

/** The use of one page of a key on one day. */
export interface PageCount {
  readonly key: string;
  readonly day: string;
  /** Origin and path. */
  readonly page: string;
  readonly loads: number;
  readonly inquiries: number;
  readonly widgets: readonly string[];
}

/** A key has so many rows a day at most: visitors may invent paths. */
const MOST_PAGES = 500;

/** Adds to the stored counts as `addEmbedCounts` does; new pages beyond the most of a day count as ''. */
export async function addPageCounts(db: Db, counts: readonly PageCount[]): Promise<void> {
  if (counts.length === 0) return;
  await sql`
    with named as (
      select ${newestName} as key, day, page, loads, inquiries, widgets
      from json_to_recordset(${JSON.stringify(counts)}::json)
             as given (key text, day date, page text, loads bigint, inquiries bigint, widgets text[])
      left join embed_former_key as former on former.name = given.key
    ), counted as (
      select given.key, given.day, given.page, given.loads, given.inquiries, given.widgets,
             exists (select from embed_page_count as old
                     where old.key = given.key and old.day = given.day and old.page = given.page) as is_known,
             (select count(*) from embed_page_count as old where old.key = given.key and old.day = given.day) as stored
      from named as given join embed_key using (key)
    ), placed as (
      select key, day, loads, inquiries, widgets,
             case when is_known or stored + row_number() over (partition by key, day, is_known order by page)
                       <= ${MOST_PAGES} then page else '' end as page
      from counted
    ), summed as (
      select key, day, page, sum(loads) as loads, sum(inquiries) as inquiries
      from placed group by key, day, page
    )
    insert into embed_page_count as stored (key, page, day, loads, inquiries, widgets)
    select key, page, day, loads, inquiries,
           array(select distinct unnest(widgets) from placed
                 where placed.key = summed.key and placed.day = summed.day and placed.page = summed.page)
    from summed order by key, page, day
    on conflict (key, page, day) do update
    set loads = stored.loads + excluded.loads, inquiries = stored.inquiries + excluded.inquiries,
        widgets = array(select distinct unnest(stored.widgets || excluded.widgets) order by 1)
  `.execute(db);
}

/** Counts of pages are stored for so long. */
const DAYS_STORED = 400;

/** Served by embed_page_count_day. */
export const deleteOldPageCounts = (db: Db, now: Date) =>
  sql`delete from embed_page_count where day < ${now}::timestamptz::date - ${DAYS_STORED}::int`.execute(db);

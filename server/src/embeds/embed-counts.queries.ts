import { sql } from 'kysely';
import type { Db } from '../db/database.ts';

/** The use of a key's pages on one day. Counts are added to the stored ones, so any number of processes may count. */
export interface EmbedCount {
  readonly key: string;
  /** 'YYYY-MM-DD' of the edition. */
  readonly day: string;
  readonly searches: number;
  readonly inquiries: number;
  /** On the portal, by visitors whom links from the key's pages led there. */
  readonly linkedInquiries?: number;
}

/** Keys that are gone are left out. Rows go in one order, so that two processes cannot wait for each other. */
export async function addEmbedCounts(db: Db, counts: readonly EmbedCount[]): Promise<void> {
  if (counts.length === 0) return;
  await sql`
    insert into embed_count (key, day, searches, inquiries, linked_inquiries)
    select key, day, searches, inquiries, coalesce("linkedInquiries", 0)
    from json_to_recordset(${JSON.stringify(counts)}::json)
           as counted (key text, day date, searches bigint, inquiries bigint, "linkedInquiries" bigint)
    join embed_key using (key)
    order by key, day
    on conflict (key, day) do update
    set searches = embed_count.searches + excluded.searches, inquiries = embed_count.inquiries + excluded.inquiries,
        linked_inquiries = embed_count.linked_inquiries + excluded.linked_inquiries
  `.execute(db);
}

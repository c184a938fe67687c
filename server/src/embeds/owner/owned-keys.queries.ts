import type { KeyDay, KeyPage } from '@hearth/domain/contract/embed-owner.ts';
import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import type { EmbedKey } from '../embed-key.ts';
import { embedKeys } from '../embed-keys.queries.ts';

export const readKeyById = (db: Db, id: string): Promise<EmbedKey | undefined> =>
  embedKeys(db).where('embedKey.id', '=', id).executeTakeFirst();

/** The keys of an owner, the newest first; served by embed_key_owner_email. */
export const readOwnersKeys = (db: Db, email: string): Promise<EmbedKey[]> =>
  embedKeys(db).where('ownerEmail', '=', email).orderBy('createdAt', 'desc').execute();

/** The keys of an agent that are valid, the newest first. */
export const readAgentsKeys = (db: Db, agentId: string): Promise<EmbedKey[]> =>
  embedKeys(db)
    .where('agent.agentId', '=', agentId)
    .where('revokedAt', 'is', null)
    .orderBy('embedKey.createdAt', 'desc')
    .execute();

/** Notes that links are mailed to an owner; false where they were after a moment. */
export async function noteLinksMailed(
  db: Db,
  email: string,
  { now, since }: { readonly now: Date; readonly since: Date },
): Promise<boolean> {
  const { rows } = await sql`
    update embed_key set link_mailed_at = ${now}
    where owner_email = ${email}
      and not exists (select from embed_key where owner_email = ${email} and link_mailed_at > ${since})
    returning id
  `.execute(db);
  return rows.length > 0;
}

/** Days of the edition, both included. */
interface Days {
  readonly from: string;
  readonly to: string;
}

/** Every day of a period with the figures of a key, the oldest first; served by the key of embed_count. */
export async function readKeyDays(db: Db, key: string, { from, to }: Days): Promise<KeyDay[]> {
  const { rows } = await sql<KeyDay>`
    select each.day::date as day, coalesce(loads, 0) as loads, coalesce(searches, 0) as searches,
           coalesce(views, 0) as views, coalesce(inquiries, 0) as inquiries
    from generate_series(${from}::date, ${to}::date, interval '1 day') as each (day)
    left join embed_count on embed_count.key = ${key} and embed_count.day = each.day
    order by 1
  `.execute(db);
  return rows;
}

/** The most that the page lists; the file has all. */
const MOST_LISTED = 200;

/** The pages of keys in a period, those with the most loads first; served by the key of embed_page_count. */
export async function readKeyPages(db: Db, keys: readonly string[], { from, to }: Days): Promise<KeyPage[]> {
  const { rows } = await sql<KeyPage>`
    with counted as (
      select * from embed_page_count where key = any(${keys}) and day between ${from}::date and ${to}::date
    ), busiest as (
      select page, sum(loads)::bigint as loads, sum(inquiries)::bigint as inquiries,
             coalesce(max(day) filter (where loads > 0), max(day)) as last_day
      from counted
      group by page
      order by 2 desc, 3 desc, page
      limit ${MOST_LISTED}
    ), shown as (
      select page, array_agg(distinct widget order by widget) as widgets
      from counted join busiest using (page) cross join unnest(counted.widgets) as widget
      group by page
    )
    select busiest.*, coalesce(shown.widgets, '{}') as widgets
    from busiest left join shown using (page)
    order by loads desc, inquiries desc, page
  `.execute(db);
  return rows;
}

/** One page on one day. */
export interface PageDay {
  readonly day: string;
  readonly page: string;
  readonly widgets: readonly string[];
  readonly loads: number;
  readonly inquiries: number;
}

/** The pages of a key on each day, the oldest first. */
export const readPageDays = (db: Db, key: string, { from, to }: Days): Promise<PageDay[]> =>
  db
    .selectFrom('embedPageCount')
    .select(['day', 'page', 'widgets', 'loads', 'inquiries'])
    .where('key', '=', key)
    .where('day', '>=', from)
    .where('day', '<=', to)
    .orderBy('day')
    .orderBy('page')
    .execute();

/** A former name of a key. */
export interface FormerKey {
  readonly name: string;
  readonly endsAt: Date;
}

/** The former names of a key that still work, the last to end first; served by embed_former_key_key. */
export const readFormerKeys = (db: Db, key: string, now: Date): Promise<FormerKey[]> =>
  db
    .selectFrom('embedFormerKey')
    .select(['name', 'endsAt'])
    .where('key', '=', key)
    .where('endsAt', '>', now)
    .orderBy('endsAt', 'desc')
    .execute();

/** Ends a former name of a key; false where the key has none of this name that still works. */
export async function endFormerKey(
  db: Db,
  { key, name, now }: { readonly key: string; readonly name: string; readonly now: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('embedFormerKey')
    .set({ endsAt: now })
    .where('name', '=', name)
    .where('key', '=', key)
    .where('endsAt', '>', now)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** The row of a key, locked until the transaction ends; undefined where it is gone or revoked. */
export const lockKey = (db: Db, id: string) =>
  db
    .selectFrom('embedKey')
    .select(['key', 'owner'])
    .where('id', '=', id)
    .where('revokedAt', 'is', null)
    .forUpdate()
    .executeTakeFirst();

/** Gives a key a new name. Its counts, inquiries, former names and the listings of its day go along. */
export async function renameKey(
  db: Db,
  { from, to, endsAt }: { readonly from: string; readonly to: string; readonly endsAt: Date },
): Promise<void> {
  await db.updateTable('embedKey').set({ key: to }).where('key', '=', from).execute();
  await db.insertInto('embedFormerKey').values({ name: from, key: to, endsAt }).execute();
  await db
    .updateTable('listingCount')
    .set({ name: to })
    .where('kind', '=', 'key')
    .where('name', '=', from)
    .execute();
}

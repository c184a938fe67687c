import type { AccountMemory, GuestMemory } from '@hearth/domain/contract/user-memory.ts';
import type { EditionId } from '@hearth/domain/edition/edition.ts';
import { sql } from 'kysely';
import type { Db } from '../db/database.ts';
import type { OwnedChange } from '../db/owned-change.ts';
import type { Owner } from '../http/visit.ts';

interface Owned {
  readonly personId: string;
  readonly now: Date;
}

/** A person on a site. */
interface OwnedHere extends Owned {
  readonly edition: EditionId;
}

/** A search that is there already keeps the higher count: a repeated request adds nothing. The device lists the newest first. */
export async function mergeSearches(
  db: OwnedChange,
  { personId, now }: Owned,
  searches: NonNullable<GuestMemory['recentSearches']>,
): Promise<void> {
  await sql`
    insert into recent_search (person_id, query, search_count, searched_at)
    select ${personId}, query, least(sum(search_count), 1000000), ${now}::timestamptz - min(position) * interval '1 second'
    from unnest(${searches.map(({ query }) => query)}::text[], ${searches.map(({ searchCount }) => searchCount)}::int[])
      with ordinality as given (query, search_count, position)
    group by query
    on conflict (person_id, query) do update set
      search_count = greatest(recent_search.search_count, excluded.search_count),
      searched_at = greatest(recent_search.searched_at, excluded.searched_at)
  `.execute(db);
}

/** Deletes all but the newest. */
export async function keepNewestSearches(db: OwnedChange, personId: string, most: number): Promise<void> {
  await sql`
    delete from recent_search where person_id = ${personId} and query not in (
      select query from recent_search where person_id = ${personId} order by searched_at desc, query limit ${most})
  `.execute(db);
}

/**
 * Adds homes that a device lists without times, the one viewed last first. The first is viewed now. Of the others, those that the
 * account has keep their time, and the rest are older than every home that the list has before them.
 */
export async function mergeViews(
  db: OwnedChange,
  { personId, now, edition }: OwnedHere,
  listingids: readonly string[],
): Promise<void> {
  await sql`
    with given as (
      select listingid, min(position) as position
      from unnest(${listingids}::text[]) with ordinality as listed (listingid, position) group by listingid
    ), known as (
      select listingid, position,
             min(viewed_at) filter (where position > 1) over (order by position) as newest
      from given left join (select listingid, viewed_at from viewed_listing where person_id = ${personId}) stored
        using (listingid)
    )
    insert into viewed_listing (person_id, edition, listingid, viewed_at)
    select ${personId}, ${edition}, listingid, least(newest, ${now}::timestamptz) - (position - 1) * interval '1 second' from known
    on conflict (person_id, listingid) do update set viewed_at = greatest(viewed_listing.viewed_at, excluded.viewed_at)
    where excluded.viewed_at = ${now}::timestamptz
  `.execute(db);
}

/** Stores how the person saw homes of their history; a newer look stays. */
export async function storeLooks(
  db: OwnedChange,
  personId: string,
  looks: NonNullable<GuestMemory['looks']>,
): Promise<void> {
  await sql`
    update viewed_listing set
      looked_on = day, look_price = listprice, look_status = mlsstatus, look_photos = photoscount
    from unnest(${looks.map(({ listingid }) => listingid)}::text[], ${looks.map(({ day }) => day)}::date[],
                ${looks.map(({ listprice }) => listprice)}::float8[], ${looks.map(({ mlsstatus }) => mlsstatus)}::text[],
                ${looks.map(({ photoscount }) => photoscount)}::int[])
      as look (listingid, day, listprice, mlsstatus, photoscount)
    where person_id = ${personId} and viewed_listing.listingid = look.listingid
      and day >= coalesce(looked_on, '-infinity')
  `.execute(db);
}

/** Takes the oldest views away where there are more than `most`. */
export async function keepNewestViews(db: OwnedChange, personId: string, most: number): Promise<void> {
  await sql`
    delete from viewed_listing where person_id = ${personId} and listingid in (
      select listingid from viewed_listing where person_id = ${personId}
      order by viewed_at desc, listingid offset ${most})
  `.execute(db);
}

/** Settings that the account has already win over those of the device. */
export async function mergeCalculator(
  db: OwnedChange,
  { personId, now }: Owned,
  settings: NonNullable<GuestMemory['calculator']>,
): Promise<void> {
  await sql`
    insert into calculator_setting (person_id, settings, updated_at)
    values (${personId}, ${JSON.stringify(settings)}::jsonb, ${now})
    on conflict (person_id) do update set settings = excluded.settings || calculator_setting.settings
  `.execute(db);
}

export async function changeCalculator(
  db: OwnedChange,
  { personId, now }: Owned,
  settings: NonNullable<GuestMemory['calculator']>,
): Promise<void> {
  await sql`
    insert into calculator_setting (person_id, settings, updated_at)
    values (${personId}, ${JSON.stringify(settings)}::jsonb, ${now})
    on conflict (person_id) do update set
      settings = calculator_setting.settings || excluded.settings, updated_at = excluded.updated_at
  `.execute(db);
}

/** The newest of everything first, without the switches of the history. */
export async function readMemory(
  db: Db,
  { ownerId: personId, edition }: Owner,
  most: { readonly searches: number; readonly views: number; readonly looks: number },
): Promise<Omit<AccountMemory, 'switches'>> {
  const [recentSearches, views, calculator] = await Promise.all([
    db
      .selectFrom('recentSearch')
      .select(['query', 'searchCount'])
      .where('personId', '=', personId)
      .orderBy('searchedAt', 'desc')
      .orderBy('query')
      .limit(most.searches)
      .execute(),
    newestViews(db, personId, edition, most.views),
    readCalculator(db, personId),
  ]);
  return {
    recentSearches,
    viewedListings: views.map(({ listingid }) => listingid),
    looks: views
      .flatMap(({ listingid, look }) => (look ? [{ listingid, ...look }] : []))
      .slice(0, most.looks),
    calculator,
  };
}

type Look = Omit<AccountMemory['looks'][number], 'listingid'>;

async function newestViews(db: Db, personId: string, edition: EditionId, most: number) {
  const { rows } = await sql<{ listingid: string; look: Look | null }>`
    select listingid, case when looked_on is not null then
      json_build_object('day', looked_on, 'listprice', look_price, 'mlsstatus', look_status, 'photoscount', look_photos)
    end as look
    from viewed_listing where person_id = ${personId} and edition = ${edition}
    order by viewed_at desc, listingid desc limit ${most}
  `.execute(db);
  return rows;
}

/** The settings of an account's calculator; none where it has not changed any. */
export async function readCalculator(db: Db, personId: string): Promise<AccountMemory['calculator']> {
  const row = await db
    .selectFrom('calculatorSetting')
    .select('settings')
    .where('personId', '=', personId)
    .executeTakeFirst();
  return (row?.settings ?? {}) as AccountMemory['calculator'];
}

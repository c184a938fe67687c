import type { AccountMemory, GuestMemory } from '@hearth/domain/contract/user-memory.ts';
import { sql } from 'kysely';
import type { Db } from '../db/database.ts';
import type { OwnedChange } from '../db/owned-change.ts';

interface Owned {
  readonly personId: string;
  readonly now: Date;
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

export async function deleteSearches(
  db: OwnedChange,
  personId: string,
  queries: readonly string[],
): Promise<void> {
  if (queries.length === 0) return;
  await db
    .deleteFrom('recentSearch')
    .where('personId', '=', personId)
    .where('query', 'in', queries)
    .execute();
}

/**
 * Adds homes that a device lists without times, the one viewed last first. The first is viewed now. Of the others, those that the
 * account has keep their time, and the rest are older than every home that the list has before them.
 */
export async function mergeViews(
  db: OwnedChange,
  { personId, now }: Owned,
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
    insert into viewed_listing (person_id, listingid, viewed_at)
    select ${personId}, listingid, least(newest, ${now}::timestamptz) - (position - 1) * interval '1 second' from known
    on conflict (person_id, listingid) do update set viewed_at = greatest(viewed_listing.viewed_at, excluded.viewed_at)
    where excluded.viewed_at = ${now}::timestamptz
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

/** The newest of everything first. */
export async function readMemory(
  db: Db,
  personId: string,
  most: { readonly searches: number; readonly views: number },
): Promise<AccountMemory> {
  const [recentSearches, views, calculator] = await Promise.all([
    db
      .selectFrom('recentSearch')
      .select(['query', 'searchCount'])
      .where('personId', '=', personId)
      .orderBy('searchedAt', 'desc')
      .orderBy('query')
      .limit(most.searches)
      .execute(),
    db
      .selectFrom('viewedListing')
      .select('listingid')
      .where('personId', '=', personId)
      .orderBy('viewedAt', 'desc')
      .orderBy('listingid')
      .limit(most.views)
      .execute(),
    db.selectFrom('calculatorSetting').select('settings').where('personId', '=', personId).executeTakeFirst(),
  ]);
  return {
    recentSearches,
    viewedListings: views.map(({ listingid }) => listingid),
    calculator: (calculator?.settings ?? {}) as AccountMemory['calculator'],
  };
}

import type { EditionId } from '@hearth/domain/edition/edition.ts';
import { sql } from 'kysely';
import type { Db } from '../db/database.ts';
import type { SqlFragment } from '../db/sql-fragment.ts';
import type { AlertSearch } from './alerts.queries.ts';
import type { DueDigest } from './digests.queries.ts';

/** A search or a collection of which a digest writes to a person. */
export interface NewsSource extends Omit<AlertSearch, 'query'> {
  /** Null for a collection, whose id is negative: so ids of both kinds differ. */
  readonly query: string | null;
  /** Set if the person's agent gets its news too; unset for those that the person joined. */
  readonly notifyAgent: boolean;
  /** Set if it is another person's. */
  readonly isJoined: boolean;
}

/** A search or a collection, also one that sends no mails. */
export type AnySource = Omit<NewsSource, 'cadence'> & { readonly cadence: NewsSource['cadence'] | 'never' };

/** The searches and collections of a person on a site, saved or joined; served by saved_search_person, collection_person and membership_person. */
const sourcesOf = (personId: SqlFragment, edition: SqlFragment) => sql`
  select id, ${personId} as person_id, edition, name, query, cadence, seen_place, notify_agent, is_joined from (
    select id, edition, name, query, cadence, seen_place, notify_agent, false from saved_search where person_id = ${personId}
    union all
    select -id, edition, name, null, cadence, seen_place, notify_agent, false from collection where person_id = ${personId}
    union all
    select coalesce(saved_search.id, -collection.id), coalesce(saved_search.edition, collection.edition),
           coalesce(saved_search.name, collection.name), saved_search.query, membership.cadence, membership.seen_place, false, true
    from membership
    left join saved_search on saved_search.id = membership.saved_search_id
    left join collection on collection.id = membership.collection_id
    where membership.person_id = ${personId} and membership.state = 'joined'
  ) as source (id, edition, name, query, cadence, seen_place, notify_agent, is_joined)
  where edition = ${edition}`;

const numbered = <Source extends Pick<NewsSource, 'id' | 'seenPlace'>>(row: Source): Source => ({
  ...row,
  id: Number(row.id),
  seenPlace: Number(row.seenPlace),
});

/** Those of which each digest writes, by its id: with its cadence, or all that send mails. */
export async function sourcesOfDigests(
  db: Db,
  digests: readonly Pick<DueDigest, 'id' | 'personId' | 'edition' | 'cadence'>[],
): Promise<ReadonlyMap<number, readonly NewsSource[]>> {
  const { rows } = await sql<NewsSource & { readonly digestId: number }>`
    select digest_id, source.*
    from unnest(${digests.map(({ id }) => id)}::bigint[], ${digests.map(({ personId }) => personId)}::uuid[],
                ${digests.map(({ edition }) => edition)}::text[], ${digests.map(({ cadence }) => cadence)}::text[])
         as asked (digest_id, asked_person, asked_edition, asked_cadence)
    cross join lateral (${sourcesOf(sql`asked_person`, sql`asked_edition`)}
      and case when asked_cadence = 'open houses' then cadence <> 'never' else cadence = asked_cadence end) as source
    order by digest_id, id`.execute(db);
  const sources = new Map<number, NewsSource[]>(digests.map(({ id }) => [id, []]));
  for (const { digestId, ...source } of rows) sources.get(Number(digestId))?.push(numbered(source));
  return sources;
}

/** All of them, also those that send no mails. */
export async function allSourcesOf(db: Db, personId: string, edition: EditionId): Promise<AnySource[]> {
  const { rows } =
    await sql<AnySource>`${sourcesOf(sql`${personId}::uuid`, sql`${edition}`)} order by id`.execute(db);
  return rows.map(numbered);
}

/** The homes of a collection with the moments at which they were added; served by its key. */
export async function homesAdded(db: Db, collectionId: number): Promise<ReadonlyMap<string, Date>> {
  const rows = await db
    .selectFrom('collectionListing')
    .select(['listingkey', 'addedAt'])
    .where('collectionId', '=', collectionId)
    .execute();
  return new Map(rows.map(({ listingkey, addedAt }) => [listingkey, addedAt]));
}

/** A person who has, or joined, a collection with a home. */
export interface CollectionSubscriber extends Pick<AlertSearch, 'personId' | 'edition' | 'cadence'> {
  readonly listingkey: string;
  readonly timeZone: string | null;
}

/** The people whose collections have some of these homes and send mails; served by collection_listing_key and membership_collection. */
export async function collectionSubscribers(
  db: Db,
  listingkeys: readonly string[],
): Promise<CollectionSubscriber[]> {
  if (listingkeys.length === 0) return [];
  const { rows } = await sql<CollectionSubscriber>`
    select distinct listingkey, subscriber.person_id as "personId", collection.edition, subscriber.cadence, time_zone as "timeZone"
    from collection_listing
    join collection on collection.id = collection_id
    join lateral (
      select collection.person_id, collection.cadence
      union all
      select membership.person_id, membership.cadence from membership
      where membership.collection_id = collection.id and membership.state = 'joined'
    ) as subscriber on subscriber.cadence <> 'never'
    join person on person.id = subscriber.person_id
    where listingkey = any(${listingkeys}::text[])`.execute(db.withoutPlugins());
  return rows;
}

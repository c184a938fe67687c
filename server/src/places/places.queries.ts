import { sql } from 'kysely';
import type { PlaceKind } from '../boundaries/place-key.ts';
import type { Db } from '../db/database.ts';
import { allOf, likeText, type SqlFragment } from '../db/sql-fragment.ts';
import type { SuggestionScope } from './suggestion-scope.sql.ts';

/** At most so many suggestions of a kind. */
export const MAX_PER_KIND = 5;

/** A place that some listing of the scope names. */
export interface FoundPlace {
  readonly kind: PlaceKind;
  readonly key: string;
  readonly name: string;
  /** Listings that a search for it finds. */
  readonly count: number;
}

/** The words of a name, each begun at least by one of the query; served by place_words or reading a few thousand names. */
const beginsEveryWord = (column: SqlFragment, words: readonly string[]): SqlFragment =>
  allOf(words.map((word) => sql`${column} like ${`% ${likeText(word)}%`}`));

/** Shorter texts are the beginning of a name: of other words in names, thousands begin so. */
export const MIN_WORD_LENGTH = 3;

/**
 * Places with a word that begins so for every word of the query: those that begin with the query itself first. One or two
 * letters are the beginning of the name.
 */
export async function findPlaces(
  db: Db,
  scope: SuggestionScope,
  words: readonly string[],
): Promise<FoundPlace[]> {
  const text = words.join(' ');
  const starts = sql`place.words like ${` ${likeText(text)}%`}`;
  const fits = text.length < MIN_WORD_LENGTH ? starts : beginsEveryWord(sql`place.words`, words);
  const { rows } = await sql<FoundPlace>`
    ${ownPlaces(scope)}
    select kind, key, name, count
    from (
      select place.kind, place.key, place.name, coalesce(v.count, 0) as count,
             row_number() over (
               partition by place.kind
               order by (${starts}) desc, coalesce(v.count, 0) desc,
                        length(place.name), place.name, place.key) as rank
      from place
      ${talliesOf(scope)}
      where ${fits} and v.total > 0
    ) as ranked
    where rank <= ${MAX_PER_KIND}
    order by kind, rank
  `.execute(db);
  return rows;
}

/** Places that are spelled about so, nearest first. Served by place_words. */
export async function findSimilarPlaces(db: Db, scope: SuggestionScope, text: string): Promise<FoundPlace[]> {
  const { rows } = await sql<FoundPlace>`
    ${ownPlaces(scope)}
    select kind, key, name, count
    from (
      select place.kind, place.key, place.name, coalesce(v.count, 0) as count, distance,
             row_number() over (
               partition by place.kind
               order by distance, coalesce(v.count, 0) desc, length(place.name), place.name, place.key) as rank
      from places_like(${text}) as similar_place
      join place on place.id = similar_place.place_id
      ${talliesOf(scope)}
      where v.total > 0
    ) as ranked
    where rank <= ${MAX_PER_KIND}
    order by kind, rank
  `.execute(db);
  return rows;
}

/** One agent's places are those of some hundred listings, found by listing_agent. */
const ownPlaces = (scope: SuggestionScope): SqlFragment =>
  scope.onlyAgent === null
    ? sql``
    : sql`with own as materialized (
        select named.place_id, count(*) as total, count(*) filter (where ${scope.usual}) as count
        from listing_search s cross join lateral unnest(places_of(s)) as named (place_id)
        where ${scope.listings}
        group by named.place_id
      )`;

/** Served by place_tally_place. */
const talliesOf = (scope: SuggestionScope): SqlFragment =>
  scope.onlyAgent === null
    ? sql`cross join lateral (
        select sum(s.n) as total, sum(s.n) filter (where ${scope.usual}) as count
        from place_tally s
        where s.place_id = place.id and ${scope.counted}
      ) as v`
    : sql`join own as v on v.place_id = place.id`;

import { sql } from 'kysely';
import type { AreaKind } from '../boundaries/area-key.ts';
import type { Db } from '../db/database.ts';
import { allOf, likeText, type SqlFragment } from '../db/sql-fragment.ts';
import type { SuggestionScope } from './suggestion-scope.sql.ts';

/** At most so many suggestions of a kind. */
export const MAX_PER_KIND = 5;

/** An area that some listing of the scope names. */
export interface FoundArea {
  readonly kind: AreaKind;
  readonly key: string;
  readonly name: string;
  /** Listings that a search for it finds. */
  readonly count: number;
}

/** A name with a word for every prefix of the query; served by named_area_words or reading a few thousand names. */
const beginsEveryWord = (column: SqlFragment, words: readonly string[]): SqlFragment =>
  allOf(words.map((word) => sql`${column} like ${`% ${likeText(word)}%`}`));

/** Shorter texts are the beginning of a name: of other words in names, thousands begin so. */
export const MIN_WORD_LENGTH = 3;

/**
 * Areas whose names have a word with the prefix of every word of the query. Names that begin with the whole query come
 * first. One or two letters match only the beginning of a name.
 */
export function findAreas(db: Db, scope: SuggestionScope, words: readonly string[]): Promise<FoundArea[]> {
  const text = words.join(' ');
  const starts = sql`named_area.words like ${` ${likeText(text)}%`}`;
  const fits = text.length < MIN_WORD_LENGTH ? starts : beginsEveryWord(sql`named_area.words`, words);
  return areasThat(db, scope, fits, starts);
}

/** Areas whose name has this `nameStem`: 'Bee Cave' for 'bee caves'. Reads the names with its first letter. */
export function findAreasByStem(db: Db, scope: SuggestionScope, stem: string): Promise<FoundArea[]> {
  const fits = sql`named_area.words like ${` ${likeText(stem.slice(0, 1))}%`}
    and replace(regexp_replace(named_area.words || ' ', 's+ ', ' ', 'g'), ' ', '') = ${stem}`;
  return areasThat(db, scope, fits, sql`true`);
}

/** Areas with listings of the scope, those that `lead` first, then those with the most homes. */
async function areasThat(
  db: Db,
  scope: SuggestionScope,
  fits: SqlFragment,
  lead: SqlFragment,
): Promise<FoundArea[]> {
  const { rows } = await sql<FoundArea>`
    ${ownAreas(scope)}
    select kind, key, name, count
    from (
      select named_area.kind, named_area.key, named_area.name, coalesce(v.count, 0) as count,
             row_number() over (
               partition by named_area.kind
               order by (${lead}) desc, coalesce(v.count, 0) desc,
                        length(named_area.name), named_area.name, named_area.key) as rank
      from named_area
      ${talliesOf(scope)}
      where ${fits} and v.total > 0
    ) as ranked
    where rank <= ${MAX_PER_KIND}
    order by kind, rank
  `.execute(db);
  return rows;
}

/** Similar names of a kind that are compared with the typed text letter by letter. */
export const MAX_CANDIDATES = 100;

/** Areas with a similar spelling, and those with the same beginning, since a mistake in a short name leaves little that is alike. Served by named_area_words. */
export async function findSimilarAreas(
  db: Db,
  scope: SuggestionScope,
  text: string,
  beginning: string,
): Promise<FoundArea[]> {
  const { rows } = await sql<FoundArea>`
    ${ownAreas(scope)}
    select kind, key, name, count
    from (
      select named_area.kind, named_area.key, named_area.name, coalesce(v.count, 0) as count, distance,
             row_number() over (
               partition by named_area.kind
               order by distance, coalesce(v.count, 0) desc, length(named_area.name), named_area.name, named_area.key) as rank
      from (
        select area_id, min(distance) as distance
        from (
          select area_id, distance from areas_like(${text})
          union all
          select id, 1 from named_area
          where words like ${` ${likeText(beginning.slice(0, 2))}%`}
            or kind in ('city', 'county', 'postalcode', 'schooldistrict') and words like ${` ${likeText(beginning.slice(0, 1))}%`}
        ) as candidate
        group by area_id
      ) as similar_area
      join named_area on named_area.id = similar_area.area_id
      ${talliesOf(scope)}
      where v.total > 0
    ) as ranked
    where rank <= ${MAX_CANDIDATES}
    order by kind, rank
  `.execute(db);
  return rows;
}

/** One agent has some hundred listings; listing_agent finds them, and they name the areas. */
const ownAreas = (scope: SuggestionScope): SqlFragment =>
  scope.onlyAgent === null
    ? sql``
    : sql`with own as materialized (
        select named.area_id, count(*) as total, count(*) filter (where ${scope.usual}) as count
        from listing_search s cross join lateral unnest(areas_of(s)) as named (area_id)
        where ${scope.listings}
        group by named.area_id
      )`;

/** Served by area_tally_area. */
const talliesOf = (scope: SuggestionScope): SqlFragment =>
  scope.onlyAgent === null
    ? sql`cross join lateral (
        select sum(s.n) as total, sum(s.n) filter (where ${scope.usual}) as count
        from area_tally s
        where s.area_id = named_area.id and ${scope.counted}
      ) as v`
    : sql`join own as v on v.area_id = named_area.id`;

import { addressFields } from '@hearth/domain/listing/address.ts';
import type { Listing, ListingAddress } from '@hearth/domain/listing/listing.ts';
import { sql } from 'kysely';
import type { Db } from '../db/database.ts';
import { allOf, anyOf, likeText, type SqlFragment } from '../db/sql-fragment.ts';
import type { TypedAddress } from '../text/address-key.ts';
import { MAX_CANDIDATES, MAX_PER_KIND, MIN_WORD_LENGTH } from './suggested-areas.queries.ts';
import type { SuggestionScope } from './suggestion-scope.sql.ts';

/** The data of a suggestion of one listing. */
export type FoundListing = ListingAddress &
  Pick<Listing, 'listingid' | 'sourcelistingid' | 'source' | 'internetaddressdisplayyn'>;

/** A street with listings of the scope; `listing` is one of them, which spells it. */
export interface FoundStreet {
  readonly words: string;
  /** Listings on it. */
  readonly total: number;
  /** Those that a search for it finds. */
  readonly count: number;
  readonly listing: FoundListing;
}

const listingColumns = sql.raw(
  ['listingid', 'sourcelistingid', 'source', 'internetaddressdisplayyn', ...addressFields]
    .map((name) => `listing.${name}`)
    .join(', '),
);

/** Above every text that begins with the prefix, by code unit. */
const LAST = '\u{10FFFF}';

const beginsWith = (prefix: string): SqlFragment =>
  sql`s.address >= ${prefix} and s.address < ${prefix + LAST}`;

/** A short word that others follow is finished: 'dr' begins nothing else. */
const FEWEST_UNFINISHED = 3;

/** For each of these words one that begins so; `begun` is the last one in its forms. */
const beginsWords = (
  column: SqlFragment,
  words: readonly string[],
  begun: readonly string[],
): SqlFragment[] => {
  const has = (beginning: string): SqlFragment => sql`${column} like ${`% ${likeText(beginning)}%`}`;
  return words.map((word, at) => {
    if (at === words.length - 1) return anyOf(begun.map(has));
    return has(word.length < FEWEST_UNFINISHED ? `${word} ` : word);
  });
};

/**
 * Addresses that begin with the text, or, where it has several words, with its first word, a house number, and have a word
 * that begins so for each of the others. Walks shown_address_address within each status until five are found.
 */
export async function findAddresses(
  db: Db,
  scope: SuggestionScope,
  { words, begun }: TypedAddress,
): Promise<FoundListing[]> {
  const [number = '', ...others] = words;
  const fits = allOf([
    beginsWith(others.length === 0 ? number : `${number} `),
    ...beginsWords(sql`s.address`, others, begun),
  ]);
  const { rows } = await sql<FoundListing>`
    select ${listingColumns}
    from unnest(${scope.statuses}::smallint[]) as status
    cross join lateral (
      select s.id, s.address from shown_address s
      where s.mlsstatus = status and ${fits} and ${scope.listings}
      order by s.address, s.id limit ${MAX_PER_KIND}
    ) as found
    join listing on listing.id = found.id
    order by found.address, found.id
    limit ${MAX_PER_KIND}
  `.execute(db);
  return rows;
}

/** The first addresses of a street. Served by shown_address_street. */
export async function findAddressesOn(
  db: Db,
  scope: SuggestionScope,
  street: string,
): Promise<FoundListing[]> {
  const { rows } = await sql<FoundListing>`
    select ${listingColumns}
    from shown_address s join listing on listing.id = s.id
    where s.street = ${street} and ${scope.listings}
    order by s.address, s.id limit ${MAX_PER_KIND}
  `.execute(db);
  return rows;
}

/**
 * Streets with a word for every prefix of the query; streets that begin with the query come first, then short ones. Streets
 * are tested for listings one by one until five have some. One or two letters match only the beginning of a name.
 */
export function findStreets(
  db: Db,
  scope: SuggestionScope,
  { words, begun }: TypedAddress,
): Promise<FoundStreet[]> {
  const text = words.join(' ');
  const starts = sql`words >= ${` ${text}`} and words < ${` ${text}${LAST}`}`;
  const named =
    text.length < MIN_WORD_LENGTH
      ? sql`select words, row_number() over (order by words) as rank
            from street where edition = ${scope.edition} and ${starts}`
      : sql`select words, row_number() over (order by (${starts}) desc, length(words), words) as rank
            from street
            where edition = ${scope.edition} and ${allOf(beginsWords(sql`words`, words, begun))}`;
  return streetsWithListings(db, scope, named);
}

/** Streets that are spelled about so. Served by street_words. */
export const findSimilarStreets = (db: Db, scope: SuggestionScope, text: string): Promise<FoundStreet[]> =>
  streetsWithListings(db, scope, similarStreets(scope, text), MAX_CANDIDATES);

const similarStreets = (scope: SuggestionScope, text: string): SqlFragment =>
  sql`select words, row_number() over (order by distance, length(words), words) as rank
      from streets_like(${scope.edition}::smallint, ${text})`;

async function streetsWithListings(
  db: Db,
  scope: SuggestionScope,
  named: SqlFragment,
  most = MAX_PER_KIND,
): Promise<FoundStreet[]> {
  const { rows } = await sql<Omit<FoundStreet, 'listing'> & FoundListing>`
    select found.words, found.total, found.count, ${listingColumns}
    from (
      select street.words, street.rank, v.*
      from (${named} order by rank) as street
      cross join lateral (
        select count(*) as total, count(*) filter (where ${scope.usual}) as count, min(s.id) as id
        from shown_address s
        where s.street = street.words and ${scope.listings}
      ) as v
      where v.total > 0
      order by street.rank
      limit ${most}
    ) as found
    join listing on listing.id = found.id
    order by found.rank
  `.execute(db);
  return rows.map(({ words, total, count, ...listing }) => ({ words, total, count, listing }));
}

/** Few addresses share a number, so that less needs to be alike than in `streets_like`. */
const LEAST_SIMILARITY = 0.25;

/** Addresses with this number on streets that are spelled about so. Served by shown_address_address. */
export async function findSimilarAddresses(
  db: Db,
  scope: SuggestionScope,
  number: string,
  street: string,
): Promise<FoundListing[]> {
  const { rows } = await sql<FoundListing>`
    select ${listingColumns}
    from unnest(${scope.statuses}::smallint[]) as status
    cross join lateral (
      select s.id, s.address, word_similarity(${street}, s.address) as similarity
      from shown_address s
      where s.mlsstatus = status and ${beginsWith(`${number} `)} and ${scope.listings}
    ) as found
    join listing on listing.id = found.id
    where found.similarity >= ${LEAST_SIMILARITY}
    order by found.similarity desc, found.address, found.id
    limit ${MAX_CANDIDATES}
  `.execute(db);
  return rows;
}

/** Listings of any status that a list may show whose number is one of these. Served by the indexes of the numbers. */
export async function findByNumber(
  db: Db,
  scope: SuggestionScope,
  numbers: readonly string[],
): Promise<FoundListing[]> {
  const { rows } = await sql<FoundListing>`
    select ${listingColumns}
    from listing join listing_search s on s.id = listing.id
    where (listing.listingid = any(${numbers}::text[]) or listing.sourcelistingid = any(${numbers}::text[]))
      and ${scope.anyListing}
    order by listing.listingid
    limit ${MAX_PER_KIND}
  `.execute(db);
  return rows;
}

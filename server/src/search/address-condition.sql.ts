import type { EditionId } from '@hearth/domain/edition/edition.ts';
import { sql } from 'kysely';
import { allOf, anyOf, likeText, type SqlFragment } from '../db/sql-fragment.ts';
import { editionCode } from '../search-rows/search-codes.ts';
import { type TypedAddress, typedAddresses } from '../text/address-key.ts';

/** Words of one text that are looked for; a whole address with unit and state has some eight. */
const MAX_WORDS = 10;

/**
 * Of a text that names no area and no street as a whole: the address has every word of it in some spelling, the last one begun at
 * least. Words after the first ten are left out.
 */
export function addressCondition(text: string): SqlFragment {
  return sql`s.id in (select id from listing where ${anyOf(typedAddresses(text).map(hasWords))})`;
}

function hasWords({ words, begun }: TypedAddress): SqlFragment {
  const has = (beginning: string): SqlFragment => sql`address_text like ${`% ${likeText(beginning)}%`}`;
  const conditions = words
    .slice(0, MAX_WORDS)
    .map((word, at) => (at === words.length - 1 ? anyOf(begun.map(has)) : has(`${word} `)));
  return allOf(conditions);
}

/** Of a text that names a street as a whole. Served by shown_address_street. */
export const streetCondition = (edition: EditionId, street: string): SqlFragment =>
  sql`s.id in (select id from shown_address where edition = ${editionCode[edition]} and street = ${` ${street} `})`;

import { sql } from 'kysely';
import { allOf, anyOf, likeText, type SqlFragment } from '../db/sql-fragment.ts';
import { editionCode } from '../search-rows/search-codes.ts';
import { type TypedAddress, typedAddresses } from '../text/address-key.ts';
import { type AddressText, mostAddressWords } from './address-text-test.ts';

/** The condition of a text; `isOfText` is its twin for one listing. */
export const textCondition = ({ edition, text, street }: AddressText): SqlFragment =>
  street === null
    ? addressCondition(text)
    : sql`s.id in (select id from shown_address where edition = ${editionCode[edition]} and street = ${` ${street} `})`;

/**
 * Of a text that names no area and no street as a whole: the address has every word of it in some spelling, the last one begun at
 * least. Words after the first ten are left out.
 */
function addressCondition(text: string): SqlFragment {
  return sql`s.id in (select id from listing where ${anyOf(typedAddresses(text).map(hasWords))})`;
}

function hasWords({ words, begun }: TypedAddress): SqlFragment {
  const has = (beginning: string): SqlFragment => sql`address_text like ${`% ${likeText(beginning)}%`}`;
  const conditions = words
    .slice(0, mostAddressWords)
    .map((word, at) => (at === words.length - 1 ? anyOf(begun.map(has)) : has(`${word} `)));
  return allOf(conditions);
}

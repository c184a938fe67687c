import type { EditionId } from '@hearth/domain/edition/edition.ts';
import { sql } from 'kysely';
import type { Db } from '../db/database.ts';
import { editionCode, statusCode } from '../search-rows/search-codes.ts';
import { addressKey } from '../text/address-key.ts';

/** Returns the street, in the key of addresses, that a plain text names as a whole; null where it names none. */
export type StreetOfText = (text: string) => string | null;

/**
 * The streets among some texts. Only a street with a listing that everybody may see counts, so that no search betrays the
 * street of a private one. Served by shown_address_street.
 */
export async function knownStreets(
  db: Db,
  edition: EditionId,
  texts: readonly string[],
): Promise<StreetOfText> {
  if (texts.length === 0) return () => null;
  const { rows } = await sql<{ words: string }>`
    select words from unnest(${[...new Set(texts.map(addressKey))]}::text[]) as words
    where exists (
      select from shown_address
      where edition = ${editionCode[edition]} and street = ' ' || words || ' '
        and displayed and mlsstatus <> ${statusCode.Private})
  `.execute(db);
  const known = new Set(rows.map(({ words }) => words));
  return (text) => (known.has(addressKey(text)) ? addressKey(text) : null);
}

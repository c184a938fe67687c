import type { Listing, Media } from '@hearth/domain/listing/listing.ts';
import { MASKING_VERSION } from '@hearth/domain/listing/masking-version.ts';
import { sql } from 'kysely';
import { columnName } from '../db/column-name.ts';
import type { Db } from '../db/database.ts';
import { jsonRows } from '../db/json-rows.ts';
import { listingColumnNames } from './listing-columns.ts';
import type { ListingRow } from './listing-row.ts';
import { readColumns, readMedia } from './stored-listing.sql.ts';

/** A listing with a hidden address whose texts another version of the masking made. */
export interface MaskedBefore {
  readonly id: number;
  readonly listing: Omit<Listing, 'media' | 'openhouse'>;
  readonly media: readonly Media[];
}

const columnList = sql.raw(listingColumnNames.map((name) => `listing.${columnName(name)}`).join(', '));

/** Locks them in the order of their keys, as savers do. Served by listing_masking. */
export async function lockMaskedBefore(trx: Db, limit: number): Promise<MaskedBefore[]> {
  const { rows } = await sql<Record<string, unknown> & { id: number; items: unknown }>`
    select listing.id, ${columnList}, (select items from media where media.listing_id = listing.id) as items
    from listing
    where not internetaddressdisplayyn and masking_version <> ${MASKING_VERSION}
    order by listingkey limit ${limit}
    for no key update
  `.execute(trx);
  return rows.map((row) => ({
    id: row.id,
    listing: readColumns(row, listingColumnNames),
    media: readMedia(row.items),
  }));
}

export interface MaskedAgain extends Pick<ListingRow, 'keywordText' | 'agentKeywordText' | 'maskedTexts'> {
  readonly id: number;
  readonly maskedCaptions: readonly (string | null)[];
}

export async function saveMasked(trx: Db, masked: readonly MaskedAgain[]): Promise<void> {
  const rows = jsonRows(masked);
  await sql`
    update listing
    set keyword_text = again.keyword_text, agent_keyword_text = again.agent_keyword_text,
        masked_texts = again.masked_texts::jsonb, masking_version = ${MASKING_VERSION}
    from json_to_recordset(${rows}::json)
      as again (id integer, keyword_text text, agent_keyword_text text, masked_texts text)
    where listing.id = again.id
  `.execute(trx);
  await sql`
    update media set masked_captions = again.masked_captions
    from json_to_recordset(${rows}::json) as again (id integer, masked_captions json)
    where media.listing_id = again.id
  `.execute(trx);
}

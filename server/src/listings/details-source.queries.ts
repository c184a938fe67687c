import type { HistoryEntry } from '@hearth/domain/contract/listing.ts';
import type { EditionId } from '@hearth/domain/edition/edition.ts';
import type { MaskedTexts } from '@hearth/domain/listing/hidden-address.ts';
import type { Listing } from '@hearth/domain/listing/listing.ts';
import { sql } from 'kysely';
import { columnName } from '../db/column-name.ts';
import type { Db } from '../db/database.ts';
import type { CardSource } from './card-source.queries.ts';
import { listingColumnNames, rowNames } from './listing-columns.ts';
import { readColumns, readMedia, readOpenHouses } from './stored-listing.sql.ts';

/** A whole stored listing, before the gate. */
export type DetailsSource = Listing &
  Pick<CardSource, 'photoscount' | 'maskedCaptions'> &
  HiddenTexts & {
    readonly sourceOutdated: boolean;
    /** The newest entry first. */
    readonly history: readonly HistoryEntry[];
  };

/** Replacements of the listing's texts for viewers who may not know its address. */
export interface HiddenTexts {
  readonly maskedTexts: MaskedTexts | null;
}

/** One piece of text under the names of the rows, since Kysely would compile and rename each of the columns again. */
const columnList = sql.raw(
  listingColumnNames.map((name) => `listing.${columnName(name)} as "${rowNames[name]}"`).join(', '),
);

/**
 * The listing of an edition by its own id or, where none has it, by its MLS number; undefined where nothing has it.
 * Served by listing_listingid, listing_sourcelistingid and keys. To plan it took as long as to run it, so it has a name.
 */
export async function detailsSource(
  db: Db,
  edition: EditionId,
  id: string,
): Promise<DetailsSource | undefined> {
  const { rows } = await sql<
    Record<string, unknown> &
      Pick<DetailsSource, 'photoscount' | 'maskedCaptions' | 'maskedTexts' | 'sourceOutdated'>
  >`/* listing details */
    select ${columnList}, listing.photoscount, listing.masked_texts as "maskedTexts",
           media.items as media, media.masked_captions as "maskedCaptions",
           listing_source.hidden_at is not null as "sourceOutdated",
           (select json_agg(json_build_object('openhousekey', openhousekey, 'openhousedate', openhousedate,
                              'openhousestarttime', openhousestarttime, 'openhouseendtime', openhouseendtime)
                            order by openhousedate, openhousestarttime nulls first)
            from open_house where listing_id = listing.id) as openhouse,
           (select json_agg(json_build_object('listingkey', listingkey, 'changedat', changed_at, 'event', event,
                              'mlsstatus', mlsstatus, 'price', price)
                            order by changed_at desc, event)
            from listing_history where listingkey = listing.listingkey) as history
    from listing
    left join media on media.listing_id = listing.id
    left join listing_source on listing_source.edition = listing.edition and listing_source.source = listing.source
    where (listing.listingid = ${id} or listing.sourcelistingid = ${id}) and listing.edition = ${edition}
    order by listing.listingid = ${id} desc, listing.id
    limit 1
  `.execute(db.withoutPlugins());
  const row = rows[0];
  return row === undefined
    ? undefined
    : {
        ...readColumns(row, listingColumnNames),
        photoscount: row.photoscount,
        maskedTexts: row.maskedTexts,
        maskedCaptions: row.maskedCaptions,
        sourceOutdated: row.sourceOutdated,
        media: readMedia(row.media),
        openhouse: readOpenHouses(row.openhouse),
        history: readHistory(row.history),
      };
}

/** PostgreSQL writes moments with microseconds and an offset. */
const readHistory = (value: unknown): HistoryEntry[] =>
  ((value ?? []) as readonly HistoryEntry[]).map((entry) => ({
    ...entry,
    changedat: new Date(entry.changedat).toISOString(),
  }));

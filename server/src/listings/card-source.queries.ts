import { addressFields } from '@hearth/domain/listing/address.ts';
import type { Listing, Media, OpenHouse } from '@hearth/domain/listing/listing.ts';
import { sql } from 'kysely';
import { columnName } from '../db/column-name.ts';
import type { Db } from '../db/database.ts';
import type { ListingColumn } from './listing-columns.ts';
import { readColumns, readMedia, readOpenHouses } from './stored-listing.sql.ts';

/** The data of a card, before the gate. */
export const cardColumns = [
  'listingid',
  'listingkey',
  'sourcelistingid',
  'source',
  'mlsstatus',
  'propertytype',
  'propertysubtype',
  'propertyfiltertype',
  'listprice',
  'previouslistprice',
  'pricechangetimestamp',
  'closeprice',
  'closedate',
  'taxannualamount',
  'associationfee',
  'associationfeefrequency',
  'onmarketdate',
  'backonmarketdate',
  ...addressFields,
  'subdivisionname',
  'latitude',
  'longitude',
  'numberofunitstotal',
  'bedroomstotal',
  'bathroomsfull',
  'bathroomshalf',
  'livingarea',
  'lotsizearea',
  'yearbuilt',
  'stories',
  'garagespaces',
  'agentId',
  'listofficename',
  'listagentfullname',
  'attributioncontact',
  'internetentirelistingdisplayyn',
  'internetaddressdisplayyn',
] as const satisfies readonly ListingColumn[];
type CardColumn = (typeof cardColumns)[number];

export interface CardSource extends Pick<Listing, CardColumn>, HiddenCaptions {
  readonly openhouse: readonly OpenHouse[];
  /** The first few pictures. */
  readonly media: readonly Media[];
  readonly photoscount: number;
}

/** The captions of a listing's pictures without its address; null where the seller does not hide it. */
export interface HiddenCaptions {
  readonly maskedCaptions: readonly (string | null)[] | null;
}

/** Most pictures a card shows. */
export const MAX_CARD_IMAGES = 6;

/**
 * Is one piece of text, because Kysely would compile forty references for every page; under the names of the domain, because
 * its plugin would rename forty fields of every row.
 */
const columnList = sql.raw(cardColumns.map((name) => `listing.${columnName(name)} as "${name}"`).join(', '));

/** The cards of these ids in no order; open houses from `today` ('YYYY-MM-DD') on. Every join is by key. */
export async function cardSources(
  db: Db,
  ids: readonly number[],
  today: string,
): Promise<{ readonly id: number; readonly card: CardSource }[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<
    Record<string, unknown> & HiddenCaptions & { id: number; photoscount: number }
  >`/* listing cards */
    select listing.id, ${columnList}, listing.photoscount,
           media.cover as media, media.masked_captions as "maskedCaptions",
           (select json_agg(json_build_object('openhousekey', openhousekey, 'openhousedate', openhousedate,
                              'openhousestarttime', openhousestarttime, 'openhouseendtime', openhouseendtime)
                            order by openhousedate, openhousestarttime nulls first)
            from open_house
            where listing_id = listing.id and ends_at > ${today}::timestamp) as openhouse
    from unnest(${ids}::integer[]) as wanted (id)
    join listing on listing.id = wanted.id
    left join media on media.listing_id = listing.id
  `.execute(db.withoutPlugins());
  return rows.map((row) => ({
    id: row.id,
    card: {
      ...readColumns(row, cardColumns),
      photoscount: row.photoscount,
      media: readMedia(row.media),
      maskedCaptions: row.maskedCaptions,
      openhouse: readOpenHouses(row.openhouse),
    },
  }));
}

import { sql } from 'kysely';
import { type AreaColumn, areaFields } from '../boundaries/area-key.ts';
import { columnName } from '../db/column-name.ts';
import type { Db } from '../db/database.ts';
import { listingColumnNames, rowNames } from './listing-columns.ts';
import type { ListingImage } from './listing-image.ts';
import { readColumns, readMedia, readOpenHouses } from './stored-listing.sql.ts';

const columnList = sql.raw(
  listingColumnNames.map((name) => `listing.${columnName(name)} as "${rowNames[name]}"`).join(', '),
);
const areaList = sql.raw(
  (Object.keys(areaFields) as AreaColumn[]).map((column) => `'${column}', row.${column}`).join(', '),
);

interface ImageRow extends Pick<ListingImage, 'areas'> {
  readonly photos: ListingImage['photos'] | null;
  readonly media: unknown;
  readonly openhouse: unknown;
}

/** The stored listings with these keys as they are now, by key. Every join is by key. */
export async function listingImages(
  db: Db,
  listingkeys: readonly string[],
): Promise<Map<string, ListingImage>> {
  if (listingkeys.length === 0) return new Map();
  const { rows } = await sql<Record<string, unknown> & ImageRow>`
    select ${columnList},
           (select json_agg(photo ->> 'id') from json_array_elements(media.sources) as photo) as photos,
           json_build_array(media.items -> 0) as media,
           case when row.id is not null then json_build_object(${areaList}) end as areas,
           (select json_agg(json_build_object('openhousekey', openhousekey, 'openhousedate', openhousedate,
                              'openhousestarttime', openhousestarttime, 'openhouseendtime', openhouseendtime)
                            order by openhousedate, openhousestarttime nulls first)
            from open_house where listing_id = listing.id) as openhouse
    from listing
    left join media on media.listing_id = listing.id
    left join listing_search as row on row.id = listing.id
    where listing.listingkey = any(${listingkeys}::text[])
  `.execute(db.withoutPlugins());
  return new Map(rows.map((row) => [String(row.listingkey), imageOf(row)]));
}

function imageOf(row: Record<string, unknown> & ImageRow): ListingImage {
  const photos = row.photos ?? [];
  return {
    listing: {
      ...readColumns(row, listingColumnNames),
      media: photos.length === 0 ? [] : readMedia(row.media),
      openhouse: readOpenHouses(row.openhouse),
    },
    photos,
    areas: row.areas,
  };
}

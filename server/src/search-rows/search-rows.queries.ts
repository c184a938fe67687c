import { figureFields } from '@hearth/domain/search/filters/filter-columns.ts';
import { sql } from 'kysely';
import type { Db } from '../db/database.ts';
import { jsonRows } from '../db/json-rows.ts';
import type { SearchRow } from './search-row.ts';

const columns = [
  'onMarket',
  'id',
  'cell',
  'edition',
  'lease',
  'mlsstatus',
  'source',
  'filterType',
  'waterBody',
  'views',
  'ours',
  'hasPhoto',
  'displayed',
  'petsallowed',
  'features',
  ...figureFields,
  'latitude',
  'longitude',
  'bathroomsfull',
  'bathroomshalf',
  'onmarketdate',
  'closedate',
  'priceReducedOn',
  'majorChangedOn',
  'majorchangetimestamp',
  'city_id',
  'county_id',
  'postalcode_id',
  'schooldistrict_id',
  'subdivision_id',
  'mlsarea_id',
  'elementaryschool_id',
  'middleschool_id',
  'highschool_id',
] as const satisfies readonly (keyof SearchRow)[];

const columnList = sql.join(columns.map((name) => sql.ref(name)));

export async function insertSearchRows(db: Db, rows: readonly SearchRow[]): Promise<void> {
  if (rows.length === 0) return;
  await sql`
    insert into listing_search (${columnList})
    select ${columnList} from json_populate_recordset(null::listing_search, ${jsonRows(rows)}::json)
  `.execute(db);
}

/** Takes listings out of every list. */
export async function deleteSearchRows(db: Db, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await sql`delete from listing_search where id = any(${ids}::integer[])`.execute(db);
}

/** Deletes the rows of listings closed before a day ('YYYY-MM-DD'); returns their number. Listings themselves stay. */
export async function deleteSearchRowsClosedBefore(db: Db, day: string): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from listing_search as row
    using listing
    where listing.id = row.id and not row.on_market
      and coalesce(row.closedate, (coalesce(listing.statuschangetimestamp, listing.modificationtimestamp) at time zone 'UTC')::date)
          < ${day}::date
  `.execute(db);
  return Number(numAffectedRows ?? 0n);
}

import type { IsoTimestamp, Media, OpenHouse } from '@hearth/domain/listing/listing.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../db/database.ts';
import { jsonRows } from '../db/json-rows.ts';
import { columnArray } from './column-array.ts';
import type { HistoryEvent, StoredState } from './listing-changes.ts';
import { type ColumnType, derivedColumns, listingColumns } from './listing-columns.ts';
import type { ListingRow } from './listing-row.ts';
import type { PublishedMedia } from './published-media.ts';

/** The stored state of a listing that saving needs. */
export interface StoredListing extends StoredState {
  readonly rowHash: string;
  readonly id: number;
  readonly listingkey: string;
  readonly sourceModifiedAt: IsoTimestamp | null;
}

type Stamp = 'pricechangetimestamp' | 'statuschangetimestamp' | 'sourceModifiedAt';
type StoredListingRow = Omit<StoredListing, Stamp | 'createdAt'> &
  Readonly<Record<Stamp, Date | null>> & { readonly createdAt: Date };

/**
 * Reads and locks, in the order of the keys, so that two savers of the same listings cannot deadlock. The lock lets other
 * tables refer to the listings meanwhile: an inquiry does not wait for an import of many minutes.
 */
export async function lockStoredListings(db: Db, keys: readonly string[]): Promise<StoredListing[]> {
  const { rows } = await sql<StoredListingRow>`
    select id, listingkey, mlsstatus, listprice, originallistprice, previouslistprice, pricechangetimestamp,
           statuschangetimestamp, backonmarketdate, onmarketdate, stated_stamps, created_at, row_hash, source_modified_at
    from listing
    where listingkey = any(${keys}::text[])
    order by listingkey
    for no key update
  `.execute(db);
  return rows.map((row) => ({
    ...row,
    pricechangetimestamp: row.pricechangetimestamp?.toISOString() ?? null,
    statuschangetimestamp: row.statuschangetimestamp?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
    sourceModifiedAt: row.sourceModifiedAt?.toISOString() ?? null,
  }));
}

const columns: readonly (readonly [name: keyof ListingRow, type: ColumnType])[] = [
  ...Object.entries(listingColumns),
  ...Object.entries(derivedColumns),
] as [keyof ListingRow, ColumnType][];
const columnList = sql.join(columns.map(([name]) => sql.ref(name)));
/** Arrays of arrays have no columns of lists, so a list travels as the text of an array. */
const readList = sql.join(
  columns.map(([name, type]) => (type === 'text[]' ? sql`${sql.ref(name)}::text[]` : sql.ref(name))),
);
/** The key stays, and the day a listing was first seen. */
const replaced: RawBuilder<unknown> = sql.join(
  columns
    .filter(([name]) => name !== 'listingkey' && name !== 'createdAt')
    .map(([name]) => sql`${sql.ref(name)} = excluded.${sql.ref(name)}`),
);

/**
 * Inserts or replaces; returns the id of every key. One array a column: as JSON rows of these hundred columns took three
 * times as long.
 */
export async function upsertListings(db: Db, listings: readonly ListingRow[]): Promise<Map<string, number>> {
  const arrays = columns.map(([name, type]) => {
    const arrayType = type === 'text[]' ? sql`text[]` : sql.raw(`${type}[]`);
    return sql`${columnArray(listings, name, type)}::${arrayType}`;
  });
  const { rows } = await sql<{ id: number; listingkey: string }>`
    insert into listing (${columnList})
    select ${readList} from unnest(${sql.join(arrays)}) as incoming (${columnList})
    on conflict (listingkey) do update set ${replaced}
    returning id, listingkey
  `.execute(db);
  return new Map(rows.map((row) => [row.listingkey, row.id]));
}

export interface MediaRow extends PublishedMedia {
  readonly listingId: number;
  readonly cover: readonly Media[];
  readonly maskedCaptions: readonly (string | null)[] | null;
}
export type OpenHouseRow = OpenHouse & { readonly listingId: number };

export async function upsertMedia(db: Db, media: readonly MediaRow[]): Promise<void> {
  if (media.length === 0) return;
  await sql`
    insert into media (listing_id, photo_key, cover, items, masked_captions, sources)
    select listing_id, photo_key, cover, items, masked_captions, sources
    from json_populate_recordset(null::media, ${jsonRows(media)}::json)
    on conflict (listing_id) do update
    set photo_key = excluded.photo_key, cover = excluded.cover, items = excluded.items,
        masked_captions = excluded.masked_captions, sources = excluded.sources
  `.execute(db);
}

/** The key of the digests in photo addresses. */
export async function photoSecret(db: Db): Promise<string> {
  const { secret } = await db.selectFrom('photoSecret').select('secret').executeTakeFirstOrThrow();
  return secret;
}

/** A feed that names one open house twice has it once. */
export async function insertOpenHouses(db: Db, openHouses: readonly OpenHouseRow[]): Promise<void> {
  if (openHouses.length === 0) return;
  await sql`
    insert into open_house (listing_id, openhousekey, openhousedate, openhousestarttime, openhouseendtime)
    select listing_id, openhousekey, openhousedate, openhousestarttime, openhouseendtime
    from json_populate_recordset(null::open_house, ${jsonRows(openHouses)}::json)
    on conflict do nothing
  `.execute(db);
}

export async function insertHistory(db: Db, events: readonly HistoryEvent[]): Promise<void> {
  if (events.length === 0) return;
  await sql`
    insert into listing_history (listingkey, changed_at, event, price, mlsstatus)
    select listingkey, changed_at, event, price, mlsstatus
    from json_populate_recordset(null::listing_history, ${jsonRows(events.map(historyRow))}::json)
    on conflict do nothing
  `.execute(db);
}

const historyRow = ({ changedat, ...event }: HistoryEvent): object => ({ ...event, changedAt: changedat });

export async function deleteOpenHouses(db: Db, listingIds: readonly number[]): Promise<void> {
  if (listingIds.length === 0) return;
  await sql`delete from open_house where listing_id = any(${listingIds}::integer[])`.execute(db);
}

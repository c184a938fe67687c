import type { EditionId } from '@hearth/domain/edition/edition.ts';
import { isLease } from '@hearth/domain/listing/property-type.ts';
import { sql } from 'kysely';
import type { Db } from '../db/database.ts';
import { jsonRows } from '../db/json-rows.ts';
import { cellOf } from '../search-rows/cell.ts';
import type { EventKind } from './listing-events.ts';
import type { ListingImage } from './listing-image.ts';

/** A change of a listing as it is written. */
export interface NewEvent {
  readonly at: Date;
  readonly edition: EditionId;
  readonly listingkey: string;
  readonly kinds: readonly EventKind[];
  readonly before: ListingImage | null;
  readonly after: ListingImage | null;
}

/** The channel of PostgreSQL that is notified when events are committed, or may be. */
export const eventChannel = 'hearth_events';

export async function insertEvents(db: Db, events: readonly NewEvent[]): Promise<void> {
  if (events.length === 0) return;
  const rows = events.map((event) => ({ ...event, ...keysOf(event) }));
  await sql`
    insert into listing_event (at, edition, listingkey, kinds, before, after, lease, low_price, high_price, area_ids, cells)
    select at, edition, listingkey, kinds, before, after, lease, low_price, high_price, area_ids, cells
    from jsonb_populate_recordset(null::listing_event, ${jsonRows(rows)}::jsonb)
  `.execute(db);
  await sql`select pg_notify(${eventChannel}, '')`.execute(db);
}

/** The facts by which `eventsLike` finds an event. */
function keysOf({ before, after }: NewEvent) {
  const images = [before, after].filter((image) => image !== null);
  const prices = images.map(({ listing }) => listing.listprice);
  const areaIds = images.flatMap(({ areas }) => Object.values(areas ?? {}).filter((id) => id !== null));
  return {
    lease: images.every(({ listing }) => isLease(listing.propertytype)),
    lowPrice: Math.min(...prices),
    highPrice: Math.max(...prices),
    areaIds: [...new Set(areaIds)],
    cells: [...new Set(images.flatMap(cellsOfImage))],
  };
}

function cellsOfImage({ listing }: ListingImage): number[] {
  const { latitude, longitude, internetaddressdisplayyn } = listing;
  const isKnown = latitude !== null && longitude !== null && internetaddressdisplayyn;
  return isKnown ? [cellOf(latitude, longitude)] : [];
}

/** An event as it is read: one whose transaction has ended and that has its place in the log. */
export interface LoggedEvent extends NewEvent {
  readonly id: number;
  readonly place: number;
}

/** Locks the places of the log, so that one transaction after the other gives them. */
const PLACES_LOCK = 7302119;

/** Gives the events of ended transactions their places, and returns the last place. For use within a transaction. */
export async function placeEvents(transaction: Db): Promise<number> {
  await sql`select pg_advisory_xact_lock(${PLACES_LOCK})`.execute(transaction);
  const { rows } = await sql<{ last: number }>`
    with last as (select coalesce(max(place), 0) as place from listing_event),
    waiting as (select id, row_number() over (order by id) as at from listing_event where place is null),
    placed as (
      update listing_event as event set place = last.place + waiting.at
      from waiting, last where event.id = waiting.id returning event.place)
    select greatest(last.place, (select coalesce(max(place), 0) from placed)) as last from last
  `.execute(transaction);
  return Number(rows[0]!.last);
}

/** The last place of the log; 0 for an empty one. */
export async function lastPlace(db: Db): Promise<number> {
  const { rows } = await sql<{
    last: number;
  }>`select coalesce(max(place), 0) as last from listing_event`.execute(db);
  return Number(rows[0]!.last);
}

/** The events of an edition behind a place, up to another one; served by the unique index on places. */
export async function eventsBetween(
  db: Db,
  { after, upTo, limit }: { readonly after: number; readonly upTo: number; readonly limit: number },
): Promise<LoggedEvent[]> {
  const { rows } = await sql<LoggedEvent>`
    select id, place, at, edition, listingkey, kinds, before, after from listing_event
    where place > ${after} and place <= ${upTo} order by place limit ${limit}`.execute(db.withoutPlugins());
  return rows;
}

export async function eventsWithIds(db: Db, ids: readonly number[]): Promise<LoggedEvent[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<LoggedEvent>`
    select id, place, at, edition, listingkey, kinds, before, after from listing_event
    where id = any(${ids}::bigint[]) order by place`.execute(db.withoutPlugins());
  return rows;
}

/** Facts of a search; null where it has no such limit. */
export interface EventKeys {
  readonly edition: EditionId;
  readonly lease: boolean;
  readonly minPrice: number | null;
  readonly maxPrice: number | null;
  /** Any of its areas or cells, where it has places. */
  readonly places: { readonly areaIds: readonly number[]; readonly cells: readonly number[] } | null;
}

/** The events since a moment that a search with these facts may concern, in the order of the log; served by listing_event_at. */
export async function eventsLike(
  db: Db,
  since: Date,
  { edition, lease, minPrice, maxPrice, places }: EventKeys,
): Promise<LoggedEvent[]> {
  const { rows } = await sql<LoggedEvent>`
    select id, place, at, edition, listingkey, kinds, before, after from listing_event
    where at >= ${since} and place is not null and edition = ${edition} and lease = ${lease}
      and (${minPrice}::float8 is null or high_price >= ${minPrice}::float8)
      and (${maxPrice}::float8 is null or low_price <= ${maxPrice}::float8)
      and (${places === null}::boolean or area_ids && ${places?.areaIds ?? []}::integer[]
           or cells && ${places?.cells ?? []}::integer[])
    order by place`.execute(db.withoutPlugins());
  return rows;
}

/** The events of the homes with an id or MLS number since a moment; served by listing_event_listing. */
export async function eventsOfHome(
  db: Db,
  edition: EditionId,
  id: string,
  since: Date,
): Promise<LoggedEvent[]> {
  const { rows } = await sql<LoggedEvent>`
    select id, place, at, edition, listingkey, kinds, before, after from listing_event
    where listingkey in (
        select listingkey from listing where (listingid = ${id} or sourcelistingid = ${id}) and edition = ${edition}
        union all
        select listingkey from removed_listing where (listingid = ${id} or sourcelistingid = ${id}) and edition = ${edition})
      and at >= ${since} and place is not null
    order by place`.execute(db.withoutPlugins());
  return rows;
}

/** The moment of the oldest event; null for an empty log. */
export async function firstEventAt(db: Db): Promise<Date | null> {
  const { rows } = await sql<{ at: Date | null }>`select min(at) as at from listing_event`.execute(db);
  return rows[0]?.at ?? null;
}

/** Deletes the events before a moment. */
export async function deleteEventsBefore(db: Db, before: Date): Promise<void> {
  await sql`delete from listing_event where at < ${before}`.execute(db);
}

/** Keys of the listings with an open house between two days; served by open_house_date. */
export async function openHouseKeys(db: Db, from: string, to: string): Promise<string[]> {
  const { rows } = await sql<{ listingkey: string }>`
    select distinct listingkey from open_house join listing on listing.id = listing_id
    where openhousedate between ${from}::date and ${to}::date order by listingkey`.execute(db);
  return rows.map(({ listingkey }) => listingkey);
}

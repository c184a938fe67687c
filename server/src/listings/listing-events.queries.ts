import type { EditionId } from '@hearth/domain/edition/edition.ts';
import { sql } from 'kysely';
import type { Db } from '../db/database.ts';
import { jsonRows } from '../db/json-rows.ts';
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

export async function insertEvents(db: Db, events: readonly NewEvent[]): Promise<void> {
  if (events.length === 0) return;
  await sql`
    insert into listing_event (at, edition, listingkey, kinds, before, after)
    select at, edition, listingkey, kinds, before, after
    from jsonb_populate_recordset(null::listing_event, ${jsonRows(events)}::jsonb)
  `.execute(db);
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

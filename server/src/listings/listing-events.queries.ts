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

import type { GatedListing } from '@hearth/domain/listing/gate.ts';
import type { Listing, Media } from '@hearth/domain/listing/listing.ts';
import { sql } from 'kysely';
import type { Db } from '../db/database.ts';
import type { Visit } from '../http/visit.ts';
import type { HiddenCaptions } from './card-source.queries.ts';

/** Fields of a listing that the gate needs. */
export interface LinkedSource
  extends GatedListing,
    Pick<Listing, 'listingkey' | 'propertytype'>,
    Readonly<Record<'id' | 'photoscount', number>> {
  /** Of its search row: all its stored data is unchanged while it is. null without such a row. */
  readonly revision: number | null;
}

/**
 * The listings of an edition with these keys, in the order of the keys; only those of the visit's agent if it has one. Served by
 * the unique index of `listing.listingkey`.
 */
export async function linkedSources(
  db: Db,
  listingkeys: readonly string[],
  { edition, onlyAgent }: Pick<Visit, 'edition' | 'onlyAgent'>,
): Promise<LinkedSource[]> {
  const { rows } = await sql<LinkedSource>`
    select listing.id, listing.listingkey, listing.listingid, listing.mlsstatus, listing.propertytype, listing.agent_id,
           listing.internetentirelistingdisplayyn, listing.internetaddressdisplayyn, listing.photoscount,
           listing_source.hidden_at is not null as source_outdated, listing_search.revision
    from unnest(${listingkeys}::text[]) with ordinality as wanted (listingkey, position)
    join listing on listing.listingkey = wanted.listingkey
    left join listing_search on listing_search.id = listing.id
    left join listing_source on listing_source.edition = listing.edition and listing_source.source = listing.source
    where listing.edition = ${edition} and (${onlyAgent}::text is null or listing.agent_id = ${onlyAgent})
    order by wanted.position
  `.execute(db);
  return rows;
}

/** The first picture of a listing as cards show it, before the gate. */
export interface CoverSource extends HiddenCaptions {
  readonly id: number;
  readonly first: Media | null;
}

/** The first pictures of these listings, in no order. */
export async function coverSources(db: Db, ids: readonly number[]): Promise<CoverSource[]> {
  const { rows } = await sql<CoverSource>`
    select listing_id as id, cover -> 0 as first, masked_captions as "maskedCaptions"
    from media where listing_id = any(${ids}::integer[])
  `.execute(db.withoutPlugins());
  return rows;
}

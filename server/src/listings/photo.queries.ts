import type { GatedListing } from '@hearth/domain/listing/gate.ts';
import type { Listing } from '@hearth/domain/listing/listing.ts';
import { sql } from 'kysely';
import type { Db } from '../db/database.ts';
import type { PhotoSource } from './published-media.ts';

/** The listing of a photo's address and the sources of its pictures in their order, before the gate. */
export interface PhotographedListing
  extends GatedListing,
    Pick<Listing, 'edition' | 'propertytype' | 'source' | 'publicDate'> {
  readonly sources: readonly PhotoSource[];
}

/** undefined for an unknown key. Served by the unique index on photo_key. */
export async function photographedListing(
  db: Db,
  photoKey: string,
): Promise<PhotographedListing | undefined> {
  const { rows } = await sql<PhotographedListing>`
    select listing.listingid, listing.mlsstatus, listing.agent_id, listing.internetentirelistingdisplayyn,
           listing.internetaddressdisplayyn, listing.edition, listing.propertytype, listing.source, listing.public_date,
           media.sources, listing_source.hidden_at is not null as source_outdated
    from media join listing on listing.id = media.listing_id
    left join listing_source on listing_source.edition = listing.edition and listing_source.source = listing.source
    where media.photo_key = ${photoKey}
  `.execute(db);
  return rows[0];
}

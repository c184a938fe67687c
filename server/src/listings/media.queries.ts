import type { GatedListing } from '@hearth/domain/listing/gate.ts';
import type { Listing, Media } from '@hearth/domain/listing/listing.ts';
import { sql } from 'kysely';
import type { Db } from '../db/database.ts';
import type { Visit } from '../http/visit.ts';
import type { HiddenCaptions } from './card-source.queries.ts';

/** The pictures of a listing, before the gate. */
export interface MediaSource
  extends GatedListing,
    Pick<Listing, 'listingkey' | 'propertytype'>,
    HiddenCaptions {
  readonly items: readonly Media[] | null;
}

/** In the order of the keys, without unknown ones; only listings of the visit's agent if it has one. */
export async function mediaSources(
  db: Db,
  listingkeys: readonly string[],
  { edition, onlyAgent }: Pick<Visit, 'edition' | 'onlyAgent'>,
): Promise<MediaSource[]> {
  const { rows } = await sql<MediaSource>`
    select listing.listingkey, listing.listingid, listing.mlsstatus, listing.propertytype, listing.agent_id,
           listing.internetentirelistingdisplayyn, listing.internetaddressdisplayyn, media.items,
           media.masked_captions, listing_source.hidden_at is not null as source_outdated
    from unnest(${listingkeys}::text[]) with ordinality as wanted (listingkey, position)
    join listing on listing.listingkey = wanted.listingkey
    left join media on media.listing_id = listing.id
    left join listing_source on listing_source.edition = listing.edition and listing_source.source = listing.source
    where listing.edition = ${edition} and (${onlyAgent}::text is null or listing.agent_id = ${onlyAgent})
    order by wanted.position
  `.execute(db);
  return rows;
}

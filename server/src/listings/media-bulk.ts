import { type DisplayContext, type GatedListing, gate } from '@hearth/domain/listing/gate.ts';
import type { Listing, Media } from '@hearth/domain/listing/listing.ts';
import { isLease } from '@hearth/domain/listing/property-type.ts';
import { sql } from 'kysely';
import type { Db } from '../db/database.ts';
import type { Visit } from '../http/visit.ts';
import { shownImages } from './listing-card.ts';
import { readMedia } from './stored-listing.ts';

/** The pictures of one listing, as far as they are shown. */
export interface ListingImages {
  readonly listingkey: string;
  readonly images: Media[];
}

type MediaSource = GatedListing &
  Pick<Listing, 'listingkey' | 'propertytype'> & { readonly items: readonly Media[] | null };

/** Pictures within the viewer's image lock, in the order of the keys; keys of nothing visible are left out. */
export async function mediaOfListings(
  db: Db,
  listingkeys: readonly string[],
  { edition, viewer, onlyAgent }: Visit,
): Promise<ListingImages[]> {
  const { rows } = await sql<MediaSource>`
    select listing.listingkey, listing.listingid, listing.mlsstatus, listing.propertytype, listing.agent_id,
           listing.internetentirelistingdisplayyn, listing.internetaddressdisplayyn, media.items
    from unnest(${listingkeys}::text[]) with ordinality as wanted (listingkey, position)
    join listing on listing.listingkey = wanted.listingkey
    left join media on media.listing_id = listing.id
    where listing.edition = ${edition} and (${onlyAgent}::text is null or listing.agent_id = ${onlyAgent})
    order by wanted.position
  `.execute(db);
  return rows.flatMap((row) => {
    const { visible, parts } = gate(row, viewer, linkContext(row));
    return visible ? [{ listingkey: row.listingkey, images: shownImages(readMedia(row.items), parts) }] : [];
  });
}

/** A listing asked for by its id or key; nothing is recommended yet, and a link belongs to nobody's search. */
export const linkContext = (listing: Pick<Listing, 'propertytype'>): DisplayContext => ({
  reachedBy: 'link',
  lease: isLease(listing.propertytype),
  foreignSavedSearch: false,
  recommendedListingIds: new Set(),
});

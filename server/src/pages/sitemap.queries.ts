import type { EditionId } from '@hearth/domain/edition/edition.ts';
import { saleSearch } from '@hearth/domain/listing/gate.ts';
import type { ListingAddress } from '@hearth/domain/listing/listing.ts';
import type { Viewer } from '@hearth/domain/people/viewer.ts';
import { sql } from 'kysely';
import type { Db } from '../db/database.ts';
import { allOf, type SqlFragment } from '../db/sql-fragment.ts';
import { gateConditions } from '../search/gate.sql.ts';
import { editionCode } from '../search-rows/search-codes.ts';

/** Open listings that the gate admits; a sitemap has those of one range of row ids. */
export interface SitemapScope {
  readonly edition: EditionId;
  /** Who reads the sitemap. */
  readonly viewer: Viewer;
}

/** Fields of a listing's entry in a sitemap, before the gate decides about its address. */
export interface SitemapListing extends ListingAddress {
  readonly listingid: string;
  readonly sourcelistingid: string | null;
  readonly agentId: string | null;
  readonly internetaddressdisplayyn: boolean;
  readonly modificationtimestamp: Date;
}

const open = ({ edition, viewer }: SitemapScope): SqlFragment =>
  allOf([sql`s.on_market`, sql`s.edition = ${editionCode[edition]}`, ...gateConditions(viewer, saleSearch)]);

/** Numbers of the ranges of `size` ids that have listings. Read from listing_search_on_market_cell alone. */
export async function rangesWithListings(db: Db, scope: SitemapScope, size: number): Promise<number[]> {
  const { rows } = await sql<{ range: number }>`
    select distinct s.id / ${size}::integer as range
    from listing_search s
    where ${open(scope)}
    order by range
  `.execute(db);
  return rows.map(({ range }) => range);
}

/** Served by listing_search_on_market_id. */
export async function listingsInRange(
  db: Db,
  scope: SitemapScope,
  { range, size }: { readonly range: number; readonly size: number },
): Promise<SitemapListing[]> {
  const { rows } = await sql<SitemapListing>`
    select listing.listingid, listing.sourcelistingid, listing.agent_id, listing.internetaddressdisplayyn,
           listing.modificationtimestamp,
           listing.streetnumber, listing.streetdirprefix, listing.streetname, listing.streetsuffix,
           listing.streetdirsuffix, listing.unitnumber, listing.city, listing.stateorprovince, listing.postalcode
    from listing_search s
    join listing on listing.id = s.id
    where ${open(scope)} and s.id >= ${range * size} and s.id < ${(range + 1) * size}
    order by s.id
  `.execute(db);
  return rows;
}

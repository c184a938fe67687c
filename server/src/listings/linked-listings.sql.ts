import type { GatedListing } from '@hearth/domain/listing/gate.ts';
import type { Listing } from '@hearth/domain/listing/listing.ts';
import { sql } from 'kysely';
import type { SqlFragment } from '../db/sql-fragment.ts';
import type { Visit } from '../http/visit.ts';

/** Fields of a listing that the gate needs. */
export interface LinkedSource
  extends GatedListing,
    Pick<Listing, 'listingkey' | 'propertytype'>,
    Readonly<Record<'id' | 'photoscount', number>> {}

/** The same of a row of `fromLinked`, under the names of the domain: they are read without the plugins. */
export const linkedFields: SqlFragment = sql`
  listing.id, listing.listingkey, listing.listingid, listing.mlsstatus, listing.propertytype, listing.agent_id as "agentId",
  listing.internetentirelistingdisplayyn, listing.internetaddressdisplayyn, listing.photoscount,
  listing_source.hidden_at is not null as "sourceOutdated"`;

/**
 * The listings of an edition, and their sources, that a table `wanted` names in its column `listingkey`; only those of the visit's agent
 * if it has one. Served by the unique index of `listing.listingkey`; further conditions may follow.
 */
export const fromLinked = (
  wanted: SqlFragment,
  { edition, onlyAgent }: Pick<Visit, 'edition' | 'onlyAgent'>,
): SqlFragment => sql`
  from ${wanted} join listing on listing.listingkey = wanted.listingkey
  left join listing_source on listing_source.edition = listing.edition and listing_source.source = listing.source
  where listing.edition = ${edition} and (${onlyAgent}::text is null or listing.agent_id = ${onlyAgent})`;

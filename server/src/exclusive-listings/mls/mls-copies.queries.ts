import type { EditionId } from '@hearth/domain/edition/edition.ts';
import { addressFields } from '@hearth/domain/listing/address.ts';
import type { Listing } from '@hearth/domain/listing/listing.ts';
import { sql } from 'kysely';
import { columnName } from '../../db/column-name.ts';
import type { Db } from '../../db/database.ts';
import type { ListingColumn } from '../../listings/listing-columns.ts';
import { readColumns } from '../../listings/stored-listing.sql.ts';
import type { ExclusiveRow } from '../exclusive-listings.queries.ts';

const columns = [
  ...(['listingid', 'sourcelistingid', 'source', 'mlsstatus', 'propertytype', 'listprice'] as const),
  ...(['parcelnumber', 'agentId', 'internetaddressdisplayyn', ...addressFields] as const),
] as const satisfies readonly ListingColumn[];

/** A listing of the MLS that may be of the same home, before the rule decides. */
export type MlsListing = Pick<Listing, (typeof columns)[number]>;

/** An exclusive listing with one such listing. */
export interface Candidate {
  readonly row: Pick<
    ExclusiveRow,
    'draftId' | 'listingId' | 'agentId' | 'edition' | 'fields' | 'publishedFields'
  >;
  readonly mls: MlsListing;
}

/** Named apart from the agent of the other listing. */
interface ExclusiveAgent {
  readonly exclusiveAgent: string | null;
}

const columnList = sql.raw(columns.map((name) => `listing.${columnName(name)} as "${name}"`).join(', '));

/**
 * Open listings of the MLS with the parcel, or with the house number and postal code, of an exclusive listing: of one, or of all
 * open published ones. Hidden listings and those of outdated sources are left out. Served by listing_parcelnumber and
 * listing_house.
 */
export async function mlsCandidates(
  db: Db,
  edition: EditionId,
  draftId: string | null = null,
): Promise<Candidate[]> {
  const { rows } = await sql<Record<string, unknown> & Candidate['row'] & ExclusiveAgent>`
    with exclusive as (
      select draft_id, listing_id, agent_id, edition, fields, published_fields,
             coalesce(published_fields, fields) as shown
      from exclusive_listing
      where edition = ${edition} and case when ${draftId}::uuid is null
        then state = 'published' and shown_status in ('Private', 'Active', 'Pending', 'Pending - Taking Backups')
        else draft_id = ${draftId}::uuid end),
    pair as (
      select draft_id, listing.id from exclusive join listing on listing.parcelnumber = shown ->> 'parcelNumber'
      where listing.edition = ${edition} and listing.source <> 'EX'
      union
      select draft_id, listing.id from exclusive
      join listing on listing.postalcode = left(shown ->> 'postalCode', 5) and listing.streetnumber = shown ->> 'streetNumber'
      where listing.edition = ${edition} and listing.source <> 'EX')
    select exclusive.draft_id as "draftId", exclusive.listing_id as "listingId",
           exclusive.edition, exclusive.fields, exclusive.published_fields as "publishedFields",
           exclusive.agent_id as "exclusiveAgent", ${columnList}
    from pair join exclusive using (draft_id) join listing using (id)
    left join listing_source on listing_source.edition = listing.edition and listing_source.source = listing.source
    where listing.mlsstatus in ('Active', 'Pending', 'Pending - Taking Backups')
      and listing.internetentirelistingdisplayyn and listing_source.hidden_at is null
    order by listing.onmarketdate desc nulls last, listing.id desc
  `.execute(db.withoutPlugins());
  return rows.map((row) => ({
    row: {
      ...{ draftId: row.draftId, listingId: row.listingId, edition: row.edition },
      agentId: row.exclusiveAgent,
      ...{ fields: row.fields, publishedFields: row.publishedFields },
    },
    mls: readColumns(row, columns),
  }));
}

export async function markSync(
  db: Db,
  draftId: string,
  changes: { readonly syncStartedAt?: Date; readonly syncedAt?: Date },
): Promise<void> {
  await db.updateTable('exclusiveListing').set(changes).where('draftId', '=', draftId).execute();
}

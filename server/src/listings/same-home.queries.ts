import { addressFields } from '@hearth/domain/listing/address.ts';
import type { Listing } from '@hearth/domain/listing/listing.ts';
import { sql } from 'kysely';
import { columnName } from '../db/column-name.ts';
import type { Db } from '../db/database.ts';
import type { ListingColumn } from './listing-columns.ts';
import { readColumns } from './stored-listing.sql.ts';

const columns = [
  'listingid',
  'listingkey',
  'sourcelistingid',
  'source',
  'edition',
  'mlsstatus',
  'propertytype',
  'listprice',
  'closeprice',
  'onmarketdate',
  'agentId',
  'parcelnumber',
  ...addressFields,
  'internetentirelistingdisplayyn',
  'internetaddressdisplayyn',
] as const satisfies readonly ListingColumn[];

/** Another listing of a parcel, before the gate. */
export type ListingOfParcel = Pick<Listing, (typeof columns)[number]> & { readonly sourceOutdated: boolean };

const columnList = sql.raw(columns.map((name) => `listing.${columnName(name)} as "${name}"`).join(', '));

/** More listings of one parcel are other homes on it, or mistakes. */
const most = 20;

/** The other listings with this parcel number by the same source, the newest first. Served by listing_parcelnumber. */
export async function otherListingsOfParcel(
  db: Db,
  {
    listingkey,
    edition,
    source,
    parcelnumber,
  }: Pick<Listing, 'listingkey' | 'edition' | 'source' | 'parcelnumber'>,
): Promise<ListingOfParcel[]> {
  const { rows } = await sql<Record<string, unknown> & { sourceOutdated: boolean }>`/* listings of a parcel */
    select ${columnList}, listing_source.hidden_at is not null as "sourceOutdated"
    from listing
    left join listing_source on listing_source.edition = listing.edition and listing_source.source = listing.source
    where listing.parcelnumber = ${parcelnumber} and listing.source = ${source} and listing.edition = ${edition}
      and listing.listingkey <> ${listingkey}
    order by listing.onmarketdate desc nulls last, listing.id desc
    limit ${most}
  `.execute(db.withoutPlugins());
  return rows.map((row) => ({ ...readColumns(row, columns), sourceOutdated: row.sourceOutdated }));
}

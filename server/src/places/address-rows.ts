import { cityLine, streetLine, undisclosedAddress } from '@hearth/domain/listing/address.ts';
import type { Listing } from '@hearth/domain/listing/listing.ts';
import { sql } from 'kysely';
import type { Db } from '../db/database.ts';
import { jsonRows } from '../db/json-rows.ts';
import { plainText } from '../listings/address-text.ts';
import type { SearchRow } from '../search/search-row.ts';

/** One row of `shown_address`: where a listing stands, in plain words, beside what the gate asks of it. */
export interface AddressRow
  extends Pick<SearchRow, 'id' | 'edition' | 'lease' | 'mlsstatus' | 'source' | 'displayed' | 'filterType'> {
  readonly street: string;
  readonly address: string;
}

/** null where the seller hides the street, or no street is known: nobody can be led there by typing it. */
export function addressRow(listing: Listing, row: SearchRow): AddressRow | null {
  const street = plainText(streetOf(listing));
  if (!listing.internetaddressdisplayyn || street === '') return null;
  const { id, edition, lease, mlsstatus, source, displayed, filterType } = row;
  const address = plainText(`${streetLine(listing)} ${cityLine(listing)}`);
  return {
    ...{ id, edition, lease, mlsstatus, source, displayed, filterType },
    street: ` ${street} `,
    address: `${address} `,
  };
}

/** 'S Lamar Blvd': the street without number and unit; '' where it has no name. */
export function streetOf(address: Parameters<typeof streetLine>[0]): string {
  if (!address.streetname?.trim()) return '';
  const street = streetLine({ ...address, streetnumber: null, unitnumber: null });
  return street === undisclosedAddress ? '' : street;
}

/**
 * Stores addresses and the streets they name. The rows go with their search rows, which a trigger sees to. Streets are
 * written in one order, so that two savers of the same streets wait for each other instead of deadlocking.
 */
export async function insertAddressRows(db: Db, rows: readonly AddressRow[]): Promise<void> {
  if (rows.length === 0) return;
  const streets = new Map(rows.map(({ edition, street }) => [`${edition}${street}`, { edition, street }]));
  const sorted = [...streets.entries()].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, street]) => street);
  await sql`
    insert into street (edition, words)
    select * from unnest(${sorted.map(({ edition }) => edition)}::smallint[], ${sorted.map(({ street }) => street)}::text[])
    on conflict do nothing
  `.execute(db);
  await sql`
    insert into shown_address (id, edition, lease, mlsstatus, source, displayed, filter_type, street, address)
    select id, edition, lease, mlsstatus, source, displayed, filter_type, street, address
    from json_populate_recordset(null::shown_address, ${jsonRows(rows)}::json)
    on conflict (id) do update
    set edition = excluded.edition, lease = excluded.lease, mlsstatus = excluded.mlsstatus, source = excluded.source,
        displayed = excluded.displayed, filter_type = excluded.filter_type, street = excluded.street,
        address = excluded.address
  `.execute(db);
}

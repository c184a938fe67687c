import { cityLine, streetLine, undisclosedAddress } from '@hearth/domain/listing/address.ts';
import type { Listing } from '@hearth/domain/listing/listing.ts';
import { addressKey } from '../text/address-key.ts';
import type { SearchRow } from './search-row.ts';

/** One row of `shown_address`: the key of a listing's address, and the columns that the gate tests. */
export interface AddressRow
  extends Pick<SearchRow, 'id' | 'edition' | 'lease' | 'mlsstatus' | 'source' | 'displayed' | 'filterType'> {
  readonly street: string;
  readonly address: string;
}

/** null where the seller hides the street or no street is known: suggestions must not lead to the home. */
export function addressRow(listing: Listing, row: SearchRow): AddressRow | null {
  const street = addressKey(streetOf(listing));
  if (!listing.internetaddressdisplayyn || street === '') return null;
  const { id, edition, lease, mlsstatus, source, displayed, filterType } = row;
  const address = addressKey(`${streetLine(listing)} ${cityLine(listing)}`);
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

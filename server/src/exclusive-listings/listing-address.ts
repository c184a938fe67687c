import { listingFieldsOf } from '@hearth/domain/exclusive/edit-payload.ts';
import type { EditPayload } from '@hearth/domain/exclusive/field-catalog.ts';
import { cityLine, streetLine, undisclosedAddress } from '@hearth/domain/listing/address.ts';
import type { ListingAddress } from '@hearth/domain/listing/listing.ts';
import { isOpen } from '@hearth/domain/listing/status.ts';
import { addressKey } from '../text/address-key.ts';

/** The address of an exclusive listing, as listings have one. */
export const addressOf = (fields: EditPayload): ListingAddress => {
  const address = listingFieldsOf(fields);
  return { ...address, postalcode: address.postalcode?.slice(0, 5) ?? null };
};

/** The lines of an address; '' for parts that are missing. */
export function addressLines(fields: EditPayload): { readonly street: string; readonly city: string } {
  const address = addressOf(fields);
  const street = streetLine(address);
  return { street: street === undisclosedAddress ? '' : street, city: cityLine(address) };
}

/**
 * The one spelling of an address by which duplicates are found; null without a street, and for a home that is off the market,
 * which may be listed again.
 */
export function keyOfAddress(fields: EditPayload): string | null {
  const { street, city } = addressLines(fields);
  const isPlaced = street !== '' && (fields.postalCode !== undefined || fields.city !== undefined);
  return isPlaced && (fields.mlsStatus === undefined || isOpen(fields.mlsStatus as 'Active'))
    ? addressKey(`${street} ${city}`)
    : null;
}

export const duplicateAddress = 'The listing with this address and unit number already exists.';

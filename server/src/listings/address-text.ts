import { cityLine, streetLine, undisclosedAddress } from '@hearth/domain/listing/address.ts';
import type { Listing } from '@hearth/domain/listing/listing.ts';
import { publicListingId } from '@hearth/domain/listing/listing-id.ts';
import { plainText } from '../text/plain-text.ts';

/**
 * The text that the address parameter of a search is matched against: street, city, zip, subdivision and MLS number, each word
 * between spaces. It leaves out the street of a hidden address, so a search cannot reveal it.
 */
export function addressText(listing: Listing): string {
  const parts = [
    shownStreet(listing),
    cityLine(listing),
    listing.subdivisionname ?? '',
    publicListingId(listing),
  ];
  return ` ${parts.map(plainText).filter(Boolean).join(' ')} `;
}

function shownStreet(listing: Listing): string {
  const street = listing.internetaddressdisplayyn ? streetLine(listing) : undisclosedAddress;
  return street === undisclosedAddress ? '' : street;
}

import { cityLine, streetLine, undisclosedAddress } from '@hearth/domain/listing/address.ts';
import type { Listing } from '@hearth/domain/listing/listing.ts';
import { publicListingId } from '@hearth/domain/listing/listing-id.ts';
import { plainText } from '../text/plain-text.ts';

/**
 * What the address parameter of a search looks into: street, city, zip, subdivision and the number people know, each word
 * between spaces. A hidden address leaves its street out, so that nobody finds out by asking.
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

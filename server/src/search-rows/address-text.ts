import { cityLine, streetLine, undisclosedAddress } from '@hearth/domain/listing/address.ts';
import type { Listing } from '@hearth/domain/listing/listing.ts';
import { publicListingId } from '@hearth/domain/listing/listing-id.ts';
import { addressKey } from '../text/address-key.ts';
import { plainText } from '../text/plain-text.ts';

/**
 * The text that the address parameter of a search is matched against: the keys of street, city, zip, subdivision and MLS number,
 * each word between spaces. It leaves out the street of a hidden address, so a search cannot reveal it.
 */
export function addressText(listing: Listing): string {
  const neighborhood = listing.subdivisionname ?? '';
  const parts = [shownStreet(listing), cityLine(listing), neighborhood, publicListingId(listing)];
  // A neighborhood is found by 'St Edward s' as by 'St Edwards'.
  const keys = [...parts.map(addressKey), plainText(neighborhood)];
  return ` ${keys.filter(Boolean).join(' ')} `;
}

function shownStreet(listing: Listing): string {
  const street = listing.internetaddressdisplayyn ? streetLine(listing) : undisclosedAddress;
  return street === undisclosedAddress ? '' : street;
}

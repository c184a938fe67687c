import type { ListingAddress } from '@hearth/domain/listing/listing.ts';
import type { PropertyParts } from './property-fields.ts';
import { parseStreet } from './street-address.ts';

/** The parts of a street; of an address in one line where the record has no parts. */
export function readAddress(parts: PropertyParts): Omit<ListingAddress, 'city' | 'stateorprovince'> {
  const line = parts.StreetName === null ? parts.UnparsedAddress : null;
  const street = line === null ? null : parseStreet(line.split(',')[0] ?? line);
  return {
    streetnumber: parts.StreetNumber ?? street?.streetnumber ?? null,
    streetdirprefix: parts.StreetDirPrefix ?? street?.streetdirprefix ?? null,
    streetname: parts.StreetName ?? street?.streetname ?? null,
    streetsuffix: parts.StreetSuffix ?? street?.streetsuffix ?? null,
    streetdirsuffix: parts.StreetDirSuffix ?? street?.streetdirsuffix ?? null,
    unitnumber: parts.UnitNumber ?? street?.unitnumber ?? null,
    postalcode: parts.PostalCode?.slice(0, 5) ?? null,
  };
}

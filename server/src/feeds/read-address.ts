import { noAddress } from '@hearth/domain/listing/address.ts';
import type { ListingAddress } from '@hearth/domain/listing/listing.ts';
import type { PropertyParts } from './property-fields.ts';
import { parseAddress, unitOf } from './street-address.ts';

/** Parts of an address that are columns under their own names. */
interface Place {
  readonly city: string | null;
  readonly stateorprovince: string | null;
}

/** The parts of an address; of an address in one line where the record has none. */
export function readAddress(parts: PropertyParts, place: Place): ListingAddress {
  const line = parts.StreetName === null ? parts.UnparsedAddress : null;
  const parsed = line === null ? noAddress : parseAddress(line, place.city);
  return {
    streetnumber: parts.StreetNumber ?? parsed.streetnumber,
    streetdirprefix: parts.StreetDirPrefix ?? parsed.streetdirprefix,
    streetname: parts.StreetName ?? parsed.streetname,
    streetsuffix: parts.StreetSuffix ?? parsed.streetsuffix,
    streetdirsuffix: parts.StreetDirSuffix ?? parsed.streetdirsuffix,
    unitnumber: parts.UnitNumber === null ? parsed.unitnumber : unitOf(parts.UnitNumber),
    city: place.city ?? parsed.city,
    stateorprovince: place.stateorprovince ?? parsed.stateorprovince,
    postalcode: parts.PostalCode?.slice(0, 5) ?? parsed.postalcode,
  };
}

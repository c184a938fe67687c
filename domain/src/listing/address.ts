import type { ListingAddress } from './listing.ts';

export const undisclosedAddress = 'Undisclosed address';

const words = (...parts: readonly (string | null)[]): string =>
  parts
    .map((part) => part?.trim())
    .filter(Boolean)
    .join(' ');

/** '1204 S Lamar Blvd Unit 3', or 'Undisclosed address' where number and name are both missing. */
export function streetLine(address: ListingAddress): string {
  if (!address.streetnumber?.trim() && !address.streetname?.trim()) return undisclosedAddress;
  return words(streetParts(address), address.unitnumber ? `Unit ${address.unitnumber}` : null);
}

/** 'Austin, TX 78704', without the parts that are unknown. */
export function cityLine(address: ListingAddress): string {
  const stateAndZip = words(address.stateorprovince, address.postalcode);
  return [address.city?.trim(), stateAndZip].filter(Boolean).join(', ');
}

/** '1204 S Lamar Blvd Unit 3, Austin, TX 78704'. */
export const fullAddress = (address: ListingAddress): string =>
  [streetLine(address), cityLine(address)].filter(Boolean).join(', ');

/** An address of which nothing is known. */
export const noAddress: ListingAddress = {
  streetnumber: null,
  streetdirprefix: null,
  streetname: null,
  streetsuffix: null,
  streetdirsuffix: null,
  unitnumber: null,
  city: null,
  stateorprovince: null,
  postalcode: null,
};

/** The fields of an address. */
export const addressFields = Object.keys(noAddress) as readonly (keyof ListingAddress)[];

/** The address without the parts that identify the house; city and zip remain. */
export const withoutStreet = (address: ListingAddress): ListingAddress => ({
  ...noAddress,
  city: address.city,
  stateorprovince: address.stateorprovince,
  postalcode: address.postalcode,
});

const streetParts = (address: ListingAddress): string =>
  words(
    address.streetnumber,
    address.streetdirprefix,
    address.streetname,
    address.streetsuffix,
    address.streetdirsuffix,
  );

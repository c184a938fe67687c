import { editions } from '@hearth/domain/edition/editions.ts';
import type { Listing, ListingAddress } from '@hearth/domain/listing/listing.ts';
import type { Random } from '../random.ts';
import type { Draft } from './draft.ts';

export type Identity = Pick<
  Listing,
  | 'listingid'
  | 'listingkey'
  | 'sourcelistingid'
  | 'source'
  | 'edition'
  | 'relatedMlsSource'
  | 'primarylistingid'
>;

/** MLS numbers begin after this in every edition, so that the numbers of examples exist in each. */
const FIRST_NUMBER = 4_000_000;
/** Exclusive listings of one edition have odd numbers, of the other even ones. */
const FIRST_EXCLUSIVE = { austin: 999, 'san-antonio': 1000 } as const;

/** 'AUS4000001' with the MLS number '4000001', or 'EL1001' with none. */
export function identityOf({ source, edition, number }: Draft): Identity {
  const own = { source, edition, relatedMlsSource: null, primarylistingid: null };
  if (source === 'EX') {
    const exclusive = FIRST_EXCLUSIVE[edition] + 2 * number;
    return { ...own, listingid: `EL${exclusive}`, listingkey: `EX-${exclusive}`, sourcelistingid: null };
  }
  const mlsNumber = FIRST_NUMBER + number;
  return {
    ...own,
    listingid: `${source}${mlsNumber}`,
    listingkey: `${source}-${mlsNumber}`,
    sourcelistingid: String(mlsNumber),
  };
}

export function addressOf(random: Random, draft: Draft): ListingAddress {
  const { location, edition } = draft;
  return {
    streetnumber: location.streetnumber,
    streetdirprefix: location.streetdirprefix || null,
    streetname: location.streetname,
    streetsuffix: location.streetsuffix || null,
    streetdirsuffix: null,
    unitnumber: unitNumber(random, draft),
    city: location.city,
    stateorprovince: editions[edition].stateorprovince,
    postalcode: location.postalcode,
  };
}

function unitNumber(random: Random, { kind, lease }: Draft): string | null {
  const type = kind.propertyfiltertype;
  if (type === 'Condominium') return String(random.int(1, 9) * 100 + random.int(1, 24));
  if (type === 'Townhouse' && random.chance(0.6)) return String(random.int(1, 40));
  if (type === 'Multi-Family' && lease) return random.pick(['A', 'B']);
  return type === 'Commercial' && lease ? String(random.int(1, 9) * 100 + 10) : null;
}

export type Position = Pick<
  Listing,
  | 'countyorparish'
  | 'subdivisionname'
  | 'mlsareamajor'
  | 'latitude'
  | 'longitude'
  | 'schooldistrict'
  | 'elementaryschool'
  | 'middleorjuniorschool'
  | 'highschool'
  | 'elementaryschoolrating'
  | 'middleschoolrating'
  | 'highschoolrating'
>;

export const positionOf = ({ location }: Draft): Position => ({
  countyorparish: location.county,
  subdivisionname: location.subdivisionname,
  mlsareamajor: location.mlsarea,
  latitude: location.latitude,
  longitude: location.longitude,
  schooldistrict: location.schooldistrict,
  elementaryschool: location.elementaryschool,
  middleorjuniorschool: location.middleschool,
  highschool: location.highschool,
  elementaryschoolrating: location.elementaryschoolrating,
  middleschoolrating: location.middleschoolrating,
  highschoolrating: location.highschoolrating,
});

import type { Listing } from '@hearth/domain/listing/listing.ts';
import { plainText } from '../listings/address-text.ts';

/** Areas that a listing names itself; a search row carries the number of each name. */
export const placeKinds = [
  'city',
  'county',
  'postalcode',
  'schooldistrict',
  'subdivision',
  'mlsarea',
] as const;
export type PlaceKind = (typeof placeKinds)[number];

/**
 * Kinds whose names are official, so that a listing that names one lies in no other. Neighbourhoods and MLS areas overlap
 * and are spelled freely; they are found by name and by outline.
 */
export const officialKinds = [
  'city',
  'county',
  'postalcode',
  'schooldistrict',
] as const satisfies readonly PlaceKind[];
export type OfficialKind = (typeof officialKinds)[number];

export const isOfficialKind = (type: string): type is OfficialKind =>
  (officialKinds as readonly string[]).includes(type);

/** The field of a listing that names its area of each kind. */
export const placeField = {
  city: 'city',
  county: 'countyorparish',
  postalcode: 'postalcode',
  schooldistrict: 'schooldistrict',
  subdivision: 'subdivisionname',
  mlsarea: 'mlsareamajor',
} as const satisfies Readonly<Record<PlaceKind, keyof Listing>>;

export const isPlaceKind = (type: string): type is PlaceKind =>
  (placeKinds as readonly string[]).includes(type);

/** What two spellings of one area's name have in common ('Travis County' and 'TRAVIS'); '' names nothing. */
export function placeKey(kind: PlaceKind, name: string): string {
  const plain = plainText(name);
  if (kind === 'county') return plain.replace(/ county$/, '');
  if (kind === 'postalcode') return plain.slice(0, 5);
  if (kind === 'schooldistrict')
    return plain.replace(/ (isd|cisd|independent school district|consolidated isd)$/, '');
  return plain;
}

import type { Listing } from '@hearth/domain/listing/listing.ts';
import { plainText } from '../text/plain-text.ts';

/** Areas that a listing names itself; a search row carries the number of each name, and of up to three schools. */
export const placeKinds = [
  'city',
  'county',
  'postalcode',
  'schooldistrict',
  'subdivision',
  'mlsarea',
  'school',
] as const;
export type PlaceKind = (typeof placeKinds)[number];

/** The columns of a search row with the number of a place of each kind. */
export const placeColumns = {
  city: ['city_id'],
  county: ['county_id'],
  postalcode: ['postalcode_id'],
  schooldistrict: ['schooldistrict_id'],
  subdivision: ['subdivision_id'],
  mlsarea: ['mlsarea_id'],
  school: ['elementaryschool_id', 'middleschool_id', 'highschool_id'],
} as const satisfies Readonly<Record<PlaceKind, readonly string[]>>;
export type PlaceColumn = (typeof placeColumns)[PlaceKind][number];

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

/** The kind of place whose number a column contains, and the field of a listing that names it. */
export const placeFields = {
  city_id: ['city', 'city'],
  county_id: ['county', 'countyorparish'],
  postalcode_id: ['postalcode', 'postalcode'],
  schooldistrict_id: ['schooldistrict', 'schooldistrict'],
  subdivision_id: ['subdivision', 'subdivisionname'],
  mlsarea_id: ['mlsarea', 'mlsareamajor'],
  elementaryschool_id: ['school', 'elementaryschool'],
  middleschool_id: ['school', 'middleorjuniorschool'],
  highschool_id: ['school', 'highschool'],
} as const satisfies Readonly<Record<PlaceColumn, readonly [kind: PlaceKind, field: keyof Listing]>>;

/** Kinds whose boundaries mean the listings that name them; a school's means those that lie in it. */
export const isNamedByListings = (type: string): type is Exclude<PlaceKind, 'school'> =>
  type !== 'school' && (placeKinds as readonly string[]).includes(type);

const DISTRICT = / (isd|cisd|independent school district|consolidated isd)$/;

/** Whether a plain text names a school district. */
export const isDistrictName = (plain: string): boolean => DISTRICT.test(plain);

/** The key that all spellings of one area's name share ('Travis County' and 'TRAVIS'); '' names nothing. */
export function placeKey(kind: PlaceKind, name: string): string {
  const plain = plainText(name);
  if (kind === 'county') return plain.replace(/ county$/, '');
  if (kind === 'postalcode') return plain.slice(0, 5);
  if (kind === 'schooldistrict') return plain.replace(DISTRICT, '');
  return plain;
}

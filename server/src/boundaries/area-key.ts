import type { Listing } from '@hearth/domain/listing/listing.ts';
import { plainText } from '../text/plain-text.ts';

/** Areas that a listing names itself; a search row carries the number of each name, and of up to three schools. */
export const areaKinds = [
  'city',
  'county',
  'postalcode',
  'schooldistrict',
  'subdivision',
  'mlsarea',
  'school',
] as const;
export type AreaKind = (typeof areaKinds)[number];

/** The columns of a search row with the number of an area of each kind. */
export const areaColumns = {
  city: ['city_id'],
  county: ['county_id'],
  postalcode: ['postalcode_id'],
  schooldistrict: ['schooldistrict_id'],
  subdivision: ['subdivision_id'],
  mlsarea: ['mlsarea_id'],
  school: ['elementaryschool_id', 'middleschool_id', 'highschool_id'],
} as const satisfies Readonly<Record<AreaKind, readonly string[]>>;
export type AreaColumn = (typeof areaColumns)[AreaKind][number];

/**
 * Kinds whose names are official, so that a listing that names one lies in no other. Neighbourhoods and MLS areas overlap
 * and are spelled freely; they are found by name and by outline.
 */
export const officialKinds = [
  'city',
  'county',
  'postalcode',
  'schooldistrict',
] as const satisfies readonly AreaKind[];
export type OfficialKind = (typeof officialKinds)[number];

export const isOfficialKind = (type: string): type is OfficialKind =>
  (officialKinds as readonly string[]).includes(type);

/** The kind of area whose number a column contains, and the field of a listing that names it. */
export const areaFields = {
  city_id: ['city', 'city'],
  county_id: ['county', 'countyorparish'],
  postalcode_id: ['postalcode', 'postalcode'],
  schooldistrict_id: ['schooldistrict', 'schooldistrict'],
  subdivision_id: ['subdivision', 'subdivisionname'],
  mlsarea_id: ['mlsarea', 'mlsareamajor'],
  elementaryschool_id: ['school', 'elementaryschool'],
  middleschool_id: ['school', 'middleorjuniorschool'],
  highschool_id: ['school', 'highschool'],
} as const satisfies Readonly<Record<AreaColumn, readonly [kind: AreaKind, field: keyof Listing]>>;

/** Kinds whose boundaries mean the listings that name them; a school's means those that lie in it. */
export const isNamedByListings = (type: string): type is Exclude<AreaKind, 'school'> =>
  type !== 'school' && (areaKinds as readonly string[]).includes(type);

const DISTRICT = / (isd|cisd|independent school district|consolidated isd)$/;

/** Returns whether a plain text names a school district. */
export const isDistrictName = (plain: string): boolean => DISTRICT.test(plain);

/** The key that all spellings of one area's name share ('Travis County' and 'TRAVIS'); '' names nothing. */
export function areaKey(kind: AreaKind, name: string): string {
  const plain = plainText(name);
  if (kind === 'county') return plain.replace(/ county$/, '');
  if (kind === 'postalcode') return plain.slice(0, 5);
  if (kind === 'schooldistrict') return plain.replace(DISTRICT, '');
  return plain;
}

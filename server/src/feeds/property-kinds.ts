import {
  filterTypeOf,
  type PropertySubtype,
  propertySubtypeNames,
  propertySubtypes,
} from '@hearth/domain/listing/property-subtypes.ts';
import {
  type PropertyFilterType,
  type PropertyType,
  propertyTypes,
} from '@hearth/domain/listing/property-type.ts';

const plain = (text: string): string => text.toLowerCase().replace(/[^a-z0-9]/g, '');

const typeWords: Readonly<Record<string, PropertyType>> = {
  residentialrental: 'Residential Lease',
  multifamily: 'Residential Income',
  commercial: 'Commercial Sale',
  /** RESO: a home on a lot of a park, which is not sold with it. */
  manufacturedinpark: 'Residential',
  /** RESO: a business with or without its rooms. */
  businessopportunity: 'Commercial Sale',
};

/** Parts of local words, the most telling first. */
const typeParts: readonly (readonly [RegExp, PropertyType])[] = [
  [/^(?=.*(?:commercial|office|retail|industrial|business))(?=.*(?:lease|rent))/, 'Commercial Lease'],
  [/lease|rent/, 'Residential Lease'],
  [/commercial|office|retail|industrial|business/, 'Commercial Sale'],
  [/income|multi|plex/, 'Residential Income'],
  [/farm|ranch/, 'Farm'],
  [/land|lots?$|acreage/, 'Land'],
  [/resid|home|house|condo|family|mobile|manufactured/, 'Residential'],
];

/** The RESO PropertyType that a feed means; undefined for unknown words. */
export function propertyTypeOf(text: string): PropertyType | undefined {
  const word = plain(text);
  return (
    typeWords[word] ??
    propertyTypes.find((type) => plain(type) === word) ??
    typeParts.find(([part]) => part.test(word))?.[1]
  );
}

/** Words of feeds for standard subtypes. */
const otherWords: Readonly<Partial<Record<PropertySubtype, string>>> = {
  'Single Family Residence': 'singlefamily singlefamilydetached singlefamilyhome house detached sfr sfh',
  'Manufactured Home': 'manufactured doublewide singlewide',
  'Mobile Home': 'mobile',
  Condominium: 'condo condominiums condos highrise midrise loft',
  'Stock Cooperative': 'coop cooperative',
  Townhouse: 'townhome townhomes rowhouse rowhome',
  Apartment: 'apartments apartmentunit apt',
  Duplex: '2plex twoplex twofamily',
  Triplex: '3plex threeplex threefamily',
  Quadruplex: 'fourplex quadplex quad 4plex fourfamily',
  'Multi Family': 'multifamily multiplex multifamilyhome fiveplusunits',
  'Unimproved Land': 'land lot lots vacantland acreage residentiallot',
  'Boat Slip': 'boatslips slip',
  'Deeded Parking': 'parking parkingspace garage',
  Ranch: 'farmandranch farmranch',
  Business: 'businessopportunity',
  'Hotel/Motel': 'hotel motel',
};

interface Subtype {
  readonly name: string;
  readonly category: PropertyFilterType;
}

const known: ReadonlyMap<string, Subtype> = new Map(
  propertySubtypeNames.flatMap((name) =>
    [plain(name), ...(otherWords[name]?.split(' ') ?? [])].map(
      (word) => [word, { name, category: propertySubtypes[name] }] as const,
    ),
  ),
);

/** The RESO PropertySubType that a feed means: 'Quadruplex' of 'Fourplex'; other words as the feed has them. */
export const propertySubtypeOf = (text: string): string => known.get(plain(text))?.name ?? text;

/** Parts of local words: 'Attached Condo', 'Condo Hotel Unit'. */
const subtypeParts: readonly (readonly [part: string, category: PropertyFilterType])[] = [
  ['condo', 'Condominium'],
  ['townho', 'Townhouse'],
  ['unimprovedland', 'Lot'],
  ['plex', 'Multi-Family'],
];

function categoryOf(subtype: string | null): PropertyFilterType | undefined {
  const word = plain(subtype ?? '');
  return known.get(word)?.category ?? subtypeParts.find(([part]) => word.includes(part))?.[1];
}

/** The category that visitors filter by, also where a feed has a subtype of its area alone. */
export const filterTypeOfFeed = (type: PropertyType, subtype: string | null): PropertyFilterType => {
  const category = filterTypeOf(type, subtype);
  return category === 'Single Family Residence' ? (categoryOf(subtype) ?? category) : category;
};

const typeOfCategory: Readonly<Partial<Record<PropertyFilterType, PropertyType>>> = {
  Lot: 'Land',
  Farm: 'Farm',
  'Multi-Family': 'Residential Income',
  Commercial: 'Commercial Sale',
};

/** The type of a record that does not state it, by its subtype; Residential by default. */
export function likelyTypeOf(subtype: string | null): PropertyType {
  if (subtype === 'Apartment') return 'Residential Lease';
  const category = categoryOf(subtype);
  return (category && typeOfCategory[category]) ?? 'Residential';
}

const impliedSubtypes: Readonly<Record<string, string>> = {
  manufacturedinpark: 'Manufactured Home',
  businessopportunity: 'Business',
};

/** The subtype that a standard type implies where it is listed here as another one; null for the others. */
export const impliedSubtypeOf = (type: string | null): string | null =>
  impliedSubtypes[plain(type ?? '')] ?? null;

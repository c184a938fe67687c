import {
  isLease,
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

/** RESO PropertySubType values with the category that visitors filter by, and what feeds write for them. */
const subtypes: readonly (readonly [subtype: string, category: PropertyFilterType, otherWords?: string])[] = [
  [
    'Single Family Residence',
    'Single Family Residence',
    'singlefamily singlefamilydetached singlefamilyhome house detached sfr sfh',
  ],
  ['Cabin', 'Single Family Residence'],
  ['Manufactured Home', 'Single Family Residence', 'manufactured doublewide singlewide'],
  ['Manufactured On Land', 'Single Family Residence'],
  ['Mobile Home', 'Single Family Residence', 'mobile'],
  ['Condominium', 'Condominium', 'condo condominiums condos highrise midrise loft'],
  ['Own Your Own', 'Condominium'],
  ['Stock Cooperative', 'Condominium', 'coop cooperative'],
  ['Timeshare', 'Condominium'],
  ['Townhouse', 'Townhouse', 'townhome townhomes rowhouse rowhome'],
  ['Apartment', 'Multi-Family', 'apartments apartmentunit apt'],
  ['Duplex', 'Multi-Family', '2plex twoplex twofamily'],
  ['Triplex', 'Multi-Family', '3plex threeplex threefamily'],
  ['Quadruplex', 'Multi-Family', 'fourplex quadplex quad 4plex fourfamily'],
  ['Multi Family', 'Multi-Family', 'multifamily multiplex multifamilyhome fiveplusunits'],
  ['Unimproved Land', 'Lot', 'land lot lots vacantland acreage residentiallot'],
  // These are sold as homes are, and have nothing to live in.
  ['Boat Slip', 'Lot', 'boatslips slip'],
  ['Deeded Parking', 'Lot', 'parking parkingspace garage'],
  ['Agriculture', 'Farm'],
  ['Farm', 'Farm'],
  ['Ranch', 'Farm', 'farmandranch farmranch'],
  ['Business', 'Commercial', 'businessopportunity'],
  ['Hotel/Motel', 'Commercial', 'hotel motel'],
  ['Industrial', 'Commercial'],
  ['Mixed Use', 'Commercial'],
  ['Office', 'Commercial'],
  ['Retail', 'Commercial'],
  ['Warehouse', 'Commercial'],
];

interface Subtype {
  readonly name: string;
  readonly category: PropertyFilterType;
}

const known: ReadonlyMap<string, Subtype> = new Map(
  subtypes.flatMap(([name, category, others = '']) =>
    [plain(name), ...others.split(' ').filter(Boolean)].map((word) => [word, { name, category }] as const),
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

/** The category that visitors filter by; single family residence by default (specification section 3). */
export function filterTypeOf(type: PropertyType, subtype: string | null): PropertyFilterType {
  if (type === 'Land') return 'Lot';
  if (type === 'Farm') return 'Farm';
  if (type === 'Residential Income') return 'Multi-Family';
  if (type === 'Commercial Sale' || type === 'Commercial Lease') return 'Commercial';
  // RESO: one unit of a building of five or more, for lease alone. Renters look for it among homes.
  if (subtype === 'Apartment' && isLease(type)) return 'Condominium';
  return categoryOf(subtype) ?? 'Single Family Residence';
}

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

import { isLease, type PropertyFilterType, type PropertyType } from './property-type.ts';

/** RESO PropertySubType values with the category that visitors filter by. */
export const propertySubtypes = {
  'Single Family Residence': 'Single Family Residence',
  Cabin: 'Single Family Residence',
  'Manufactured Home': 'Single Family Residence',
  'Manufactured On Land': 'Single Family Residence',
  'Mobile Home': 'Single Family Residence',
  Condominium: 'Condominium',
  'Own Your Own': 'Condominium',
  'Stock Cooperative': 'Condominium',
  Timeshare: 'Condominium',
  Townhouse: 'Townhouse',
  Apartment: 'Multi-Family',
  Duplex: 'Multi-Family',
  Triplex: 'Multi-Family',
  Quadruplex: 'Multi-Family',
  'Multi Family': 'Multi-Family',
  'Unimproved Land': 'Lot',
  // These are sold as homes are, and have nothing to live in.
  'Boat Slip': 'Lot',
  'Deeded Parking': 'Lot',
  Agriculture: 'Farm',
  Farm: 'Farm',
  Ranch: 'Farm',
  Business: 'Commercial',
  'Hotel/Motel': 'Commercial',
  Industrial: 'Commercial',
  'Mixed Use': 'Commercial',
  Office: 'Commercial',
  Retail: 'Commercial',
  Warehouse: 'Commercial',
} as const satisfies Readonly<Record<string, PropertyFilterType>>;
export type PropertySubtype = keyof typeof propertySubtypes;

export const propertySubtypeNames = Object.keys(propertySubtypes) as readonly PropertySubtype[];

const ofType: Readonly<Partial<Record<PropertyType, PropertyFilterType>>> = {
  Land: 'Lot',
  Farm: 'Farm',
  'Residential Income': 'Multi-Family',
  'Commercial Sale': 'Commercial',
  'Commercial Lease': 'Commercial',
};

/**
 * The category of a standard subtype that visitors filter by; single family residence by default (specification section 3).
 * RESO's apartment is one unit of a building of five or more, for lease alone. Renters look for it among homes.
 */
export const filterTypeOf = (type: PropertyType, subtype: string | null): PropertyFilterType => {
  if (ofType[type]) return ofType[type];
  if (subtype === 'Apartment' && isLease(type)) return 'Condominium';
  return subtype !== null && Object.hasOwn(propertySubtypes, subtype)
    ? propertySubtypes[subtype as PropertySubtype]
    : 'Single Family Residence';
};

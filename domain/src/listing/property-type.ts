/** RESO PropertyType lookup values that the product lists. */
export const propertyTypes = [
  'Residential',
  'Residential Lease',
  'Residential Income',
  'Commercial Sale',
  'Commercial Lease',
  'Farm',
  'Land',
] as const;
export type PropertyType = (typeof propertyTypes)[number];

/** The property types of the filter; each has one flag in the search. */
export const propertyFilterTypes = [
  'Single Family Residence',
  'Condominium',
  'Townhouse',
  'Lot',
  'Farm',
  'Multi-Family',
  'Commercial',
] as const;
export type PropertyFilterType = (typeof propertyFilterTypes)[number];

/** Display category of each filter type (specification section 3). */
export const displayCategory: Readonly<Record<PropertyFilterType, string>> = {
  'Single Family Residence': 'Home',
  Condominium: 'Condo',
  Townhouse: 'Townhouse',
  Lot: 'Lot',
  Farm: 'Farm/Ranch',
  'Multi-Family': 'Multi-Family',
  Commercial: 'Commercial',
};

/** The category of a listing in words: an apartment for lease is found among condos, and is called an apartment. */
export const categoryOf = ({
  propertyfiltertype,
  propertysubtype,
}: {
  readonly propertyfiltertype: PropertyFilterType;
  readonly propertysubtype: string | null;
}): string =>
  propertysubtype === 'Apartment' && propertyfiltertype === 'Condominium'
    ? 'Apartment'
    : displayCategory[propertyfiltertype];

const dwellings: readonly PropertyFilterType[] = ['Single Family Residence', 'Condominium', 'Townhouse'];

/** True for houses, condos and townhouses: what a plain search finds and market figures describe. */
export const isDwelling = (type: PropertyFilterType): boolean => dwellings.includes(type);

/** True where an owner may live: in a dwelling, or in one unit of a multi-family property. */
export const mayBeHomestead = (type: PropertyFilterType): boolean =>
  isDwelling(type) || type === 'Multi-Family';

/** True for the lease variants of residential and commercial property. */
export const isLease = (type: PropertyType): boolean => type.endsWith('Lease');

import type { PropertyFilterType, PropertyType } from '@hearth/domain/listing/property-type.ts';
import type { SampleLocation } from '../geography/locate.ts';
import type { Random } from '../random.ts';

/** Kind of property and offer. */
export interface Kind {
  readonly propertytype: PropertyType;
  readonly propertyfiltertype: PropertyFilterType;
  /** RESO PropertySubType. */
  readonly propertysubtype: string;
}

type Weighted<T> = readonly (readonly [T, number])[];

/**
 * The sources of `market-facts.ts` are nearly all houses. A brokerage lists more land, ranches and income property,
 * and every filter needs matches.
 */
const forSale: Weighted<PropertyFilterType> = [
  ['Single Family Residence', 70],
  ['Condominium', 9],
  ['Townhouse', 6],
  ['Lot', 8],
  ['Farm', 3],
  ['Multi-Family', 2.5],
  ['Commercial', 1.5],
];

const forLease: Weighted<PropertyFilterType> = [
  ['Single Family Residence', 55],
  ['Condominium', 20],
  ['Townhouse', 12],
  ['Multi-Family', 8],
  ['Commercial', 5],
];

const subtypes: Readonly<Record<PropertyFilterType, Weighted<string>>> = {
  'Single Family Residence': [
    ['Single Family Residence', 96],
    ['Manufactured Home', 3],
    ['Cabin', 1],
  ],
  Condominium: [['Condominium', 1]],
  Townhouse: [['Townhouse', 1]],
  Lot: [['Unimproved Land', 1]],
  Farm: [
    ['Ranch', 6],
    ['Farm', 3],
    ['Agriculture', 1],
  ],
  'Multi-Family': [
    ['Duplex', 62],
    ['Quadruplex', 20],
    ['Triplex', 10],
    ['Apartment', 8],
  ],
  Commercial: [
    ['Office', 4],
    ['Retail', 4],
    ['Warehouse', 3],
    ['Mixed Use', 2],
    ['Industrial', 1],
  ],
};

/** Condominiums are in town, farms and building land in the country. */
export function pickKind(random: Random, lease: boolean, location: SampleLocation, kilometers: number): Kind {
  const entries = (lease ? forLease : forSale).map(
    ([type, weight]) => [type, weight * likelihood(type, location, kilometers)] as const,
  );
  const propertyfiltertype = random.weighted(entries);
  return kindOf(random, propertyfiltertype, lease, kilometers);
}

export function kindOf(random: Random, type: PropertyFilterType, lease: boolean, kilometers: number): Kind {
  const subtype = random.weighted(subtypes[type]);
  const inTown = kilometers < 15 && type === 'Single Family Residence';
  return {
    propertytype: propertyTypeOf(type, lease),
    propertyfiltertype: type,
    propertysubtype: inTown ? 'Single Family Residence' : subtype,
  };
}

function likelihood(type: PropertyFilterType, location: SampleLocation, kilometers: number): number {
  const inOpenCountry = location.subdivisionname === null;
  if (type === 'Farm') return kilometers < 15 ? 0 : inOpenCountry ? 5 : 0.3;
  if (type === 'Lot') return kilometers < 10 ? 0.15 : inOpenCountry ? 2.5 : 1.1;
  if (type === 'Condominium') return kilometers < 10 ? 2 : kilometers < 25 ? 0.7 : 0.25;
  if (type === 'Townhouse') return kilometers < 25 ? 1.3 : 0.4;
  return type === 'Commercial' && inOpenCountry ? 0.3 : 1;
}

function propertyTypeOf(type: PropertyFilterType, lease: boolean): PropertyType {
  if (type === 'Commercial') return lease ? 'Commercial Lease' : 'Commercial Sale';
  if (lease) return 'Residential Lease';
  if (type === 'Multi-Family') return 'Residential Income';
  if (type === 'Farm') return 'Farm';
  return type === 'Lot' ? 'Land' : 'Residential';
}

/** Residential kinds, without land and commercial property. */
export const isDwelling = ({ propertyfiltertype }: Pick<Kind, 'propertyfiltertype'>): boolean =>
  propertyfiltertype !== 'Lot' && propertyfiltertype !== 'Farm' && propertyfiltertype !== 'Commercial';

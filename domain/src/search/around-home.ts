import type { Listing } from '../listing/listing.ts';
import { isLease, type PropertyFilterType } from '../listing/property-type.ts';
import { statusRight } from '../listing/status-right.ts';
import { hasRight } from '../people/rights.ts';
import type { Viewer } from '../people/viewer.ts';
import type { Bounds } from './areas/bounds.ts';
import type { Point } from './areas/distance.ts';
import { emptyRequest } from './empty-search.ts';
import { defaultFiltersFor } from './filters/default-filters.ts';
import type { Filters } from './filters/filters.ts';
import type { SearchRequest } from './search-request.ts';

/** The facts of a home that a search around it starts from; a hidden position is null. */
export type HomeFacts = Pick<
  Listing,
  | 'propertytype'
  | 'propertyfiltertype'
  | 'listprice'
  | 'bedroomstotal'
  | 'latitude'
  | 'longitude'
  | 'postalcode'
>;

/** The searches for homes around a home, each nearest first. */
export interface SearchesAround {
  /** Of its type, its size and about its price. */
  readonly similar: SearchRequest;
  /** On the market. */
  readonly active: SearchRequest;
  /** Sold within a year, or leased; null for viewers who may not see sold homes one by one. */
  readonly sold: SearchRequest | null;
}

/**
 * Searches for the homes around a home: within `reachDegrees` of its position, or in its ZIP code where the position is hidden. Distances
 * would give a hidden position away.
 *
 * @returns null where neither is known
 */
export function searchesAround(home: HomeFacts, viewer: Viewer, reachDegrees: number): SearchesAround | null {
  const where = whereIs(home, reachDegrees);
  if (where === null) return null;
  const lease = isLease(home.propertytype);
  const search = (filters: Partial<Filters>): SearchRequest => ({
    ...emptyRequest({ ...defaultFiltersFor({ lease, viewer }), ...filters }),
    ...where,
    lease,
  });
  return {
    similar: search({ ...typesOnly([home.propertyfiltertype]), ...alike(home) }),
    active: search(typesOnly(kindred(home.propertyfiltertype))),
    sold: hasRight(viewer, statusRight('Sold'))
      ? search({ ...typesOnly(kindred(home.propertyfiltertype)), ...ended(lease) })
      : null,
  };
}

type Where = Pick<SearchRequest, 'address'> | Pick<SearchRequest, 'bounds' | 'userLocation' | 'sort'>;

function whereIs({ latitude, longitude, postalcode }: HomeFacts, reachDegrees: number): Where | null {
  if (latitude === null || longitude === null) return postalcode === null ? null : { address: [postalcode] };
  const userLocation = { latitude, longitude };
  return {
    userLocation,
    bounds: boxAround(userLocation, reachDegrees),
    sort: { sortBy: 'distance', sortType: 'ASC' },
  };
}

const boxAround = ({ latitude, longitude }: Point, degrees: number): Bounds => ({
  minLatitude: latitude - degrees,
  maxLatitude: latitude + degrees,
  minLongitude: longitude - degrees,
  maxLongitude: longitude + degrees,
});

const flagOf = {
  'Single Family Residence': 'singleFamilyResidence',
  Condominium: 'condominium',
  Townhouse: 'townhouse',
  Lot: 'lot',
  Farm: 'farm',
  'Multi-Family': 'multiFamily',
  Commercial: 'commercialSale',
} as const satisfies Record<PropertyFilterType, keyof Filters>;

const typesOnly = (types: readonly PropertyFilterType[]): Partial<Filters> =>
  Object.fromEntries(
    Object.entries(flagOf).map(([type, flag]) => [flag, types.some((wanted) => wanted === type)]),
  );

const dwellings: readonly PropertyFilterType[] = ['Single Family Residence', 'Condominium', 'Townhouse'];

/** The types that a person compares: a buyer of a house looks at condominiums, not at lots. */
const kindred = (type: PropertyFilterType): readonly PropertyFilterType[] =>
  dwellings.includes(type) ? dwellings : [type];

const PRICE_SHARE = 0.25;

/** A price within a quarter of the home's, and its bedrooms give or take one. */
const alike = ({ listprice, bedroomstotal }: HomeFacts): Partial<Filters> => ({
  ...(listprice > 0 && {
    minPrice: Math.floor(listprice * (1 - PRICE_SHARE)),
    maxPrice: Math.ceil(listprice * (1 + PRICE_SHARE)),
  }),
  ...(bedroomstotal !== null &&
    bedroomstotal > 0 && { minBedrooms: Math.max(1, bedroomstotal - 1), maxBedrooms: bedroomstotal + 1 }),
});

const YEAR_DAYS = 365;

const ended = (lease: boolean): Partial<Filters> =>
  lease
    ? { mlsStatus: ['Leased'], leasedTimeframe: YEAR_DAYS }
    : { mlsStatus: ['Sold'], soldTimeframe: YEAR_DAYS };

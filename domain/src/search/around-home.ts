import type { Listing } from '../listing/listing.ts';
import {
  isDwelling,
  isLease,
  type PropertyFilterType,
  propertyFilterTypes,
} from '../listing/property-type.ts';
import type { Viewer } from '../people/viewer.ts';
import { boxAround } from './areas/box-around.ts';
import { pointOf } from './areas/distance.ts';
import { emptyRequest } from './empty-search.ts';
import { defaultFiltersFor } from './filters/default-filters.ts';
import type { Filters } from './filters/filters.ts';
import { isStatusLocked } from './filters/rows/status.ts';
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

/** Homes like it on the market, all on the market, and those sold or leased within a year. */
export type AroundKind = 'similar' | 'active' | 'sold';

/** A few miles, and the next towns. */
const REACHES_DEGREES = [0.05, 0.3] as const;

/**
 * Searches for the homes of a kind around a home, the narrowest first, each nearest first. They are around its position, or one in its
 * ZIP code where the position is hidden: distances would give it away.
 *
 * @returns null where neither is known, and where the viewer may not see sold homes one by one
 */
export function searchesAround(
  kind: AroundKind,
  home: HomeFacts,
  viewer: Viewer,
): readonly SearchRequest[] | null {
  const areas = areasAround(home);
  if (areas === null || (kind === 'sold' && isStatusLocked('Sold', viewer))) return null;
  const lease = isLease(home.propertytype);
  const filters = { ...defaultFiltersFor({ lease, viewer }), ...filtersOf(kind, home, lease) };
  return areas.map((area) => ({ ...emptyRequest(filters), ...area, lease }));
}

type Area = Pick<SearchRequest, 'address'> | Pick<SearchRequest, 'bounds' | 'userLocation' | 'sort'>;

function areasAround({ postalcode, ...home }: HomeFacts): readonly Area[] | null {
  const userLocation = pointOf(home);
  if (userLocation === null) return postalcode === null ? null : [{ address: [postalcode] }];
  return REACHES_DEGREES.map((reach) => ({
    userLocation,
    bounds: boxAround(userLocation, reach),
    sort: { sortBy: 'distance', sortType: 'ASC' },
  }));
}

function filtersOf(kind: AroundKind, home: HomeFacts, lease: boolean): Partial<Filters> {
  const { propertyfiltertype: type } = home;
  if (kind === 'similar') return { ...typesOnly([type]), ...alike(home) };
  return { ...typesOnly(kindred(type)), ...(kind === 'sold' && ended(lease)) };
}

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

/** The types that a person compares: a buyer of a house looks at condominiums, not at lots. */
const kindred = (type: PropertyFilterType): readonly PropertyFilterType[] =>
  isDwelling(type) ? propertyFilterTypes.filter(isDwelling) : [type];

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

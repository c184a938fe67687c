import type { ListingCard } from '../../contract/listing-card.ts';
import { bathroomsOf } from '../../listing/bathrooms.ts';
import { isLease } from '../../listing/property-type.ts';
import type { Filters } from '../../search/filters/filters.ts';

/** Facts of a home that a deal-breaker is about. */
export type JudgedHome = Pick<
  ListingCard,
  'listprice' | 'bedroomstotal' | 'bathroomsfull' | 'bathroomshalf' | 'livingarea' | 'yearbuilt' | 'stories'
> &
  Pick<ListingCard, 'garagespaces' | 'propertytype'>;

/** Filters that deal-breakers turn into. */
export const dealBreakerFilters = [
  ...(['maxPrice', 'minBedrooms', 'minBathrooms', 'minSquareFeet'] as const),
  ...(['minYearBuilt', 'maxStories', 'minGarageSpaces'] as const),
] as const satisfies readonly (keyof Filters)[];

/** A filter that leaves a home out, with its value; null where the fact is unknown. */
interface Bound {
  readonly filter: (typeof dealBreakerFilters)[number];
  readonly of: (home: JudgedHome) => number | null;
}

interface DealBreakerRow {
  readonly label: string;
  /** null for what no filter of the search is about. */
  readonly bound: Bound | null;
}

/** Steps of prices, in dollars, and of living areas, in square feet, as the search offers them. */
const saleStep = 5_000;
const leaseStep = 50;
const areaStep = 250;

const above = (fact: number | null): number | null => (fact === null ? null : Math.floor(fact) + 1);
const nextArea = (feet: number | null): number | null =>
  feet === null ? null : (Math.floor(feet / areaStep) + 1) * areaStep;
const fewerStories = (stories: number | null): number | null =>
  stories === null || stories <= 1 ? null : Math.ceil(stories) - 1;

function lowerPrice({ listprice, propertytype }: JudgedHome): number | null {
  const step = isLease(propertytype) ? leaseStep : saleStep;
  const price = Math.floor((listprice - 1) / step) * step;
  return price > 0 ? price : null;
}

/** Objections to a home, in the order in which people are asked. */
const rows = {
  price: { label: 'Price', bound: { filter: 'maxPrice', of: lowerPrice } },
  bedrooms: {
    label: 'Too few bedrooms',
    bound: { filter: 'minBedrooms', of: ({ bedroomstotal }) => above(bedroomstotal) },
  },
  bathrooms: {
    label: 'Too few bathrooms',
    bound: { filter: 'minBathrooms', of: (home) => above(bathroomsOf(home)) },
  },
  size: {
    label: 'Too small',
    bound: { filter: 'minSquareFeet', of: ({ livingarea }) => nextArea(livingarea) },
  },
  age: { label: 'Too old', bound: { filter: 'minYearBuilt', of: ({ yearbuilt }) => above(yearbuilt) } },
  stairs: {
    label: 'Too many stairs',
    bound: { filter: 'maxStories', of: ({ stories }) => fewerStories(stories) },
  },
  garage: {
    label: 'Garage too small',
    bound: { filter: 'minGarageSpaces', of: ({ garagespaces }) => above(garagespaces) },
  },
  location: { label: 'Location', bound: null },
  layout: { label: 'Layout', bound: null },
  condition: { label: 'Condition', bound: null },
} as const satisfies Readonly<Record<string, DealBreakerRow>>;

export type DealBreaker = keyof typeof rows;
export const dealBreakers = Object.keys(rows) as [DealBreaker, ...DealBreaker[]];
export const dealBreakerLabel = (dealBreaker: DealBreaker): string => rows[dealBreaker].label;

/** A filter made of deal-breakers. */
export interface DealBreakerFilter {
  readonly dealBreaker: DealBreaker;
  readonly filter: Bound['filter'];
  readonly value: number;
}

/** A search without homes that have what stood against others. */
export interface SearchWithout {
  readonly lease: boolean;
  readonly filters: readonly DealBreakerFilter[];
}

interface RefusedHome {
  readonly home: JudgedHome;
  readonly dealBreakers: readonly DealBreaker[];
}

/**
 * Turns deal-breakers into filters that leave every home out that they were named for: the tightest bound of each counts. Homes for
 * lease count where all are; a search is for one of both.
 */
export function searchWithout(refused: readonly RefusedHome[]): SearchWithout {
  const named = refused.filter((each) => each.dealBreakers.length > 0);
  const lease = named.length > 0 && named.every(({ home }) => isLease(home.propertytype));
  const counted = named.filter(({ home }) => isLease(home.propertytype) === lease);
  const filters = dealBreakers.flatMap((dealBreaker): DealBreakerFilter[] => {
    const { bound }: DealBreakerRow = rows[dealBreaker];
    if (bound === null) return [];
    const values = counted.flatMap((each) =>
      each.dealBreakers.includes(dealBreaker) ? (bound.of(each.home) ?? []) : [],
    );
    if (values.length === 0) return [];
    const value = bound.filter.startsWith('max') ? Math.min(...values) : Math.max(...values);
    return [{ dealBreaker, filter: bound.filter, value }];
  });
  return { lease, filters };
}

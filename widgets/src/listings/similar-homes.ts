import type { ListingCard } from '@hearth/domain/contract/listing-card.ts';
import { isLease, type PropertyFilterType } from '@hearth/domain/listing/property-type.ts';
import { startingQuery } from '../search/starting-query.ts';
import type { TypeName } from '../search/type-choices.ts';
import { usualLimit, type WidgetQuery } from '../search/widget-query.ts';
import type { Found } from './found.ts';

/** Half the height of the box that counts as near, in degrees: some ten miles. */
const REACH = 0.15;
/** How far a price may be from the model's, as a share of it. */
const SPREAD = 0.2;

/** The types of listings in the attribute `types`. */
const typeNames: Readonly<Record<PropertyFilterType, TypeName>> = {
  'Single Family Residence': 'home',
  Condominium: 'condo',
  Townhouse: 'townhouse',
  Lot: 'lot',
  Farm: 'farm-ranch',
  'Multi-Family': 'multi-family',
  Commercial: 'commercial',
};

/** The home that others are to be like. */
type Model = Pick<
  ListingCard,
  | 'listingid'
  | 'listprice'
  | 'propertytype'
  | 'propertyfiltertype'
  | 'latitude'
  | 'longitude'
  | 'postalcode'
  | 'city'
>;

/** Finds homes like one, without that one, which is the nearest of all: so one more is asked for. */
export async function similarHomes(
  model: Model,
  requested: WidgetQuery,
  find: (query: WidgetQuery) => Promise<Found>,
): Promise<Found> {
  const limit = requested.limit ?? usualLimit;
  const found = await find({ ...similarQuery(model, requested), limit: limit + 1 });
  const others = found.listings.filter(({ listingid }) => listingid !== model.listingid);
  return {
    ...found,
    nearbyListings: [],
    listings: others.slice(0, limit),
    total: found.total - (found.listings.length - others.length),
    // The page that shows all of them has pages of the usual size.
    query: { ...found.query, limit },
  };
}

/**
 * Homes like this one: of its type, for sale or for lease as it is, near its price and position, nearest first; in its ZIP
 * code if its position is hidden. Other attributes of the page narrow them and take precedence.
 */
function similarQuery(model: Model, requested: WidgetQuery): WidgetQuery {
  const { filters, ...rest } = startingQuery({
    lease: isLease(model.propertytype),
    types: typeNames[model.propertyfiltertype],
    minPrice: Math.ceil(model.listprice * (1 - SPREAD)),
    maxPrice: Math.floor(model.listprice * (1 + SPREAD)),
  });
  const isElsewhere = requested.address !== undefined || requested.polygon !== undefined;
  return {
    ...rest,
    ...(isElsewhere ? {} : positionOf(model)),
    ...requested,
    lease: rest.lease ?? false,
    filters: { ...filters, ...requested.filters },
  };
}

function positionOf({ latitude, longitude, postalcode, city }: Model): WidgetQuery {
  if (latitude === null || longitude === null) {
    const area = postalcode ?? city;
    return area ? { address: [area] } : {};
  }
  return {
    bounds: {
      minLatitude: rounded(latitude - REACH),
      maxLatitude: rounded(latitude + REACH),
      minLongitude: rounded(longitude - REACH),
      maxLongitude: rounded(longitude + REACH),
    },
    userLocation: { latitude, longitude },
    sort: { sortBy: 'distance', sortType: 'ASC' },
  };
}

/** A precision of ten meters is enough and makes links short. */
const rounded = (degrees: number): number => Math.round(degrees * 1e4) / 1e4;

import type { Listing } from '../listing/listing.ts';
import { nextOpenHouse } from '../listing/open-house.ts';
import { propertyFilterTypes, propertyTypes } from '../listing/property-type.ts';
import { mlsStatuses } from '../listing/status.ts';
import { distanceMeters, type Point } from './distance.ts';
import { bathroomsOf } from './filters/beds-baths.ts';
import type { MatchContext } from './search-request.ts';
import type { Sort, SortKey } from './sort.ts';

/** What an order may depend on besides the listings. */
export interface SortContext extends Pick<MatchContext, 'today' | 'time'> {
  readonly userLocation: Point | null;
  /** When the viewer last opened a listing, ISO 8601 in UTC; null where never. */
  readonly lastViewed?: (listingid: string) => string | null;
}

type Figure = number | string | null;
type FigureOf = (listing: Listing, context: SortContext) => Figure;

/**
 * What listings are ordered by. Texts compare by code unit (collation "C" in SQL), timestamps and days as they
 * are written, vocabulary by its order.
 */
const figures: Readonly<Record<SortKey, readonly FigureOf[]>> = {
  address: [(listing) => addressSortText(listing)],
  baths: [bathroomsOf],
  beds: [(listing) => listing.bedroomstotal],
  date: [(listing) => listing.onmarketdate],
  distance: [distanceFromUser],
  listingid: [],
  neighborhood: [(listing) => listing.subdivisionname?.toLowerCase() ?? null],
  openHouseDate: [nextOpening],
  price: [(listing) => listing.listprice],
  recentlyChanged: [(listing) => momentOf(listing.majorchangetimestamp)],
  soldDate: [(listing) => listing.closedate],
  sqfeet: [(listing) => listing.livingarea],
  sqfeetPrice: [(listing) => (listing.livingarea ? listing.listprice / listing.livingarea : null)],
  status: [(listing) => mlsStatuses.indexOf(listing.mlsstatus)],
  statusPrice: [(listing) => mlsStatuses.indexOf(listing.mlsstatus), (listing) => listing.listprice],
  type: [(listing) => propertyTypes.indexOf(listing.propertytype)],
  lastviewed: [(listing, context) => context.lastViewed?.(listing.listingid) ?? null],
  propertyfiltertype: [(listing) => propertyFilterTypes.indexOf(listing.propertyfiltertype)],
  recentlyAdded: [(listing) => listing.onmarketdate],
};

/**
 * The order of a result. What is unknown comes last in both directions; ties go by listing id upwards, which sorted
 * by listing id itself follows the direction.
 */
export const compareBy = (sort: Sort, context: SortContext): ((a: Listing, b: Listing) => number) => {
  const sign = sort.sortType === 'ASC' ? 1 : -1;
  const keyed = figures[sort.sortBy];
  const lastSign = keyed.length === 0 ? sign : 1;
  return (a, b) => {
    for (const figureOf of keyed) {
      const order = compareFigures(figureOf(a, context), figureOf(b, context), sign);
      if (order !== 0) return order;
    }
    return compareFigures(a.listingid, b.listingid, lastSign);
  };
};

const compareFigures = (a: Figure, b: Figure, sign: 1 | -1): number => {
  if (a === null || b === null) return Number(a === null) - Number(b === null);
  return a < b ? -sign : a > b ? sign : 0;
};

/** Milliseconds, since timestamps may be written in several zones. */
const momentOf = (timestamp: string | null): number | null =>
  timestamp === null ? null : Date.parse(timestamp);

function nextOpening(listing: Listing, context: SortContext): string | null {
  const next = nextOpenHouse(listing.openhouse, context);
  return next ? `${next.openhousedate} ${next.openhousestarttime}` : null;
}

/** A hidden address has no distance: a few of them from several places would find the house. */
function distanceFromUser(listing: Listing, { userLocation }: SortContext): number | null {
  const { latitude, longitude, internetaddressdisplayyn: shown } = listing;
  if (!shown || userLocation === null || latitude === null || longitude === null) return null;
  return distanceMeters(userLocation, { latitude, longitude });
}

/**
 * What sorting by address goes by: street name, then house number as a number, then unit. null where there is no
 * street or the seller hides it, since an order would betray it.
 */
export const addressSortText = (listing: Listing): string | null => {
  const street = listing.streetname?.trim().toLowerCase();
  if (!street || !listing.internetaddressdisplayyn) return null;
  const number = /^\d+/.exec(listing.streetnumber ?? '')?.[0] ?? '';
  return [street, number.padStart(8, '0'), (listing.unitnumber ?? '').toLowerCase()].join(' ');
};

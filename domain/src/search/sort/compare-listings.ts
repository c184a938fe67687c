import { bathroomsOf } from '../../listing/bathrooms.ts';
import type { Listing } from '../../listing/listing.ts';
import { nextOpenHouse, startOf } from '../../listing/open-house.ts';
import { propertyFilterTypes } from '../../listing/property-type.ts';
import { mlsStatuses } from '../../listing/status.ts';
import { distanceMeters, type Point, pointOf } from '../areas/distance.ts';
import type { MatchContext } from '../match-context.ts';
import type { Sort, SortKey } from './sort.ts';

/** The data that an order depends on besides the listings. */
export interface SortContext extends Pick<MatchContext, 'today' | 'time'> {
  readonly userLocation: Point | null;
  /** Destination of travel times; null without a limit of them. */
  readonly travelPlace?: Point | null;
  /** When the viewer last opened a listing, ISO 8601 in UTC; null where never. */
  readonly lastViewed?: (listingid: string) => string | null;
}

type Figure = number | string | null;
type FigureOf = (listing: Listing, context: SortContext) => Figure;

/**
 * Sort values of listings. Texts compare by code unit (collation "C" in SQL), timestamps and days as they
 * are written, vocabulary by its order.
 */
const figures: Readonly<Record<SortKey, readonly FigureOf[]>> = {
  address: [streetOf, houseNumberOf],
  baths: [bathroomsOf],
  beds: [(listing) => listing.bedroomstotal],
  date: [(listing) => listing.onmarketdate],
  distance: [distanceFromUser],
  listingid: [(listing) => listing.sourcelistingid || listing.listingid],
  neighborhood: [(listing) => listing.subdivisionname?.toLowerCase() ?? null],
  openHouseDate: [nextOpening],
  price: [(listing) => listing.listprice],
  recentlyChanged: [(listing) => momentOf(listing.majorchangetimestamp)],
  soldDate: [(listing) => listing.closedate],
  sqfeet: [(listing) => listing.livingarea],
  sqfeetPrice: [(listing) => (listing.livingarea ? listing.listprice / listing.livingarea : null)],
  status: [statusOf],
  statusPrice: [(listing) => listing.listprice],
  type: [filterTypeOf],
  lastviewed: [lastViewedOf],
  propertyfiltertype: [filterTypeOf],
  recentlyAdded: [(listing) => listing.onmarketdate],
  travelTime: [distanceFromPlace],
};

/** Groups of an order, ascending in both directions: prices reverse within each status. */
const groups: Readonly<Partial<Record<SortKey, FigureOf>>> = { statusPrice: statusOf };

type Compare = (a: Listing, b: Listing) => number;

/** Compares by a sort, with 0 for ties. Unknown values are last in both directions. */
export const compareKeys = (sort: Sort, context: SortContext): Compare => {
  const sign = sort.sortType === 'ASC' ? 1 : -1;
  const groupOf = groups[sort.sortBy];
  return (a, b) => {
    const grouped = groupOf ? compareFigures(groupOf(a, context), groupOf(b, context), 1) : 0;
    if (grouped !== 0) return grouped;
    for (const figureOf of figures[sort.sortBy]) {
      const order = compareFigures(figureOf(a, context), figureOf(b, context), sign);
      if (order !== 0) return order;
    }
    return 0;
  };
};

/** The same with ties ordered by ascending listing id, so that pages are stable. */
export const compareBy = (sort: Sort, context: SortContext): Compare => {
  const compare = compareKeys(sort, context);
  return (a, b) => compare(a, b) || compareFigures(a.listingid, b.listingid, 1);
};

const compareFigures = (a: Figure, b: Figure, sign: 1 | -1): number => {
  if (a === null || b === null) return Number(a === null) - Number(b === null);
  return a < b ? -sign : a > b ? sign : 0;
};

/** Milliseconds, since timestamps may have different zones; null for a malformed timestamp. */
function momentOf(timestamp: string | null): number | null {
  const moment = timestamp === null ? Number.NaN : Date.parse(timestamp);
  return Number.isNaN(moment) ? null : moment;
}

function statusOf(listing: Listing): number {
  return mlsStatuses.indexOf(listing.mlsstatus);
}

function nextOpening(listing: Listing, context: SortContext): string | null {
  const next = nextOpenHouse(listing.openhouse, context);
  return next ? startOf(next) : null;
}

/** A hidden address has no distance: distances from several positions would reveal the house. */
function distanceFrom(position: Point | null, listing: Listing): number | null {
  const home = listing.internetaddressdisplayyn ? pointOf(listing) : null;
  return position && home && distanceMeters(position, home);
}

function distanceFromUser(listing: Listing, { userLocation }: SortContext): number | null {
  return distanceFrom(userLocation, listing);
}

/** The estimate of a time grows with the distance. */
function distanceFromPlace(listing: Listing, { travelPlace = null }: SortContext): number | null {
  return distanceFrom(travelPlace, listing);
}

function filterTypeOf(listing: Listing): number {
  return propertyFilterTypes.indexOf(listing.propertyfiltertype);
}

/** Without known views, the newest on the market are first. */
function lastViewedOf(listing: Listing, { lastViewed }: SortContext): string | null {
  return lastViewed ? lastViewed(listing.listingid) : listing.onmarketdate;
}

/** A hidden street has no sort value: the order would reveal it. */
function streetOf(listing: Listing): string | null {
  return (listing.internetaddressdisplayyn && listing.streetname?.toLowerCase()) || null;
}

/** Compared as a number: 9 comes before 10. */
function houseNumberOf(listing: Listing): number | null {
  const digits = /^\d{1,9}/.exec(listing.streetnumber ?? '')?.[0];
  return listing.internetaddressdisplayyn && digits ? Number(digits) : null;
}

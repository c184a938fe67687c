import type { MapPoints } from '@hearth/domain/contract/map.ts';
import type { MapListing, MapSquare } from './map.queries.ts';

type Cluster = MapPoints['clusters'][number];
type MapPoint = MapPoints['points'][number];

/** Most ids a group carries. */
const MAX_GROUP_IDS = 50;

/** A tenth of a metre: finer, a mean depends on the order in which it was added up. */
const rounded = (degrees: number): number => Math.round(degrees * 1e6) / 1e6;

/** Sorted from the south-west, so the same homes give the same answer, however they were found. */
export const fromSouthWest = (a: MapSquare, b: MapSquare): number =>
  a.minLatitude - b.minLatitude || a.minLongitude - b.minLongitude;

/** A square whose listings lie apart. */
export const clusterOf = (square: MapSquare): Cluster => ({
  type: 'cluster',
  latitude: rounded(square.latitude),
  longitude: rounded(square.longitude),
  count: square.count,
  boundaries: {
    minLatitude: square.minLatitude,
    maxLatitude: square.maxLatitude,
    minLongitude: square.minLongitude,
    maxLongitude: square.maxLongitude,
  },
});

/** True where all of a square's listings lie at one point, also where there is but one. */
export const isOnePoint = (square: MapSquare): boolean =>
  square.minLatitude === square.maxLatitude && square.minLongitude === square.maxLongitude;

/** Listings by the point they lie at. */
export function byPoint(listings: readonly MapListing[]): MapListing[][] {
  const points = new Map<string, MapListing[]>();
  for (const listing of listings) {
    const key = `${listing.latitude} ${listing.longitude}`;
    const there = points.get(key);
    if (there) there.push(listing);
    else points.set(key, [listing]);
  }
  return [...points.values()];
}

/** One listing as itself, several at one point as a group; `listingids` are their public ids. */
export function pointOf(
  listings: readonly MapListing[],
  listingids: ReadonlyMap<number, string>,
): MapPoint[] {
  const ids = listings.flatMap(({ id }) => listingids.get(id) ?? []);
  const [first] = listings;
  if (first === undefined || ids[0] === undefined) return [];
  const { latitude, longitude, listprice, isexclusive } = first;
  if (listings.length === 1)
    return [{ type: 'listing', latitude, longitude, listingid: ids[0], listprice, isexclusive }];
  const minprice = Math.min(...listings.map((listing) => listing.listprice));
  const listed = ids.slice(0, MAX_GROUP_IDS);
  return [{ type: 'group', latitude, longitude, count: listings.length, listingids: listed, minprice }];
}

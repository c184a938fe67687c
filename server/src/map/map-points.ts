import type { MapPoints } from '@hearth/domain/contract/map.ts';
import { isClosed } from '@hearth/domain/listing/status.ts';
import type { MapListing, MapSquare, PinWords } from './map.queries.ts';

type Cluster = MapPoints['clusters'][number];
type MapPoint = MapPoints['points'][number];

/** Most ids a group carries. */
const MAX_GROUP_IDS = 50;

/** A tenth of a metre: finer, a mean depends on the order in which it was added up. */
const rounded = (degrees: number): number => Math.round(degrees * 1e6) / 1e6;

/** Sorted from the south-west, so the same homes give the same answer, however they were found. */
export const fromSouthWest = (a: MapSquare, b: MapSquare): number =>
  a.minLatitude - b.minLatitude || a.minLongitude - b.minLongitude;

type Words = ReadonlyMap<number, PinWords>;
/** Names of areas by their number. */
type Names = ReadonlyMap<number, string>;

/** A square whose listings lie apart. */
export const clusterOf = (square: MapSquare, names: Names): Cluster => ({
  type: 'cluster',
  latitude: rounded(square.latitude),
  longitude: rounded(square.longitude),
  count: square.count,
  minprice: square.minprice,
  maxprice: square.maxprice,
  ...(square.hasclosed && { hasclosed: true }),
  subdivisionname: nameOf(square.subdivisionId, names),
  city: nameOf(square.cityId, names),
  boundaries: {
    minLatitude: square.minLatitude,
    maxLatitude: square.maxLatitude,
    minLongitude: square.minLongitude,
    maxLongitude: square.maxLongitude,
  },
});

const nameOf = (id: number | null, names: Names): string | null => names.get(id ?? 0) ?? null;

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

/** One listing as itself, several at one point as a group. */
export function pointOf(listings: readonly MapListing[], words: Words): MapPoint[] {
  const known = listings.flatMap(({ id }) => words.get(id) ?? []);
  const [first] = listings;
  const [firstWords] = known;
  if (first === undefined || firstWords === undefined) return [];
  const { latitude, longitude, listprice, isexclusive } = first;
  const { listingid, mlsstatus, bedroomstotal, subdivisionname, city } = firstWords;
  const at = { latitude, longitude, subdivisionname, city };
  if (listings.length === 1)
    return [{ type: 'listing', ...at, listingid, listprice, mlsstatus, isexclusive, bedroomstotal }];
  const prices = listings.map((listing) => listing.listprice);
  const listingids = known.slice(0, MAX_GROUP_IDS).map((each) => each.listingid);
  const [minprice, maxprice] = [Math.min(...prices), Math.max(...prices)];
  const closed = known.some((each) => isClosed(each.mlsstatus)) && { hasclosed: true };
  return [{ type: 'group', ...at, count: listings.length, listingids, minprice, maxprice, ...closed }];
}

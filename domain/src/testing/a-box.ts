import type { Listing } from '../listing/listing.ts';
import type { AreaGeometry, Ring } from '../search/areas/geometry/area-geometry.ts';

/** Degrees, in the order of a GeoJSON bounding box. */
export type Edges = readonly [west: number, south: number, east: number, north: number];

/** The closed ring of a box, edges in degrees. */
export const boxRing = (...[west, south, east, north]: Edges): Ring => [
  [west, south],
  [east, south],
  [east, north],
  [west, north],
  [west, south],
];

/** A box as an area, edges in degrees. */
export const aBox = (...edges: Edges): Extract<AreaGeometry, { type: 'Polygon' }> => ({
  type: 'Polygon',
  coordinates: [boxRing(...edges)],
});

/** Returns whether a listing lies in a box as far as guests may know: a hidden address lies in none. */
export const liesIn = (
  { latitude, longitude, internetaddressdisplayyn }: Listing,
  ...[west, south, east, north]: Edges
): boolean =>
  internetaddressdisplayyn &&
  latitude !== null &&
  longitude !== null &&
  longitude >= west &&
  latitude >= south &&
  longitude <= east &&
  latitude <= north;

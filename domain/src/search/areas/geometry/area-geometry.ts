import type { Bounds } from '../bounds.ts';

/** WGS84 degrees, longitude first as in GeoJSON. */
export type LonLat = readonly [longitude: number, latitude: number, ...rest: number[]];

/** Closed: the first position is repeated at the end. */
export type Ring = readonly LonLat[];

/** An outer ring, then its holes. */
export type PolygonRings = readonly Ring[];

/** The GeoJSON geometries of areas. */
export type AreaGeometry =
  | { readonly type: 'Polygon'; readonly coordinates: PolygonRings }
  | { readonly type: 'MultiPolygon'; readonly coordinates: readonly PolygonRings[] };

/** The polygons of a geometry, each its outer ring and its holes. */
export const polygonsOf = (geometry: AreaGeometry): readonly PolygonRings[] =>
  geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates;

/** A polygon for one, a multipolygon for several. */
export const geometryOf = (polygons: readonly PolygonRings[]): AreaGeometry => {
  const [first, ...more] = polygons;
  return first !== undefined && more.length === 0
    ? { type: 'Polygon', coordinates: first }
    : { type: 'MultiPolygon', coordinates: polygons };
};

/** Bounding box of a geometry; that of an empty geometry is empty (minima above maxima). */
export function boundsOf(geometry: AreaGeometry): Bounds {
  let [minLatitude, maxLatitude, minLongitude, maxLongitude] = [90, -90, 180, -180];
  for (const [outer = []] of polygonsOf(geometry)) {
    for (const [longitude, latitude] of outer) {
      minLatitude = Math.min(minLatitude, latitude);
      maxLatitude = Math.max(maxLatitude, latitude);
      minLongitude = Math.min(minLongitude, longitude);
      maxLongitude = Math.max(maxLongitude, longitude);
    }
  }
  return { minLatitude, maxLatitude, minLongitude, maxLongitude };
}

import type { EditionId } from './edition.ts';
import { editions } from './editions.ts';

/** How far beyond its map an edition has listings, in degrees: some 55 km. */
const REGION_MARGIN = 0.5;

/** Returns whether an edition may have a listing at a position, in degrees (WGS84). */
export function isInRegion(latitude: number, longitude: number, edition: EditionId): boolean {
  const { mapBounds } = editions[edition];
  return (
    latitude >= mapBounds.minLatitude - REGION_MARGIN &&
    latitude <= mapBounds.maxLatitude + REGION_MARGIN &&
    longitude >= mapBounds.minLongitude - REGION_MARGIN &&
    longitude <= mapBounds.maxLongitude + REGION_MARGIN
  );
}

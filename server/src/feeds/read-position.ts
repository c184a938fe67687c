import type { EditionId } from '@hearth/domain/edition/edition.ts';
import { editions } from '@hearth/domain/edition/editions.ts';
import type { Listing } from '@hearth/domain/listing/listing.ts';
import type { RecordReader } from './mapping-table.ts';
import type { PropertyParts } from './property-fields.ts';

type Position = Pick<Listing, 'latitude' | 'longitude'>;

/** The position of a listing; one outside of its edition's map, as 0, 0 and swapped figures are, is dropped. */
export function readPosition(
  read: RecordReader,
  { Latitude: latitude, Longitude: longitude }: PropertyParts,
  edition: EditionId,
): Position {
  if (latitude !== null && longitude !== null && isInside(latitude, longitude, edition))
    return { latitude, longitude };
  if (latitude !== null) read.drop('Latitude');
  if (longitude !== null) read.drop('Longitude');
  return { latitude: null, longitude: null };
}

/** How far beyond its map an edition has listings, in degrees: some 55 km. */
const REGION_MARGIN = 0.5;

function isInside(latitude: number, longitude: number, edition: EditionId): boolean {
  const { mapBounds } = editions[edition];
  return (
    latitude >= mapBounds.minLatitude - REGION_MARGIN &&
    latitude <= mapBounds.maxLatitude + REGION_MARGIN &&
    longitude >= mapBounds.minLongitude - REGION_MARGIN &&
    longitude <= mapBounds.maxLongitude + REGION_MARGIN
  );
}

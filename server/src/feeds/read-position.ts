import type { EditionId } from '@hearth/domain/edition/edition.ts';
import { isInRegion } from '@hearth/domain/edition/is-in-region.ts';
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
  if (latitude !== null && longitude !== null && isInRegion(latitude, longitude, edition))
    return { latitude, longitude };
  if (latitude !== null) read.drop('Latitude');
  if (longitude !== null) read.drop('Longitude');
  return { latitude: null, longitude: null };
}

import { editions } from '@hearth/domain/edition/editions.ts';
import { localDay } from '@hearth/domain/edition/local-moment.ts';
import { addDays } from '@hearth/domain/listing/days.ts';
import { isLease } from '@hearth/domain/listing/property-type.ts';
import { isSoldOrLeased } from '@hearth/domain/listing/status.ts';
import type { IncomingListing } from '../listings/incoming-listing.ts';
import type { FieldReader } from './field-reader.ts';

/** Faults that only several fields, or the day of the import, show; added to the reader's problems. */
export function checkListing(read: FieldReader, listing: IncomingListing, now: Date): void {
  read.problems.push(...positionProblems(listing), ...saleProblems(listing), ...futureProblems(listing, now));
}

/** How far beyond its map an edition has listings, in degrees: some 55 km. */
const REGION_MARGIN = 0.5;

function positionProblems({ latitude, longitude, edition }: IncomingListing): string[] {
  if (latitude === null || longitude === null) return [];
  const position = `Latitude ${latitude} and Longitude ${longitude}`;
  if (Math.abs(latitude) > 90 || (latitude < 0 && longitude > 0)) return [`${position} look swapped`];
  const { mapBounds, regionName } = editions[edition];
  const isInside =
    latitude >= mapBounds.minLatitude - REGION_MARGIN &&
    latitude <= mapBounds.maxLatitude + REGION_MARGIN &&
    longitude >= mapBounds.minLongitude - REGION_MARGIN &&
    longitude <= mapBounds.maxLongitude + REGION_MARGIN;
  return isInside ? [] : [`${position} are outside of ${regionName}`];
}

function saleProblems({ mlsstatus, closedate, propertytype }: IncomingListing): string[] {
  return [
    ...(isSoldOrLeased(mlsstatus) && closedate === null ? [`${mlsstatus} without CloseDate`] : []),
    ...(mlsstatus === 'Leased' && !isLease(propertytype) ? [`Leased, but for sale (${propertytype})`] : []),
  ];
}

/** Fields about what has happened. Clocks and time zones differ by less than a day. */
const pastFields = {
  onmarketdate: 'OnMarketDate',
  closedate: 'CloseDate',
  backonmarketdate: 'BackOnMarketDate',
  pricechangetimestamp: 'PriceChangeTimestamp',
  statuschangetimestamp: 'StatusChangeTimestamp',
  majorchangetimestamp: 'MajorChangeTimestamp',
  modificationtimestamp: 'ModificationTimestamp',
} as const satisfies { readonly [K in keyof IncomingListing]?: string };

function futureProblems(listing: IncomingListing, now: Date): string[] {
  const today =
    localDay(now.toISOString(), editions[listing.edition].timeZone) ?? now.toISOString().slice(0, 10);
  const latest = addDays(today, 1);
  return Object.entries(pastFields).flatMap(([field, name]) => {
    const value = listing[field as keyof typeof pastFields];
    return value !== null && value.slice(0, 10) > latest
      ? [`${name} ${value.slice(0, 10)} is in the future`]
      : [];
  });
}

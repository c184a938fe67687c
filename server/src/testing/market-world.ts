import type { Listing } from '@hearth/domain/listing/listing.ts';
import { aBox } from '@hearth/domain/testing/a-box.ts';
import { aListing } from '@hearth/domain/testing/a-listing.ts';
import { saveBoundaries } from '../boundaries/boundaries.queries.ts';
import type { Boundary } from '../boundaries/boundary.ts';
import { aBoundary } from './a-boundary.ts';
import { startTestApp, type TestApp } from './test-app.ts';

let number = 5000;

/** A plain house with its own id, inside of Zilker. */
export const house = (changes: Partial<Listing> = {}): Listing => {
  number += 1;
  return aListing({
    listingid: `AUS${number}`,
    listingkey: `AUS-${number}`,
    sourcelistingid: String(number),
    city: 'Austin',
    postalcode: '78704',
    countyorparish: 'Travis',
    subdivisionname: 'Zilker',
    latitude: 30.26,
    longitude: -97.77,
    ...changes,
  });
};

/** A square around a point, `reach` degrees each way. */
const square = (latitude: number, longitude: number, reach: number) =>
  aBox(longitude - reach, latitude - reach, longitude + reach, latitude + reach);

const boundary = (changes: Pick<Boundary, 'id' | 'type' | 'name'> & Partial<Boundary>): Boundary =>
  aBoundary({ geometry: square(30.26, -97.77, 0.01), ...changes });

export const marketBoundaries: readonly Boundary[] = [
  boundary({ id: 'county-travis', type: 'county', name: 'Travis', geometry: square(30.3, -97.8, 0.5) }),
  boundary({ id: 'city-austin', type: 'city', name: 'Austin', geometry: square(30.28, -97.77, 0.2) }),
  boundary({
    id: 'postalcode-78704',
    type: 'postalcode',
    name: '78704',
    geometry: square(30.25, -97.77, 0.05),
  }),
  boundary({ id: 'subdivision-zilker', type: 'subdivision', name: 'Zilker' }),
  boundary({
    id: 'subdivision-buda-zilker',
    type: 'subdivision',
    name: "'Zilker'",
    geometry: square(30.08, -97.84, 0.01),
  }),
  boundary({ id: 'water-lake', type: 'water', name: 'Lake' }),
  boundary({ id: 'custom-1', type: 'custom', name: 'Drawn area' }),
  boundary({ id: 'city-san-antonio', type: 'city', name: 'San Antonio', edition: 'san-antonio' }),
];

/** A server with the boundaries and without listings. */
export async function startMarket(): Promise<TestApp> {
  const server = await startTestApp();
  await saveBoundaries(server.db.kysely, marketBoundaries);
  return server;
}

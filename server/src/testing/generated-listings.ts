import type { Listing } from '@hearth/domain/listing/listing.ts';
import { listingArbitrary } from '@hearth/domain/testing/listing-arbitrary.ts';
import fc from 'fast-check';
import { withChanges } from '../listings/listing-changes.ts';

/** A Saturday noon in Austin, which the domain's arbitraries are made around. */
export const testNow = new Date('2026-11-21T18:00:00.000Z');

/** Generated listings with ids of their own, the same for a seed, as the database stores them when they enter at `testNow`. */
export function generatedListings(count: number, seed: number): Listing[] {
  const drawn = fc.sample(listingArbitrary, { numRuns: count, seed });
  const distinct = new Map(drawn.map((listing) => [listing.listingid, listing]));
  return [...distinct.values()].map((listing) => withChanges(listing, undefined, testNow.toISOString()));
}

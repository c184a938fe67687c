import type { Listing } from '@hearth/domain/listing/listing.ts';
import { isOpen } from '@hearth/domain/listing/status.ts';
import { generateListings, type SampleOrder, sampleEditions } from '../generate.ts';

export const today = '2026-11-21';
export const now = new Date(`${today}T15:00:00Z`);

export const orderOf = (changes: Partial<SampleOrder> = {}): SampleOrder => ({
  edition: 'austin',
  count: 900,
  seed: 'hearth',
  today,
  now,
  ...changes,
});

/** Generated once, since every test only reads them. */
export const samples = new Map(
  sampleEditions.map((edition) => [edition, generateListings(orderOf({ edition }))]),
);

/** The samples of an edition; `all` finds the listings that break a rule. */
export function samplesOf(edition: (typeof sampleEditions)[number]) {
  const listings = samples.get(edition) ?? [];
  const all = (test: (listing: Listing) => boolean) => listings.filter((listing) => !test(listing));
  const share = (test: (listing: Listing) => boolean) => listings.filter(test).length / listings.length;
  return { listings, all, share };
}

/** Homes of a default search, as lists show them. */
export const newestFirst = (listings: readonly Listing[]): Listing[] =>
  listings
    .filter(({ mlsstatus, media }) => isOpen(mlsstatus) && mlsstatus !== 'Private' && media.length > 0)
    .sort((a, b) => (sortKey(a) < sortKey(b) ? 1 : -1));

const sortKey = ({ onmarketdate, listingid }: Listing): string => `${onmarketdate} ${listingid}`;

export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

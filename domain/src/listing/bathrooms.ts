import type { Listing } from './listing.ts';

/** A half bath counts a half; null where the full baths are unknown. */
export const bathroomsOf = (listing: Pick<Listing, 'bathroomsfull' | 'bathroomshalf'>): number | null =>
  listing.bathroomsfull === null ? null : listing.bathroomsfull + (listing.bathroomshalf ?? 0) / 2;

import type { Listing } from './listing.ts';

type Identified = Pick<Listing, 'listingid' | 'sourcelistingid' | 'source'>;

/** The id people see and links carry: the source's own number where there is one. */
export const publicListingId = (listing: Pick<Listing, 'listingid' | 'sourcelistingid'>): string =>
  listing.sourcelistingid || listing.listingid;

/** 'MLS# 1234567', or 'EL# 1001' for exclusive listings. */
export const listingIdLabel = (listing: Identified): string =>
  `${listing.source === 'EX' ? 'EL#' : 'MLS#'} ${publicListingId(listing)}`;

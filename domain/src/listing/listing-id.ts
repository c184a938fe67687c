import type { Listing } from './listing.ts';

type Identified = Pick<Listing, 'listingid' | 'sourcelistingid' | 'source'>;

/** The id in links and on pages: the source's own number where there is one. */
export const publicListingId = (listing: Pick<Listing, 'listingid' | 'sourcelistingid'>): string =>
  listing.sourcelistingid || listing.listingid;

const longestId = 64;

/** Returns whether a listing may have an id. Databases refuse the character NUL. */
export const isListingId = (id: string): boolean => id.length <= longestId && !id.includes('\0');

/** 'MLS# 1234567', or 'EL# 1001' for an exclusive listing with the id 'EL1001'. */
export const listingIdLabel = (listing: Identified): string =>
  listing.source === 'EX'
    ? `EL# ${publicListingId(listing).replace(/^EL[-# ]*(?=\d)/i, '')}`
    : `MLS# ${publicListingId(listing)}`;

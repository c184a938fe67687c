import type { IsoTimestamp } from '@hearth/domain/listing/listing.ts';
import type { IncomingListing } from '../listings/incoming-listing.ts';
import type { Removal } from '../listings/removal.ts';

/** Effect of a row of a feed on its listing. */
export type ListingChange =
  | { readonly kind: 'listing'; readonly listing: IncomingListing }
  /** The feed takes the listing back, or does not let it be shown. */
  | { readonly kind: 'removal'; readonly removal: Removal }
  /** The row cannot be used, but the feed has the listing: the stored one stays. */
  | { readonly kind: 'named'; readonly listingkey: string };

export const keyOf = (change: ListingChange): string => {
  switch (change.kind) {
    case 'listing':
      return change.listing.listingkey;
    case 'removal':
      return change.removal.listingkey;
    case 'named':
      return change.listingkey;
  }
};

/** Moment of the change by the source's own account, in UTC; null where it states none. */
export const momentOf = (change: ListingChange): IsoTimestamp | null => {
  switch (change.kind) {
    case 'listing':
      return change.listing.modificationtimestamp;
    case 'removal':
      return change.removal.modifiedAt ?? null;
    case 'named':
      return null;
  }
};

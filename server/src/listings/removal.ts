import type { IsoTimestamp } from '@hearth/domain/listing/listing.ts';

/** A listing that its source takes off the market, and why, in words for operators. */
export interface Removal {
  readonly listingkey: string;
  readonly reason: string;
  /** The source refuses the address alone: a listing that is stored without showing it stays. */
  readonly isForAddress?: boolean;
  /** Moment of the change by the source's own account; null or missing where it states none. */
  readonly modifiedAt?: IsoTimestamp | null;
}

/** A stored listing that was taken off the market. */
export interface Removed extends Removal {
  readonly listingid: string;
}

/** A listing that its source takes off the market, and why, in words for operators. */
export interface Removal {
  readonly listingkey: string;
  readonly reason: string;
  /** The source refuses the address alone: a listing that is stored without showing it stays. */
  readonly isForAddress?: boolean;
}

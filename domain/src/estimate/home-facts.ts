/** Facts of a home that have a price everywhere. */
export interface HomeFacts {
  /** A code: only homes of one kind are compared. */
  readonly kind: number;
  readonly zip: string;
  /** Square feet. */
  readonly livingarea: number;
  readonly yearbuilt: number | null;
  readonly lotacres: number | null;
  readonly haspool: boolean;
  readonly iswaterfront: boolean;
  readonly ismanufactured: boolean;
  /** Days since the sale or the start of the listing; 0 for a home as of today. */
  readonly days: number;
  readonly isSold: boolean;
}

import type { LeftOutFilter } from '@hearth/domain/contract/left-out.ts';
import type { ListingCard } from '@hearth/domain/contract/listing-card.ts';
import type { WidgetQuery } from '../search/widget-query.ts';

/** The homes of a list. */
export interface Found {
  readonly listings: readonly ListingCard[];
  /** Shown where there are none. */
  readonly nearbyListings?: readonly ListingCard[] | undefined;
  /** How near these are; absent where that is unknown. */
  readonly nearbyMiles?: number | undefined;
  /** How many there are in all. */
  readonly total: number;
  /** The query that was sent in the end. */
  readonly query: WidgetQuery;
  /** Filters that are locked for the visitor. */
  readonly leftOut?: readonly LeftOutFilter[] | undefined;
}

/** Parts of the link to all homes of a list. */
export interface AllHomes {
  readonly query: WidgetQuery;
  /** undefined until it is known. */
  readonly total: number | undefined;
  /** A page with a `sync-url` search; the portal's own list by default. */
  readonly resultsUrl?: string | undefined;
  /** Target window of that page. */
  readonly target?: string | undefined;
}

import { isTimestampWithinDays, isWithinDays } from './days.ts';
import type { Listing } from './listing.ts';
import { type LocalMoment, nextOpenHouse } from './open-house.ts';

/** The six facts that labels are drawn from. */
export interface ListingFlags {
  readonly isexclusive: boolean;
  readonly isopenhouse: boolean;
  readonly isjustlisted: boolean;
  readonly isbackonmarket: boolean;
  readonly ispricereduced: boolean;
  readonly ispriceincreased: boolean;
}

/** How long a piece of news stays on the label, in days. */
export const newsDays = { listed: 7, backOnMarket: 7, price: 14 } as const;

type Flagged = Pick<
  Listing,
  | 'source'
  | 'mlsstatus'
  | 'openhouse'
  | 'onmarketdate'
  | 'backonmarketdate'
  | 'listprice'
  | 'previouslistprice'
  | 'pricechangetimestamp'
>;

/** Facts of a listing at a moment in its edition's time. */
export function listingFlags(listing: Flagged, now: LocalMoment): ListingFlags {
  const change = recentPriceChange(listing, now.today);
  return {
    isexclusive: listing.source === 'EX',
    isopenhouse: nextOpenHouse(listing.openhouse, now) !== undefined,
    isjustlisted: isWithinDays(listing.onmarketdate, newsDays.listed, now.today),
    isbackonmarket: isWithinDays(listing.backonmarketdate, newsDays.backOnMarket, now.today),
    ispricereduced: change < 0,
    ispriceincreased: change > 0,
  };
}

/** Dollars the price went up (or down, negative) lately; 0 where it did not. */
function recentPriceChange(listing: Flagged, today: string): number {
  if (listing.previouslistprice === null || listing.pricechangetimestamp === null) return 0;
  const recent = isTimestampWithinDays(listing.pricechangetimestamp, newsDays.price, today);
  return recent ? listing.listprice - listing.previouslistprice : 0;
}

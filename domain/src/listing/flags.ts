import { isTimestampWithinDays, isWithinDays } from './days.ts';
import type { Listing } from './listing.ts';
import { type LocalMoment, nextOpenHouse } from './open-house.ts';

/** The six flags that labels are derived from. */
export interface ListingFlags {
  readonly isexclusive: boolean;
  readonly isopenhouse: boolean;
  readonly isjustlisted: boolean;
  readonly isbackonmarket: boolean;
  readonly ispricereduced: boolean;
  readonly ispriceincreased: boolean;
}

/** Number of days that a label shows a piece of news. */
export const newsDays = { listed: 2, backOnMarket: 7, price: 14 } as const;

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

/** The flags of a listing at a local moment of its edition. */
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

/** Recent change of the price in dollars, negative where it was reduced; 0 where it did not change. */
export function recentPriceChange(
  listing: Pick<Flagged, 'listprice' | 'previouslistprice' | 'pricechangetimestamp'>,
  today: string,
): number {
  if (listing.previouslistprice === null || listing.pricechangetimestamp === null) return 0;
  const recent = isTimestampWithinDays(listing.pricechangetimestamp, newsDays.price, today);
  return recent ? listing.listprice - listing.previouslistprice : 0;
}

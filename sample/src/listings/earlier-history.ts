import { editions } from '@hearth/domain/edition/editions.ts';
import { startOfLocalDay } from '@hearth/domain/edition/start-of-local-day.ts';
import { addDays, daysBetween } from '@hearth/domain/listing/days.ts';
import type { IsoDate, IsoTimestamp, Listing } from '@hearth/domain/listing/listing.ts';
import { isSoldOrLeased, type MlsStatus } from '@hearth/domain/listing/status.ts';

/** One line of a sample's history; the price in dollars. */
export interface EarlierEvent {
  readonly listingkey: string;
  readonly changedat: IsoTimestamp;
  readonly event: 'price' | 'status';
  readonly price: number;
  readonly mlsstatus: MlsStatus;
}

/**
 * History entries that the fields of a sample do not contain, besides those that saving derives: the price before the last
 * one, the contract before a sale, and the contract that fell through before a return to the market.
 */
export function earlierHistory(listing: Listing): EarlierEvent[] {
  if (listing.onmarketdate === null) return [];
  return [
    ...earlierPrice(listing, listing.onmarketdate),
    ...contract(listing, listing.onmarketdate),
    ...returned(listing, listing.onmarketdate),
  ];
}

function earlierPrice(listing: Listing, listed: IsoDate): EarlierEvent[] {
  const { originallistprice, previouslistprice, pricechangetimestamp } = listing;
  if (previouslistprice === null || pricechangetimestamp === null) return [];
  if (previouslistprice === originallistprice) return [];
  const between = share(listed, pricechangetimestamp.slice(0, 10), 0.5);
  return [event(listing, between, 'price', previouslistprice, 'Active')];
}

function contract(listing: Listing, listed: IsoDate): EarlierEvent[] {
  if (!isSoldOrLeased(listing.mlsstatus) || listing.closedate === null) return [];
  const latest = listing.pricechangetimestamp?.slice(0, 10) ?? listed;
  const signed = share(latest, listing.closedate, listing.mlsstatus === 'Sold' ? 0.4 : 0.7);
  return signed <= latest ? [] : [event(listing, signed, 'status', listing.listprice, 'Pending')];
}

function returned(listing: Listing, listed: IsoDate): EarlierEvent[] {
  const { backonmarketdate, originallistprice, statuschangetimestamp } = listing;
  if (backonmarketdate === null || statuschangetimestamp === null) return [];
  const price = originallistprice ?? listing.listprice;
  const fellThrough = share(listed, backonmarketdate, 0.6);
  return [
    event(listing, fellThrough, 'status', price, 'Pending'),
    {
      ...event(listing, backonmarketdate, 'status', listing.listprice, 'Active'),
      changedat: statuschangetimestamp,
    },
  ];
}

const share = (from: IsoDate, to: IsoDate, part: number): IsoDate =>
  addDays(from, Math.floor(daysBetween(from, to) * part));

function event(
  listing: Listing,
  day: IsoDate,
  kind: EarlierEvent['event'],
  price: number,
  mlsstatus: EarlierEvent['mlsstatus'],
): EarlierEvent {
  return { listingkey: listing.listingkey, changedat: noon(day, listing), event: kind, price, mlsstatus };
}

function noon(day: IsoDate, { edition }: Listing): IsoTimestamp {
  const starts = Date.parse(startOfLocalDay(day, editions[edition].timeZone));
  return new Date(starts + 12 * 3_600_000).toISOString();
}

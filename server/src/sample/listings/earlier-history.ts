import { editions } from '@hearth/domain/edition/editions.ts';
import { addDays, daysBetween } from '@hearth/domain/listing/days.ts';
import type { IsoDate, IsoTimestamp, Listing } from '@hearth/domain/listing/listing.ts';
import { isSoldOrLeased } from '@hearth/domain/listing/status.ts';
import type { HistoryEvent } from '../../listings/listing-changes.ts';
import { startOfLocalDay } from '../../listings/local-time.ts';

/**
 * Lines of a sample's history that its own fields do not tell, between those that saving derives: the price before the last
 * one, the contract before a sale, and the contract that fell through before a return to the market.
 */
export function earlierHistory(listing: Listing): HistoryEvent[] {
  if (listing.onmarketdate === null) return [];
  return [
    ...earlierPrice(listing, listing.onmarketdate),
    ...contract(listing, listing.onmarketdate),
    ...returned(listing, listing.onmarketdate),
  ];
}

function earlierPrice(listing: Listing, listed: IsoDate): HistoryEvent[] {
  const { originallistprice, previouslistprice, pricechangetimestamp } = listing;
  if (previouslistprice === null || pricechangetimestamp === null) return [];
  if (previouslistprice === originallistprice) return [];
  const between = share(listed, pricechangetimestamp.slice(0, 10), 0.5);
  return [event(listing, between, 'price', previouslistprice, 'Active')];
}

function contract(listing: Listing, listed: IsoDate): HistoryEvent[] {
  if (!isSoldOrLeased(listing.mlsstatus) || listing.closedate === null) return [];
  const latest = listing.pricechangetimestamp?.slice(0, 10) ?? listed;
  const signed = share(latest, listing.closedate, listing.mlsstatus === 'Sold' ? 0.4 : 0.7);
  return signed <= latest ? [] : [event(listing, signed, 'status', listing.listprice, 'Pending')];
}

function returned(listing: Listing, listed: IsoDate): HistoryEvent[] {
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
  kind: HistoryEvent['event'],
  price: number,
  mlsstatus: HistoryEvent['mlsstatus'],
): HistoryEvent {
  return { listingkey: listing.listingkey, changedat: noon(day, listing), event: kind, price, mlsstatus };
}

function noon(day: IsoDate, { edition }: Listing): IsoTimestamp {
  const starts = Date.parse(startOfLocalDay(day, editions[edition].timeZone));
  return new Date(starts + 12 * 3_600_000).toISOString();
}

import type { HistoryEntry, ListingDetails, OtherListing } from '../../contract/listing.ts';
import { localDay } from '../../edition/local-moment.ts';
import type { IsoDate } from '../listing.ts';
import { listingIdLabel } from '../listing-id.ts';
import { priceText } from '../price.ts';
import { isLease, type PropertyType } from '../property-type.ts';
import { isOpen, type MlsStatus, statusText } from '../status.ts';

/** One event of a home. */
export interface TimelineRow {
  readonly key: string;
  readonly day: IsoDate;
  /** 'Listed', 'Price reduced by 4%', 'Pending'. */
  readonly event: string;
  /** Dollars; null where it is unknown or the viewer may not see it. */
  readonly price: number | null;
  readonly propertytype: PropertyType;
  /** The listing it belongs to, where that is not the one of the page. */
  readonly other: OtherListing | null;
}

/** The events of a home, newest first: those of the listing and of others of the same home in one order. */
export function timeline(listing: ListingDetails, timeZone: string): readonly TimelineRow[] {
  const { propertytype, otherlistings } = listing;
  return [
    ...rowsOf(listing.history, { propertytype, other: null }, timeZone),
    ...otherlistings.flatMap((other) =>
      rowsOf(other.history, { propertytype: other.propertytype, other }, timeZone),
    ),
  ].toSorted((a, b) => (a.day === b.day ? 0 : a.day < b.day ? 1 : -1));
}

/** @param history newest first */
function rowsOf(
  history: readonly HistoryEntry[],
  of: Pick<TimelineRow, 'propertytype' | 'other'>,
  timeZone: string,
): TimelineRow[] {
  return history.map((entry, at) => ({
    ...of,
    key: `${entry.listingkey} ${entry.changedat} ${entry.event}`,
    day: localDay(entry.changedat, timeZone) ?? entry.changedat.slice(0, 10),
    event: eventText(entry, history[at + 1]),
    price: entry.price !== null && entry.price > 0 ? entry.price : null,
  }));
}

function eventText({ event, mlsstatus, price }: HistoryEntry, before: HistoryEntry | undefined): string {
  if (event === 'listed') return 'Listed';
  if (event === 'status') return statusText(mlsstatus as MlsStatus);
  const earlier = before?.price ?? null;
  if (price === null || earlier === null || price === earlier || earlier <= 0) return 'Price changed';
  const percent = Math.abs(((price - earlier) / earlier) * 100);
  const by =
    percent < 0.1 ? 'slightly' : `by ${percent < 10 ? Number(percent.toFixed(1)) : Math.round(percent)}%`;
  return `Price ${price < earlier ? 'reduced' : 'increased'} ${by}`;
}

/** 'Listed before in 2025 at $450,000', 'Also for lease at $2,400/mo'; without the price where it is withheld. */
export function otherListingText(other: OtherListing, listing: ListingDetails): string {
  const offer = isLease(other.propertytype) ? 'for lease' : 'for sale';
  const at = other.listprice ? ` at ${priceText(other.listprice, other.propertytype)}` : '';
  if (isOpen(other.mlsstatus)) return `Also ${offer} now${at}`;
  const again = (other.onmarketdate ?? '') > (listing.onmarketdate ?? '9999');
  const how = isLease(other.propertytype) === isLease(listing.propertytype) ? '' : ` ${offer}`;
  const year = other.onmarketdate ? ` in ${other.onmarketdate.slice(0, 4)}` : '';
  return `Listed${how} ${again ? 'again' : 'before'}${year}${at}`;
}

/** 'MLS# 1234567, Expired' */
export const otherListingLabel = (other: OtherListing): string =>
  `${listingIdLabel(other)}, ${statusText(other.mlsstatus)}`;

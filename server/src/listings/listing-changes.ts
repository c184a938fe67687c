import { editions } from '@hearth/domain/edition/editions.ts';
import { localDay } from '@hearth/domain/edition/local-moment.ts';
import { startOfLocalDay } from '@hearth/domain/edition/start-of-local-day.ts';
import type { IsoDate, IsoTimestamp, Listing } from '@hearth/domain/listing/listing.ts';
import { wasNeverPublic } from '@hearth/domain/listing/never-public.ts';
import { isOnMarket, isSoldOrLeased, type MlsStatus } from '@hearth/domain/listing/status.ts';
import type { IncomingListing } from './incoming-listing.ts';

/** The stored state of a listing before the incoming row replaces it. */
export interface StoredState {
  readonly mlsstatus: MlsStatus;
  readonly listprice: number;
  readonly originallistprice: number | null;
  readonly previouslistprice: number | null;
  readonly pricechangetimestamp: IsoTimestamp | null;
  readonly statuschangetimestamp: IsoTimestamp | null;
  readonly backonmarketdate: IsoDate | null;
  readonly onmarketdate: IsoDate | null;
  /** Those of the above that the source itself stated. */
  readonly statedStamps: readonly CarriedStamp[];
  readonly createdAt: IsoTimestamp;
}

const carriedStamps = [
  ...(['originallistprice', 'previouslistprice', 'pricechangetimestamp', 'statuschangetimestamp'] as const),
  ...(['backonmarketdate', 'onmarketdate'] as const),
];
export type CarriedStamp = (typeof carriedStamps)[number];

/** The change stamps that a row of the source states. */
export const statedStamps = (incoming: IncomingListing): readonly CarriedStamp[] =>
  carriedStamps.filter((stamp) => incoming[stamp] !== null);

/** The stamp that was derived before. A stamp that the source stated, and now drops, is not known any more. */
const carried = <Stamp extends CarriedStamp>(
  stored: StoredState | undefined,
  stamp: Stamp,
): StoredState[Stamp] | null =>
  stored === undefined || stored.statedStamps.includes(stamp) ? null : stored[stamp];

/** One line of a listing's history; prices in dollars. */
export interface HistoryEvent {
  readonly listingkey: string;
  readonly changedat: IsoTimestamp;
  readonly event: 'listed' | 'price' | 'status';
  readonly price: number | null;
  readonly mlsstatus: MlsStatus;
}

/**
 * The incoming listing with the change stamps that its feed left out: previous price, when price and status changed, and
 * the newest of these. Stamps of the feed take precedence; derived ones are carried over from the stored listing.
 */
export function withChanges(
  incoming: IncomingListing,
  stored: StoredState | undefined,
  now: IsoTimestamp,
): Listing {
  const changed = {
    ...incoming,
    ...priceChange(incoming, leavesPrivacy(incoming, stored) ? undefined : stored, now),
    ...statusChange(incoming, stored, now),
  };
  const known = incoming.majorchangetimestamp ?? majorChange(changed);
  return {
    ...changed,
    majorchangetimestamp: known ?? stored?.createdAt ?? now,
    // A new listing takes the newest change that it reports. A stored one is saved again only because something changed.
    modificationtimestamp: incoming.modificationtimestamp ?? (stored ? now : (known ?? now)),
  };
}

/** Prices of the private time stay private: a home that becomes public has the price of that day as its first. */
const leavesPrivacy = (
  listing: Pick<Listing, 'source' | 'mlsstatus' | 'onmarketdate'>,
  stored: StoredState | undefined,
): boolean =>
  stored !== undefined && wasNeverPublic({ ...stored, source: listing.source }) && !wasNeverPublic(listing);

type PriceChange = Pick<Listing, 'originallistprice' | 'previouslistprice' | 'pricechangetimestamp'>;

function priceChange(
  incoming: IncomingListing,
  stored: StoredState | undefined,
  now: IsoTimestamp,
): PriceChange {
  const changed = stored !== undefined && stored.listprice !== incoming.listprice;
  return {
    originallistprice:
      incoming.originallistprice ?? (stored ? carried(stored, 'originallistprice') : incoming.listprice),
    previouslistprice:
      incoming.previouslistprice ?? (changed ? stored.listprice : carried(stored, 'previouslistprice')),
    pricechangetimestamp:
      incoming.pricechangetimestamp ?? (changed ? now : carried(stored, 'pricechangetimestamp')),
  };
}

type StatusChange = Pick<Listing, 'statuschangetimestamp' | 'backonmarketdate' | 'onmarketdate'>;

function statusChange(
  incoming: IncomingListing,
  stored: StoredState | undefined,
  now: IsoTimestamp,
): StatusChange {
  const changed = stored !== undefined && stored.mlsstatus !== incoming.mlsstatus;
  const came = changed && isOnMarket(incoming.mlsstatus) && !isOnMarket(stored.mlsstatus);
  const today = localDay(now, editions[incoming.edition].timeZone);
  const first = came && wasNeverPublic({ ...stored, source: incoming.source });
  return {
    statuschangetimestamp:
      incoming.statuschangetimestamp ?? (changed ? now : carried(stored, 'statuschangetimestamp')),
    backonmarketdate:
      incoming.backonmarketdate ?? (came && !first ? today : carried(stored, 'backonmarketdate')),
    onmarketdate: incoming.onmarketdate ?? (first ? today : carried(stored, 'onmarketdate')),
  };
}

function majorChange(listing: IncomingListing): IsoTimestamp | null {
  const stamps = [listing.pricechangetimestamp, listing.statuschangetimestamp, listedAt(listing)];
  const known = stamps.filter((stamp) => stamp !== null).map((stamp) => Date.parse(stamp));
  return known.length === 0 ? null : new Date(Math.max(...known)).toISOString();
}

const listedAt = (listing: IncomingListing): IsoTimestamp | null =>
  listing.onmarketdate && startOfLocalDay(listing.onmarketdate, editions[listing.edition].timeZone);

/** The history lines that saving `listing` (as `withChanges` returned it) adds. */
export function historyOf(
  listing: Listing,
  stored: StoredState | undefined,
  now: IsoTimestamp,
): HistoryEvent[] {
  return stored === undefined ? firstHistory(listing, now) : laterHistory(listing, stored, now);
}

function laterHistory(listing: Listing, stored: StoredState, now: IsoTimestamp): HistoryEvent[] {
  const { listingkey, mlsstatus, listprice } = listing;
  const events: HistoryEvent[] = [];
  if (stored.listprice !== listprice && !leavesPrivacy(listing, stored)) {
    const changedat = newerThan(stored.pricechangetimestamp, listing.pricechangetimestamp) ?? now;
    events.push({ listingkey, changedat, event: 'price', price: listprice, mlsstatus });
  }
  // A home that was withdrawn before the public saw it has no public line of that.
  if (stored.mlsstatus !== mlsstatus && (mlsstatus === 'Private' || !wasNeverPublic(listing))) {
    const changedat = newerThan(stored.statuschangetimestamp, listing.statuschangetimestamp) ?? now;
    events.push({
      listingkey,
      changedat,
      event: 'status',
      price: listing.closeprice ?? listprice,
      mlsstatus,
    });
  }
  return events;
}

/** A feed may repeat the stamp of an earlier change; such a stamp is ignored. */
const newerThan = (stored: IsoTimestamp | null, incoming: IsoTimestamp | null): IsoTimestamp | null =>
  incoming !== null && (stored === null || Date.parse(incoming) > Date.parse(stored)) ? incoming : null;

/** The history that a new listing reports itself: listed, last price change, last status change or the day of its closing. */
function firstHistory(listing: Listing, now: IsoTimestamp): HistoryEvent[] {
  const { listingkey, mlsstatus } = listing;
  const firstPrice = listing.originallistprice ?? listing.listprice;
  const started = mlsstatus === 'Private' ? 'Private' : 'Active';
  const closed = closedAt(listing);
  const listed = listedAt(listing) ?? listing.statuschangetimestamp ?? closed ?? now;
  const events: HistoryEvent[] = [];
  // A home that is first known as sold, without a day on the market, was never listed here.
  if (closed === null || listed < closed || listing.statuschangetimestamp !== null)
    events.push({ listingkey, changedat: listed, event: 'listed', price: firstPrice, mlsstatus: started });
  if (listing.pricechangetimestamp !== null && listing.listprice !== firstPrice) {
    const changedat = listing.pricechangetimestamp;
    events.push({ listingkey, changedat, event: 'price', price: listing.listprice, mlsstatus: started });
  }
  const changedat = listing.statuschangetimestamp ?? closed;
  if (changedat !== null && mlsstatus !== started) {
    const price = listing.closeprice ?? listing.listprice;
    events.push({ listingkey, changedat, event: 'status', price, mlsstatus });
  }
  return events;
}

/** The day of a sale or lease. */
const closedAt = ({ mlsstatus, closedate, edition }: Listing): IsoTimestamp | null =>
  isSoldOrLeased(mlsstatus) && closedate !== null
    ? startOfLocalDay(closedate, editions[edition].timeZone)
    : null;

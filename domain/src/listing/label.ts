import { americanDate, weekdayText } from './date-text.ts';
import { type ListingFlags, listingFlags, recentPriceChange } from './flags.ts';
import type { Listing, OpenHouse } from './listing.ts';
import { type LocalMoment, nextOpenHouse, openingHours } from './open-house.ts';
import { withCommas } from './price.ts';
import { isSoldOrLeased, type MlsStatus, statusText } from './status.ts';

/** A label as drawn; the two colours have at least 4.5:1 contrast. */
export interface Label {
  readonly text: string;
  readonly color: string;
  readonly background: string;
}

const white = '#ffffff';

/** In order of priority: the first label whose flag is set wins (specification section 4). */
const primaryLabels: readonly { flag: keyof ListingFlags; text: string; background: string }[] = [
  { flag: 'isexclusive', text: 'Exclusive', background: '#5a3d7a' },
  { flag: 'isopenhouse', text: 'Open House', background: '#17614f' },
  { flag: 'isjustlisted', text: 'Just Listed', background: '#0b5c8f' },
  { flag: 'isbackonmarket', text: 'Back On Market', background: '#7a4a12' },
  { flag: 'ispricereduced', text: 'Price Reduced', background: '#a32a2a' },
  { flag: 'ispriceincreased', text: 'Price Increase', background: '#4b5563' },
];

const statusBackground: Readonly<Record<MlsStatus, string>> = {
  Private: '#5a3d7a',
  Active: '#17614f',
  Pending: '#8a5a00',
  'Pending - Taking Backups': '#8a5a00',
  Sold: '#a32a2a',
  Leased: '#a32a2a',
  Expired: '#4b5563',
  Withdrawn: '#4b5563',
};

/** Leased is treated as Sold: "Just Listed" on a home that is no longer available would mislead. */
const withoutNews: ReadonlySet<MlsStatus> = new Set(['Sold', 'Leased', 'Withdrawn', 'Expired']);

type Labelled = Pick<Listing, 'mlsstatus' | 'openhouse'> & Parameters<typeof listingFlags>[0];

/** The label with the highest priority; null for closed listings that are not exclusive. */
export function primaryLabel(listing: Labelled, now: LocalMoment): Label | null {
  const flags = listingFlags(listing, now);
  if (withoutNews.has(listing.mlsstatus) && !flags.isexclusive) return null;
  const label = primaryLabels.find(({ flag }) => flags[flag]);
  if (label === undefined) return null;
  const detail = details[label.flag]?.(listing, now);
  return { text: detail ?? label.text, color: white, background: label.background };
}

/** The texts of labels that say more than their name. */
const details: Partial<
  Record<keyof ListingFlags, (listing: Labelled, now: LocalMoment) => string | undefined>
> = {
  isopenhouse({ openhouse }, now) {
    const next = nextOpenHouse(openhouse, now);
    return next && openHouseText(next);
  },
  ispricereduced: (listing, { today }) => `Price Reduced $${withCommas(-recentPriceChange(listing, today))}`,
};

/** The status; 'Sold 11/02/2026' where a sold or leased listing has a close date. */
export function secondaryLabel(listing: Pick<Listing, 'mlsstatus' | 'closedate'>): Label {
  const dated = isSoldOrLeased(listing.mlsstatus) && listing.closedate !== null;
  const text = dated
    ? `${listing.mlsstatus} ${americanDate(listing.closedate ?? '')}`
    : statusText(listing.mlsstatus);
  return { text, color: white, background: statusBackground[listing.mlsstatus] };
}

/** 'Open House Sat, Nov 21, 1:00 PM - 3:00 PM' */
export const openHouseText = (openHouse: OpenHouse): string =>
  [`Open House ${weekdayText(openHouse.openhousedate)}`, openingHours(openHouse) ?? []].flat().join(', ');

import { americanDate, clockText, weekdayText } from './date-text.ts';
import { type ListingFlags, listingFlags } from './flags.ts';
import type { Listing, OpenHouse } from './listing.ts';
import { type LocalMoment, nextOpenHouse } from './open-house.ts';
import { isSoldOrLeased, type MlsStatus } from './status.ts';

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

/** The label with the highest priority; null for closed listings that are not exclusive. */
export function primaryLabel(
  listing: Pick<Listing, 'mlsstatus' | 'openhouse'> & Parameters<typeof listingFlags>[0],
  now: LocalMoment,
): Label | null {
  const flags = listingFlags(listing, now);
  if (withoutNews.has(listing.mlsstatus) && !flags.isexclusive) return null;
  const label = primaryLabels.find(({ flag }) => flags[flag]);
  if (label === undefined) return null;
  const next = label.flag === 'isopenhouse' ? nextOpenHouse(listing.openhouse, now) : undefined;
  return { text: next ? openHouseText(next) : label.text, color: white, background: label.background };
}

/** The status; 'Sold 11/02/2026' where a sold or leased listing has a close date. */
export function secondaryLabel(listing: Pick<Listing, 'mlsstatus' | 'closedate'>): Label {
  const dated = isSoldOrLeased(listing.mlsstatus) && listing.closedate !== null;
  const text = dated ? `${listing.mlsstatus} ${americanDate(listing.closedate ?? '')}` : listing.mlsstatus;
  return { text, color: white, background: statusBackground[listing.mlsstatus] };
}

/** 'Open House Sat, Nov 21, 1:00 PM - 3:00 PM' */
export const openHouseText = (openHouse: OpenHouse): string =>
  `Open House ${weekdayText(openHouse.openhousedate)}, ${clockText(openHouse.openhousestarttime)} - ${clockText(openHouse.openhouseendtime)}`;

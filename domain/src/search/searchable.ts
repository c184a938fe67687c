import { addDays } from '../listing/days.ts';
import type { IsoDate, Listing } from '../listing/listing.ts';
import { isOpen, isSoldOrLeased } from '../listing/status.ts';

/** How long sold and leased listings can be found, in days: the longest timeframe there is. */
export const DAYS_FOUND_AFTER_CLOSING = 730;

type Searchable = Pick<
  Listing,
  'mlsstatus' | 'closedate' | 'statuschangetimestamp' | 'modificationtimestamp'
>;

/** True where a list may ever show the listing: withdrawn, expired and long-closed listings have no search row. */
export function isSearchable(listing: Searchable, today: IsoDate): boolean {
  if (isOpen(listing.mlsstatus)) return true;
  if (!isSoldOrLeased(listing.mlsstatus)) return false;
  return closedOn(listing) >= addDays(today, -DAYS_FOUND_AFTER_CLOSING);
}

const closedOn = (listing: Searchable): IsoDate =>
  listing.closedate ?? (listing.statuschangetimestamp ?? listing.modificationtimestamp).slice(0, 10);

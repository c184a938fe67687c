import { pageAt } from '@hearth/domain/page/page-at.ts';
import type { Location } from 'react-router';

/** History state of a listing that was opened from another page. */
export interface OverPage {
  readonly background: Location;
  /** Identity of the dialog: it was there before the location, or another home has taken the place of the first in it. */
  readonly opened?: string;
}

/** The page that the listing at this location was opened over; null where it is a separate page. */
export function backgroundOf(location: Location): Location | null {
  const state = location.state as Partial<OverPage> | null;
  return isListing(location.pathname) ? (state?.background ?? null) : null;
}

/**
 * History state for going from a page to a path: a listing lies over the page it is opened from, and one opened from
 * inside that dialog over the same page again.
 */
export function stateFor(from: Location, pathname: string): OverPage | null {
  if (!isListing(pathname)) return null;
  const background = backgroundOf(from);
  if (background !== null) return { background };
  return isListing(from.pathname) ? null : { background: from };
}

export const isListing = (pathname: string): boolean => pageAt(pathname).row.screen === 'listing';

/** Identity of the dialog at a location: the next home of the results comes into the same one. */
export const dialogKey = (location: Location): string =>
  (location.state as Partial<OverPage> | null)?.opened ?? location.key;

/** History state for another home in place of the one at a location: in the same dialog, or as a page too. */
export function stateInPlace(location: Location): OverPage | null {
  const background = backgroundOf(location);
  return background && { background, opened: dialogKey(location) };
}

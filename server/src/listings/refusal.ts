import { type DisplayContext, type GatedListing, hiddenReasons } from '@hearth/domain/listing/gate.ts';
import type { Listing } from '@hearth/domain/listing/listing.ts';
import type { Viewer } from '@hearth/domain/people/viewer.ts';

/** How a listing that the gate hides is refused: as gone where nothing but its status hides it, else as unknown. */
export function refusalOf(
  listing: GatedListing & Pick<Listing, 'source' | 'publicDate'>,
  viewer: Viewer,
  display: DisplayContext,
): 'listing_gone' | 'listing_not_found' {
  // An exclusive listing that was never public must not betray that it existed.
  const wasPublic = listing.source !== 'EX' || listing.publicDate !== null;
  const isOffMarket = hiddenReasons(listing, viewer, display).every((reason) => reason === 'off_market');
  return wasPublic && isOffMarket ? 'listing_gone' : 'listing_not_found';
}

import { type DisplayContext, type GatedListing, hiddenReasons } from '@hearth/domain/listing/gate.ts';
import type { Listing } from '@hearth/domain/listing/listing.ts';
import type { Viewer } from '@hearth/domain/people/viewer.ts';

/**
 * How a listing that the gate hides is refused: as gone where nothing but its status hides it, as outdated where its source does,
 * else as unknown.
 */
export function refusalOf(
  listing: GatedListing & Pick<Listing, 'source' | 'publicDate'>,
  viewer: Viewer,
  display: DisplayContext,
): 'listing_gone' | 'listing_outdated' | 'listing_not_found' {
  // An exclusive listing that was never public must not betray that it existed, nor one that its seller hides.
  const wasPublic = listing.source !== 'EX' || listing.publicDate !== null;
  const reasons = hiddenReasons(listing, viewer, display);
  const areOfMarket = reasons.every((reason) => reason === 'off_market' || reason === 'source_outdated');
  if (!wasPublic || !areOfMarket) return 'listing_not_found';
  return reasons.includes('source_outdated') && !reasons.includes('off_market')
    ? 'listing_outdated'
    : 'listing_gone';
}

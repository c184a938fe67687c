import { may } from '../people/capabilities.ts';
import { guestViewer, type Viewer } from '../people/viewer.ts';
import type { Listing } from './listing.ts';
import { isOnMarket, isSoldOrLeased, type MlsStatus } from './status.ts';

/** Why a listing as a whole is withheld. */
export type GateReason =
  | 'private_listing'
  | 'private_on_lease_search'
  | 'private_in_foreign_saved_search'
  | 'no_internet_display'
  | 'source_outdated'
  | 'off_market'
  | 'closed_listing_locked';

/** The facts about a listing that the gate reads. */
export interface GatedListing
  extends Pick<
    Listing,
    'listingid' | 'mlsstatus' | 'agentId' | 'internetentirelistingdisplayyn' | 'internetaddressdisplayyn'
  > {
  /** Its source was not updated for longer than its rule allows; false where nothing is said. */
  readonly sourceOutdated?: boolean;
}

/** How the viewer reaches the listing. */
export interface DisplayContext {
  /**
   * 'list' is every way to find a listing: search, counts, map, suggestions, sitemap, mail. Sold and leased ones are found by
   * verified viewers alone.
   * 'figure' is a count or a median of a market, which is public and names no listing.
   * 'link' is its own page or card, requested by id. There, signed-in viewers also see withdrawn and expired listings.
   */
  readonly reachedBy: 'list' | 'figure' | 'link';
  readonly lease: boolean;
  /** The search is a saved search that belongs to another agent. */
  readonly foreignSavedSearch: boolean;
  /** Private listings that an agent recommended in a collection this viewer owns or joined. */
  readonly recommendedListingIds: ReadonlySet<string>;
}

/** A search for sale, without recommended listings. */
export const saleSearch: DisplayContext = {
  reachedBy: 'list',
  lease: false,
  foreignSavedSearch: false,
  recommendedListingIds: new Set(),
};

/** Which parts of a visible listing may be shown. */
export interface VisibleParts {
  /** Street, number, unit, exact position and the pin on the map. */
  readonly address: boolean;
  /** How many pictures at most. */
  readonly images: number;
  /** Past prices and the close price (Texas does not disclose sale prices to the public). */
  readonly pricehistory: boolean;
  readonly virtualtour: boolean;
  /** Private remarks and showing details. */
  readonly agentdetails: boolean;
}

/** The gate's decision: nothing of a listing that is not visible may be shown. */
export interface GateAnswer {
  readonly visible: boolean;
  readonly parts: VisibleParts;
}

/** No image lock: more pictures than any listing has. */
export const allImages = 9999;
const guestImages = 5;

/**
 * Decides whether a viewer may see a listing, and which parts (specification section 6 and rulings).
 * Total and pure. A law test proves that the server's SQL agrees with `hiddenReasons`.
 */
export function gate(listing: GatedListing, viewer: Viewer, context: DisplayContext): GateAnswer {
  const visible = hiddenReasons(listing, viewer, context).length === 0;
  return { visible, parts: visible ? visibleParts(listing, viewer) : nothing };
}

/** Why the listing as a whole is withheld; empty where it is visible. */
export function hiddenReasons(
  listing: GatedListing,
  viewer: Viewer,
  context: DisplayContext,
): readonly GateReason[] {
  const reasons: GateReason[] = [];
  const isOwn = isOwnAgent(listing, viewer);
  const ofPrivate = privateReason(listing, viewer, context);
  if (ofPrivate) reasons.push(ofPrivate);
  if (!listing.internetentirelistingdisplayyn && !isOwn) reasons.push('no_internet_display');
  if (listing.sourceOutdated && !isOwn) reasons.push('source_outdated');
  if (isOffMarket(listing.mlsstatus) && !opensDelisted(viewer, context)) reasons.push('off_market');
  if (context.reachedBy === 'list' && isSoldOrLeased(listing.mlsstatus) && !findsClosed(viewer))
    reasons.push('closed_listing_locked');
  return reasons;
}

/** Returns whether a viewer of the listing may know its address; the own agent may although the seller hides it. */
export const showsAddress = (
  listing: Pick<GatedListing, 'agentId' | 'internetaddressdisplayyn'>,
  viewer: Viewer,
): boolean => listing.internetaddressdisplayyn || isOwnAgent(listing, viewer);

/** Returns whether a viewer finds sold and leased listings in lists. */
export const findsClosed = (viewer: Viewer): boolean => may(viewer, 'find sold and leased homes');

/** Returns whether the places that the listing names may be told to everybody: it is, or was, public. */
export const isPublic = (listing: GatedListing): boolean =>
  hiddenReasons(listing, guestViewer, { ...saleSearch, reachedBy: 'figure' }).length === 0;

function privateReason(
  listing: GatedListing,
  viewer: Viewer,
  context: DisplayContext,
): GateReason | undefined {
  if (listing.mlsstatus !== 'Private' || context.recommendedListingIds.has(listing.listingid))
    return undefined;
  if (!may(viewer, 'see private listings')) return 'private_listing';
  if (context.lease) return 'private_on_lease_search';
  return context.foreignSavedSearch ? 'private_in_foreign_saved_search' : undefined;
}

function visibleParts(listing: GatedListing, viewer: Viewer): VisibleParts {
  return {
    address: showsAddress(listing, viewer),
    images: imageLock(listing.mlsstatus, viewer),
    pricehistory: may(viewer, 'see price history'),
    virtualtour: may(viewer, 'take virtual tours'),
    agentdetails: may(viewer, 'see showing details'),
  };
}

/** Pictures a viewer may see (specification section 6, "Image lock"). */
function imageLock(status: MlsStatus, viewer: Viewer): number {
  if (may(viewer, 'see all photos')) return allImages;
  if (isOnMarket(status))
    return may(viewer, 'see all photos of homes on the market') ? allImages : guestImages;
  return status === 'Sold' || status === 'Leased' || status === 'Pending' ? guestImages : 0;
}

const isOwnAgent = (listing: Pick<GatedListing, 'agentId'>, viewer: Viewer): boolean =>
  viewer.role === 'agent' && viewer.agentId === listing.agentId;

const opensDelisted = (viewer: Viewer, { reachedBy }: DisplayContext): boolean =>
  reachedBy === 'link' && may(viewer, 'open delisted homes by link');

const isOffMarket = (status: MlsStatus): boolean => status === 'Expired' || status === 'Withdrawn';

const nothing: VisibleParts = {
  address: false,
  images: 0,
  pricehistory: false,
  virtualtour: false,
  agentdetails: false,
};

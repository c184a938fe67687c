import { may } from '../people/capabilities.ts';
import { guestViewer, type Viewer } from '../people/viewer.ts';
import type { Listing } from './listing.ts';
import { isOnMarket, isSoldOrLeased, type MlsStatus } from './status.ts';

/** Why a listing, or a part of it, is withheld. User interfaces look their words up by reason. */
export const gateReasons = [
  'private_listing',
  'private_on_lease_search',
  'private_in_foreign_saved_search',
  'no_internet_display',
  'source_outdated',
  'off_market',
  'closed_listing_locked',
  'address_hidden_by_seller',
  'images_locked',
  'price_history_locked',
  'virtual_tour_locked',
  'agents_only',
] as const;
export type GateReason = (typeof gateReasons)[number];

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

/** The gate's decision: `reasons` names everything withheld, also where the listing itself is visible. */
export interface GateAnswer {
  readonly visible: boolean;
  readonly parts: VisibleParts;
  readonly reasons: readonly GateReason[];
}

/** No image lock: more pictures than any listing has. */
export const allImages = 9999;
const guestImages = 5;

/**
 * Decides whether a viewer may see a listing, and which parts (specification section 6 and rulings).
 * Total and pure. A law test proves that the server's SQL agrees with `hiddenReasons`.
 */
export function gate(listing: GatedListing, viewer: Viewer, context: DisplayContext): GateAnswer {
  const hidden = hiddenReasons(listing, viewer, context);
  const parts = hidden.length > 0 ? nothing : visibleParts(listing, viewer);
  return { visible: hidden.length === 0, parts, reasons: [...hidden, ...partReasons(parts)] };
}

/** Why the listing as a whole is withheld; empty where it is visible. */
export function hiddenReasons(
  listing: GatedListing,
  viewer: Viewer,
  context: DisplayContext,
): readonly GateReason[] {
  return [
    ...privateReasons(listing, viewer, context),
    ...(listing.internetentirelistingdisplayyn || isOwnAgent(listing, viewer)
      ? []
      : (['no_internet_display'] as const)),
    ...(listing.sourceOutdated && !isOwnAgent(listing, viewer) ? (['source_outdated'] as const) : []),
    ...(isOffMarket(listing.mlsstatus) &&
    !(context.reachedBy === 'link' && may(viewer, 'open delisted homes by link'))
      ? (['off_market'] as const)
      : []),
    ...(context.reachedBy === 'list' && isSoldOrLeased(listing.mlsstatus) && !findsClosed(viewer)
      ? (['closed_listing_locked'] as const)
      : []),
  ];
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

function privateReasons(
  listing: GatedListing,
  viewer: Viewer,
  context: DisplayContext,
): readonly GateReason[] {
  if (listing.mlsstatus !== 'Private' || context.recommendedListingIds.has(listing.listingid)) return [];
  if (!may(viewer, 'see private listings')) return ['private_listing'];
  if (context.lease) return ['private_on_lease_search'];
  return context.foreignSavedSearch ? ['private_in_foreign_saved_search'] : [];
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

function partReasons(parts: VisibleParts): readonly GateReason[] {
  const withheld: readonly (readonly [boolean, GateReason])[] = [
    [parts.address, 'address_hidden_by_seller'],
    [parts.images === allImages, 'images_locked'],
    [parts.pricehistory, 'price_history_locked'],
    [parts.virtualtour, 'virtual_tour_locked'],
    [parts.agentdetails, 'agents_only'],
  ];
  return withheld.flatMap(([shown, reason]) => (shown ? [] : [reason]));
}

const isOwnAgent = (listing: Pick<GatedListing, 'agentId'>, viewer: Viewer): boolean =>
  viewer.role === 'agent' && viewer.agentId === listing.agentId;

const isOffMarket = (status: MlsStatus): boolean => status === 'Expired' || status === 'Withdrawn';

const nothing: VisibleParts = {
  address: false,
  images: 0,
  pricehistory: false,
  virtualtour: false,
  agentdetails: false,
};

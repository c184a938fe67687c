import type { ListingCard } from '@hearth/domain/contract/listing-card.ts';
import { distanceMeters } from '@hearth/domain/search/areas/distance.ts';

/** How the homes around a home are ordered; `given` is the server's order: nearest first, or newest where the home's position is hidden. */
export const nearbyOrders = ['given', 'lowest', 'highest'] as const;
export type NearbyOrder = (typeof nearbyOrders)[number];

type Placed = Pick<ListingCard, 'latitude' | 'longitude'>;

const metersPerMile = 1_609.344;

/** Miles in a straight line to one decimal; null where one of the positions is unknown or hidden. */
export function milesBetween(from: Placed, to: Placed): number | null {
  if (from.latitude === null || from.longitude === null || to.latitude === null || to.longitude === null)
    return null;
  const meters = distanceMeters(
    { latitude: from.latitude, longitude: from.longitude },
    { latitude: to.latitude, longitude: to.longitude },
  );
  return Math.round((meters / metersPerMile) * 10) / 10;
}

const priceOf = ({ closeprice, listprice }: ListingCard): number => closeprice ?? listprice;

/** The homes in an order; prices that are not stated come last. */
export function inOrder(homes: readonly ListingCard[], order: NearbyOrder): readonly ListingCard[] {
  if (order === 'given') return homes;
  const sign = order === 'lowest' ? 1 : -1;
  return homes.toSorted(
    (a, b) => Number(priceOf(a) <= 0) - Number(priceOf(b) <= 0) || sign * (priceOf(a) - priceOf(b)),
  );
}

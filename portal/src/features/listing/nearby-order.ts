import type { ListingCard } from '@hearth/domain/contract/listing-card.ts';
import { shownPrice } from '@hearth/domain/listing/shown-price.ts';

/** How the homes around a home are ordered; `given` is the server's order: nearest first, or newest where the home's position is hidden. */
export const nearbyOrders = ['given', 'lowest', 'highest'] as const;
export type NearbyOrder = (typeof nearbyOrders)[number];

/** The homes in an order; prices that are not stated come last. */
export function inOrder(homes: readonly ListingCard[], order: NearbyOrder): readonly ListingCard[] {
  if (order === 'given') return homes;
  const sign = order === 'lowest' ? 1 : -1;
  return homes.toSorted(
    (a, b) =>
      Number(shownPrice(a) <= 0) - Number(shownPrice(b) <= 0) || sign * (shownPrice(a) - shownPrice(b)),
  );
}

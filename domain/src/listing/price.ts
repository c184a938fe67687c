import { isLease, type PropertyType } from './property-type.ts';

/** '$1,250,000', or '$2,400/mo' for a lease. Whole dollars. */
export function priceText(price: number, type: PropertyType): string {
  return `$${withCommas(price)}${isLease(type) ? '/mo' : ''}`;
}

/** Short form for map pins: '$425k', '$1.25M', '$2.4k' for a lease of 2,400. */
export function shortPriceText(price: number): string {
  if (price >= 999_500_000) return `$${threeFigures(price / 1_000_000_000)}B`;
  if (price >= 999_500) return `$${threeFigures(price / 1_000_000)}M`;
  if (price >= 1_000) return `$${threeFigures(price / 1_000)}k`;
  return `$${Math.round(price)}`;
}

/** '1,250,000'; rounds to whole units. */
export const withCommas = (value: number): string =>
  String(Math.round(value)).replace(/\B(?=(\d{3})+(?!\d))/g, ',');

const threeFigures = (value: number): string => String(Number(value.toPrecision(3)));

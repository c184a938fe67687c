import { shortPriceText } from '@hearth/domain/listing/price.ts';
import type { Filters } from '@hearth/domain/search/filters/filters.ts';

/** '$300k - $650k', '$300k+', 'Up to $650k'; null where any price will do. */
export const priceRangeText = ({
  minPrice,
  maxPrice,
}: Pick<Filters, 'minPrice' | 'maxPrice'>): string | null => rangeText(minPrice, maxPrice, shortPriceText);

/** '3+ beds', '2 - 4 beds', 'Up to 2 beds'; null where any number will do. */
export function bedsText({
  minBedrooms,
  maxBedrooms,
}: Pick<Filters, 'minBedrooms' | 'maxBedrooms'>): string | null {
  const range = rangeText(minBedrooms, maxBedrooms, String);
  return range && `${range} ${range === '1' ? 'bed' : 'beds'}`;
}

export const bathsText = ({ minBathrooms }: Pick<Filters, 'minBathrooms'>): string | null =>
  minBathrooms === null ? null : `${minBathrooms}+ baths`;

function rangeText(min: number | null, max: number | null, show: (value: number) => string): string | null {
  if (min !== null && min === max) return show(min);
  if (min !== null && max !== null) return `${show(min)} - ${show(max)}`;
  if (min !== null) return `${show(min)}+`;
  return max === null ? null : `Up to ${show(max)}`;
}

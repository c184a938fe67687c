import { groupDigits } from '@hearth/domain/listing/group-digits.ts';
import { shortPriceText } from '@hearth/domain/listing/price.ts';
import { describeFilter } from '@hearth/domain/search/filters/applied-filters.ts';
import { filterKeys, filterTable } from '@hearth/domain/search/filters/filter-table.ts';
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

/** 'Condos', 'Homes and condos', '4 property types'; null where the usual types are searched. */
export function typesText(filters: Filters, defaults: Filters): string | null {
  const types = filterKeys.filter((key) => filterTable[key].group === 'propertyTypeFilters');
  if (types.every((key) => filters[key] === defaults[key])) return null;
  const on = types.filter((key) => filters[key] === true).map((key) => describeFilter(key, filters[key]));
  if (on.length === 0) return 'No property types';
  return on.length > 2 ? `${on.length} property types` : on.join(' and ');
}

export const bathsText = ({ minBathrooms }: Pick<Filters, 'minBathrooms'>): string | null =>
  minBathrooms === null ? null : `${minBathrooms}+ baths`;

function rangeText(min: number | null, max: number | null, show: (value: number) => string): string | null {
  if (min !== null && min === max) return show(min);
  if (min !== null && max !== null) return `${show(min)} - ${show(max)}`;
  if (min !== null) return `${show(min)}+`;
  return max === null ? null : `Up to ${show(max)}`;
}

/** 'View 1 result', 'View 1,204 results' (specification section 8); `total` is null while it is not known. */
export const viewResultsText = (total: number | null): string => {
  if (total === null) return 'View results';
  return `View ${groupDigits(total)} ${total === 1 ? 'result' : 'results'}`;
};

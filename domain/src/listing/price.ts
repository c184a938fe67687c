import { groupDigits } from './group-digits.ts';
import { isLease, type PropertyType } from './property-type.ts';
import { isClosed, type MlsStatus } from './status.ts';

/** '$1,250,000', or '$2,400/mo' for a lease. Whole dollars. */
export function priceText(price: number, type: PropertyType): string {
  return `$${withCommas(price)}${isLease(type) ? '/mo' : ''}`;
}

/** Short form for map pins: '$425k', '$1.25M'; rents and other amounts below ten thousand are whole: '$2,400'. */
export function shortPriceText(price: number): string {
  if (price >= 999_500_000) return `$${threeFigures(price / 1_000_000_000)}B`;
  if (price >= 999_500) return `$${threeFigures(price / 1_000_000)}M`;
  if (price >= 9_999.5) return `$${threeFigures(price / 1_000)}k`;
  return `$${withCommas(price)}`;
}

/** '1,250,000'; rounds to whole units. */
export const withCommas = (value: number): string => groupDigits(Math.round(value));

const threeFigures = (value: number): string => String(Number(value.toPrecision(3)));

/**
 * Names the price of a closed listing. Sale prices are not public in Texas, so that without a close price it is the list
 * price. null for listings that are open, whose price needs no label.
 */
export const closedPriceLabel = ({
  mlsstatus,
  closeprice,
}: {
  readonly mlsstatus: MlsStatus;
  readonly closeprice: number | null;
}): 'List price' | 'Closed at' | null => {
  if (!isClosed(mlsstatus)) return null;
  return closeprice === null ? 'List price' : 'Closed at';
};

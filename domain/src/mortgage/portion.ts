import { currencyOf, percentOf } from './percent-and-currency.ts';

/**
 * A part of the home price in the unit that the visitor entered, percent or dollars. The entered value stays as it is; the
 * other one follows from the price.
 */
export interface Portion {
  readonly unit: 'percent' | 'dollars';
  readonly value: number;
}

/** In percent for display, to 2 decimals where it is derived from dollars. */
export const percentShown = ({ unit, value }: Portion, price: number): number =>
  unit === 'percent' ? value : percentOf(value, price);

/** In dollars for display, whole where it is derived from percent. */
export const dollarsShown = ({ unit, value }: Portion, price: number): number =>
  unit === 'dollars' ? value : currencyOf(value, price);

/** In percent without rounding, so that calculations use the exact dollars entered; 0 without a price. */
export const percentCounted = ({ unit, value }: Portion, price: number): number => {
  if (unit === 'percent') return value;
  return price > 0 ? (value / price) * 100 : 0;
};

import { currencyOf, percentOf } from './percent-and-currency.ts';

/**
 * A part of the home price as it was said: in percent or in dollars. What was said stays as it is; the other one
 * follows from the price.
 */
export interface Portion {
  readonly unit: 'percent' | 'dollars';
  readonly value: number;
}

/** In percent as fields show it, to 2 decimals where it follows from dollars. */
export const percentShown = ({ unit, value }: Portion, price: number): number =>
  unit === 'percent' ? value : percentOf(value, price);

/** In dollars as fields show it, whole where it follows from percent. */
export const dollarsShown = ({ unit, value }: Portion, price: number): number =>
  unit === 'dollars' ? value : currencyOf(value, price);

/** In percent to the last digit, so that dollars which were said are what is counted; 0 without a price. */
export const percentCounted = ({ unit, value }: Portion, price: number): number => {
  if (unit === 'percent') return value;
  return price > 0 ? (value / price) * 100 : 0;
};

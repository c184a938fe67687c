import { taxedWithHomestead } from './homestead.ts';
import { currencyOf, percentOf } from './percent-and-currency.ts';

/**
 * A part of the home price in the unit that the visitor entered, percent or dollars. The entered value stays as it is; the
 * other one follows from the price. In the unit 'homestead' the value is the rate of a tax, in percent of what the homestead
 * exemption leaves of the price.
 */
export interface Portion {
  readonly unit: 'percent' | 'dollars' | 'homestead';
  readonly value: number;
  /** Of a homestead, 1 by default: how many homes of equal value the price is for, one of which the owner lives in. */
  readonly units?: number;
}

/** The portion as it is counted: at most 100 percent, at most the price. The same object where it is within that. */
export function countedPortion(portion: Portion, price: number): Portion {
  const most = portion.unit === 'dollars' ? price : 100;
  return portion.value > most ? { ...portion, value: most } : portion;
}

/** In percent for display, to 2 decimals where it is derived from dollars. */
export const percentShown = (portion: Portion, price: number): number =>
  portion.unit === 'percent' ? portion.value : percentOf(dollarsShown(portion, price), price);

/** In dollars for display, whole where it is derived from percent. */
export const dollarsShown = ({ unit, value, units = 1 }: Portion, price: number): number =>
  unit === 'dollars'
    ? value
    : currencyOf(value, unit === 'percent' ? price : taxedWithHomestead(price, units));

/** In percent without rounding, so that calculations use the exact dollars entered; 0 without a price. */
export const percentCounted = (portion: Portion, price: number): number => {
  if (portion.unit === 'percent') return portion.value;
  return price > 0 ? (dollarsShown(portion, price) / price) * 100 : 0;
};

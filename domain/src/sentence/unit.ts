import type { KeysOf } from '../search/filters/filters.ts';
import { acresOfSquareFeet, roundAcres } from '../search/filters/lot-size-text.ts';
import type { Amount } from './amount.ts';

/** Keys of filters whose value is a figure. */
export type FigureKey = KeysOf<number | null>;

/** The range of a sentence; null is open. */
export interface Range {
  readonly min: number | null;
  readonly max: number | null;
}

/** A unit with its filters. */
export interface Unit {
  readonly min: FigureKey;
  /** null where no filter has a maximum. */
  readonly max: FigureKey | null;
  /** Step of counted units: 'more than 3' beds is at least 4. 0 for measured units. */
  readonly step: number;
  /** The end that a bare figure sets, e.g. '3 beds' is a minimum and $650,000 is a maximum. */
  readonly bare: 'min' | 'max' | 'both';
  /** The chip of a range with one end or two. */
  readonly label: (range: Range) => string;
  /** Words behind a figure, and words before one. */
  readonly words?: string;
  readonly subjects?: string;
  /** A sentence with it asks for a home, not for land. */
  readonly impliesHome?: true;
}

/** Relative tolerance of 'around 650k'. */
const aroundShare = 0.1;

/** The range of an amount in a unit; undefined where the unit cannot express it. */
export const rangeOf = (amount: Amount, unit: Pick<Unit, 'step' | 'bare'>): Range | undefined => {
  const { low, high, bound, strict } = amount;
  const step = strict ? unit.step : 0;
  switch (bound) {
    case 'between':
      return high === null || high < low ? undefined : { min: low, max: high };
    case 'min':
      return { min: low + step, max: null };
    case 'max':
      return low - step < 0 ? undefined : { min: null, max: low - step };
    case 'exact':
      return { min: low, max: low };
    case 'around':
      return unit.step > 0 ? { min: low, max: low } : around(low);
    case 'bare':
      return { min: unit.bare === 'max' ? null : low, max: unit.bare === 'min' ? null : low };
  }
};

const around = (low: number): Range => {
  const spread = (factor: number) => {
    const value = low * factor;
    return low < 100 ? roundAcres(value) : Math.round(value);
  };
  return { min: spread(1 - aroundShare), max: spread(1 + aroundShare) };
};

/** Converts an amount in square feet to acres. */
export const asAcres = (amount: Amount): Amount => ({
  ...amount,
  low: acresOfSquareFeet(amount.low),
  high: amount.high === null ? null : acresOfSquareFeet(amount.high),
});

import { withCommas } from '../listing/price.ts';
import type { KeysOf } from '../search/filters/filters.ts';
import { acresOfSquareFeet, formatLotSize, roundAcres } from '../search/filters/lot-size-text.ts';
import { trimEnd } from '../text/trim-end.ts';
import type { Amount } from './amount.ts';

/** Keys of filters whose value is a figure. */
export type FigureKey = KeysOf<number | null>;

export const unitNames = [
  'dollars',
  'bedrooms',
  'bathrooms',
  'squareFeet',
  'acres',
  'year',
  'stories',
  'garageSpaces',
  'elementaryRating',
  'middleRating',
  'highRating',
] as const;
export type UnitName = (typeof unitNames)[number];

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
}

/** '3+ beds', 'Up to 3 beds', '3 to 4 beds', 'Exactly 3 beds'; the reader understands each label. */
const counted =
  (one: string, many: string, write: (count: number) => string = String, exactly = 'Exactly ') =>
  ({ min, max }: Range): string => {
    if (min === max && min !== null) return `${exactly}${write(min)} ${min === 1 ? one : many}`;
    if (max === null) return `${write(min ?? 0)}+ ${many}`;
    return min === null
      ? `Up to ${write(max)} ${max === 1 ? one : many}`
      : `${write(min)} to ${write(max)} ${many}`;
  };

const dollars = (amount: number): string => `$${withCommas(amount)}`;

const priceLabel = ({ min, max }: Range): string => {
  if (max === null) return `Over ${dollars(min ?? 0)}`;
  return min === null ? `Under ${dollars(max)}` : `${dollars(min)} to ${dollars(max)}`;
};

const yearLabel = ({ min, max }: Range): string => {
  if (min === max) return `Built in ${min}`;
  if (max === null) return `Built ${min} or later`;
  return min === null ? `Built ${max} or earlier` : `Built ${min} to ${max}`;
};

const bedsLabel = counted('bed', 'beds');
const garageLabel = counted('garage space', 'garage spaces');

const lotLabel = ({ min, max }: Range): string => {
  if (min === max && min !== null) return `Lot of exactly ${formatLotSize(min)}`;
  if (max === null) return `Lot of at least ${formatLotSize(min ?? 0)}`;
  if (min === null) return `Lot of up to ${formatLotSize(max)}`;
  const inFeet = max < 0.25;
  const low = inFeet ? trimEnd(formatLotSize(min), /\D/) : String(roundAcres(min));
  return `Lot of ${low} to ${inFeet ? formatLotSize(max) : `${roundAcres(max)} acres`}`;
};

const ratingLabel =
  (school: string) =>
  ({ min }: Range): string =>
    `${school} rated ${min}+`;

export const units: Readonly<Record<UnitName, Unit>> = {
  dollars: { min: 'minPrice', max: 'maxPrice', step: 0, bare: 'max', label: priceLabel },
  bedrooms: {
    min: 'minBedrooms',
    max: 'maxBedrooms',
    step: 1,
    bare: 'min',
    label: (range) => (range.max === 0 ? 'Studio' : bedsLabel(range)),
  },
  bathrooms: { min: 'minBathrooms', max: null, step: 0.5, bare: 'min', label: counted('bath', 'baths') },
  squareFeet: {
    min: 'minSquareFeet',
    max: 'maxSquareFeet',
    step: 0,
    bare: 'min',
    label: counted('sq ft', 'sq ft', withCommas),
  },
  acres: { min: 'minLotSize', max: 'maxLotSize', step: 0, bare: 'min', label: lotLabel },
  year: { min: 'minYearBuilt', max: 'maxYearBuilt', step: 1, bare: 'both', label: yearLabel },
  stories: {
    min: 'minStories',
    max: 'maxStories',
    step: 1,
    bare: 'both',
    label: counted('story', 'stories', String, ''),
  },
  garageSpaces: {
    min: 'minGarageSpaces',
    max: 'maxGarageSpaces',
    step: 1,
    bare: 'min',
    label: (range) => (range.max === 0 ? 'No garage' : garageLabel(range)),
  },
  elementaryRating: {
    min: 'elementarySchoolRating',
    max: null,
    step: 1,
    bare: 'min',
    label: ratingLabel('Elementary school'),
  },
  middleRating: {
    min: 'middleSchoolRating',
    max: null,
    step: 1,
    bare: 'min',
    label: ratingLabel('Middle school'),
  },
  highRating: { min: 'highSchoolRating', max: null, step: 1, bare: 'min', label: ratingLabel('High school') },
};

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

import { roundAcres } from '../search/filters/lot-size-text.ts';
import type { Amount } from './amount.ts';
import { isThousands, isYear } from './counted-by.ts';
import type { Item } from './reading.ts';
import type { SentenceContext, UnusedReason } from './understood.ts';
import { asAcres, type Range, rangeOf } from './unit.ts';
import type { Counted } from './words/figure-words.ts';
import { type UnitName, unitNames, units } from './words/unit-table.ts';

/** `isBare`: no word says which end of the range the figure is. */
interface FigureRange extends Pick<Item, 'isBare'> {
  readonly units: readonly UnitName[];
  readonly range: Range;
  readonly monthly: boolean;
}

/** The ranges that a part of a sentence sets; several units share one range. */
export type Figures = FigureRange | { readonly daysOnMarket: number } | { readonly unused: UnusedReason };

/** The ranges that an amount of a unit sets; undefined where no home has so many. */
export const figuresOf = (
  counted: Counted,
  amount: Amount,
  context: Pick<SentenceContext, 'lease' | 'today'>,
): Figures | undefined => {
  if (amount.ofTime && counted !== 'year' && counted !== 'age') return undefined;
  if (amount.ofPeriod && (counted === 'dollars' || counted === 'monthly')) return undefined;
  switch (counted) {
    case 'unsupported':
    case 'fee':
      return { unused: 'no-such-filter' };
    case 'daysOnMarket':
      if (amount.bound === 'min' || amount.bound === 'between') return { unused: 'no-such-filter' };
      return { daysOnMarket: Math.round(amount.high ?? amount.low) };
    case 'rating':
      return ofRating(
        unitNames.filter((unit) => unit.endsWith('Rating')),
        amount,
      );
    case 'elementaryRating':
    case 'middleRating':
    case 'highRating':
      return ofRating([counted], amount);
    case 'year':
      return isYear(amount.low) ? inUnits(['year'], amount) : undefined;
    case 'lotSquareFeet':
      return ofAcres(asAcres(amount));
    case 'acres':
      return ofAcres(amount);
    case 'age':
      return ofAge(amount, Number(context.today.slice(0, 4)));
    case 'decade':
      return ofDecade(amount, context);
    case 'monthly':
      return amount.low < leastRent ? undefined : inUnits(['dollars'], whole(amount), true);
    case 'dollars':
      return ofDollars(context.lease ? amount : inThousands(amount), context.lease);
    default:
      return inUnits([counted], amount);
  }
};

/** Lowest monthly rent: '2pm' is a time of day. */
const leastRent = 100;

/** '1990s', '90s', and prices 'in the 500s'. */
const ofDecade = (amount: Amount, { lease }: Pick<SentenceContext, 'lease'>): Figures | undefined => {
  const { low, dollars, large } = amount;
  const ends = [low, amount.bound === 'between' ? (amount.high ?? low) : low];
  const through = (numbers: readonly number[], wide: number): Amount => ({
    ...amount,
    bound: 'between',
    low: Math.min(...numbers),
    high: Math.max(...numbers) + wide,
  });
  const years = ends.map((end) => (end >= 20 && end < 100 ? 1900 + end : end));
  if (years.every((year) => isYear(year) && year % 10 === 0) && !dollars && !large)
    return inUnits(['year'], through(years, 9));
  const hundreds = ends.map((end) => (end < 1_000 ? end * 1_000 : end));
  if (lease || !hundreds.every(isHundredThousands)) return undefined;
  return inUnits(['dollars'], through(hundreds, 99_999));
};

const isHundredThousands = (price: number): boolean =>
  price >= 100_000 && price < 1_000_000 && price % 100_000 === 0;

const ofRating = (names: readonly UnitName[], amount: Amount): Figures | undefined =>
  amount.low <= 10 ? inUnits(names, amount) : undefined;

const inUnits = (names: readonly UnitName[], amount: Amount, monthly = false): Figures | undefined => {
  const [first] = names;
  const range = first && rangeOf(amount, units[first]);
  return range && { units: names, range, monthly };
};

/** Lowest sale price. */
const leastSalePrice = 1_000;

const ofDollars = (amount: Amount, lease: boolean): Figures | undefined => {
  const figures = inUnits(['dollars'], whole(amount));
  return lease || leastOf(figures) >= leastSalePrice ? figures : undefined;
};

/** The lower end of a range; that of 'around' is below the figure. */
const leastOf = (figures: Figures | undefined): number =>
  figures && 'range' in figures ? (figures.range.min ?? figures.range.max ?? 0) : 0;

/** A hundredth of an acre is smaller than any lot. */
const leastAcres = 0.01;

const ofAcres = (amount: Amount): Figures | undefined =>
  amount.low < leastAcres
    ? undefined
    : inUnits(['acres'], {
        ...amount,
        low: roundAcres(amount.low),
        high: amount.high === null ? null : roundAcres(amount.high),
      });

const whole = (amount: Amount): Amount => ({
  ...amount,
  low: Math.round(amount.low),
  high: amount.high === null ? null : Math.round(amount.high),
});

const inThousands = (amount: Amount): Amount =>
  !amount.large && isThousands(amount.low) && (amount.high === null || isThousands(amount.high))
    ? { ...amount, low: amount.low * 1_000, high: amount.high === null ? null : amount.high * 1_000 }
    : amount;

/** 'Under 10 years old' and 'newer than 10 years' are built in the last 10 years, 'over 50 years old' is before them. */
const ofAge = (amount: Amount, thisYear: number): Figures | undefined => {
  if (amount.bound === 'between' || !Number.isInteger(amount.low) || amount.low > 300) return undefined;
  const isOlder = amount.ofTime ? amount.bound === 'max' : amount.bound === 'min';
  const year = thisYear - amount.low;
  return {
    units: ['year'],
    range: isOlder ? { min: null, max: year } : { min: year, max: null },
    monthly: false,
  };
};

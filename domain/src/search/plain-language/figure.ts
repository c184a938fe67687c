import { roundAcres } from '../lot-size-text.ts';
import { type Amount, readAmount, readSuffix } from './amount.ts';
import { type Counted, subjectBook, unitBook } from './figure-words.ts';
import { findPhrase } from './phrase-book.ts';
import type { Token } from './token.ts';
import type { LeftOutReason, SentenceContext } from './understood.ts';
import { asAcres, type Range, rangeOf, type UnitName, unitNames, units } from './unit.ts';

/** Ranges of one or more units that a part of a sentence asks for; several units have the same one. */
export type Figures =
  | { readonly units: readonly UnitName[]; readonly range: Range; readonly monthly: boolean }
  | { readonly daysOnMarket: number }
  | { readonly leftOut: LeftOutReason };

export interface FiguresFound {
  readonly figures: Figures;
  readonly length: number;
}

/** The figure with its unit that begins here: '3 bed', 'under 650k', 'built after 2010', 'lot over half an acre'. */
export const readFigures = (
  tokens: readonly Token[],
  at: number,
  context: Pick<SentenceContext, 'lease' | 'today'>,
): FiguresFound | undefined => {
  const subject = findPhrase(subjectBook, tokens, at);
  const start = at + (subject?.length ?? 0);
  const found = readAmount(tokens, start);
  if (!found) return undefined;
  const behind = start + found.length;
  const unit = findUnit(tokens, behind);
  const after = behind + (unit?.length ?? 0);
  const suffix = found.amount.bound === 'bare' ? readSuffix(tokens, after) : undefined;
  const amount: Amount = { ...found.amount, ...suffix?.comparison };
  const counted = countedBy(subject?.meaning, unit?.meaning, amount, context);
  const figures = counted && figuresOf(counted, amount, context);
  return figures && { figures, length: after + (suffix?.length ?? 0) - at };
};

const findUnit = (tokens: readonly Token[], at: number) => {
  const joint = tokens[at]?.kind === 'mark' && tokens[at]?.word === '-' ? 1 : 0;
  const found = findPhrase(unitBook, tokens, at + joint);
  // 'Beds: 3 baths: 2': a name before a colon belongs to what follows.
  if (!found || tokens[at + joint + found.length]?.word === ':') return undefined;
  return { meaning: found.meaning, length: found.length + joint };
};

/** What the amount counts; undefined where subject and unit do not go together, or neither says it. */
const countedBy = (
  subject: Counted | undefined,
  unit: Counted | undefined,
  amount: Amount,
  context: Pick<SentenceContext, 'lease'>,
): Counted | undefined => {
  if (unit === undefined)
    return subject === undefined ? guess(amount, context) : countedAlone(subject, amount);
  if (subject === undefined || subject === unit || unit === 'unsupported') return unit;
  if (subject === 'unsupported') return subject;
  if (subject === 'lotSquareFeet')
    return unit === 'squareFeet' ? subject : unit === 'acres' ? unit : undefined;
  if (subject === 'year') return unit === 'decade' ? unit : undefined;
  return subject === 'dollars' && unit === 'monthly' ? unit : undefined;
};

/** 'Lots under 100k' are lots and a price, though both words stand side by side. */
const countedAlone = (subject: Counted, amount: Amount): Counted | undefined => {
  if (subject === 'dollars' || subject === 'unsupported') return subject;
  if (amount.dollars || amount.large) return undefined;
  return subject === 'lotSquareFeet' ? 'acres' : subject;
};

/** A price or a year may be said without its unit. */
const guess = (amount: Amount, { lease }: Pick<SentenceContext, 'lease'>): Counted | undefined => {
  const { low, bound, ofTime, dollars, large } = amount;
  if (ofTime) return isYear(low) ? 'year' : undefined;
  if (dollars || large) return 'dollars';
  if (bound === 'bare' || bound === 'exact') return low >= 100_000 ? 'dollars' : undefined;
  if (bound === 'around' && isZip(low)) return undefined;
  if (lease) return low >= 100 ? 'dollars' : undefined;
  return low >= 10_000 || isThousands(low) ? 'dollars' : undefined;
};

const isYear = (value: number): boolean => Number.isInteger(value) && value >= 1700 && value <= 2200;
/** Of Texas. */
const isZip = (value: number): boolean => Number.isInteger(value) && value >= 75_000 && value < 80_000;
/** 'Under 650' is under 650,000 where homes are sold. */
const isThousands = (value: number): boolean => Number.isInteger(value) && value >= 100 && value < 1_000;

const figuresOf = (
  counted: Counted,
  amount: Amount,
  context: Pick<SentenceContext, 'lease' | 'today'>,
): Figures | undefined => {
  if (amount.ofTime && counted !== 'year' && counted !== 'age') return undefined;
  switch (counted) {
    case 'unsupported':
      return { leftOut: 'no-such-filter' };
    case 'daysOnMarket':
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
      return isYear(amount.low) && amount.low % 10 === 0
        ? inUnits(['year'], { ...amount, bound: 'between', high: amount.low + 9 })
        : undefined;
    case 'monthly':
      return inUnits(['dollars'], whole(amount), true);
    case 'dollars':
      return ofDollars(context.lease ? amount : inThousands(amount), context.lease);
    default:
      return inUnits([counted], amount);
  }
};

const ofRating = (names: readonly UnitName[], amount: Amount): Figures | undefined =>
  amount.low <= 10 ? inUnits(names, amount) : undefined;

const inUnits = (names: readonly UnitName[], amount: Amount, monthly = false): Figures | undefined => {
  const [first] = names;
  const range = first && rangeOf(amount, units[first]);
  return range && { units: names, range, monthly };
};

/** Nothing is sold for less. */
const leastSalePrice = 1_000;

const ofDollars = (amount: Amount, lease: boolean): Figures | undefined => {
  const figures = inUnits(['dollars'], whole(amount));
  return lease || leastOf(figures) >= leastSalePrice ? figures : undefined;
};

/** The lower end of a range; 'around' reaches below what was said. */
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

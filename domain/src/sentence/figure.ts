import { roundAcres } from '../search/filters/lot-size-text.ts';
import { type Amount, opposite, readAmount, readSuffix } from './amount.ts';
import { findPhrase } from './phrase-book.ts';
import type { Item } from './reading.ts';
import { isJoint, type Token } from './token.ts';
import type { SentenceContext, UnusedReason } from './understood.ts';
import { asAcres, type Range, rangeOf } from './unit.ts';
import { type Counted, subjectBook, unitBook } from './words/figure-words.ts';
import { type UnitName, unitNames, units } from './words/unit-table.ts';

/** `isBare`: no word says which end of the range the figure is. */
interface FigureRange extends Pick<Item, 'isBare'> {
  readonly units: readonly UnitName[];
  readonly range: Range;
  readonly monthly: boolean;
}

/** The ranges that a part of a sentence sets; several units share one range. */
export type Figures = FigureRange | { readonly daysOnMarket: number } | { readonly unused: UnusedReason };

export interface FiguresFound {
  readonly figures: Figures;
  readonly length: number;
}

/**
 * The figure with its unit that begins here: '3 bed', 'under 650k', 'built after 2010', 'lot over half an acre'. `denied` is
 * said behind 'not' and the like, which turns 'over' into 'up to'.
 */
export const readFigures = (
  tokens: readonly Token[],
  at: number,
  context: Pick<SentenceContext, 'lease' | 'today'>,
  denied = false,
): FiguresFound | undefined => {
  const subject = findPhrase(subjectBook, tokens, at);
  const withSubject =
    subject && readFrom(tokens, linked(tokens, at + subject.length), subject.meaning, context, denied);
  const found = withSubject ?? readFrom(tokens, at, undefined, context, denied);
  return found && { figures: found.figures, length: found.end - at };
};

/** Skips the link of a subject and its figure: 'beds: 3', 'budget is 650k', 'schools rated at 8'. */
const linked = (tokens: readonly Token[], at: number): number =>
  [':', '=', 'is', 'are', 'be'].includes(tokens[at]?.word ?? '') ||
  (tokens[at]?.word === 'at' && tokens[at + 1]?.kind === 'number')
    ? at + 1
    : at;

const readFrom = (
  tokens: readonly Token[],
  start: number,
  subject: Counted | undefined,
  context: Pick<SentenceContext, 'lease' | 'today'>,
  denied: boolean,
): { readonly figures: Figures; readonly end: number } | undefined => {
  const found = readAmount(tokens, start);
  if (!found) return undefined;
  const behind = start + found.length;
  const near = findUnit(tokens, behind, found.amount);
  // 'Beds 3 baths 2': the second word belongs to the second figure.
  const isOfNext = isRooms(subject) && isRooms(near?.meaning) && subject !== near?.meaning;
  const unit = near && isOfNext && tokens[behind + near.length]?.value != null ? undefined : near;
  const second = unit && readSecondUnit(tokens, behind + unit.length, found.amount, unit.meaning);
  const after = behind + (unit?.length ?? 0) + (second?.length ?? 0);
  const suffix = !second && found.amount.bound === 'bare' ? readSuffix(tokens, after) : undefined;
  const amount: Amount = { ...found.amount, ...suffix?.comparison, ...second?.range };
  const counted = countedBy(subject, unit?.meaning, amount, context);
  const meant = denied ? opposite(amount) : amount;
  const figures = counted && figuresOf(counted, meant ?? amount, context);
  if (!figures) return undefined;
  const end = after + (suffix?.length ?? 0);
  if (!meant && !('unused' in figures)) return { figures: { unused: 'cannot-be-excluded' }, end };
  const isBare = 'range' in figures && amount.bound === 'bare';
  return { figures: isBare ? { ...figures, isBare } : figures, end };
};

const isRooms = (counted: Counted | undefined): boolean => counted === 'bedrooms' || counted === 'bathrooms';

/** Units with small figures: no home has 500,000 of them. */
const smallUnits: ReadonlySet<Counted> = new Set([
  ...unitNames.filter((name) => name !== 'year' && units[name].step > 0),
  'rating',
  'age',
  'daysOnMarket',
  'fee',
]);
const largest = 10_000;

const findUnit = (tokens: readonly Token[], at: number, amount: Amount) => {
  const joint = tokens[at]?.kind === 'mark' && tokens[at]?.word === '-' ? 1 : 0;
  const found = findPhrase(unitBook, tokens, at + joint);
  // 'Beds: 3 baths: 2': a name before a colon belongs to what follows.
  if (!found || tokens[at + joint + found.length]?.word === ':') return undefined;
  if (found.meaning === 'fee' && amount.low === 0) return undefined;
  // 'Under 500k garage': a price, and then something else.
  const isPrice = amount.low >= largest || (amount.dollars && found.meaning !== 'fee');
  if (isPrice && smallUnits.has(found.meaning)) return undefined;
  return { meaning: found.meaning, length: found.length + joint };
};

/** '... to 2000 sqft' behind '1500 sqft'. */
const readSecondUnit = (tokens: readonly Token[], at: number, { low, bound }: Amount, unit: Counted) => {
  const isRange =
    tokens[at]?.word === 'to' || isJoint(tokens[at]) || (bound === 'min' && tokens[at]?.word === 'and');
  if (!isRange || (bound !== 'bare' && bound !== 'min')) return undefined;
  const second = readAmount(tokens, at + 1);
  const again = second && findPhrase(unitBook, tokens, at + 1 + second.length);
  if (!again || again.meaning !== unit || second.amount.bound !== 'bare' || second.amount.low < low)
    return undefined;
  const range = { bound: 'between', high: second.amount.low } as const;
  return { range, length: 1 + second.length + again.length };
};

/** 'HOA under 300', and not 'HOA 2 bath' or 'HOA under 500k'. */
const isFee = ({ low, dollars }: Amount, unit: Counted | undefined): boolean =>
  low < largest && (dollars || unit !== undefined || low >= 20);

/** The unit of an amount; undefined where subject and unit do not fit, or both are missing. */
const countedBy = (
  subject: Counted | undefined,
  unit: Counted | undefined,
  amount: Amount,
  context: Pick<SentenceContext, 'lease'>,
): Counted | undefined => {
  if (subject === 'fee' && !isFee(amount, unit)) return undefined;
  if (unit === undefined)
    return subject === undefined ? guess(amount, context) : countedAlone(subject, amount);
  if (subject === undefined || subject === unit || unit === 'unsupported') return unit;
  if (subject === 'unsupported' || subject === 'fee')
    return unit === 'monthly' || unit === 'dollars' || unit === 'fee' ? subject : undefined;
  if (subject === 'lotSquareFeet')
    return unit === 'squareFeet' ? subject : unit === 'acres' ? unit : undefined;
  if (subject === 'squareFeet') return unit === 'acres' ? unit : undefined;
  if (subject === 'year') return unit === 'decade' || unit === 'age' ? unit : undefined;
  if (subject === 'monthly') return unit === 'dollars' ? subject : undefined;
  return subject === 'dollars' && unit === 'monthly' ? unit : undefined;
};

/** The unit where only the subject is given: 'lots under 100k' are lots and a price. */
const countedAlone = (subject: Counted, amount: Amount): Counted | undefined => {
  if (['dollars', 'monthly', 'unsupported', 'fee'].includes(subject)) return subject;
  if (subject === 'squareFeet')
    return amount.dollars || amount.low < 100 || amount.low > 50_000 ? undefined : subject;
  if (subject === 'daysOnMarket') return amount.dollars ? undefined : subject;
  if (amount.dollars || amount.large || amount.low >= largest) return undefined;
  if (subject === 'lotSquareFeet') return amount.low < 1_000 ? 'acres' : subject;
  return subject;
};

/** A price or a year may have no unit. */
const guess = (amount: Amount, { lease }: Pick<SentenceContext, 'lease'>): Counted | undefined => {
  const { low, bound, ofTime, dollars, large } = amount;
  if (ofTime) return isYear(low) ? 'year' : undefined;
  if (dollars) return 'dollars';
  // 'Under 2,000' may as well be square feet.
  if (large) return lease || low >= largest ? 'dollars' : undefined;
  // '4000001' is the number of a listing.
  if (low >= leastListingNumber && low % 1_000 !== 0) return undefined;
  if (bound === 'bare' || bound === 'exact') return low >= 100_000 ? 'dollars' : undefined;
  if (bound === 'around' && isZip(low)) return undefined;
  if (lease) return low >= 100 ? 'dollars' : undefined;
  if (bound === 'between' && isRangeOfYears(amount)) return 'year';
  return low >= 10_000 || isThousands(low) ? 'dollars' : undefined;
};

/** Numbers of listings have seven digits. */
const leastListingNumber = 1_000_000;

const isYear = (value: number): boolean => Number.isInteger(value) && value >= 1700 && value <= 2200;
/** '1990 to 2005' are years, '1900 to 2400' may as well be square feet. */
const isRangeOfYears = ({ low, high }: Amount): boolean =>
  low >= leastYear && high !== null && isYear(high) && isYear(low) && (low % 100 !== 0 || high % 100 !== 0);
/** Of a home, where no word names the year. */
const leastYear = 1900;

/** The range of ZIP codes in Texas. */
const isZip = (value: number): boolean => Number.isInteger(value) && value >= 75_000 && value < 80_000;
/** 'Under 650' is under 650,000 where homes are sold. */
const isThousands = (value: number): boolean => Number.isInteger(value) && value >= 100 && value < 1_000;

const figuresOf = (
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

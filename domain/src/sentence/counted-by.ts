import type { Amount } from './amount.ts';
import type { SentenceContext } from './understood.ts';
import type { Counted } from './words/figure-words.ts';

/** Figures from here on are prices or square feet. */
export const largest = 10_000;

/** 'HOA under 300', and not 'HOA 2 bath' or 'HOA under 500k'. */
const isFee = ({ low, dollars }: Amount, unit: Counted | undefined): boolean =>
  low < largest && (dollars || unit !== undefined || low >= 20);

/** The unit of an amount; undefined where subject and unit do not fit, or both are missing. */
export const countedBy = (
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

/** Of a home's construction. */
export const isYear = (value: number): boolean => Number.isInteger(value) && value >= 1700 && value <= 2200;
/** '1990 to 2005' are years, '1900 to 2400' may as well be square feet. */
const isRangeOfYears = ({ low, high }: Amount): boolean =>
  low >= leastYear && high !== null && isYear(high) && isYear(low) && (low % 100 !== 0 || high % 100 !== 0);
/** Of a home, where no word names the year. */
const leastYear = 1900;

/** The range of ZIP codes in Texas. */
const isZip = (value: number): boolean => Number.isInteger(value) && value >= 75_000 && value < 80_000;
/** 'Under 650' is under 650,000 where homes are sold. */
export const isThousands = (value: number): boolean =>
  Number.isInteger(value) && value >= 100 && value < 1_000;

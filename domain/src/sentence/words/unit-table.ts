import { withCommas } from '../../listing/price.ts';
import { formatLotSize, roundAcres } from '../../search/filters/lot-size-text.ts';
import { trimEnd } from '../../text/trim-end.ts';
import type { Range, Unit } from '../unit.ts';

/** Phrases before the rating of schools of a level. */
export const schools = (level: string): string =>
  [' ', ' rated', ' rating', ' ratings', ' ranked', ' with rating', ' with a rating of', ' score']
    .map((rest) => level + rest)
    .join(',');

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

/** Units with their filters, chips and words. */
const table = {
  dollars: {
    min: 'minPrice',
    max: 'maxPrice',
    step: 0,
    bare: 'max',
    label: priceLabel,
    words: 'dollars, dollar, usd, bucks, budget, price, price range',
    subjects: `price, priced, prices, pricing, budget, my budget is, budget is, budget of, asking, asking price, cost, costs, price range,
    priced at, list price, a budget of, my budget, price is, price range is, listed at, purchase price, for, can spend, could spend, spend, can afford, afford, can pay, able to spend`,
  },
  bedrooms: {
    min: 'minBedrooms',
    max: 'maxBedrooms',
    step: 1,
    bare: 'min',
    label: (range) => (range.max === 0 ? 'Studio' : bedsLabel(range)),
    words: `bed, beds, bedroom, bedrooms, bd, bds, bdr, bdrs, br, brs, bdrm, bdrms, bhk,
    bed room, bed rooms`,
    subjects: 'beds, bedrooms, bed, bedroom, number of bedrooms',
    impliesHome: true,
  },
  bathrooms: {
    min: 'minBathrooms',
    max: null,
    step: 0.5,
    bare: 'min',
    label: counted('bath', 'baths'),
    words: `bath, baths, bathroom, bathrooms, ba, bas, bth, bths, full bath, full baths, full bathroom, full bathrooms,
    bath room, bath rooms`,
    subjects: 'baths, bathrooms, bath, bathroom, number of bathrooms',
    impliesHome: true,
  },
  squareFeet: {
    min: 'minSquareFeet',
    max: 'maxSquareFeet',
    step: 0,
    bare: 'min',
    label: counted('sq ft', 'sq ft', withCommas),
    words: `sqft, sq ft, sqf, sf, square feet, square foot, square ft, sq feet, sq foot, sq, ft ², ft2, square footage,
    sqft home, sq ft home, square foot home, sqft of living space,
    square feet of living space, s f`,
    subjects: 'sqft, sq ft, square feet, square footage, square footage of, living area, size, size of',
    impliesHome: true,
  },
  acres: {
    min: 'minLotSize',
    max: 'maxLotSize',
    step: 0,
    bare: 'min',
    label: lotLabel,
    words: `acre, acres, ac, acre lot, acre lots, acres of land, acres lot, acre yard, acres land, acre property, acreage`,
  },
  year: {
    min: 'minYearBuilt',
    max: 'maxYearBuilt',
    step: 1,
    bare: 'both',
    label: yearLabel,
    subjects: `built, built in, built in the, year built, year, constructed, constructed in, from the, in the, build year,
    homes built in, houses built in`,
    impliesHome: true,
  },
  stories: {
    min: 'minStories',
    max: 'maxStories',
    step: 1,
    bare: 'both',
    label: counted('story', 'stories', String, ''),
    words: 'story, stories, storey, storeys, storied, level, levels, floors, floor',
    subjects: 'stories, levels, floors',
    impliesHome: true,
  },
  garageSpaces: {
    min: 'minGarageSpaces',
    max: 'maxGarageSpaces',
    step: 1,
    bare: 'min',
    label: (range) => (range.max === 0 ? 'No garage' : garageLabel(range)),
    words: `car garage, car garages, garage space, garage spaces, garage, garages, car, cars, car attached garage,
    car detached garage, bay garage, bay, car parking, parking spaces, parking spots, car carport, gar, car gar`,
    subjects: 'garage for, garage spaces, parking for, garage, garages',
    impliesHome: true,
  },
  elementaryRating: {
    min: 'elementarySchoolRating',
    max: null,
    step: 1,
    bare: 'min',
    label: ratingLabel('Elementary school'),
    words: 'elementary, elementary school, rated elementary, rated elementary school',
    subjects: ['elementary', 'elementary school', 'elementary schools'].map(schools).join(','),
  },
  middleRating: {
    min: 'middleSchoolRating',
    max: null,
    step: 1,
    bare: 'min',
    label: ratingLabel('Middle school'),
    words: 'middle school, rated middle school',
    subjects: ['middle school', 'middle schools'].map(schools).join(','),
  },
  highRating: {
    min: 'highSchoolRating',
    max: null,
    step: 1,
    bare: 'min',
    label: ratingLabel('High school'),
    words: 'high school, rated high school',
    subjects: ['high school', 'high schools'].map(schools).join(','),
  },
} as const satisfies Readonly<Record<string, Unit>>;

export type UnitName = keyof typeof table;
export const units: Readonly<Record<UnitName, Unit>> = table;
export const unitNames = Object.keys(table) as readonly UnitName[];

/** Filters of one end or of both ends of a unit. */
export type EndKey = (typeof table)[UnitName]['min' | 'max'] & string;

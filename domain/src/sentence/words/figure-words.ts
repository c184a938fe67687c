import { phraseBook, wordsOf } from '../phrase-book.ts';
import { phrasesIn } from '../phrases-in.ts';
import type { UnitName } from '../unit.ts';

/** Units of figures. */
export type Counted =
  | UnitName
  /** A month's rent. */
  | 'monthly'
  /** Size of a lot, not of a home. */
  | 'lotSquareFeet'
  | 'age'
  | 'decade'
  | 'daysOnMarket'
  | 'rating'
  /** Fee of an association, never a price. */
  | 'fee'
  | 'unsupported';

const each = (counted: Counted, list: string) => phrasesIn(list).map((phrase) => [phrase, counted] as const);

/** Units behind a figure. */
export const unitBook = phraseBook([
  ...each('dollars', 'dollars, dollar, usd, bucks, budget, price, price range'),
  ...each(
    'monthly',
    `a month, per month, / month, / mo, monthly, dollars a month, dollars per month, mo, month, pm, pcm, p / m,
    a mo, per mo, / m, each month, rent, monthly rent, in rent, of rent`,
  ),
  ...each(
    'bedrooms',
    `bed, beds, bedroom, bedrooms, bd, bds, bdr, bdrs, br, brs, bdrm, bdrms, bhk, bed house,
    bed room, bed rooms`,
  ),
  ...each(
    'bathrooms',
    `bath, baths, bathroom, bathrooms, ba, bas, bth, bths, full bath, full baths, full bathroom, full bathrooms,
    bath room, bath rooms`,
  ),
  ...each(
    'squareFeet',
    `sqft, sq ft, sqf, sf, square feet, square foot, square ft, sq feet, sq foot, sq, ft ², ft2, square footage,
    sqft home, sqft house, sq ft home, sq ft house, square foot home, square foot house, sqft of living space,
    square feet of living space, s f`,
  ),
  ...each(
    'lotSquareFeet',
    `sqft lot, sq ft lot, square foot lot, square feet lot, sf lot, sqft yard, sq ft yard, square foot yard,
    sqft of land`,
  ),
  ...each(
    'acres',
    `acre, acres, ac, acre lot, acre lots, acres of land, acres lot, acre yard, acres land, acre property, acreage`,
  ),
  ...each('stories', 'story, stories, storey, storeys, storied, level, levels, floors, floor'),
  ...each(
    'garageSpaces',
    `car garage, car garages, garage space, garage spaces, garage, garages, car, cars, car attached garage,
    car detached garage, bay garage, bay, car parking, parking spaces, parking spots, car carport, gar, car gar`,
  ),
  ...each('age', 'years old, year old, yrs old, yr old, years of age, years'),
  ...each('decade', "s, ' s, ’ s"),
  ...each('daysOnMarket', 'days on market, days on the market, dom'),
  ...each('rating', 'schools, rated schools, school rating, school ratings'),
  ...each('elementaryRating', 'elementary, elementary school, rated elementary, rated elementary school'),
  ...each('middleRating', 'middle school, rated middle school'),
  ...each('highRating', 'high school, rated high school'),
  ...each('fee', 'hoa, hoa fee, hoa fees, hoa dues'),
  ...each(
    'unsupported',
    `miles, mile, mi, minutes, minute, mins, min drive, min walk, min from, min to, min away, min commute,
    minute drive, minute walk, minute commute, mile radius, miles away, minutes away, km, blocks, block, feet, ft,
    foot, percent, %, units, unit, doors, ft ceilings, foot ceilings, ft ceiling, foot ceiling, kitchens, hours, hour,
    half bath, half baths, half bathroom, half bathrooms, living areas, living rooms, dining areas, fireplaces,
    m from, m away, m of, m to, m walk, m radius, meters, metres, sqm, sq m, square meters, m2, m ², hectares,
    a week, per week, / week, / wk, weekly, a night, per night, / night, nightly, a day, per day, a year, per year,
    / year, / yr, yearly, annually, per door, a door, / door, per lot, per bedroom, per room, per bed, per sqft, per sq ft, per square foot, per foot, / sqft, / sq ft, / sf,
    a square foot, a sq ft, a sqft, a foot, psf, per acre, an acre, / acre, per unit, per person,
    per month hoa, a month hoa, / month hoa, / mo hoa, monthly hoa`,
  ),
]);

const schools = (level: string): string =>
  [' ', ' rated', ' rating', ' ratings', ' ranked', ' with rating', ' with a rating of', ' score']
    .map((rest) => level + rest)
    .join(',');

/** Subjects before a figure. */
export const subjectBook = phraseBook([
  ...each(
    'dollars',
    `price, priced, prices, pricing, budget, my budget is, budget is, budget of, asking, asking price, cost, costs, price range,
    priced at, list price, a budget of, my budget, price is, price range is, listed at, purchase price, for, can spend, could spend, spend, can afford, afford, can pay, able to spend`,
  ),
  ...each('monthly', 'rent, rent is, monthly rent, rent of, renting for, rents for, rents at'),
  ...each('bedrooms', 'beds, bedrooms, bed, bedroom, number of bedrooms'),
  ...each('bathrooms', 'baths, bathrooms, bath, bathroom, number of bathrooms'),
  ...each(
    'squareFeet',
    'sqft, sq ft, square feet, square footage, square footage of, living area, size, size of',
  ),
  ...each('lotSquareFeet', 'lot, lot size, lot of, lots of, on a lot of, yard'),
  ...each(
    'year',
    `built, built in, built in the, year built, year, constructed, constructed in, from the, in the, build year,
    homes built in, houses built in`,
  ),
  ...each('garageSpaces', 'garage for, garage spaces, parking for, garage, garages'),
  ...each('stories', 'stories, levels, floors'),
  ...each('daysOnMarket', 'days on market, days on the market, dom'),
  ...each('rating', ['schools', 'school', 'good schools', 'great schools'].map(schools).join(',')),
  ...each(
    'elementaryRating',
    ['elementary', 'elementary school', 'elementary schools'].map(schools).join(','),
  ),
  ...each('middleRating', ['middle school', 'middle schools'].map(schools).join(',')),
  ...each('highRating', ['high school', 'high schools'].map(schools).join(',')),
  ...each('fee', 'hoa, hoa fee, hoa fees, hoa dues, hoas'),
  ...each(
    'unsupported',
    `tax, taxes, property taxes, property tax, down payment, down payment of, deposit, deposit of, income, income of,
    salary, payment, payments, monthly payment, mortgage, mortgage payment, ceilings, commute, price per square foot,
    price per sqft, credit score, tax rate`,
  ),
]);

/** Words of figures, for the correction of typos. */
export const figureWords: readonly string[] = [...wordsOf(unitBook), ...wordsOf(subjectBook)];

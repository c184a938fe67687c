import { phraseBook, wordsOf } from '../phrase-book.ts';
import { phrasesIn } from '../phrases-in.ts';
import { schools, type UnitName, unitNames, units } from './unit-table.ts';

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
  ...unitNames.flatMap((name) => each(name, units[name].words ?? '')),
  ...each(
    'monthly',
    `a month, per month, / month, / mo, monthly, dollars a month, dollars per month, mo, month, pm, pcm, p / m,
    a mo, per mo, / m, each month, rent, monthly rent, in rent, of rent`,
  ),
  ...each(
    'lotSquareFeet',
    `sqft lot, sq ft lot, square foot lot, square feet lot, sf lot, sqft yard, sq ft yard, square foot yard,
    sqft of land`,
  ),
  ...each('age', 'years old, year old, yrs old, yr old, years of age, years'),
  ...each('decade', "s, ' s, ’ s"),
  ...each('daysOnMarket', 'days on market, days on the market, dom'),
  ...each('rating', 'schools, rated schools, school rating, school ratings'),
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

/** Subjects before a figure. */
export const subjectBook = phraseBook([
  ...unitNames.flatMap((name) => each(name, units[name].subjects ?? '')),
  ...each('monthly', 'rent, rent is, monthly rent, rent of, renting for, rents for, rents at'),
  ...each('lotSquareFeet', 'lot, lot size, lot of, lots of, on a lot of, yard'),
  ...each('daysOnMarket', 'days on market, days on the market, dom'),
  ...each('rating', ['schools', 'school', 'good schools', 'great schools'].map(schools).join(',')),
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

import { phraseBook, wordsOf } from './phrase-book.ts';
import type { UnitName } from './unit.ts';

/** What a figure may count. */
export type Counted =
  | UnitName
  /** A month's rent. */
  | 'monthly'
  /** Of a lot, not of a home. */
  | 'lotSquareFeet'
  | 'age'
  | 'decade'
  | 'daysOnMarket'
  | 'rating'
  | 'unsupported';

const each = (counted: Counted, ...phrases: readonly string[]) =>
  phrases.map((phrase) => [phrase, counted] as const);

/** What stands behind a figure. */
export const unitBook = phraseBook([
  ...each('dollars', 'dollars', 'dollar', 'usd', 'bucks', 'budget', 'price', 'price range'),
  ...each(
    'monthly',
    'a month',
    'per month',
    '/ month',
    '/ mo',
    'monthly',
    'dollars a month',
    'dollars per month',
  ),
  ...each('monthly', 'mo', 'month', 'pm', 'each month', 'rent', 'monthly rent'),
  ...each('bedrooms', 'bed', 'beds', 'bedroom', 'bedrooms', 'bd', 'bds', 'br', 'brs', 'bdrm', 'bdrms', 'bdr'),
  ...each(
    'bathrooms',
    'bath',
    'baths',
    'bathroom',
    'bathrooms',
    'ba',
    'bas',
    'bth',
    'full bath',
    'full baths',
  ),
  ...each(
    'squareFeet',
    'sqft',
    'sq ft',
    'sqf',
    'sf',
    'square feet',
    'square foot',
    'square ft',
    'sq feet',
    'sq',
  ),
  ...each('squareFeet', 'sq ft home', 'sq ft house', 'square foot home', 'square foot house'),
  ...each(
    'lotSquareFeet',
    'sqft lot',
    'sq ft lot',
    'square foot lot',
    'square feet lot',
    'sf lot',
    'sqft yard',
  ),
  ...each('acres', 'acre', 'acres', 'ac', 'acre lot', 'acre lots', 'acres of land', 'acres lot', 'acre yard'),
  ...each('stories', 'story', 'stories', 'storey', 'storeys', 'level', 'levels', 'floors'),
  ...each(
    'garageSpaces',
    'car garage',
    'car garages',
    'garage space',
    'garage spaces',
    'garage',
    'garages',
    'car',
  ),
  ...each('garageSpaces', 'cars', 'car attached garage', 'bay garage'),
  ...each('age', 'years old', 'year old', 'yrs old', 'years of age', 'years'),
  ...each('decade', 's'),
  ...each('daysOnMarket', 'days on market', 'days on the market', 'dom'),
  ...each('rating', 'schools', 'rated schools', 'school rating', 'school ratings'),
  ...each(
    'elementaryRating',
    'elementary',
    'elementary school',
    'rated elementary',
    'rated elementary school',
  ),
  ...each('middleRating', 'middle school', 'rated middle school'),
  ...each('highRating', 'high school', 'rated high school'),
  ...each(
    'unsupported',
    'miles',
    'mile',
    'mi',
    'minutes',
    'minute',
    'mins',
    'km',
    'blocks',
    'percent',
    '%',
    'units',
    'unit',
  ),
  ...each('unsupported', 'ft ceilings', 'foot ceilings', 'hoa', 'hoa fee', 'hoa dues', 'kitchens', 'hours'),
]);

const schools = (level: string): readonly string[] =>
  [
    '',
    ' rated',
    ' rating',
    ' ratings',
    ' ranked',
    ' with rating',
    ' with a rating of',
    ' rated at',
    ' score',
  ].map((rest) => level + rest);

/** What stands before a figure. */
export const subjectBook = phraseBook([
  ...each(
    'dollars',
    'price',
    'priced',
    'prices',
    'budget',
    'my budget is',
    'budget is',
    'budget of',
    'asking',
    'cost',
    'costs',
  ),
  ...each('dollars', 'price range', 'priced at', 'list price', 'rent', 'rent is', 'a budget of', 'my budget'),
  ...each('bedrooms', 'beds', 'bedrooms', 'bedrooms :', 'beds :'),
  ...each('bathrooms', 'baths', 'bathrooms', 'bathrooms :', 'baths :'),
  ...each('lotSquareFeet', 'lot', 'lot size', 'lots', 'lot of', 'lots of', 'land', 'on a lot of'),
  ...each(
    'year',
    'built',
    'built in',
    'built in the',
    'year built',
    'constructed',
    'constructed in',
    'from the',
    'in the',
  ),
  ...each('garageSpaces', 'garage for', 'garage spaces', 'parking for'),
  ...each('stories', 'stories'),
  ...each(
    'rating',
    ...schools('schools'),
    ...schools('school'),
    ...schools('good schools'),
    ...schools('great schools'),
  ),
  ...each(
    'elementaryRating',
    ...schools('elementary'),
    ...schools('elementary school'),
    ...schools('elementary schools'),
  ),
  ...each('middleRating', ...schools('middle school'), ...schools('middle schools')),
  ...each('highRating', ...schools('high school'), ...schools('high schools')),
  ...each(
    'unsupported',
    'hoa',
    'hoa fee',
    'hoa fees',
    'hoa dues',
    'tax',
    'taxes',
    'property taxes',
    'property tax',
  ),
]);

/** Words of figures, for the mending of slips. */
export const figureWords: readonly string[] = [...wordsOf(unitBook), ...wordsOf(subjectBook)];

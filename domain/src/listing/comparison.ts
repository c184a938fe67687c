import type { HistoryEntry, ListingDetails } from '../contract/listing.ts';
import { filterRow } from '../search/filters/filter-table.ts';
import { lotSizeWords } from '../search/filters/lot-size-text.ts';
import { duesText } from './association-fee-text.ts';
import { bathroomsOf } from './bathrooms.ts';
import { shortDate } from './date-text.ts';
import { type Feature, featureNames, hasFeature } from './features.ts';
import { priceText, withCommas } from './price.ts';
import { perAreaText } from './price-per-area.ts';
import { categoryOf } from './property-type.ts';
import { readableList } from './readable-words.ts';

/** One line of a comparison; `cells` are in the order of the listings. */
export interface ComparisonRow {
  readonly key: string;
  readonly label: string;
  /** Lines of text; none where nothing is known. */
  readonly cells: readonly (readonly string[])[];
  /** False where all homes have the same value. */
  readonly differs: boolean;
}

type Cell = string | null | readonly string[];
type Fact = readonly [key: string, label: string, cellOf: (listing: ListingDetails) => Cell];

/**
 * Compares homes line by line: lines that differ first, then lines that are equal, each in the order of a listing's page.
 * A value that is unknown of all homes has no line. The comparison does not rate: the visitor decides which home is better.
 */
export function compareRows(listings: readonly ListingDetails[]): readonly ComparisonRow[] {
  const rows = [...facts, ...features].map((fact) => rowOf(fact, listings)).filter(saysSomething);
  return [...rows.filter((row) => row.differs), ...rows.filter((row) => !row.differs)];
}

const rowOf = ([key, label, cellOf]: Fact, listings: readonly ListingDetails[]): ComparisonRow => {
  const cells = listings.map((listing) => linesOf(cellOf(listing)));
  const differs = new Set(cells.map((lines) => JSON.stringify(lines))).size > 1;
  return { key, label, cells, differs };
};

const linesOf = (cell: Cell): readonly string[] => {
  if (cell === null) return [];
  return typeof cell === 'string' ? [cell] : cell;
};

/** Returns whether a line has content: a value is known of one home at least, and a feature is present in one at least. */
const saysSomething = ({ key, cells }: ComparisonRow): boolean =>
  isFeature(key) ? cells.some(([line]) => line === 'Yes') : cells.some((lines) => lines.length > 0);

const isFeature = (key: string): key is Feature => (featureNames as readonly string[]).includes(key);

const figure = (value: number | null, write: (value: number) => string = String): Cell =>
  value === null ? null : write(value);

const yesOrNo = (yes: boolean): string => (yes ? 'Yes' : 'No');

const facts: readonly Fact[] = [
  ['listprice', 'List price', (listing) => priceText(listing.listprice, listing.propertytype)],
  [
    'closeprice',
    'Close price',
    ({ closeprice, propertytype }) => figure(closeprice, (price) => priceText(price, propertytype)),
  ],
  ['mlsstatus', 'Status', (listing) => listing.secondarylabel?.text ?? listing.mlsstatus],
  ['propertyfiltertype', 'Type', categoryOf],
  ['bedroomstotal', 'Beds', (listing) => figure(listing.bedroomstotal)],
  ['bathrooms', 'Baths', (listing) => figure(bathroomsOf(listing))],
  [
    'livingarea',
    'Living area',
    ({ livingarea }) => figure(livingarea, (feet) => `${withCommas(feet)} sq ft`),
  ],
  ['priceperarea', 'Unit price', pricePerAreaText],
  ['lotsizearea', 'Lot', ({ lotsizearea }) => figure(lotsizearea, lotSizeWords)],
  ['yearbuilt', 'Year built', (listing) => figure(listing.yearbuilt)],
  ['stories', 'Stories', (listing) => figure(listing.stories)],
  ['garagespaces', 'Garage spaces', (listing) => figure(listing.garagespaces)],
  ['numberofunitstotal', 'Units', (listing) => figure(listing.numberofunitstotal)],
  ['association', 'HOA', associationText],
  ['taxannualamount', 'Annual taxes', ({ taxannualamount }) => figure(taxannualamount, dollars)],
  ['poolprivateyn', 'Pool', (listing) => yesOrNo(listing.poolprivateyn)],
  ['petsallowed', 'Pets allowed', ({ petsallowed }) => (petsallowed === null ? null : yesOrNo(petsallowed))],
  ['View', 'View', (listing) => known(listing.View)],
  ['waterbodyname', 'Water', (listing) => listing.waterbodyname],
  ['subdivisionname', 'Neighborhood', (listing) => listing.subdivisionname],
  ['schooldistrict', 'School district', (listing) => listing.schooldistrict],
  ['elementaryschool', 'Elementary school', (l) => school(l.elementaryschool, l.elementaryschoolrating)],
  ['middleorjuniorschool', 'Middle school', (l) => school(l.middleorjuniorschool, l.middleschoolrating)],
  ['highschool', 'High school', (l) => school(l.highschool, l.highschoolrating)],
  ['daysonmarket', 'Days on market', (listing) => figure(listing.daysonmarket)],
  [
    'history',
    'History',
    (listing) => listing.history.slice(0, mostEvents).map((each) => event(each, listing)),
  ],
  ['appliances', 'Appliances', (listing) => known(listing.appliances)],
  ['heating', 'Heating', (listing) => known(listing.heating)],
  ['cooling', 'Cooling', (listing) => known(listing.cooling)],
  ['flooring', 'Flooring', (listing) => known(listing.flooring)],
];

/** Features that a line above already shows. */
const comparedAlready: ReadonlySet<Feature> = new Set(['swimmingPool', 'homeownersAssoc']);

/** One line for each feature that has a filter, in the words of the filter. */
const features: readonly Fact[] = featureNames
  .filter((name) => !comparedAlready.has(name))
  .map((name) => [name, filterRow(name).label, (listing) => yesOrNo(hasFeature(listing, name))]);

const mostEvents = 5;

const eventWords = (entry: HistoryEntry): string =>
  ({ listed: 'Listed', price: 'Price changed', status: entry.mlsstatus })[entry.event];

/** The price only where the server lets this viewer see it. */
const event = (entry: HistoryEntry, { propertytype }: ListingDetails): string => {
  const what = `${shortDate(entry.changedat.slice(0, 10))}: ${eventWords(entry)}`;
  return entry.price === null ? what : `${what}, ${priceText(entry.price, propertytype)}`;
};

function dollars(amount: number): string {
  return `$${withCommas(amount)}`;
}

function pricePerAreaText({ priceperarea }: ListingDetails): Cell {
  return priceperarea === null ? null : perAreaText(priceperarea);
}

function associationText(listing: ListingDetails): Cell {
  return duesText(listing) ?? 'No';
}

const school = (name: string | null, rating: number | null): Cell =>
  name === null || rating === null ? name : `${name}, rated ${rating} of 10`;

/** Lists are compared without 'None' and without regard to order. */
const known = (values: readonly string[]): Cell => {
  const text = readableList(values).toSorted((a, b) => (a < b ? -1 : 1));
  return text.length === 0 ? null : text.join(', ');
};

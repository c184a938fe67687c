import { defaultDirection, type Sort, type SortKey } from './sort.ts';
import { commonSorts, type SortChoice, sortChoice } from './sort-choices.ts';

/** The label of each sort key. */
export const sortLabels: Readonly<Record<SortKey, string>> = {
  address: 'Address',
  baths: 'Bathrooms',
  beds: 'Bedrooms',
  date: 'Date listed',
  distance: 'Distance',
  listingid: 'Listing number',
  neighborhood: 'Neighborhood',
  openHouseDate: 'Open house date',
  price: 'Price',
  recentlyChanged: 'Recently changed',
  soldDate: 'Sold date',
  sqfeet: 'Sq ft',
  sqfeetPrice: 'Price per sq ft',
  status: 'Status',
  statusPrice: 'Status and price',
  type: 'Listing type',
  lastviewed: 'Last viewed',
  propertyfiltertype: 'Property type',
  recentlyAdded: 'Recently added',
  travelTime: 'Travel time',
};

/** Words of the two directions: [ASC, DESC]. */
const directionWords: Readonly<Record<SortKey, readonly [string, string]>> = {
  address: ['A to Z', 'Z to A'],
  baths: ['fewest first', 'most first'],
  beds: ['fewest first', 'most first'],
  date: ['oldest first', 'newest first'],
  distance: ['nearest first', 'farthest first'],
  listingid: ['lowest first', 'highest first'],
  neighborhood: ['A to Z', 'Z to A'],
  openHouseDate: ['soonest first', 'latest first'],
  price: ['low to high', 'high to low'],
  recentlyChanged: ['oldest first', 'newest first'],
  soldDate: ['oldest first', 'newest first'],
  sqfeet: ['smallest first', 'largest first'],
  sqfeetPrice: ['low to high', 'high to low'],
  status: ['on the market first', 'closed first'],
  statusPrice: ['on the market first, low to high', 'on the market first, high to low'],
  type: ['homes first', 'homes last'],
  lastviewed: ['oldest first', 'newest first'],
  propertyfiltertype: ['homes first', 'homes last'],
  recentlyAdded: ['oldest first', 'newest first'],
  travelTime: ['shortest first', 'longest first'],
};

/** The direction in words, e.g. 'low to high'. */
export const directionText = ({ sortBy, sortType }: Sort): string =>
  directionWords[sortBy][sortType === 'ASC' ? 0 : 1];

/** The same key in the other direction. */
export const reversed = ({ sortBy, sortType }: Sort): Sort => ({
  sortBy,
  sortType: sortType === 'ASC' ? 'DESC' : 'ASC',
});

const always: readonly SortChoice[] = [
  commonSorts.newest,
  commonSorts['price-low'],
  commonSorts['price-high'],
  sortChoice('recentlyChanged', 'DESC', 'Recently changed'),
  commonSorts.beds,
  commonSorts.baths,
  commonSorts.size,
  sortChoice('sqfeetPrice', 'ASC', 'Price per sq ft'),
  sortChoice('neighborhood', 'ASC', 'Neighborhood'),
  sortChoice('status', 'ASC', 'Status'),
  sortChoice('openHouseDate', 'ASC', 'Open house date'),
  sortChoice('address', 'ASC', 'Address'),
  sortChoice('propertyfiltertype', 'ASC', 'Property type'),
  sortChoice('statusPrice', 'ASC', 'Status and price'),
  sortChoice('listingid', 'ASC', 'Listing number'),
];

/** The label of the current order: that of the menu, or with its direction where the menu does not offer it. */
const ownLabel = (sort: Sort): string =>
  sort.sortType === defaultDirection(sort.sortBy)
    ? sortLabels[sort.sortBy]
    : `${sortLabels[sort.sortBy]}: ${directionText(sort)}`;

const sameSort = (a: Sort, b: Sort): boolean => a.sortBy === b.sortBy && a.sortType === b.sortType;

/** The choices of the menu, including the current order, which a link or a reversal may have set. */
export const withCurrent = (current: Sort, offered: readonly SortChoice[]): readonly SortChoice[] =>
  offered.some(({ sort }) => sameSort(sort, current))
    ? offered
    : [...offered, { sort: current, label: ownLabel(current) }];

/**
 * The sort menu of a search, each key in its default direction. Distance needs the visitor's position, travel time the
 * place of its filter, and the close date a closed status. Last viewed is for viewed
 * listings only; type and recently added are aliases of property type and date listed in links.
 */
export const sortMenu = (search: {
  readonly hasUserLocation: boolean;
  readonly includesClosed: boolean;
  readonly hasTravelLimit: boolean;
}): readonly SortChoice[] => [
  ...always,
  ...(search.includesClosed ? [sortChoice('soldDate', 'DESC', 'Close date')] : []),
  ...(search.hasUserLocation ? [sortChoice('distance', 'ASC', 'Distance')] : []),
  ...(search.hasTravelLimit ? [sortChoice('travelTime', 'ASC', 'Travel time')] : []),
];

import type { Sort, SortKey } from './sort.ts';

/** The words of each sort key. */
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
  sqfeet: 'Square feet',
  sqfeetPrice: 'Price per square foot',
  status: 'Status',
  statusPrice: 'Status and price',
  type: 'Listing type',
  lastviewed: 'Last viewed',
  propertyfiltertype: 'Property type',
  recentlyAdded: 'Recently added',
};

export interface SortChoice {
  readonly sort: Sort;
  readonly label: string;
}

const choice = (sortBy: SortKey, sortType: Sort['sortType'], label: string): SortChoice => ({
  sort: { sortBy, sortType },
  label,
});

const always: readonly SortChoice[] = [
  choice('date', 'DESC', 'Newest'),
  choice('price', 'ASC', 'Price: low to high'),
  choice('price', 'DESC', 'Price: high to low'),
  choice('recentlyChanged', 'DESC', 'Recently changed'),
  choice('beds', 'DESC', 'Bedrooms'),
  choice('baths', 'DESC', 'Bathrooms'),
  choice('sqfeet', 'DESC', 'Square feet'),
  choice('sqfeetPrice', 'ASC', 'Price per square foot'),
  choice('neighborhood', 'ASC', 'Neighborhood'),
  choice('status', 'ASC', 'Status'),
  choice('openHouseDate', 'ASC', 'Open house date'),
];

/** The sort menu of a search; distance needs to know where the person is, the close date something closed. */
export const sortMenu = (search: {
  readonly hasUserLocation: boolean;
  readonly includesClosed: boolean;
}): readonly SortChoice[] => [
  ...always,
  ...(search.includesClosed ? [choice('soldDate', 'DESC', 'Close date')] : []),
  ...(search.hasUserLocation ? [choice('distance', 'ASC', 'Distance')] : []),
];

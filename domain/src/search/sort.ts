/** Sort keys a listing search takes (specification section 3). */
export const sortKeys = [
  'address',
  'baths',
  'beds',
  'date',
  'distance',
  'listingid',
  'neighborhood',
  'openHouseDate',
  'price',
  'recentlyChanged',
  'soldDate',
  'sqfeet',
  'sqfeetPrice',
  'status',
  'statusPrice',
  'type',
  'lastviewed',
  'propertyfiltertype',
  'recentlyAdded',
] as const;
export type SortKey = (typeof sortKeys)[number];

export const sortDirections = ['ASC', 'DESC'] as const;
export type SortDirection = (typeof sortDirections)[number];

export interface Sort {
  readonly sortBy: SortKey;
  readonly sortType: SortDirection;
}

/** Date, newest first (specification section 9). */
export const defaultSort: Sort = { sortBy: 'date', sortType: 'DESC' };

/** Sort keys of a listing search (specification section 3), and the time of travel to the place of its filter. */
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
  'travelTime',
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

const newestOrLargestFirst: ReadonlySet<SortKey> = new Set([
  'baths',
  'beds',
  'date',
  'price',
  'recentlyChanged',
  'soldDate',
  'sqfeet',
  'lastviewed',
  'recentlyAdded',
]);

/** Default direction of a key: newest and largest first, words and distances ascending. */
export const defaultDirection = (sortBy: SortKey): SortDirection =>
  newestOrLargestFirst.has(sortBy) ? 'DESC' : 'ASC';

/** The sort of a query; a missing key or direction comes from `defaults`, or from the named key. */
export const sortFrom = (
  named: { readonly sortBy?: SortKey | undefined; readonly sortType?: SortDirection | undefined },
  defaults: Sort,
): Sort => {
  const sortBy = named.sortBy ?? defaults.sortBy;
  const direction = sortBy === defaults.sortBy ? defaults.sortType : defaultDirection(sortBy);
  return { sortBy, sortType: named.sortType ?? direction };
};

/** The inverse of `sortFrom`, without defaults. */
export const namedOf = (sort: Sort, defaults: Sort): [string, string][] => {
  const pairs: [string, string][] = [];
  if (sort.sortBy !== defaults.sortBy) pairs.push(['sortBy', sort.sortBy]);
  const implied = sortFrom({ sortBy: sort.sortBy }, defaults).sortType;
  if (sort.sortType !== implied) pairs.push(['sortType', sort.sortType]);
  return pairs;
};

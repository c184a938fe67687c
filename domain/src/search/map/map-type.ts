/** Kinds of map, each with its own state. */
export const mapTypes = [
  'agentCollections',
  'agentListings',
  'agentSavedSearches',
  'agentViewedListings',
  'bioPage',
  'collections',
  'lease',
  'listings',
  'savedSearches',
  'viewedListings',
] as const;
export type MapType = (typeof mapTypes)[number];

/** The first match counts; `*` is one segment. */
const paths: readonly (readonly [path: string, type: MapType])[] = [
  ['/agent/contacts/*/listings/lease', 'lease'],
  ['/agent/contacts/*/listings', 'agentListings'],
  ['/agent/contacts/*/saved-search', 'agentSavedSearches'],
  ['/agent/contacts/*/collections', 'agentCollections'],
  ['/agent/contacts/*/viewed-listings', 'agentViewedListings'],
  ['/listings/lease', 'lease'],
  ['/collections', 'collections'],
  ['/menu/collections', 'collections'],
  ['/saved-search', 'savedSearches'],
  ['/menu/saved-searches', 'savedSearches'],
  ['/my/viewed-listings', 'viewedListings'],
  ['/agents/*', 'bioPage'],
];

/** The kind of map of the page at a path; a page without its own kind has that of the listings. */
export function mapTypeOf(pathname: string): MapType {
  const segments = pathname.toLowerCase().split('/').filter(Boolean);
  const found = paths.find(([path]) => beginsWith(segments, path.split('/').filter(Boolean)));
  return found?.[1] ?? 'listings';
}

const beginsWith = (segments: readonly string[], pattern: readonly string[]): boolean =>
  segments.length >= pattern.length &&
  pattern.every((part, index) => part === '*' || part === segments[index]);

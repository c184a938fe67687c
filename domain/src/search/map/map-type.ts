/** Kinds of map of the specification, each with its own state. The row of a page has its kind. */
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

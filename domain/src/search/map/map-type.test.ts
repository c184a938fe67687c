import { expect, it } from 'vitest';
import { mapTypeOf, mapTypes } from './map-type.ts';

const table = [
  ['/listings', 'listings'],
  ['/', 'listings'],
  ['/nearby', 'listings'],
  ['/listings/market-overview/city/tx/austin', 'listings'],
  ['/12-oak-street-austin-tx-78701-123.html', 'listings'],
  ['/listings/lease', 'lease'],
  ['/Listings/Lease/', 'lease'],
  ['/agent/contacts/42/listings/lease', 'lease'],
  ['/agent/contacts/42/listings', 'agentListings'],
  ['/agent/contacts/42/listing/12-oak-street-123.html', 'listings'],
  ['/agent/contacts/42/saved-search/7', 'agentSavedSearches'],
  ['/agent/contacts/42/collections/9', 'agentCollections'],
  ['/agent/contacts/42/viewed-listings', 'agentViewedListings'],
  ['/agent/contacts', 'listings'],
  ['/collections/9', 'collections'],
  ['/collections/9/add-to-collection', 'collections'],
  ['/collectionsofall', 'listings'],
  ['/menu/collections', 'collections'],
  ['/saved-search/7', 'savedSearches'],
  ['/menu/saved-searches', 'savedSearches'],
  ['/my/viewed-listings', 'viewedListings'],
  ['/agents/ada-reyes', 'bioPage'],
  ['/agents/ada-reyes/contact', 'bioPage'],
  ['/agents', 'listings'],
] as const;

it.each(table)('%s shows the map of %s', (path, type) => {
  expect(mapTypeOf(path)).toBe(type);
});

it('every kind of map has a page', () => {
  expect(new Set(table.map(([, type]) => type))).toEqual(new Set(mapTypes));
});

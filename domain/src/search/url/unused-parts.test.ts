import fc from 'fast-check';
import { expect, it } from 'vitest';
import { searchStateArbitrary } from '../../testing/search-arbitrary.ts';
import { defaultFilters } from '../filters/filter-table.ts';
import { defaultSort } from '../sort/sort.ts';
import { isPageUnused, unusedParts } from './unused-parts.ts';
import { decodeSearchUrl, encodeSearchUrl, type SearchDefaults } from './url-codec.ts';

const defaults: SearchDefaults = {
  lease: false,
  filters: defaultFilters,
  sort: defaultSort,
  ourListingsFirst: false,
};
const pairsOf = (query: string): readonly (readonly [string, string])[] =>
  query.split('&').map((pair) => [pair.split('=')[0] ?? '', decodeURIComponent(pair.split('=')[1] ?? '')]);
const unused = (query: string): readonly string[] => unusedParts(pairsOf(query), defaults);

it.each([
  [`keyword=${'x'.repeat(5_000)}`, ['keyword']],
  ['minPrice=900000&maxPrice=100000', ['price']],
  ['minPrice=NaN', ['price']],
  ['minPrice=NaN&maxPrice=Infinity&minBedrooms=x', ['price', 'bedrooms']],
  ['tags=weird:foo:Bar', ['place']],
  ['tags=city:city-austin:Austin&tags=weird:foo', ['place']],
  ['sortBy=listprice;drop', ['sort']],
  ['sortType=up', ['sort']],
  ['minlat=NaN&maxlat=31&minlong=-98&maxlong=-97', ['map area']],
  ['minlat=31&maxlat=30&minlong=-98&maxlong=-97', ['map area']],
  ['mlsstatus=Burnt', ['status']],
  ['source=elsewhere', ['source']],
  ['ulat=91&ulng=1', ['your location']],
  ['locations=%27', ['area']],
])('%.40s has parts that no search can use', (query, parts) => {
  expect(unused(query)).toEqual(parts);
});

it.each(['', 'utm_source=mail', 'minPrice=', 'keyword=', 'page=-3', 'fireplace=true', 'address=Kyle'])(
  '“%s” has none',
  (query) => expect(unused(query)).toEqual([]),
);

it('are none of an address that a search writes itself', () => {
  fc.assert(
    fc.property(searchStateArbitrary, (state) => {
      expect(unusedParts(encodeSearchUrl(state, defaults), defaults)).toEqual([]);
    }),
  );
});

it('tell a page that is none from one that is', () => {
  const isUnused = (query: string): boolean => {
    const pairs = pairsOf(query);
    return isPageUnused(pairs, decodeSearchUrl(pairs, defaults));
  };
  for (const query of ['page=1000000000', 'page=-3', 'page=NaN', 'page=2&page=3'])
    expect(isUnused(query)).toBe(true);
  for (const query of ['', 'page=1', 'page=7']) expect(isUnused(query)).toBe(false);
});

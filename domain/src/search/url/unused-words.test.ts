import fc from 'fast-check';
import { expect, it } from 'vitest';
import { searchStateArbitrary } from '../../testing/search-arbitrary.ts';
import { defaultFilters } from '../filters/filter-table.ts';
import { defaultSort } from '../sort/sort.ts';
import type { SearchDefaults } from './read-search-url.ts';
import { unknownWords } from './unknown-names.ts';
import { decodeSearchUrl, encodeSearchUrl } from './url-codec.ts';

const defaults: SearchDefaults = {
  lease: false,
  filters: defaultFilters,
  sort: defaultSort,
  ourListingsFirst: false,
};
const pairsOf = (query: string): readonly (readonly [string, string])[] =>
  query.split('&').map((pair) => [pair.split('=')[0] ?? '', decodeURIComponent(pair.split('=')[1] ?? '')]);
const unused = (query: string): readonly string[] => decodeSearchUrl(pairsOf(query), defaults).unused;

it.each([
  [`keyword=${'x'.repeat(5_000)}`, ['keyword']],
  ['minPrice=NaN', ['price']],
  ['minPrice=NaN&maxPrice=Infinity&minBedrooms=x', ['price', 'bedrooms']],
  ['tags=weird:foo:Bar', ['location']],
  ['tags=city:city-austin:Austin&tags=weird:foo', ['location']],
  ['sortBy=listprice;drop', ['sort']],
  ['sortType=up', ['sort']],
  ['dismissed=maybe&dismissedOnly=x', ['hidden homes']],
  ['minlat=NaN&maxlat=31&minlong=-98&maxlong=-97', ['map area']],
  ['minlat=31&maxlat=30&minlong=-98&maxlong=-97', ['map area']],
  ['mlsstatus=Burnt', ['status']],
  ['source=elsewhere', ['source']],
  ['ulat=91&ulng=1', ['your location']],
  ['locations=%27', ['area']],
  ['z=24.5', ['map area']],
  ['minlat=30&maxlat=31&minlong=-98', ['map area']],
  ['ourListingsFirst=maybe', ['our listings first']],
  ['limit=51', ['page size']],
  ['limit=x', ['page size']],
  [`trecLicense=${'1'.repeat(33)}`, ['agent']],
  ['showEnabledAgentListings=maybe', ['agent']],
  ['lease=maybe', ['sale or lease']],
])('%.40s has parts that no search can use', (query, parts) => {
  expect(unused(query)).toEqual(parts);
});

it('a range with its ends in the wrong order is put in order, and is none of them', () => {
  const { state, unused, reversed } = decodeSearchUrl(
    pairsOf('minPrice=900000&maxPrice=100000&minYearBuilt=1990&maxYearBuilt=2000'),
    defaults,
  );
  expect(state.filters).toMatchObject({ minPrice: 100_000, maxPrice: 900_000, minYearBuilt: 1990 });
  expect([unused, reversed]).toEqual([[], ['price']]);
});

it.each(['', 'utm_source=mail', 'minPrice=', 'keyword=', 'page=7', 'z=20', 'fireplace=true', 'address=Kyle'])(
  '“%s” has none',
  (query) => expect(unused(query)).toEqual([]),
);

it('finds no unused words in an address that a search writes itself', () => {
  fc.assert(
    fc.property(searchStateArbitrary, (state) => {
      expect(decodeSearchUrl(encodeSearchUrl(state, defaults), defaults).unused).toEqual([]);
    }),
  );
});

it.each(['page=1000000000', 'page=-3', 'page=NaN', 'page=2&page=3', 'page=', 'page=07'])(
  'are the page where “%s” is another than that of the search',
  (query) => expect(unused(query)).toEqual(['page']),
);

it('lists unused words in one order, each once', () => {
  const query =
    'page=0&limit=9999&z=99&sortBy=x&lease=maybe&maxPrice=x&minPrice=x&tags=weird:foo&trecLicense=%00';
  expect(unused(query)).toEqual([
    ...['location', 'price', 'sale or lease', 'sort', 'map area', 'agent', 'page size', 'page'],
  ]);
});

it.each([
  ['fireplace=true&mlsstatus=Sold&source=mls&tags=city:1:Austin&z=9&collection=1&address=Austin', ''],
  ['utm_source=mail&gclid=1&fbclid=2&_ga=3&mc_cid=4&ref=5', ''],
  ['pool=yes', '“pool” is not a filter.'],
  ['__proto__=1&constructor=2&toString=3', '“__proto__”, “constructor” and “toString” are not filters.'],
  [`${'x'.repeat(50)}=1`, `“${'x'.repeat(30)}…” is not a filter.`],
  ['a1=&b1=&c1=&d1=&e1=&f1=', '“a1”, “b1”, “c1” and 3 more are not filters.'],
])('names that no search has are named: %s', (query, words) => {
  expect(unknownWords(decodeSearchUrl(pairsOf(query), defaults).unknown)).toBe(words);
});

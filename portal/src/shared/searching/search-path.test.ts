import { changeSearch } from '@hearth/domain/search/change-search.ts';
import type { SearchState } from '@hearth/domain/search/search-state.ts';
import { decodeSearchUrl } from '@hearth/domain/search/url/url-codec.ts';
import { searchStateArbitrary } from '@hearth/domain/testing/search-arbitrary.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { guestSearches } from '../../testing/an-app.ts';

/** The search of a page, as the screen reads it. */
const open = (path: string): SearchState => {
  const { pathname, searchParams } = new URL(path, 'http://hearth.test');
  const lease = pathname === '/listings/lease';
  return { ...decodeSearchUrl(searchParams, guestSearches.defaults(lease)).state, lease };
};
const pathAfter = (path: string, part: Partial<SearchState>): string =>
  guestSearches.pathOf(changeSearch(open(path), part));
const { filters } = guestSearches.defaults(false);

describe('the address of a search', () => {
  it.each<[string, string, Partial<SearchState>, string]>([
    ['names the page from the second on', '/listings', { page: 2 }, '/listings?page=2'],
    ['leaves out page 1', '/listings?page=2', { page: 1 }, '/listings'],
    [
      'starts at page 1 after another order',
      '/listings?page=3',
      { sort: { sortBy: 'price', sortType: 'ASC' } },
      '/listings?sortBy=price&sortType=ASC',
    ],
    [
      'starts at page 1 with our listings first',
      '/listings?page=3',
      { ourListingsFirst: true },
      '/listings?ourListingsFirst=true',
    ],
    [
      'starts at page 1 after a filter',
      '/listings?page=3',
      { filters: { ...filters, fireplace: true } },
      '/listings?fireplace=true',
    ],
    [
      'starts at page 1 where the map was moved',
      '/listings?page=3',
      { bounds: { minLatitude: 30, maxLatitude: 31, minLongitude: -98, maxLongitude: -97 }, zoom: 11 },
      '/listings?minlat=30&maxlat=31&minlong=-98&maxlong=-97&z=11',
    ],
    [
      'starts at page 1 in a drawn area, and forgets nothing else',
      '/listings/lease?page=3&minPrice=2000',
      { locations: ['custom-1'] },
      '/listings/lease?locations=custom-1&minPrice=2000',
    ],
    ['drops what it did not understand', '/listings?utm_source=mail&minPrice=cheap', {}, '/listings'],
  ])('%s', (_what, before, part, after) => {
    expect(pathAfter(before, part)).toBe(after);
  });

  it('opens the same search, with any filters, tags, sort and map view', () => {
    fc.assert(
      fc.property(searchStateArbitrary, (state) => {
        expect(open(guestSearches.pathOf(state))).toEqual(state);
      }),
    );
  });

  it.each([
    ['?lease=true', false, '/listings/lease'],
    ['?lease=true&minPrice=2000&page=3', false, '/listings/lease?minPrice=2000&page=3'],
    ['?lease=false&tags=city:12:Austin', true, '/listings?tags=city%3A12%3AAustin'],
    ['?lease=true&minPrice=abc&sortBy=x', false, '/listings/lease?minPrice=abc&sortBy=x'],
    ['?lease=false&minPrice=2000', false, null],
    ['?lease=true', true, null],
    ['?lease=maybe', false, null],
    ['', true, null],
  ])('leads from %j, lease page %s, to %j', (query, lease, path) => {
    expect(guestSearches.pathOfOtherKind(query, lease)).toBe(path);
  });
});

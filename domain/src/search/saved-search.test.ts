import fc from 'fast-check';
import { expect, it } from 'vitest';
import { guestViewer } from '../people/viewer.ts';
import { searchStateArbitrary } from '../testing/search-arbitrary.ts';
import { emptySearch } from './empty-search.ts';
import { defaultFiltersFor } from './filters/default-filters.ts';
import { encodeSavedSearch, isSavedAlike, savedPart } from './saved-search.ts';
import { defaultSort } from './sort/sort.ts';
import { decodeSearchUrl } from './url/url-codec.ts';

const defaultsOf = (lease: boolean) => ({
  ...{ lease, sort: defaultSort, ourListingsFirst: false },
  filters: defaultFiltersFor({ lease, viewer: guestViewer }),
});
const bare = emptySearch(defaultsOf(false));

it('leaves out the page, the position of the visitor and the lists of an account', () => {
  const found = savedPart({
    ...{ ...bare, page: 3, limit: 20, userLocation: { latitude: 30, longitude: -97 } },
    account: { ...bare.account, user: 'ana' },
  });
  expect(found).toEqual(bare);
});

it('writes a query that reads as the part that is saved', () => {
  fc.assert(
    fc.property(searchStateArbitrary, (state) => {
      const defaults = defaultsOf(state.lease);
      const { state: read } = decodeSearchUrl(encodeSavedSearch(state, defaults), defaults);
      expect(isSavedAlike(read, state)).toBe(true);
    }),
  );
});

it('finds searches alike that differ in page and zoom alone', () => {
  expect(isSavedAlike(bare, { ...bare, page: 4, zoom: 12 })).toBe(true);
  expect(isSavedAlike(bare, { ...bare, filters: { ...bare.filters, minBedrooms: 3 } })).toBe(false);
  const box = { minLatitude: 30, maxLatitude: 31, minLongitude: -98, maxLongitude: -97 };
  expect(isSavedAlike(bare, { ...bare, bounds: box })).toBe(false);
});

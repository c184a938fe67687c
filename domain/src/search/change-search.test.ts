import { describe, expect, it } from 'vitest';
import { guestViewer } from '../people/viewer.ts';
import { changeSearch } from './change-search.ts';
import { emptySearch } from './empty-search.ts';
import { defaultFiltersFor } from './filters/default-filters.ts';
import type { SearchState } from './search-state.ts';
import { defaultSort } from './sort/sort.ts';

const filters = defaultFiltersFor({ lease: false, viewer: guestViewer });
const onPageThree: SearchState = {
  ...emptySearch({ lease: false, filters, sort: defaultSort, ourListingsFirst: false }),
  page: 3,
};
const bounds = { minLatitude: 30, maxLatitude: 31, minLongitude: -98, maxLongitude: -97 };

describe('a change of the search', () => {
  it.each<[string, Partial<SearchState>]>([
    ['the search', { tags: [{ type: 'address', id: 'Zilker', value: 'Zilker', label: 'Zilker' }] }],
    ['a tag', { tags: [] }],
    ['the sort', { sort: { sortBy: 'price', sortType: 'ASC' } }],
    ['our listings first', { ourListingsFirst: true }],
    ['a filter', { filters: { ...filters, fireplace: true } }],
    ['the map', { bounds, zoom: 12 }],
    ['a cluster that was clicked', { bounds, zoom: 15 }],
    ['a drawn polygon', { locations: ['custom-1'] }],
    ['the position of the visitor', { userLocation: { latitude: 30, longitude: -97 } }],
    ['the page size', { limit: 20 }],
    ['sale to lease', { lease: true }],
  ])('%s goes back to page 1', (_what, part) => {
    expect(changeSearch(onPageThree, part)).toEqual({ ...onPageThree, ...part, page: 1 });
  });

  it('changes only the page where the page is changed', () => {
    expect(changeSearch(onPageThree, { page: 4 })).toEqual({ ...onPageThree, page: 4 });
  });

  it('starts at page 1 where another part changes with the page', () => {
    expect(changeSearch(onPageThree, { page: 4, zoom: 12 }).page).toBe(1);
  });

  it('changes nothing for a change without parts', () => {
    expect(changeSearch(onPageThree, {})).toEqual(onPageThree);
  });
});

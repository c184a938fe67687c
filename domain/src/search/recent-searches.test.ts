import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { guestViewer } from '../people/viewer.ts';
import { searchStateArbitrary } from '../testing/search-arbitrary.ts';
import { emptySearch } from './empty-search.ts';
import { defaultFiltersFor } from './filters/default-filters.ts';
import type { Filters } from './filters/filters.ts';
import {
  addRecent,
  describeRecent,
  type RecentSearch,
  readRecents,
  recentSearchOf,
  removeRecent,
  searchOfRecent,
} from './recent-searches.ts';
import type { SearchState } from './search-state.ts';
import { defaultSort } from './sort/sort.ts';
import type { SearchTag } from './tags/tag.ts';

const defaultsOf = (lease: boolean) => ({
  ...{ lease, sort: defaultSort, ourListingsFirst: false },
  filters: defaultFiltersFor({ lease, viewer: guestViewer }),
});

type Changes = Partial<Omit<SearchState, 'filters'>> & { readonly filters?: Partial<Filters> };
const search = ({ filters, ...changes }: Changes = {}): SearchState => ({
  ...emptySearch(defaultsOf(changes.lease ?? false)),
  ...changes,
  filters: { ...defaultsOf(false).filters, ...filters },
});
const city = (id: string): SearchTag => ({ type: 'city', id, value: id, label: id });
const recent = (changes: Changes): RecentSearch => {
  const made = recentSearchOf(search(changes), defaultsOf);
  if (made === null) throw new Error('nothing to come back to');
  return made;
};
const box = { minLatitude: 30, maxLatitude: 31, minLongitude: -98, maxLongitude: -97 };

describe('a recent search', () => {
  it('stores its query, its tags and the filters that narrow it', () => {
    expect(
      recent({ tags: [city('Austin')], filters: { minBedrooms: 3 }, page: 4, bounds: box, zoom: 12 }),
    ).toEqual({
      query: 'tags=city%3AAustin&minBedrooms=3',
      search: { tags: [city('Austin')], filters: { minBedrooms: 3 } },
      searchCount: 1,
    });
  });

  it('knows leases', () => {
    const lease = recent({ lease: true, tags: [city('Austin')] });
    expect(lease.query).toBe('lease=true&tags=city%3AAustin');
    expect(searchOfRecent(lease, defaultsOf)).toEqual(search({ lease: true, tags: [city('Austin')] }));
  });

  it.each([
    ['that asks for nothing in particular', {}],
    ['of a box on the map alone', { bounds: box }],
    [
      'around the visitor, whose position is not stored',
      { tags: [city('A')], userLocation: { latitude: 30, longitude: -97 } },
    ],
  ])('is none %s', (_what, changes) => {
    expect(recentSearchOf(search(changes), defaultsOf)).toBeNull();
  });

  it('restores the search that it was made of', () => {
    fc.assert(
      fc.property(searchStateArbitrary, (state) => {
        const made = recentSearchOf(state, defaultsOf);
        if (made === null) return;
        const same = { ...state, page: 1, bounds: null, zoom: null };
        expect(searchOfRecent(made, defaultsOf)).toEqual(same);
      }),
    );
  });
});

describe('recent searches', () => {
  it('merges and counts searches of equal query and tags, for any page and order', () => {
    const first = recent({ tags: [city('A'), city('B')], filters: { minPrice: 1000, fireplace: true } });
    const again = recent({
      tags: [city('B'), city('A')],
      filters: { fireplace: true, minPrice: 1000 },
      page: 3,
    });
    const merged = addRecent(addRecent(addRecent([], first), recent({ tags: [city('C')] })), again);
    expect(merged.map(({ searchCount }) => searchCount)).toEqual([2, 1]);
    expect(merged[0]?.search.tags.map(({ id }) => id)).toEqual(['B', 'A']);
  });

  it.each([
    ['other tags', { tags: [city('B')] }],
    ['more tags', { tags: [city('A'), city('B')] }],
    ['another filter', { tags: [city('A')], filters: { minPrice: 5000 } }],
    ['lease instead of sale', { tags: [city('A')], lease: true }],
    ['a tag of another kind', { tags: [{ ...city('A'), type: 'county' as const }] }],
  ])('with %s are others', (_what, changes) => {
    expect(addRecent([recent({ tags: [city('A')] })], recent(changes))).toHaveLength(2);
  });

  it('keeps ten searches, newest first', () => {
    const all = Array.from({ length: 12 }, (_, at) => recent({ tags: [city(`c${at}`)] }));
    const kept = all.reduce<readonly RecentSearch[]>(addRecent, []);
    expect(kept.map(({ search: { tags } }) => tags[0]?.id)).toEqual(
      [11, 10, 9, 8, 7, 6, 5, 4, 3, 2].map((at) => `c${at}`),
    );
  });

  it('removes searches one by one', () => {
    const [a, b] = [recent({ tags: [city('A')] }), recent({ tags: [city('B')] })];
    expect(removeRecent([a, b], a)).toEqual([b]);
  });

  it.each([
    [
      { tags: [city('Austin'), city('Buda')], filters: { minBedrooms: 3, maxPrice: 650_000 } },
      'Austin, Buda · Up to $650k, 3+ beds',
    ],
    [{ lease: true, tags: [city('Austin')] }, 'For Lease · Austin'],
    [{ locations: ['x', 'y'], filters: { fireplace: true } }, '2 areas · Fireplace'],
    [{ tags: ['A', 'B', 'C', 'D', 'E'].map(city) }, 'A, B, C, and 2 more'],
  ])('have a description: %#', (changes, words) => {
    expect(describeRecent(recent(changes), defaultsOf)).toBe(words);
  });
});

describe('stored searches', () => {
  it('reads stored searches as they were written', () => {
    const all = [recent({ tags: [city('A')] }), recent({ lease: true, filters: { minBedrooms: 2 } })];
    const counted = addRecent(all, recent({ tags: [city('A')] }));
    expect(readRecents(JSON.parse(JSON.stringify(counted)), defaultsOf)).toEqual(counted);
  });

  it.each([null, 'x', {}, [null, 1, {}, { query: 7 }, { query: '%E0%A4%A&tags=%' }, { query: 'page=2' }]])(
    'are none where %j was stored',
    (stored) => expect(readRecents(stored, defaultsOf)).toEqual([]),
  );

  it('corrects an impossible count of a stored search', () => {
    const counts = ['9', -1, 1.5, 1e9].map(
      (searchCount) => readRecents([{ query: 'tags=city:A', searchCount }], defaultsOf)[0]?.searchCount,
    );
    expect(counts).toEqual([1, 1, 1, 9_999]);
  });
});

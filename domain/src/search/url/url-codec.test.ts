import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { guestViewer } from '../../people/viewer.ts';
import { filtersArbitrary, searchStateArbitrary, sortArbitrary } from '../../testing/search-arbitrary.ts';
import { emptySearch } from '../empty-search.ts';
import { defaultFiltersFor } from '../filters/default-filters.ts';
import { defaultFilters } from '../filters/filter-table.ts';
import type { SearchState } from '../search-state.ts';
import { defaultSort } from '../sort/sort.ts';
import { requestOfTags } from '../tags/tag-request.ts';
import type { SearchDefaults } from './read-search-url.ts';
import { decodeSearchUrl, encodeSearchUrl } from './url-codec.ts';

const defaults: SearchDefaults = {
  lease: false,
  filters: defaultFiltersFor({ lease: false, viewer: guestViewer }),
  sort: defaultSort,
  ourListingsFirst: true,
};
const plain = emptySearch(defaults);
const read = (query: string): SearchState => decodeSearchUrl(pairsIn(query), defaults).state;
const pairsIn = (query: string): [string, string][] =>
  query.split('&').map((pair) => [pair.split('=')[0] ?? '', decodeURIComponent(pair.split('=')[1] ?? '')]);

describe('the URL of a search page', () => {
  it('decodes to the encoded search', () => {
    fc.assert(
      fc.property(searchStateArbitrary, (state) => {
        expect(decodeSearchUrl(encodeSearchUrl(state, defaults), defaults)).toMatchObject({
          state,
          unused: [],
          unknown: [],
        });
      }),
    );
  });

  it('decodes to the encoded search under any defaults', () => {
    const anyDefaults = fc.record({
      ...{
        lease: fc.boolean(),
        filters: filtersArbitrary,
        sort: sortArbitrary,
        ourListingsFirst: fc.boolean(),
      },
    });
    fc.assert(
      fc.property(searchStateArbitrary, anyDefaults, (state, others) => {
        expect(decodeSearchUrl(encodeSearchUrl(state, others), others).state).toEqual(state);
      }),
    );
  });

  it('omits defaults', () => {
    expect(encodeSearchUrl(plain, defaults)).toEqual([]);
    expect(decodeSearchUrl([], defaults)).toEqual({ state: plain, unused: [], reversed: [], unknown: [] });
  });

  it('uses the names that links have had so far', () => {
    const state: SearchState = {
      ...plain,
      filters: { ...defaultFilters, mlsStatus: ['Active'], mlsListingsEnabled: false, minPrice: 300_000 },
      bounds: { minLatitude: 30, maxLatitude: 31, minLongitude: -98, maxLongitude: -97 },
      zoom: 11,
      userLocation: { latitude: 30.2, longitude: -97.7 },
      locations: ['austin'],
      tags: [
        { type: 'address', id: '1204 Oak', value: '1204 Oak', label: '1204 Oak' },
        { type: 'city', id: '12', value: 'austin', label: 'Austin' },
      ],
      sort: { sortBy: 'price', sortType: 'ASC' },
      page: 2,
    };
    expect(encodeSearchUrl(state, defaults)).toEqual([
      ['address', '1204 Oak'],
      ['tags', 'city:12:austin:Austin'],
      ['locations', 'austin'],
      ['source', 'exclusive'],
      ['minPrice', '300000'],
      ['mlsstatus', 'Active'],
      ['sortBy', 'price'],
      ['sortType', 'ASC'],
      ['minlat', '30'],
      ['maxlat', '31'],
      ['minlong', '-98'],
      ['maxlong', '-97'],
      ['z', '11'],
      ['ulat', '30.2'],
      ['ulng', '-97.7'],
      ['page', '2'],
    ]);
  });

  it("keeps whose listings an agent's page is of", () => {
    const filters = { ...plain.filters, lot: true, farm: true, multiFamily: true, commercialSale: true };
    const agents = { trecLicense: ['512345', '498877'], showEnabledAgentListings: true, limit: 40 };
    const state = { ...plain, ...agents, filters };
    const query = 'trecLicense=512345&trecLicense=498877&showEnabledAgentListings=true&limit=40';
    expect(encodeSearchUrl(state, defaults)).toEqual(pairsIn(query));
    expect(read(query)).toEqual(state);
    expect(read(`trecLicense=%20512345%20&trecLicense=512345&trecLicense=`).trecLicense).toEqual(['512345']);
    expect(read(`trecLicense=${'1'.repeat(33)}`)).toEqual(plain);
  });
});

describe('a URL of a search page that was written by hand', () => {
  it('takes "open houses only" for the next 7 days', () => {
    expect(read('openHouseOnly=true').filters.openHouse).toBe(7);
    const filters = { ...defaults.filters, openHouseOnly: true, openHouse: 7 };
    expect(encodeSearchUrl({ ...plain, filters }, defaults)).toEqual([['openHouseOnly', 'true']]);
  });

  it('starts without Pending where exclusive listings are off', () => {
    const { filters } = read('source=mls');
    expect(filters.mlsStatus).toEqual(['Active', 'Pending - Taking Backups']);
    expect(encodeSearchUrl({ ...plain, filters }, defaults)).toEqual([['source', 'mls']]);
    const pending = { ...filters, mlsStatus: defaults.filters.mlsStatus };
    const pairs = encodeSearchUrl({ ...plain, filters: pending }, defaults);
    expect(decodeSearchUrl(pairs, defaults).state.filters).toEqual(pending);
  });

  it.each([
    ['z=17', 17],
    ['z=20.5', 17],
    ['z=24', 17],
    ['z=0', 0],
    ['z=', null],
    ['z=24.5', null],
  ])('opens the map of %s at zoom %s', (query, zoom) => {
    expect(read(query).zoom).toBe(zoom);
  });

  it('sorts a key without a direction in its usual one', () => {
    expect(read('sortBy=sqfeetPrice').sort).toEqual({ sortBy: 'sqfeetPrice', sortType: 'ASC' });
    expect(read('sortBy=beds').sort).toEqual({ sortBy: 'beds', sortType: 'DESC' });
  });

  it.each([
    ['an unknown name', 'utm_source=mail'],
    ['a malformed number', 'minPrice=cheap'],
    ['a malformed flag', 'fireplace=yes'],
    ['an unknown status', 'mlsstatus=Active,Gone'],
    ['page zero', 'page=0'],
    ['three edges of a box', 'minlat=30&maxlat=31&minlong=-98'],
    ['a box upside down', 'minlat=31&maxlat=30&minlong=-98&maxlong=-97'],
    ['half a position', 'ulat=30'],
    ['more keywords than a search takes', 'keyword=a,b,c,d,e,f,g,h,i'],
    ['a tag of no kind', 'tags=planet:mars'],
    ['a tag with a NUL', 'tags=street:a%00b'],
    ['an unknown source', 'source=zillow'],
    ['an id with spaces', 'locations=a%20b'],
  ])('drops %s', (_what, query) => {
    expect(read(query)).toEqual(plain);
  });

  it('keeps ten tags that are texts, beside those that are areas', () => {
    const texts = Array.from({ length: 12 }, (_, i) => `street=Oak ${i}`).join('&');
    const { tags } = read(`${texts}&tags=city:12:austin:Austin`);
    expect(tags.map(({ type }) => type)).toEqual([...Array(10).fill('street'), 'city']);
  });

  it('keeps as many areas as the API takes, tags before ids', () => {
    const tags = (count: number) => Array.from({ length: count }, (_, i) => `tags=city:city-${i}`).join('&');
    const ids = `locations=${Array.from({ length: 1000 }, (_, i) => `custom-${i}`).join()}`;
    const { polygon } = requestOfTags(read(tags(40)).tags);
    expect(polygon).toHaveLength(30);
    expect(read(`${tags(40)}&${ids}`).locations).toEqual([]);
    expect(read(`${tags(20)}&${ids}`).locations).toHaveLength(10);
    expect(read(ids).locations).toHaveLength(30);
    expect(read(`tags=custom:${'a'.repeat(65)}`).tags).toEqual([]);
  });

  it('throws for no address', () => {
    const names = fc.constantFrom(
      'tags',
      'locations',
      'minPrice',
      'mlsstatus',
      'source',
      'z',
      'period',
      'keyword',
    );
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.oneof(names, fc.string()), fc.string())), (pairs) => {
        decodeSearchUrl(pairs, defaults);
      }),
    );
  });
});

it('reads areas under the names of their types, by id or by name', () => {
  const read = (query: string) => decodeSearchUrl(pairsIn(query), defaults);
  const { state, unknown, unused } = read(
    'city=city-1:austin:Austin&city=Round%20Rock&county=Travis&postalcode=78704&subdivision=Zilker&school=Zilker%20Elementary&schooldistrict=Austin&mlsarea=10S',
  );
  expect(state.tags[0]).toEqual({ type: 'city', id: 'city-1', value: 'austin', label: 'Austin' });
  expect(requestOfTags(state.tags)).toEqual({
    polygon: ['city-1'],
    address: ['Round Rock', 'Travis County', '78704', 'Zilker', 'Zilker Elementary', 'Austin ISD', '10S'],
  });
  expect([unknown, unused]).toEqual([[], []]);
  expect(read('city=').state.tags).toEqual([]);
});

import { fc, test as law } from '@fast-check/vitest';
import { guestViewer } from '@hearth/domain/people/viewer.ts';
import { defaultFiltersFor } from '@hearth/domain/search/filters/default-filters.ts';
import { defaultSort } from '@hearth/domain/search/sort/sort.ts';
import { decodeSearchUrl } from '@hearth/domain/search/url/url-codec.ts';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { resultsAddress } from './results-address.ts';
import { readSearch, writeSearch } from './search-url.ts';
import type { WidgetQuery } from './widget-query.ts';

beforeAll(() => void vi.stubGlobal('document', { baseURI: 'https://host.example/' }));
afterAll(() => void vi.unstubAllGlobals());

const some = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: undefined });
const said = (query: Record<string, unknown>): WidgetQuery =>
  Object.fromEntries(Object.entries(query).filter(([, value]) => value !== undefined)) as WidgetQuery;

const queries = fc
  .record({
    lease: some(fc.constant(true)),
    page: some(fc.integer({ min: 2, max: 10_000 })),
    address: some(
      fc.array(
        fc.string({ minLength: 1 }).filter((text) => text.trim() === text),
        { minLength: 1 },
      ),
    ),
    polygon: some(fc.array(fc.stringMatching(/^[\w:~-]{1,20}$/), { minLength: 1 })),
    sort: some(fc.constantFrom({ sortBy: 'price', sortType: 'ASC' }, { sortBy: 'sqfeet', sortType: 'DESC' })),
    bounds: some(
      fc.constant({ minLatitude: 30.1, maxLatitude: 30.5, minLongitude: -98, maxLongitude: -97.25 }),
    ),
    filters: fc
      .record({
        minPrice: some(fc.option(fc.integer({ min: 1, max: 1e9 }), { nil: null })),
        minBedrooms: some(fc.integer({ min: 1, max: 9 })),
        lot: some(fc.boolean()),
      })
      .map(said),
    extra: some(
      fc.dictionary(
        fc.constantFrom('waterfront', 'minYearBuilt', 'keyword', 'views'),
        fc.string({ minLength: 1 }),
        {
          minKeys: 1,
        },
      ),
    ),
  })
  .map(said);

law.prop([queries])('a link brings back the search that it was made of', (query) => {
  expect(readSearch(writeSearch(query), {})).toEqual(query);
});

law.prop([fc.array(fc.tuple(fc.string(), fc.string()))])('no link breaks it', (pairs) => {
  expect(readSearch(pairs, { limit: 6 })).toMatchObject({ limit: 6 });
});

test('the page, not a link, decides whose listings are searched', () => {
  const start: WidgetQuery = {
    agent: 'jdoe',
    trecLicense: ['1'],
    limit: 6,
    filters: { ourListingsOnly: true },
  };
  expect(writeSearch(start)).toEqual([]);
  const link = [
    ['trecLicense', '2'],
    ['ourListingsOnly', 'false'],
    ['limit', '250'],
    ['minPrice', '5'],
  ] as const;
  expect(readSearch(link, start)).toEqual({ ...start, filters: { ourListingsOnly: true, minPrice: 5 } });
});

const baseUrl = 'https://homes.example/';
const defaults = {
  lease: false,
  filters: defaultFiltersFor({ lease: false, viewer: guestViewer }),
  sort: defaultSort,
  ourListingsFirst: false,
};

test('the portal understands the address that a bar opens', () => {
  const query: WidgetQuery = {
    address: ['Round Rock'],
    polygon: ['c12'],
    limit: 12,
    page: 1,
    sort: { sortBy: 'price', sortType: 'ASC' },
    filters: { minPrice: 300_000, lot: true },
    extra: { waterfront: 'true', mlsStatus: 'Active' },
  };
  const url = new URL(resultsAddress(query, { baseUrl, prefix: 'hearth-' }));
  expect(url.pathname).toBe('/listings');
  const { state } = decodeSearchUrl(url.searchParams, defaults);
  expect(state).toMatchObject({
    locations: ['c12'],
    sort: { sortBy: 'price', sortType: 'ASC' },
    filters: { minPrice: 300_000, lot: true, waterfront: true, mlsStatus: ['Active'] },
  });
  expect(state.tags.map(({ value }) => value)).toEqual(['Round Rock']);
  expect(resultsAddress({ lease: true }, { baseUrl, prefix: 'hearth-' })).toBe(`${baseUrl}listings/lease`);
});

test('keeps the agent that the page sets on the portal', () => {
  const open = (query: WidgetQuery) => {
    const url = new URL(resultsAddress(query, { baseUrl, prefix: 'hearth-' }));
    return { query: url.search, state: decodeSearchUrl(url.searchParams, defaults).state };
  };
  const agents = { agent: 'jdoe', trecLicense: ['0612345', '77'], showEnabledAgentListings: true };
  expect(open({ ...agents, limit: 12, page: 1 }).state).toMatchObject({
    ...{ trecLicense: ['0612345', '77'], showEnabledAgentListings: true, limit: null },
  });
  expect(open({ filters: { ourListingsOnly: true } }).state.filters.ourListingsOnly).toBe(true);
  // An agent whose license is not known yet matches no agent, never all of them.
  expect(open({ agent: 'jdoe' }).query).toBe('?trecLicense=jdoe');
});

test('another page has its own parameters, and the search under a prefix', () => {
  const resultsUrl = 'https://partner.example/homes?lang=es&hearth-page=4#list';
  const url = resultsAddress({ filters: { minPrice: 5 } }, { resultsUrl, baseUrl, prefix: 'hearth-' });
  expect(url).toBe('https://partner.example/homes?lang=es&hearth-minPrice=5#list');
});

test('a script is not accepted as an address', () => {
  const resultsUrl = 'javascript:alert(1)';
  expect(resultsAddress({}, { resultsUrl, baseUrl, prefix: 'hearth-' })).toBe(`${baseUrl}listings`);
});

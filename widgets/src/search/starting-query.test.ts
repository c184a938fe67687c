import { expect, test, vi } from 'vitest';
import { readSearch } from './search-url.ts';
import { startingQuery } from './starting-query.ts';

test('a page without settings starts a plain search', () => {
  expect(startingQuery({})).toEqual({ filters: {} });
});

test('the settings of a page become the query', () => {
  const query = startingQuery({
    lease: true,
    location: ' Lake Austin ',
    minPrice: 1_000,
    maxPrice: 3_000,
    beds: 2,
    baths: 1,
    sort: 'price-low',
    limit: 6,
  });
  expect(query).toEqual({
    lease: true,
    limit: 6,
    address: ['Lake Austin'],
    sort: { sortBy: 'price', sortType: 'ASC' },
    filters: { minPrice: 1_000, maxPrice: 3_000, minBedrooms: 2, minBathrooms: 1 },
  });
});

test('searches the named types alone, in any spelling', () => {
  expect(startingQuery({ types: 'Lot, farm-ranch' }).filters).toEqual({
    singleFamilyResidence: false,
    condominium: false,
    townhouse: false,
    lot: true,
    farm: true,
    multiFamily: false,
    commercialSale: false,
  });
});

test('unknown types are ignored, and leases have no lots', () => {
  expect(startingQuery({ types: 'castle' }).filters).toEqual({});
  expect(startingQuery({ types: 'lot', lease: true }).filters).toEqual({});
});

test('figures that the server would refuse are dropped', () => {
  const query = startingQuery({ minPrice: -1, maxPrice: 1.5, beds: 0, limit: 900 });
  expect(query).toMatchObject({ limit: 48, filters: {} });
});

test('locations of any kind are alternatives, and areas are identified by their ids', () => {
  const query = startingQuery({ cities: 'Austin, Round Rock', zips: '78704', locations: 'c1,c2' });
  expect(query).toMatchObject({ address: ['Austin', 'Round Rock', '78704'], polygon: ['c1', 'c2'] });
});

test('any other parameter is passed on by its name; no value means true', () => {
  const query = startingQuery({
    extra: { waterfront: '', 'min-year-built': '1990', 'max-square-feet': '2,000', 'swimming-pool': 'false' },
  });
  expect(query.extra).toEqual({
    waterfront: 'true',
    minYearBuilt: '1990',
    maxSquareFeet: '2000',
    swimmingPool: 'false',
  });
});

test('parameters of an account are left out, by attribute and in the address of the page', () => {
  vi.stubGlobal('location', { hostname: 'localhost' });
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  const extra = { collection: '17', dismissed: '', 'viewed-by': 'kim', waterfront: '' };
  expect(startingQuery({ extra }).extra).toEqual({ waterfront: 'true' });
  expect(warn.mock.calls.flat()).toContain('Hearth: a search leaves out viewed-by: it needs an account.');
  vi.unstubAllGlobals();
  warn.mockRestore();
  const pairs = Object.entries({ dismissedOnly: 'true', user: 'kim', fireplace: 'true' });
  expect(readSearch(pairs, {}).extra).toEqual({ fireplace: 'true' });
});

test('settings that the form can change are those of the form', () => {
  const query = startingQuery({
    beds: 3,
    extra: { 'min-bedrooms': '2', 'min-bathrooms': '2', lot: '', townhouse: 'false', 'sort-by': 'sqfeet' },
  });
  expect(query).toEqual({
    sort: { sortBy: 'sqfeet', sortType: 'ASC' },
    filters: { minBedrooms: 3, minBathrooms: 2, lot: true, townhouse: false },
  });
});

test("an agent's own listings are those of the bio page, without an agent the brokerage's", () => {
  expect(startingQuery({ trecLicense: '123, 456', ownListings: true })).toMatchObject({
    trecLicense: ['123', '456'],
    showEnabledAgentListings: true,
  });
  expect(startingQuery({ agent: 'jdoe' })).toEqual({ agent: 'jdoe', filters: {} });
  expect(startingQuery({ ownListings: true }).filters).toEqual({ ourListingsOnly: true });
});

import { expect, test } from 'vitest';
import { startingQuery } from './starting-query.ts';

test('a page that says nothing starts a plain search of twelve a page', () => {
  expect(startingQuery({})).toEqual({ lease: false, page: 1, limit: 12, filters: {} });
});

test('what a page says becomes the query', () => {
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
    page: 1,
    limit: 6,
    address: ['Lake Austin'],
    sort: { sortBy: 'price', sortType: 'ASC' },
    filters: { minPrice: 1_000, maxPrice: 3_000, minBedrooms: 2, minBathrooms: 1 },
  });
});

test('once types are named, only those are searched, however they are written', () => {
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

test('types nobody knows are passed over, and lots are not let', () => {
  expect(startingQuery({ types: 'castle' }).filters).toEqual({});
  expect(startingQuery({ types: 'lot', lease: true }).filters).toEqual({});
});

test('figures the server would refuse do not cost the search', () => {
  const query = startingQuery({ minPrice: -1, maxPrice: 1.5, beds: 0, limit: 900 });
  expect(query).toMatchObject({ limit: 48, filters: {} });
});

import { listingDetails } from '@hearth/domain/testing/listing-details.ts';
import { expect, it } from 'vitest';
import { figuresOfListing } from './figures-of-listing.ts';

it.each<[string, Parameters<typeof listingDetails>[0], number | undefined]>([
  ['the list price of a home for sale', { listprice: 819_000 }, 819_000],
  [
    'the list price of a sold home whose close price is hidden',
    { mlsstatus: 'Sold', listprice: 819_000 },
    819_000,
  ],
  [
    'the close price that its page shows',
    { mlsstatus: 'Sold', listprice: 819_000, closeprice: 795_500 },
    795_500,
  ],
  ['no rent', { propertytype: 'Residential Lease', listprice: 2_400, closeprice: 2_350 }, undefined],
])('a calculation starts with %s', (_what, changes, price) => {
  expect(figuresOfListing(listingDetails(changes)).listprice).toBe(price);
});

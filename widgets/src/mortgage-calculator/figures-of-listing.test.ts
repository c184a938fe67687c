import { estimatedPayment } from '@hearth/domain/mortgage/estimated-payment.ts';
import { totalWithInsurance } from '@hearth/domain/mortgage/monthly-cost.ts';
import { listingDetails } from '@hearth/domain/testing/listing-details.ts';
import { expect, it } from 'vitest';
import { aSite } from '../testing/a-site.ts';
import { costOf, figuresOf } from './calculation.ts';
import { figuresOfListing } from './figures-of-listing.ts';
import { figuresOfSite } from './figures-of-site.ts';

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

it.each<[string, Parameters<typeof listingDetails>[0]]>([
  ['taxes of its own', { listprice: 425_000, taxannualamount: 8_317 }],
  ['no taxes', { listprice: 1_020_000, taxannualamount: null }],
  ['quarterly dues', { associationfee: 330, associationfeefrequency: 'Quarterly' }],
  ['dues twice a year', { associationfee: 415, associationfeefrequency: 'Semi-Annually' }],
  ['dues once', { associationfee: 900, associationfeefrequency: 'One Time' }],
])('shows the payment of cards for a home with %s', (_name, changes) => {
  const listing = listingDetails(changes);
  const { calculator } = aSite();
  const total = totalWithInsurance(costOf(figuresOf(figuresOfSite(calculator), figuresOfListing(listing))));
  const terms = { ...calculator, interestRatePercent: calculator.averageRate.percent };
  expect(Math.round(total)).toBe(estimatedPayment(listing, terms));
});

import { expect, test } from 'vitest';
import { aListing } from '../testing/a-listing.ts';
import { estimatedPayment } from './estimated-payment.ts';

const terms = { taxRatePercent: 2, interestRatePercent: 6 };
const home = aListing({
  listprice: 500_000,
  taxannualamount: 9_000,
  associationfee: 600,
  associationfeefrequency: 'Annually',
});

test('adds taxes, dues and insurance of a listing to its mortgage', () => {
  // 400,000 over 30 years at 6 % are 2,398; 750 of taxes, 50 of dues, 250 of insurance.
  expect(estimatedPayment(home, terms)).toBe(3_448);
});

test('takes the tax rate of the market where the listing has no tax', () => {
  expect(estimatedPayment({ ...home, taxannualamount: null }, terms)).toBe(3_531);
});

test.each([
  ['a lease', { propertytype: 'Residential Lease' }],
  ['a sold home', { mlsstatus: 'Sold' }],
  ['a home without a price', { listprice: 0 }],
] as const)('estimates no payment for %s', (_name, change) => {
  expect(estimatedPayment({ ...home, ...change }, terms)).toBeNull();
});

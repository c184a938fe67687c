import { expect, test } from 'vitest';
import { decodePayment, encodePayment } from './payment-link.ts';

test.each([
  ['price-425000_down-15p_rate-6.125_years-15_pmi-0.45_tax-9000_ins-0.5p_hoa-250_dues-Quarterly'],
  ['down-90000'],
  ['price-600000_tax-2p'],
  ['price-600000_tax-2.12h'],
  ['price-600000_tax-2.12h4'],
  ['dues-Annually'],
])('the figures %s are read back from a link', (text) => {
  expect(encodePayment(decodePayment(text))).toBe(text);
});

test.each([
  [null, {}],
  ['', {}],
  ['price-free_rate-1e9_years-_down--5_foo-1_dues-Daily', {}],
  ['price-99999999999', { listprice: 1_000_000_000 }],
  ['years-900_rate-900_pmi-900', { years: 40, interestRatePercent: 30, pmiRatePercent: 10 }],
  ['years-0', { years: 1 }],
  ['down-3h_ins-3h', {}],
  ['tax-2hh4', {}],
  ['tax-200h', { propertyTax: { unit: 'homestead', value: 100, units: 1 } }],
  ['price-500.000_hoa-1.200_down-90.000_tax-9.000_ins-1.500', {}],
  ['price-500000.50_hoa-12.5', { listprice: 500_000.5, hoaDues: 12.5 }],
  ['down-300p', { downPayment: { unit: 'percent', value: 100 } }],
])('of a link with %s, figures are %o', (text, figures) => {
  expect(decodePayment(text)).toEqual(figures);
});

test('nothing changed is no parameter', () => {
  expect(encodePayment({})).toBeNull();
});

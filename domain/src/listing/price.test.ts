import { expect, it } from 'vitest';
import { priceText, shortPriceText } from './price.ts';
import { perAreaText, pricePerArea } from './price-per-area.ts';

it.each([
  [1_250_000, 'Residential', '$1,250,000'],
  [2400, 'Residential Lease', '$2,400/mo'],
  [999, 'Land', '$999'],
] as const)('%d for %s reads %s', (price, type, text) => {
  expect(priceText(price, type)).toBe(text);
});

it.each([
  [950, '$950'],
  [2400, '$2.4k'],
  [425_000, '$425k'],
  [999_499, '$999k'],
  [999_500, '$1M'],
  [1_254_000, '$1.25M'],
  [12_500_000, '$12.5M'],
  [999_499_999, '$999M'],
  [1_000_000_000, '$1B'],
])('%d on a pin reads %s', (price, text) => {
  expect(shortPriceText(price)).toBe(text);
});

const house = {
  listprice: 500_000,
  propertyfiltertype: 'Single Family Residence',
  livingarea: 2000,
  lotsizearea: 0.25,
  numberofunitstotal: null,
} as const;

it.each([
  [house, { amount: 250, unit: 'sqft' }],
  [
    { ...house, propertyfiltertype: 'Lot' },
    { amount: 2_000_000, unit: 'acre' },
  ],
  [
    { ...house, propertyfiltertype: 'Farm', lotsizearea: 40 },
    { amount: 12_500, unit: 'acre' },
  ],
  [
    { ...house, propertyfiltertype: 'Multi-Family', numberofunitstotal: 4 },
    { amount: 125_000, unit: 'unit' },
  ],
  [
    { ...house, listprice: 2_195, livingarea: 1_756 },
    { amount: 1.25, unit: 'sqft' },
  ],
  [{ ...house, livingarea: null }, null],
  [{ ...house, livingarea: 0 }, null],
  // Less than half a cent.
  [{ ...house, livingarea: 1e12 }, null],
] as const)('price per area, case %#', (listing, expected) => {
  expect(pricePerArea(listing)).toEqual(expected);
});

it.each([
  [1.3, 'sqft', '$1.30/sq ft'],
  [10, 'sqft', '$10/sq ft'],
  [84_277, 'acre', '$84,277/acre'],
  [210_000, 'unit', '$210,000/unit'],
] as const)('%d per %s reads %s', (amount, unit, text) => {
  expect(perAreaText({ amount, unit })).toBe(text);
});

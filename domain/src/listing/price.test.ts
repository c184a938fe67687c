import { expect, it } from 'vitest';
import { priceText, shortPriceText } from './price.ts';
import { perAreaText, pricePerArea } from './price-per-area.ts';
import { shownPrice } from './shown-price.ts';

it.each([
  [1_250_000, 'Residential', '$1,250,000'],
  [2400, 'Residential Lease', '$2,400/mo'],
  [999, 'Land', '$999'],
] as const)('%d for %s reads %s', (price, type, text) => {
  expect(priceText(price, type)).toBe(text);
});

it.each([
  [950, '$950'],
  [2790, '$2,790'],
  [9_999, '$9,999'],
  [10_000, '$10k'],
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

it.each([
  ['the list price of a home for sale', { listprice: 500_000, closeprice: null }, 500_000],
  ['the close price where the viewer may see it', { listprice: 500_000, closeprice: 480_000 }, 480_000],
  ['a close price without a list price', { listprice: 0, closeprice: 480_000 }, 480_000],
])('the price that is shown is %s', (_what, prices, expected) => {
  expect(shownPrice(prices)).toBe(expected);
});

const house = {
  listprice: 500_000,
  closeprice: null,
  propertyfiltertype: 'Single Family Residence',
  livingarea: 2000,
  lotsizearea: 0.25,
  numberofunitstotal: null,
} as const;

it.each([
  [house, { amount: 250, unit: 'sqft' }],
  [
    { ...house, listprice: 819_000, closeprice: 795_500, livingarea: 3_124 },
    { amount: 255, unit: 'sqft' },
  ],
  [
    { ...house, propertyfiltertype: 'Multi-Family', numberofunitstotal: 4, closeprice: 480_000 },
    { amount: 120_000, unit: 'unit' },
  ],
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

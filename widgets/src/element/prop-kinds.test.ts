import { expect, test } from 'vitest';
import { attributeName, callbackName, INVALID, readProp } from './prop-kinds.ts';

test.each([
  ['12', 12],
  [' 12.5 ', 12.5],
  [7, 7],
  ['-1e3', -1000],
  ['$300,000', 300_000],
  ['450k', 450_000],
  ['1.2M', 1_200_000],
  ['6.5 %', 6.5],
  ['1.2.3', INVALID],
  ['1,2', INVALID],
  ['k', INVALID],
  ['', INVALID],
  ['12px', INVALID],
  ['Infinity', INVALID],
  [Number.NaN, INVALID],
  [null, undefined],
])('as a number %j is %s', (given, meant) => {
  expect(readProp('number', given)).toBe(meant);
});

test.each([
  ['', true],
  [true, true],
  ['false', false],
  ['lease', true],
  [null, false],
  [undefined, false],
  [false, false],
])('as a flag %j is %s', (given, meant) => {
  expect(readProp('flag', given)).toBe(meant);
});

test('a word must be one of the list, to the letter', () => {
  expect(readProp(['row', 'grid'], 'grid')).toBe('grid');
  expect(readProp(['row', 'grid'], 'Grid')).toBe(INVALID);
  expect(readProp(['row', 'grid'], null)).toBeUndefined();
});

test('raw values are not checked', () => {
  const value = { listprice: 1 };
  expect(readProp('raw', value)).toBe(value);
  expect(readProp('raw', null)).toBeNull();
});

test('names follow from each other', () => {
  expect(attributeName('listingId')).toBe('listing-id');
  expect(callbackName('hearth-listing-select')).toBe('onListingSelect');
});

import { expect, test } from 'vitest';
import { attributeName, callbackName, INVALID, readProp } from './prop-kinds.ts';

test.each([
  ['$300,000', 300_000],
  [7, 7],
  ['1,2', INVALID],
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

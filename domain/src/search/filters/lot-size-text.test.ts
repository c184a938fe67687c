import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { acresOfSquareFeet, formatLotSize, lotSizeWords, parseLotSizeText } from './lot-size-text.ts';

describe('a typed lot size', () => {
  it.each([
    ['0.5', 0.5],
    ['2', 2],
    ['.25', 0.25],
    ['1.', 1],
    ['2 a', 2],
    ['2ac', 2],
    ['2 acr', 2],
    ['1 acre', 1],
    ['10 ACRES', 10],
    ['43560 sq', 1],
    ['43,560 sq.', 1],
    ['21780sq.f', 0.5],
    ['21780 sq.ft', 0.5],
    ['21780 sq ft', 0.5],
    ['0,5 acres', 0.5],
    ['1,125 acres', 1125],
    ['43.560 sq ft', 1],
    ['43.560,0 sq ft', 1],
    ['0', 0],
  ])('%j is %d acres', (text, acres) => {
    expect(parseLotSizeText(text)).toBe(acres);
  });

  it.each(['', 'acre', '-1', '2 hectares', '1.2.3', 'sq.ft', '5 ft', '1e3'])('%j is none', (text) => {
    expect(parseLotSizeText(text)).toBeUndefined();
  });
});

describe('a lot size in words', () => {
  it.each([
    [0.04591, '2,000 sq ft'],
    [0.2499, '10,886 sq ft'],
    [0.25, '0.25 acres'],
    [1, '1 acre'],
    [2.5, '2.5 acres'],
    [100, '100 acres'],
  ])('%d acres are %j', (acres, text) => {
    expect(formatLotSize(acres)).toBe(text);
  });

  it('reads a written lot size as the same square feet', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10_889 }), (squareFeet) => {
        const acres = acresOfSquareFeet(squareFeet);
        expect(parseLotSizeText(formatLotSize(acres))).toBe(acres);
      }),
    );
  });
});

it.each([
  [0.1, '4,356 sq ft'],
  [0.3434, '0.34 acres'],
  [0.999, '1 acre'],
  [12.5, '12.5 acres'],
  [34_435.26171, '34,435 acres'],
])('%d acres read %s', (acres, words) => {
  expect(lotSizeWords(acres)).toBe(words);
});

import { fc, test as property } from '@fast-check/vitest';
import { expect, test } from 'vitest';
import { numberText } from './format-while-typing.ts';
import { numberIn } from './number-text.ts';

test.each([
  ['450000', '450,000'],
  ['$450k', '450,000'],
  ['$450 K', '450,000'],
  ['1.5m', '1,500,000'],
  ['1b', '1,000,000,000'],
  ['$ 450,000.00', '450,000.00'],
  ['450,000', '450,000'],
  ['$ 450,000.50 USD', '450,000.50'],
  ['6.25%', '6.25'],
  ['1.200,50', '1,200.50'],
  ['1,5m', '1,500,000'],
  ['1.200', '1.200'],
  ['1.2.3', '1.2.3'],
  ['007', '7'],
  ['0.5', '0.5'],
  ['.5', '.5'],
  ['', ''],
  ['-5', '-5'],
  ['abc', 'abc'],
  ['45o,000', '45o,000'],
  ['<script>alert(1)</script>', '<script>alert(1)</script>'],
])('%s becomes %s', (typed, shown) => {
  expect(numberText(typed)).toBe(shown);
});

test.each([
  ['', 0],
  ['1.200,50', 1200.5],
  ['1,200', 1200],
  ['1,5m', 1_500_000],
  ['1.200', Number.NaN],
  ['$ 450,000.00', 450_000],
  ['450,000 USD', 450_000],
  ['abc', Number.NaN],
  ['-5', Number.NaN],
  ['4-5', Number.NaN],
  ['4e5', Number.NaN],
])('%s means %d', (typed, value) => {
  expect(numberIn(typed, 2)).toBe(value);
});

test.each([
  ['6,5', '%', 3, 6.5],
  ['6,125', '%', 3, 6.125],
  ['3,5 %', '%', 2, 3.5],
  ['2.125', '%', 2, 2.13],
  ['500.000', '$', 0, 500_000],
  ['500,000', '$', 0, 500_000],
] as const)('%s means %s in a field of %s', (text, unit, decimals, value) => {
  expect(numberIn(text, decimals, unit)).toBe(value);
});

test('a text of ten thousand digits stays a number', () => {
  expect(numberText('9'.repeat(10_000)).length).toBeLessThan(30);
});

property.prop([fc.integer({ min: 0, max: 1_000_000_000 })])('what is grouped means the same', (value) => {
  const text = numberText(String(value));
  expect(numberIn(text, 0)).toBe(value);
  expect(numberText(text)).toBe(text);
});

import { expect, test } from 'vitest';
import { readFigure } from './figure.ts';

test.each([
  ['12', 12],
  [' 12.5 ', 12.5],
  ['-1e3', -1000],
  ['$300,000', 300_000],
  ['450k', 450_000],
  ['1.2M', 1_200_000],
  ['6.5 %', 6.5],
  ['1.2.3', null],
  ['1,2', null],
  ['$', null],
  ['k', null],
  ['', null],
  ['12px', null],
  ['Infinity', null],
])('the figure %j is %s', (text, meant) => {
  expect(readFigure(text)).toBe(meant);
});

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
  ['500.000', null],
  ['$10.500', null],
  ['6.125', 6.125],
  ['10.125%', 10.125],
  ['$', null],
  ['k', null],
  ['', null],
  ['12px', null],
  ['Infinity', null],
])('the figure %j is %s', (text, meant) => {
  expect(readFigure(text)).toBe(meant);
});

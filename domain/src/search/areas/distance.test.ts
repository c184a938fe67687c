import { expect, it } from 'vitest';
import { milesText } from './distance.ts';

it.each([
  [0, 'under 0.1 mi'],
  [0.1, '0.1 mi'],
  [12.4, '12.4 mi'],
])('a distance of %d miles reads %s', (miles, text) => {
  expect(milesText(miles)).toBe(text);
});

import { expect, it } from 'vitest';
import { fewNames } from './few-names.ts';

it('quotes up to four names, or the first three and counts the others', () => {
  expect(fewNames(['Lofts'])).toBe('“Lofts”');
  expect(fewNames(['A', 'B', 'C', 'D'])).toBe('“A”, “B”, “C” and “D”');
  expect(fewNames(['A', 'B', 'C', 'D', 'E'])).toBe('“A”, “B”, “C” and 2 more');
});

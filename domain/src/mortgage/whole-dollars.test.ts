import { fc, test as property } from '@fast-check/vitest';
import { expect, test } from 'vitest';
import { wholeDollars } from './whole-dollars.ts';

test('whole amounts stay as they are, and rounded ones add up to the rounded sum', () => {
  expect(wholeDollars([2528, 833.67, 50, 33.5])).toEqual([2528, 834, 50, 33]);
});

const amounts = fc.array(fc.double({ min: 0, max: 1e6, noNaN: true }), { maxLength: 6 });
property.prop([amounts])('each amount differs by a dollar at most', (exact) => {
  const rounded = wholeDollars(exact);
  expect(rounded.every((amount, index) => Math.abs(amount - (exact[index] ?? 0)) <= 1)).toBe(true);
  const total = exact.reduce((sum, amount) => sum + amount, 0);
  expect(rounded.reduce((sum, amount) => sum + amount, 0)).toBe(Math.round(total));
});

import { expect, it } from 'vitest';
import { rangeText } from './result-range.ts';

it.each([
  [{ page: 1, limit: null, total: 1234 }, '1–50 of 1,234'],
  [{ page: 25, limit: null, total: 1234 }, '1,201–1,234 of 1,234'],
  [{ page: 2, limit: 20, total: 57 }, '21–40 of 57'],
  [{ page: 1, limit: null, total: 2 }, '1–2 of 2'],
  [{ page: 2, limit: 2, total: 3 }, '3 of 3'],
  [{ page: 1, limit: null, total: 1 }, null],
  [{ page: 1, limit: null, total: 0 }, null],
  [{ page: 9, limit: null, total: 100 }, null],
])('the page %j reads %j', (shown, text) => {
  expect(rangeText(shown)).toBe(text);
});

import { expect, it } from 'vitest';
import { countAxis, heightOn, lineSegments, priceAxis, roundUp } from './chart-scale.ts';

it.each([
  [0, 1],
  [1, 1],
  [3, 5],
  [17, 20],
  [22, 25],
  [51, 100],
  [1200, 2000],
])('rounds %d up to %d', (value, round) => {
  expect(roundUp(value)).toBe(round);
});

it('starts counts at zero, also without values', () => {
  expect(countAxis([3, 12, 7])).toEqual({ from: 0, to: 20 });
  expect(countAxis([])).toEqual({ from: 0, to: 2 });
});

it.each([
  [1, 2],
  [5, 6],
  [9, 10],
  [53, 60],
  [101, 200],
  [1200, 2000],
])('ends counts up to %d at %d, whose half is a count too', (value, to) => {
  expect(countAxis([value]).to).toBe(to);
});

it('leaves room under and over prices', () => {
  for (const prices of [[520_000, 610_000], [1_000_000], [90_000, 3_000_000], []]) {
    const axis = priceAxis(prices);
    expect(axis.to).toBeGreaterThan(axis.from);
    for (const price of prices) {
      expect(heightOn(axis, price)).toBeGreaterThanOrEqual(0);
      expect(heightOn(axis, price)).toBeLessThanOrEqual(100);
    }
  }
  expect(priceAxis([520_000, 610_000])).toEqual({ from: 475_000, to: 625_000 });
});

it('breaks a line where a month has no value', () => {
  expect(lineSegments([1, 2, null, 4, null, null, 7])).toEqual([
    [
      [0, 1],
      [1, 2],
    ],
    [[3, 4]],
    [[6, 7]],
  ]);
  expect(lineSegments([null])).toEqual([]);
});

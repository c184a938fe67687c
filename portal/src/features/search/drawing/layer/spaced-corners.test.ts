import { expect, test } from 'vitest';
import { spacedCorners } from './spaced-corners.ts';

const row = [0, 10, 20, 30, 45, 60].map((x) => ({ x, y: 0 }));

test('handles are spaced apart, from the first corner on', () => {
  expect(spacedCorners(row, 30, null)).toEqual([0, 3, 5]);
});

test('the corner being dragged always has a handle', () => {
  expect(spacedCorners(row, 30, 1)).toEqual([1, 4]);
});

test('every corner has one where there is room', () => {
  expect(spacedCorners(row, 10, null)).toEqual([0, 1, 2, 3, 4, 5]);
  expect(spacedCorners([], 10, null)).toEqual([]);
});

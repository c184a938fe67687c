import { viewers } from '@hearth/domain/testing/a-viewer.ts';
import { afterEach, expect, test } from 'vitest';
import { countListingView, restartListingViews } from './listing-views.ts';

afterEach(() => localStorage.clear());

test('the pages of listings that a guest opens are counted on this device, the same one once', () => {
  const opened = ['A', 'A', 'B', 'A'].map((id) => countListingView(id, viewers.guest));
  expect(opened).toEqual([1, 1, 2, 3]);
  restartListingViews();
  expect(['A', 'C'].map((id) => countListingView(id, viewers.guest))).toEqual([0, 1]);
});

test('signed-in people are not counted, and a count that another script broke starts anew', () => {
  localStorage.setItem('hearth-listing-views', '{"views":-5}');
  expect(countListingView('A', viewers.client)).toBe(0);
  expect(countListingView('A', viewers.guest)).toBe(1);
});

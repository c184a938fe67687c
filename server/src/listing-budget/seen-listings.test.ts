import { expect, it } from 'vitest';
import { createSeenListings } from './seen-listings.ts';

it('counts listings that are new to a reader, and four pins as one', () => {
  const seen = createSeenListings();
  expect(seen.countNew('ada', { listings: ['1', '2'] })).toBe(2);
  expect(seen.countNew('ada', { listings: ['2', '3'] })).toBe(1);
  expect(seen.countNew('bob', { listings: ['2'] })).toBe(1);
  // Three pins are new; the fourth one makes a listing.
  expect(seen.countNew('ada', { pins: ['3', '4', '5', '6'] })).toBe(0);
  expect(seen.countNew('ada', { pins: ['6', '7'] })).toBe(1);
  // A listing whose pin was seen is new.
  expect(seen.countNew('ada', { listings: ['4'] })).toBe(1);
});

it('forgets readers, not their counts, where it remembers too many ids', () => {
  const seen = createSeenListings(5);
  expect(seen.countNew('ada', { listings: ['1', '2', '3'] })).toBe(3);
  expect(seen.countNew('bob', { listings: ['1', '2', '3'] })).toBe(3);
  expect(seen.countNew('ada', { listings: ['1', '2', '3'] })).toBe(3);
});

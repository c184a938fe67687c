import { expect, it } from 'vitest';
import { slugOf } from './slug.ts';

it.each([
  ['José De la Cruz', 'jose-de-la-cruz'],
  ['  1204 S. Lamar Blvd #4 ', '1204-s-lamar-blvd-4'],
  ['-- ½ Acre --', '1-2-acre'],
  ['李', ''],
  ['', ''],
])('the slug of %j is %j', (text, slug) => {
  expect(slugOf(text)).toBe(slug);
});

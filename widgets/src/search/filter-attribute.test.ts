import { expect, test } from 'vitest';
import { isFilterAttribute } from './filter-attribute.ts';

test.for(['waterfront', 'max-year-built', 'open-house'])('%s may be a filter', (name) => {
  expect(isFilterAttribute(name)).toBe(true);
});

test.for([
  'class',
  'id',
  'style',
  'dir',
  'onclick',
  'data-v-4f2',
  'aria-label',
  'v-on:click',
  'v-cloak',
  'x-data',
  'hx-get',
  ':foo',
])('%s is the page\u2019s own, and no search is asked about it', (name) => {
  expect(isFilterAttribute(name)).toBe(false);
});

import { expect, test } from 'vitest';
import { filterKeys } from '../search/filters/filter-table.ts';
import { isHostAttribute } from './host-attribute.ts';

test.for([
  'class',
  'onclick',
  'data-v-4f2',
  'x-data',
  'hx-get',
  'v-cloak',
  ':foo',
  '@foo',
  'ng-version',
  '_nghost-c1',
  'wire:model',
])('%s is the page\u2019s own attribute', (name) => {
  expect(isHostAttribute(name)).toBe(true);
});

test('gives no filter the name of a page attribute', () => {
  const names = filterKeys.map((key) => key.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`));
  expect(names.filter(isHostAttribute)).toEqual([]);
});

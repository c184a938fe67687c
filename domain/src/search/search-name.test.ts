import { expect, it } from 'vitest';
import { searchName } from './search-name.ts';
import type { SearchTag } from './tags/tag.ts';

const place = (label: string): SearchTag => ({ type: 'city', id: label, value: label, label });

it.each([
  [[], 'Homes for sale'],
  [['Austin'], 'Homes for sale in Austin'],
  [['Austin', 'Buda'], 'Homes for sale in Austin and Buda'],
  [['Austin', 'Buda', 'Kyle'], 'Homes for sale in Austin, Buda and 1 more place'],
  [['Austin', 'Buda', 'Kyle', 'Leander'], 'Homes for sale in Austin, Buda and 2 more places'],
])('names a search of the places %j: %s', (places, name) => {
  expect(searchName({ lease: false, tags: places.map(place) })).toBe(name);
});

it('names a search for leases, and a group of areas without its children', () => {
  const tags = [place('Hill Country'), { ...place('Bee Cave'), isChild: true } as const];
  expect(searchName({ lease: true, tags })).toBe('Homes for lease in Hill Country');
});

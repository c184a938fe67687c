import { expect, test } from 'vitest';
import { areaIds, keepKnownAreas } from './known-areas.ts';
import type { SearchTag } from './tag.ts';

const tag = (type: SearchTag['type'], id: string): SearchTag => ({ type, id, value: id, label: id });
const search = {
  tags: [tag('city', 'city-austin'), tag('address', '1 Main St'), tag('custom', 'custom-gone')],
  locations: ['zip-78704', 'zip-gone'],
};

test('the areas of a search are those of its link and of its tags', () => {
  expect(areaIds(search)).toEqual(['zip-78704', 'zip-gone', 'city-austin', 'custom-gone']);
});

test('unknown areas are removed; address texts stay', () => {
  expect(keepKnownAreas(search, new Set(['city-austin', 'zip-78704']))).toEqual({
    tags: [tag('city', 'city-austin'), tag('address', '1 Main St')],
    locations: ['zip-78704'],
  });
});

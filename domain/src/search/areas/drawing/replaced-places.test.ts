import { expect, it } from 'vitest';
import type { SearchTag, TagType } from '../../tags/tag.ts';
import { drawnPlaces, namedPlaces, replacedWords, withPlaces } from './replaced-places.ts';

const tag = (type: TagType, label: string): SearchTag => ({ type, id: label, value: label, label });
const drawn = tag('custom', 'Drawn area');
const austin = tag('city', 'Austin');
const buda = tag('city', 'Buda');
const lamar = tag('street', 'Lamar Blvd');

it('a drawn area replaces named areas, streets and areas of a link, but no other drawn area', () => {
  const search = { tags: [austin, drawn, lamar], locations: ['boundary-7'] };
  expect(drawnPlaces(search)).toEqual({ tags: [drawn], locations: [] });
  expect(namedPlaces(search)).toEqual({ tags: [austin, lamar], locations: ['boundary-7'] });
  expect(namedPlaces({ tags: [drawn], locations: [] })).toBeNull();
});

it('replaced places are added once to the places that a search has by then', () => {
  const replaced = { tags: [austin, lamar], locations: ['a'] };
  expect(withPlaces({ tags: [drawn, austin], locations: ['a', 'b'] }, replaced)).toEqual({
    tags: [drawn, austin, lamar],
    locations: ['a', 'b'],
  });
});

it.each([
  [[austin], [], 'Austin', 'Add Austin back'],
  [[austin, buda], [], 'Austin and Buda', 'Add them back'],
  [[austin, buda, lamar], [], 'Austin and 2 more', 'Add them back'],
  [[austin], ['a'], 'Austin and 1 more', 'Add them back'],
  [[], ['a'], 'the area of this link', 'Add the area back'],
])('the notice names the replaced places %j %j', (tags, locations, names, back) => {
  expect(replacedWords({ tags, locations })).toEqual({
    text: `Showing homes in your drawn area instead of ${names}.`,
    back,
  });
});

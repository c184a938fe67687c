import { expect, it } from 'vitest';
import { withStoredAreas, withStoredNames } from './stored-names.ts';
import type { SearchTag } from './tag.ts';

const tag = (type: SearchTag['type'], id: string, label: string, value = label): SearchTag => ({
  type,
  id,
  value,
  label,
});
const names = new Map([
  ['city-austin', 'Austin'],
  ['county-travis', 'Travis'],
  ['district-aisd', 'Austin'],
  ['drawn', 'Drawn area'],
]);

it('replace the names of areas in a link', () => {
  const kyle = tag('city', 'city-kyle', 'Kyle');
  expect(withStoredNames([tag('city', 'city-austin', 'Free money'), kyle], names)).toEqual([
    tag('city', 'city-austin', 'Austin'),
    kyle,
  ]);
  expect(withStoredNames([tag('city', 'city-austin', 'Austin', 'free-money')], names)).toEqual([
    tag('city', 'city-austin', 'Austin'),
  ]);
  expect(withStoredNames([tag('county', 'county-travis', 'x')], names)[0]?.label).toBe('Travis County');
  expect(withStoredNames([tag('schooldistrict', 'district-aisd', 'x')], names)[0]?.label).toBe('Austin ISD');
  expect(withStoredNames([tag('custom', 'drawn', 'Drawn area of gold')], names)[0]?.label).toBe('Drawn area');
});

it('keeps tags that have the name in another spelling', () => {
  for (const good of [
    [tag('county', 'county-travis', 'Travis County')],
    [tag('county', 'county-travis', 'Travis')],
    [tag('schooldistrict', 'district-aisd', 'Austin ISD')],
    [tag('custom', 'drawn', 'Drawn area 2')],
    [tag('address', 'city-austin', 'Anything')],
    [tag('city', 'not-stored', 'Anything')],
  ])
    expect(withStoredNames(good, names)).toBe(good);
});

it('make tags of areas that a link has as ids', () => {
  const areas = new Map([
    ['city-austin', { type: 'city', name: 'Austin' }],
    ['county-travis', { type: 'county', name: 'Travis' }],
    ['custom-1', { type: 'custom', name: 'Drawn area' }],
    ['custom-2', { type: 'custom', name: 'Drawn area' }],
    ['lake', { type: 'water', name: 'Lake Travis' }],
  ]);
  const austin = tag('city', 'city-austin', 'Austin');
  const named = withStoredAreas(
    { tags: [austin], locations: ['county-travis', 'custom-1', 'city-austin', 'custom-2', 'lake', 'gone'] },
    areas,
  );
  expect(named.tags).toEqual([
    austin,
    tag('county', 'county-travis', 'Travis County'),
    tag('custom', 'custom-1', 'Drawn area'),
    tag('custom', 'custom-2', 'Drawn area 2'),
  ]);
  expect(named.locations).toEqual(['lake', 'gone']);
  const without = { tags: [austin], locations: ['gone'] };
  expect(withStoredAreas(without, areas)).toEqual(without);
});

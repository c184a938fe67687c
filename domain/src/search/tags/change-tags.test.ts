import { describe, expect, it } from 'vitest';
import { addressTagOf, addTag, parentTag, removeTag, shownTags, toggleGroup } from './change-tags.ts';
import type { SearchTag } from './tag.ts';

const tag = (type: SearchTag['type'], id: string, more: Partial<SearchTag> = {}): SearchTag => ({
  ...{ type, id, value: id, label: id },
  ...more,
});
const austin = tag('city', 'austin');
const zilker = tag('subdivision', 'zilker');
const group = tag('group', 'mine');
const child = (id: string) => tag('city', id, { isChild: true });

describe('tags', () => {
  it('adds tags at the end, each once', () => {
    expect(addTag([austin, zilker], tag('city', 'austin', { label: 'Austin' }))).toEqual([
      zilker,
      tag('city', 'austin', { label: 'Austin' }),
    ]);
    expect(addTag([tag('county', 'austin')], austin)).toHaveLength(2);
  });

  it('removes tags by type and id', () => {
    expect(removeTag([austin, zilker], { ...austin, label: 'another' })).toEqual([zilker]);
    expect(removeTag([austin], zilker)).toEqual([austin]);
  });

  it('removes tags with their group', () => {
    const tags = [austin, group, child('a'), child('b'), zilker];
    expect(removeTag(tags, group)).toEqual([austin, zilker]);
    expect(removeTag([group, child('a')], group)).toEqual([]);
    expect(removeTag(tags, child('a'))).toEqual([austin, group, child('b'), zilker]);
  });

  it('shows the tags of a group only while it is open', () => {
    const tags = [austin, group, child('a'), zilker];
    expect(shownTags(tags)).toEqual([austin, group, zilker]);
    const opened = toggleGroup(tags, group);
    expect(shownTags(opened)).toHaveLength(4);
    expect(toggleGroup(opened, group)).toEqual(tags);
    expect(toggleGroup(tags, austin)).toEqual(tags);
  });
});

it.each([
  ['Homes', 'Homes'],
  ['Exactly twenty-five chars', 'Exactly twenty-five chars'],
  ['Our first house with a large garden', 'Our first house with a l…'],
  ['🏡'.repeat(30), `${'🏡'.repeat(24)}…`],
])('a saved search called %s has a tag called %s', (name, label) => {
  expect(parentTag('12', name)).toEqual({ type: 'group', id: '12', value: name, label });
  expect([...label].length).toBeLessThanOrEqual(25);
});

describe("an MLS number's tag", () => {
  const number = tag('mlscode', '4000001');

  it('becomes the address of its listing', () => {
    expect(addressTagOf(number, '1204 Oak St, Austin, TX 78704')).toEqual(
      tag('address', '1204 Oak St, Austin, TX 78704'),
    );
  });

  it('stays where the address is hidden, and so do other tags', () => {
    expect(addressTagOf(number, null)).toEqual(number);
    expect(addressTagOf(austin, '1204 Oak St')).toEqual(austin);
  });
});

import { expect, it } from 'vitest';
import type { SearchTag } from '../../tags/tag.ts';
import { cornersOf, polygonOf, withDrawnAreas } from './drawn-tag.ts';

const corners = [
  { latitude: 30.1, longitude: -97.1 },
  { latitude: 30.1, longitude: -97.2 },
  { latitude: 30.2, longitude: -97.2 },
];
const kept = (id: string, label: string): SearchTag => ({ type: 'custom', id, value: label, label });
const drawn = (id: string, label: string): SearchTag => ({ ...kept(id, label), isTemporary: true });
const city: SearchTag = { type: 'city', id: 'city-austin', value: 'Austin', label: 'Austin' };

it('corners convert to a closed GeoJSON ring and back', () => {
  const polygon = polygonOf(corners);
  expect(polygon.coordinates[0]).toEqual([
    [-97.1, 30.1],
    [-97.2, 30.1],
    [-97.2, 30.2],
    [-97.1, 30.1],
  ]);
  expect(cornersOf(polygon)).toEqual([corners]);
  expect(
    cornersOf({ type: 'MultiPolygon', coordinates: [polygon.coordinates, polygon.coordinates] }),
  ).toEqual([corners, corners]);
});

it('a drawn area becomes a tag with its own name', () => {
  expect(withDrawnAreas([city], ['a'], null)).toEqual([city, drawn('a', 'Drawn area')]);
  expect(withDrawnAreas([drawn('a', 'Drawn area')], ['b', 'c'], null)).toEqual([
    drawn('a', 'Drawn area'),
    drawn('b', 'Drawn area 2'),
    drawn('c', 'Drawn area 3'),
  ]);
});

it('a free name is used again', () => {
  expect(withDrawnAreas([drawn('b', 'Drawn area 2')], ['c'], null).at(-1)).toEqual(drawn('c', 'Drawn area'));
});

it('an area that is already in the search is not added again', () => {
  const tags = [drawn('a', 'Drawn area')];
  expect(withDrawnAreas(tags, ['a'], null)).toEqual(tags);
  expect(withDrawnAreas([], ['a', 'a'], null)).toEqual(tags);
});

it('an edited area has the position and the name of its tag', () => {
  const tags = [drawn('a', 'Drawn area'), city];
  expect(withDrawnAreas(tags, ['b'], 'a')).toEqual([drawn('b', 'Drawn area'), city]);
  expect(withDrawnAreas(tags, ['b', 'c'], 'a')).toEqual([
    drawn('b', 'Drawn area'),
    city,
    drawn('c', 'Drawn area 2'),
  ]);
  expect(withDrawnAreas(tags, ['a'], 'a')).toEqual(tags);
});

it('an edited area is temporary, even if its earlier form was saved', () => {
  expect(withDrawnAreas([kept('a', 'Drawn area')], ['b'], 'a')).toEqual([drawn('b', 'Drawn area')]);
  expect(withDrawnAreas([kept('a', 'Drawn area')], ['b'], null)[0]).toEqual(kept('a', 'Drawn area'));
});

it('an edited area that equals another one is removed', () => {
  const tags = [drawn('a', 'Drawn area'), drawn('b', 'Drawn area 2')];
  expect(withDrawnAreas(tags, ['a'], 'b')).toEqual([drawn('a', 'Drawn area')]);
});

it('an edited area whose tag was removed becomes a new tag', () => {
  expect(withDrawnAreas([city], ['b'], 'a')).toEqual([city, drawn('b', 'Drawn area')]);
});

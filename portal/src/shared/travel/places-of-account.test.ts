import { expect, test } from 'vitest';
import type { Traveler } from './commute-plan.ts';
import { placeChanges, withPlacesOfAccount, withUnsaved } from './places-of-account.ts';

const at = (name: string, latitude: number) => ({ name, latitude, longitude: -97.7 });
const stored = (id: number, name: string, latitude: number) => ({
  ...{ id, name, address: `${name} Street` },
  ...{ latitude, longitude: -97.7 },
});
const driver = (...places: Traveler['places']): Traveler => ({ mode: 'DRIVING', places });

const work = at('Work', 30.1);
const school = at('School', 30.2);

test('places that the account lost go, its names count, and the first person gets the others', () => {
  const account = [stored(1, 'The office', 30.10001), stored(2, 'Gym', 30.3), stored(3, 'School', 30.2)];
  expect(withPlacesOfAccount([driver(work, at('Old', 31)), driver(school)], account)).toEqual([
    driver({ ...work, name: 'The office', latitude: 30.10001 }, at('Gym', 30.3)),
    driver(school),
  ]);
});

test('a new device has the first four places of the account', () => {
  const account = [1, 2, 3, 4, 5].map((id) => stored(id, `Place ${id}`, 30 + id));
  const [first] = withPlacesOfAccount([driver()], account);
  expect(first?.places.map(({ name }) => name)).toEqual(['Place 1', 'Place 2', 'Place 3', 'Place 4']);
});

test('new places stay until the account has them, with the names that it has then', () => {
  const changed = withUnsaved([driver(work)], [driver(work, school)]);
  expect(changed).toEqual([driver(work, { ...school, isUnsaved: true })]);
  const account = [stored(1, 'Work', 30.1)];
  expect(withPlacesOfAccount(changed, account)).toEqual(changed);
  expect(withPlacesOfAccount(changed, [...account, stored(2, 'School', 30.2)])).toEqual([
    driver(work, school),
  ]);
});

test('the account gets what it has not, and loses what no person of the plan has any more', () => {
  const waiting = { ...school, isUnsaved: true } as const;
  expect(placeChanges([driver(work)], [driver(work, school)])).toEqual({
    added: [school],
    waiting: [],
    removed: [],
  });
  expect(placeChanges([driver(waiting)], [driver(work, waiting)])).toEqual({
    added: [work],
    waiting: [waiting],
    removed: [],
  });
  expect(placeChanges([driver(), driver()], [driver(work), driver(work)]).added).toEqual([work]);
  expect(placeChanges([driver(work), driver(work)], [driver(work), driver()]).removed).toEqual([]);
  expect(placeChanges([driver(work)], [driver()])).toEqual({ added: [], waiting: [], removed: [work] });
});

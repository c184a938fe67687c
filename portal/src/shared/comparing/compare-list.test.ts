import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createCompareList } from './compare-list.ts';

const home = (listingid: string) => ({ listingid, name: `${listingid} Oak Ln`, photo: null });
const idsOf = (list: ReturnType<typeof createCompareList>) => list.state.homes.map((each) => each.listingid);

let kept: Map<string, string>;
beforeEach(() => {
  kept = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});
afterEach(() => vi.unstubAllGlobals());

test('a home is added and removed, and a fifth is refused', () => {
  const list = createCompareList();
  for (const id of ['a', 'b', 'c', 'd']) expect(list.toggle(home(id))).toBe(true);
  expect(list.toggle(home('e'))).toBe(false);
  expect(idsOf(list)).toEqual(['a', 'b', 'c', 'd']);
  expect(list.toggle(home('b'))).toBe(true);
  list.remove('a');
  expect(idsOf(list)).toEqual(['c', 'd']);
});

test('a removed home returns to its place while there is room', () => {
  const list = createCompareList();
  for (const id of ['a', 'b', 'c', 'd']) list.toggle(home(id));
  const putBack = list.remove('b');
  expect(idsOf(list)).toEqual(['a', 'c', 'd']);
  putBack();
  putBack();
  expect(idsOf(list)).toEqual(['a', 'b', 'c', 'd']);
  const tooLate = list.remove('a');
  list.toggle(home('e'));
  tooLate();
  list.remove('unknown')();
  expect(idsOf(list)).toEqual(['b', 'c', 'd', 'e']);
});

test('the next page has the same homes, and nothing is stored before the first', () => {
  createCompareList();
  expect(kept.size).toBe(0);
  createCompareList().toggle(home('a'));
  expect(idsOf(createCompareList())).toEqual(['a']);
  createCompareList().clear();
  expect(idsOf(createCompareList())).toEqual([]);
});

test('choices and removals of another tab are followed', () => {
  const tab = new EventTarget();
  vi.stubGlobal('addEventListener', tab.addEventListener.bind(tab));
  const list = createCompareList();
  const told = (key: string | null) => tab.dispatchEvent(Object.assign(new Event('storage'), { key }));
  kept.set('hearth-compare', JSON.stringify([home('a'), home('b')]));
  told('another-id');
  expect(idsOf(list)).toEqual([]);
  told('hearth-compare');
  expect(idsOf(list)).toEqual(['a', 'b']);
  kept.clear();
  told(null);
  expect(idsOf(list)).toEqual([]);
});

test('foreign values in storage are ignored', () => {
  kept.set('hearth-compare', JSON.stringify([1, null, { listingid: 2 }, home('a')]));
  expect(idsOf(createCompareList())).toEqual(['a']);
  kept.set('hearth-compare', '{');
  expect(idsOf(createCompareList())).toEqual([]);
});

import { expect, test } from 'vitest';
import { type Memory, memoryChanges } from './memory-changes.ts';

/** Searches by one letter each, and homes. */
const memory = (searches: string, homes: readonly string[] = []): Memory => ({
  recentSearches: [...searches].map((query) => ({ query, searchCount: 1 })),
  viewedListings: homes,
  looks: [],
});

const queries = (searches: readonly { readonly query: string }[]) =>
  searches.map(({ query }) => query).join('');

test.each([
  ['nothing', 'abc', 'abc', '', ''],
  ['a new search', 'abc', 'nabc', 'n', ''],
  ['a removed one', 'abc', 'ac', '', 'b'],
  ['all removed', 'abc', '', '', 'abc'],
  ['a full list that drops its last one', 'abcdefghij', 'nabcdefghi', 'n', ''],
  ['a full list that drops its last one, and lost another', 'abcdefghij', 'nabdefghi', 'n', 'c'],
  ['a full list in which a new one took the room of a removed one', 'abcdefghij', 'nabdefghij', 'n', 'c'],
  ['a list that was not full', 'abcdefghi', 'nabcdefgh', 'n', 'i'],
  ['a list that is new as a whole', 'abcdefghij', 'klmnopqrst', 'klmnopqrst', ''],
])('%s', (_what, before, now, added, removed) => {
  const changes = memoryChanges(memory(before), memory(now));
  expect([queries(changes.recentSearches), queries(changes.removed)]).toEqual([added, removed]);
});

test('a search that was run once more is sent again, and a home that was opened again', () => {
  const before = memory('ab', ['L1', 'L2', 'L3']);
  const again = { query: 'a', searchCount: 2 };
  const now = { ...memory('b', ['L3', 'L1', 'L2']), recentSearches: [again, ...memory('b').recentSearches] };
  expect(memoryChanges(before, now)).toEqual({
    recentSearches: [again],
    viewedListings: ['L3'],
    looks: [],
    removed: [],
  });
});

test('a home that is first since those ahead of it were removed is not sent as opened again', () => {
  const changes = memoryChanges(memory('', ['L1', 'L2', 'L3']), memory('', ['L2', 'L3']));
  expect(changes.viewedListings).toEqual([]);
});

test('a look that changed is sent, and one that the account has is not', () => {
  const look = {
    listingid: 'L1',
    day: '2026-11-01',
    listprice: 1,
    mlsstatus: 'Active',
    photoscount: 2,
  } as const;
  const newer = { ...look, day: '2026-11-02' };
  const now = { ...memory(''), looks: [newer, { ...look, listingid: 'L2' }] };
  expect(memoryChanges({ ...now, looks: [look, ...now.looks.slice(1)] }, now).looks).toEqual([newer]);
});

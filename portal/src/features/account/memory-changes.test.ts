import { expect, test } from 'vitest';
import { type Memory, memoryChanges } from './memory-changes.ts';

/** Searches by one letter each, and homes. */
const memory = (searches: string, homes: readonly string[] = []): Memory => ({
  recentSearches: [...searches].map((query) => ({ query, searchCount: 1 })),
  viewedListings: homes,
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
  const now = { recentSearches: [again, ...memory('b').recentSearches], viewedListings: ['L3', 'L1', 'L2'] };
  expect(memoryChanges(before, now)).toEqual({
    recentSearches: [again],
    viewedListings: ['L3'],
    removed: [],
  });
});

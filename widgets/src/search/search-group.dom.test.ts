import { expect, test } from 'vitest';
import { aSearchResult } from '../testing/home-server.ts';
import { joinGroup } from './search-group.ts';
import { createSearchStore } from './search-store.ts';
import type { WidgetQuery } from './widget-query.ts';

function aPage() {
  const requested: WidgetQuery[] = [];
  const create = (query: WidgetQuery) => () =>
    createSearchStore<WidgetQuery>({
      find: async (next) => {
        requested.push(next);
        return aSearchResult();
      },
      query,
    });
  const join = (name: string, start: WidgetQuery = {}) => joinGroup(name, create(start), start);
  return { join, requested };
}

test('elements of one group have one store, others have theirs', () => {
  const { join } = aPage();
  const bar = join('a');
  const cards = join('a');
  const other = join('b');
  expect(cards.store).toBe(bar.store);
  expect(other.store).not.toBe(bar.store);
  for (const { leave } of [bar, cards, other]) leave();
});

test('ends the group with the last member, also where that leaves twice', () => {
  const { join } = aPage();
  const first = join('a');
  const second = join('a');
  first.leave();
  first.leave();
  const third = join('a');
  expect(third.store).toBe(second.store);
  second.leave();
  third.leave();
  const later = join('a');
  expect(later.store).not.toBe(second.store);
  later.leave();
});

test('a later member adds only values that no earlier one has set', () => {
  const { join, requested } = aPage();
  const bar = join('a', { filters: { minPrice: 1 }, extra: { waterfront: 'true' } });
  const cards = join('a', { limit: 6, filters: { minPrice: 2, minBedrooms: 3 }, extra: { farm: 'true' } });
  expect(bar.store.state.query).toEqual({
    limit: 6,
    filters: { minPrice: 1, minBedrooms: 3 },
    extra: { waterfront: 'true', farm: 'true' },
  });
  expect(requested).toEqual([]);
  bar.leave();
  cards.leave();
});

test('a member that joins late searches only if it adds something new', async () => {
  const { join, requested } = aPage();
  const first = join('a', { filters: { minPrice: 1 } });
  await first.store.search();
  const same = join('a', { filters: { minPrice: 1 } });
  expect(requested).toHaveLength(1);
  const more = join('a', { limit: 3 });
  expect(requested.at(-1)).toMatchObject({ limit: 3, filters: { minPrice: 1 } });
  for (const { leave } of [first, same, more]) leave();
});

import { test as law } from '@fast-check/vitest';
import { readListAddress } from '@hearth/domain/page/list-address.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { listQuery } from './list-state.ts';

const choices = { sortBy: ['date', 'name'], period: ['0', '7', '30'], query: [] } as const;

law.prop([
  fc.record({
    page: fc.integer({ min: 1, max: 9999 }),
    chosen: fc.record({
      sortBy: fc.constantFrom(...choices.sortBy),
      period: fc.constantFrom(...choices.period),
      query: fc.string(),
    }),
  }),
])('reads the page and choices that an address was written from', (address) => {
  expect(readListAddress(new URLSearchParams(listQuery(address, choices)), choices)).toEqual(address);
});

test('omits the first page and every default from an address', () => {
  const chosen = { sortBy: 'date', period: '0', query: '' } as const;
  expect(listQuery({ page: 1, chosen }, choices)).toBe('');
  expect(listQuery({ page: 2, chosen: { ...chosen, period: '7' } }, choices)).toBe('?period=7&page=2');
});

test.each(['?page=0', '?page=x', '?page=12345', '?sortBy=price&period=5'])(
  'reads defaults where the address %s has values that no list has',
  (search) => {
    const chosen = { sortBy: 'date', period: '0', query: '' };
    expect(readListAddress(new URLSearchParams(search), choices)).toEqual({ page: 1, chosen });
  },
);

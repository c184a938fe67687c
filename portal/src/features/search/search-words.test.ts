import { emptySearch } from '@hearth/domain/search/empty-search.ts';
import { defaultSort } from '@hearth/domain/search/sort/sort.ts';
import { homesText } from '@hearth/widgets/search/search-words.ts';
import { describe, expect, it } from 'vitest';
import { guestSearches } from '../../testing/an-app.ts';
import { givenUp } from './relaxation-words.ts';
import { countText } from './search-words.ts';

const search = emptySearch({
  lease: false,
  filters: { ...guestSearches.defaults(false).filters, minBedrooms: 4, fireplace: true },
  sort: defaultSort,
  ourListingsFirst: false,
});

describe('the count of a search', () => {
  it.each([
    ['initial', undefined, 'Loading...'],
    ['loading', undefined, 'Loading...'],
    ['reloading', 12, '12 homes found'],
    ['succeeded', 1234, '1,234 homes found'],
    ['succeeded', 1, '1 home found'],
    ['succeeded', 0, 'No homes found'],
    ['failed', undefined, 'Unable to fetch listings'],
  ])('while %s with %s homes reads %s', (status, total, text) => {
    expect(countText(status, total === undefined ? undefined : { total })).toBe(text);
  });
});

describe('what a search can give up', () => {
  it('is called as its chip is', () => {
    expect(givenUp('minBedrooms', search)).toBe('4+ beds');
    expect(givenUp('fireplace', search)).toBe('Fireplace');
    expect(givenUp('bounds', search)).toBe('the map area');
    expect(givenUp('tags', search)).toBe('the chosen areas');
    const zilker = { type: 'subdivision', id: 'zilker', value: 'Zilker', label: 'Zilker' } as const;
    expect(givenUp('tags', { ...search, tags: [zilker] })).toBe('Zilker');
    const noLots = { ...search, filters: { ...search.filters, lot: false } };
    expect(givenUp('lot', noLots)).toBe('lots');
    expect([homesText(1), homesText(1204)]).toEqual(['1 home', '1,204 homes']);
  });
});

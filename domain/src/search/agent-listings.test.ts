import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { guestViewer } from '../people/viewer.ts';
import { searchStateArbitrary } from '../testing/search-arbitrary.ts';
import { agentSort, startingFilters, withoutAgents } from './agent-listings.ts';
import { defaultFiltersFor } from './filters/default-filters.ts';
import type { SearchDefaults } from './url/read-search-url.ts';
import { decodeSearchUrl, encodeSearchUrl } from './url/url-codec.ts';

const defaults = (lease = false): SearchDefaults => ({
  lease,
  filters: defaultFiltersFor({ lease, viewer: guestViewer }),
  sort: { sortBy: 'date', sortType: 'DESC' },
  ourListingsFirst: false,
});
const pairsIn = (query: string) =>
  query.split('&').map((pair): [string, string] => [pair.split('=')[0] ?? '', pair.split('=')[1] ?? '']);
const kindsOf = (query: string, lease = false) => {
  const { filters } = decodeSearchUrl(pairsIn(query), defaults(lease)).state;
  const { lot, farm, multiFamily, commercialSale } = filters;
  return { lot, farm, multiFamily, commercialSale };
};

describe("an agent's page", () => {
  it('shows every kind, without the address saying so', () => {
    expect(kindsOf('trecLicense=512345')).toEqual({
      lot: true,
      farm: true,
      multiFamily: true,
      commercialSale: true,
    });
    expect(kindsOf('trecLicense=512345&lot=false')).toMatchObject({ lot: false, farm: true });
    expect(kindsOf('')).toEqual({ lot: false, farm: false, multiFamily: false, commercialSale: false });
  });

  it('shows on lease what can be leased', () => {
    expect(kindsOf('trecLicense=512345', true)).toEqual({
      lot: false,
      farm: false,
      multiFamily: true,
      commercialSale: true,
    });
  });

  it("becomes a search of all agents' listings", () => {
    const search = decodeSearchUrl(pairsIn('trecLicense=1&minPrice=200000&limit=40'), defaults()).state;
    const free = withoutAgents(search, defaults().filters);
    expect(encodeSearchUrl(free, defaults())).toEqual([['minPrice', '200000']]);
    fc.assert(
      fc.property(searchStateArbitrary, (state) => {
        expect(withoutAgents(state, defaults().filters)).toMatchObject({ trecLicense: [], limit: null });
      }),
    );
  });

  it('starts like any other search without an agent', () => {
    const { filters } = defaults();
    expect(startingFilters(filters, { lease: false, trecLicense: [] })).toBe(filters);
  });
});

it('sorts prices within each status for the listings that an agent chose', () => {
  expect(agentSort({ sortBy: 'price', sortType: 'ASC' }, true)).toEqual({
    sortBy: 'statusPrice',
    sortType: 'ASC',
  });
  expect(agentSort({ sortBy: 'price', sortType: 'ASC' }, false).sortBy).toBe('price');
  expect(agentSort({ sortBy: 'beds', sortType: 'ASC' }, true).sortBy).toBe('beds');
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { guestViewer } from '../people/viewer.ts';
import { searchStateArbitrary } from '../testing/search-arbitrary.ts';
import { startingFilters } from './agent-listings.ts';
import { emptySearch } from './empty-search.ts';
import { defaultFiltersFor } from './filters/default-filters.ts';
import { isOfKind } from './filters/filter-row.ts';
import { filterKeys, filterTable } from './filters/filter-table.ts';
import type { Filters } from './filters/filters.ts';
import { switchLease } from './other-kind.ts';
import type { SearchState } from './search-state.ts';
import { defaultSort } from './sort/sort.ts';

const guest = { viewer: guestViewer, agentMode: false };
const aSearch = (filters: Partial<Filters>, changes: Partial<SearchState> = {}): SearchState => {
  const lease = changes.lease ?? false;
  const starting = startingFilters(defaultFiltersFor({ lease, viewer: guestViewer }), {
    lease,
    trecLicense: changes.trecLicense ?? [],
  });
  const empty = emptySearch({ lease, filters: starting, sort: defaultSort, ourListingsFirst: false });
  return { ...empty, ...changes, filters: { ...starting, ...filters } };
};
const zilker = { type: 'subdivision', id: 'zilker', value: 'Zilker', label: 'Zilker' } as const;

describe('the same search of the other kind', () => {
  it('preserves areas, box and the filters that both kinds have', () => {
    const bounds = { minLatitude: 30, maxLatitude: 31, minLongitude: -98, maxLongitude: -97 };
    const found = switchLease(
      aSearch({ minBedrooms: 3, fireplace: true, lot: true }, { tags: [zilker], bounds, page: 4 }),
      guest,
    );
    expect(found).toEqual(
      aSearch({ minBedrooms: 3, fireplace: true }, { lease: true, tags: [zilker], bounds }),
    );
  });

  it('drops the price and turns Sold into Leased', () => {
    const sold = aSearch({ minPrice: 300_000, maxPrice: 500_000, mlsStatus: ['Sold'], soldTimeframe: 30 });
    expect(switchLease(sold, guest)).toEqual(
      aSearch({ mlsStatus: ['Leased'], leasedTimeframe: 30 }, { lease: true }),
    );
  });

  it("starts with every kind of the other on an agent's page", () => {
    const leases = aSearch({ petsAllowed: 'Yes' }, { lease: true, trecLicense: ['512345'] });
    expect(switchLease(leases, guest)).toEqual(aSearch({}, { trecLicense: ['512345'] }));
  });

  it('keeps filters of the other kind alone, and always a status', () => {
    fc.assert(
      fc.property(searchStateArbitrary, (search) => {
        const { lease, filters } = switchLease(search, guest);
        expect(lease).toBe(!search.lease);
        expect(filters.mlsStatus).not.toEqual([]);
        const starting = startingFilters(defaultFiltersFor({ lease, viewer: guestViewer }), {
          ...search,
          lease,
        });
        for (const key of filterKeys) {
          if (!isOfKind(filterTable[key].scope, { lease })) expect(filters[key], key).toEqual(starting[key]);
        }
      }),
    );
  });
});

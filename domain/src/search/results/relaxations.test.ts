import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { guestViewer } from '../../people/viewer.ts';
import { filtersArbitrary } from '../../testing/search-arbitrary.ts';
import { startingFilters } from '../agent-listings.ts';
import { emptyRequest } from '../empty-search.ts';
import { appliedFilters } from '../filters/applied-filters.ts';
import { defaultFiltersFor } from '../filters/default-filters.ts';
import type { Filters } from '../filters/filters.ts';
import type { SearchRequest } from '../search-request.ts';
import { relaxedSearches, relaxFilter } from './relaxations.ts';

const guest = { lease: false, viewer: guestViewer, agentMode: false };
const defaults = defaultFiltersFor(guest);
const aRequest = (filters: Partial<Filters>, changes: Partial<SearchRequest> = {}): SearchRequest => ({
  ...emptyRequest({ ...defaults, ...filters }),
  ...changes,
});

describe('a relaxed search', () => {
  it('lacks exactly one filter, its tags or its box', () => {
    const bounds = { minLatitude: 30, maxLatitude: 31, minLongitude: -98, maxLongitude: -97 };
    const request = aRequest({ fireplace: true, minPrice: 5 }, { polygon: ['zilker'], bounds });
    const relaxed = relaxedSearches(request, guest);
    expect(relaxed.map(({ part }) => part)).toEqual(['tags', 'bounds', 'minPrice', 'fireplace']);
    expect(relaxed[0]?.request).toEqual({ ...request, polygon: [] });
    expect(relaxed[1]?.request).toEqual({ ...request, bounds: null });
    expect(relaxed[2]?.request.filters).toEqual({ ...request.filters, minPrice: null });
  });

  it('removes open houses with their days, and Sold with its timeframe', () => {
    const open: Filters = { ...defaults, openHouseOnly: true, openHouse: 7 };
    expect(relaxFilter(open, 'openHouseOnly', defaults, guest)).toEqual(defaults);
    const sold: Filters = { ...defaults, mlsStatus: ['Sold'], soldTimeframe: 365 };
    expect(relaxFilter(sold, 'mlsStatus', defaults, guest)).toEqual(defaults);
  });

  it("includes the kinds that are switched off on an agent's page, which starts with all", () => {
    const ofAgent = (filters: Partial<Filters>, lease = false) => {
      const context = { ...guest, lease };
      const starting = startingFilters(defaultFiltersFor(context), { lease, trecLicense: ['512345'] });
      const request = aRequest({ ...starting, ...filters }, { lease, trecLicense: ['512345'] });
      return relaxedSearches(request, context).map(({ part, request }) => [
        part,
        request.filters[part as 'lot'],
      ]);
    };
    expect(ofAgent({})).toEqual([]);
    expect(ofAgent({ lot: false, multiFamily: false })).toEqual([
      ['multiFamily', true],
      ['lot', true],
    ]);
    expect(ofAgent({}, true)).toEqual([]);
    expect(ofAgent({ commercialSale: false }, true)).toEqual([['commercialSale', true]]);
  });

  it('applies no removed filter to a relaxed search', () => {
    fc.assert(
      fc.property(filtersArbitrary, (filters) => {
        for (const { part, request } of relaxedSearches(aRequest(filters), guest)) {
          expect(appliedFilters(request.filters, defaults)).not.toContain(part);
        }
      }),
    );
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { filtersArbitrary } from '../../testing/search-arbitrary.ts';
import { countApplied } from './applied-chips.ts';
import { appliedFilters, describeFilter, resetFilters, sameFilters } from './applied-filters.ts';
import { defaultFilters } from './filter-table.ts';
import type { Filters } from './filters.ts';

const filters = (overrides: Partial<Filters>): Filters => ({ ...defaultFilters, ...overrides });

describe('the applied filters', () => {
  it('lists the filters that differ from the defaults, in panel order', () => {
    const applied = filters({ keyword: 'pool', fireplace: true, minPrice: 300_000 });
    expect(appliedFilters(applied, defaultFilters)).toEqual(['minPrice', 'fireplace', 'keyword']);
    expect(countApplied(applied, defaultFilters, 'secondary')).toBe(2);
    expect(countApplied(applied, defaultFilters, 'price')).toBe(1);
  });

  it('lists no filter where only the order of values differs', () => {
    const turned = filters({ mlsStatus: defaultFilters.mlsStatus.toReversed() });
    expect(appliedFilters(turned, defaultFilters)).toEqual([]);
    expect(sameFilters(turned, defaultFilters)).toBe(true);
  });

  it('count "open houses" once', () => {
    const open = filters({ openHouseOnly: true, openHouse: 7 });
    expect(appliedFilters(open, defaultFilters)).toEqual(['openHouseOnly']);
  });

  it('lists no filter after everything is reset', () => {
    fc.assert(
      fc.property(filtersArbitrary, (any) => {
        expect(resetFilters(any, defaultFilters, 'all')).toEqual(defaultFilters);
      }),
    );
  });

  it('resets filters part by part', () => {
    const applied = filters({ minPrice: 1, minBedrooms: 2, minBathrooms: 3, fireplace: true, keyword: 'x' });
    expect(resetFilters(applied, defaultFilters, 'price')).toEqual({ ...applied, minPrice: null });
    expect(resetFilters(applied, defaultFilters, 'beds')).toEqual({ ...applied, minBedrooms: null });
    expect(resetFilters(applied, defaultFilters, 'baths')).toEqual({ ...applied, minBathrooms: null });
    expect(resetFilters(applied, defaultFilters, 'secondary')).toEqual(
      filters({ minPrice: 1, minBedrooms: 2, minBathrooms: 3 }),
    );
  });
});

describe('the reset of a group', () => {
  it('clears its own filters and no others', () => {
    const applied = filters({ fireplace: true, playground: true, minSquareFeet: 1000 });
    expect(resetFilters(applied, defaultFilters, 'communityFeaturesFilters')).toEqual(
      filters({ fireplace: true, minSquareFeet: 1000 }),
    );
    expect(countApplied(applied, defaultFilters, 'sizeFilters')).toBe(1);
  });

  it('takes the time of sale along with Sold', () => {
    const sold = filters({ mlsStatus: ['Active', 'Sold'], soldTimeframe: 365, fireplace: true });
    expect(resetFilters(sold, defaultFilters, 'mlsStatus')).toEqual(filters({ fireplace: true }));
  });
});

describe('the words of a chip', () => {
  it.each([
    [describeFilter('minPrice', 300_000), '$300k+'],
    [describeFilter('maxPrice', 1_250_000), 'Up to $1.25M'],
    [describeFilter('minBedrooms', 3), '3+ beds'],
    [describeFilter('minBedrooms', 1), '1+ beds'],
    [describeFilter('maxBedrooms', 1), 'Up to 1 bed'],
    [describeFilter('maxBedrooms', 4), 'Up to 4 beds'],
    [describeFilter('minBathrooms', 2), '2+ baths'],
    [describeFilter('maxSquareFeet', 2_500), 'Up to 2,500 sq ft'],
    [describeFilter('minLotSize', 0.5), '0.5+ acres'],
    [describeFilter('minStories', 2), '2+ stories'],
    [describeFilter('maxGarageSpaces', 1), 'Up to 1 garage space'],
    [describeFilter('minYearBuilt', 2000), 'Built 2000 or later'],
    [describeFilter('mlsStatus', ['Pending - Taking Backups']), 'Pending, taking backup offers'],
    [
      describeFilter('mlsStatus', ['Active', 'Pending - Taking Backups', 'Sold']),
      'Active, Pending (taking backup offers), Sold',
    ],
    [describeFilter('soldTimeframe', 365), 'Sold in the last year'],
    [describeFilter('soldTimeframe', 30), 'Sold in the last 30 days'],
    [describeFilter('daysOnMarket', 7), 'On market 7 days or less'],
    [describeFilter('swimmingPool', false), 'No swimming pool'],
    [describeFilter('townhouse', false), 'No townhouses'],
    [describeFilter('lot', true), 'Lots'],
    [describeFilter('views', ['Lake', 'City']), 'View: Lake, City'],
    [describeFilter('elementarySchoolRating', 9), 'Elementary school 9+'],
    [describeFilter('elementarySchoolRating', 10), 'Elementary school 10'],
    [describeFilter('keyword', 'pool'), '“pool”'],
  ])('reads %j', (text, expected) => {
    expect(text).toBe(expected);
  });
});

import { describe, expect, it } from 'vitest';
import { defaultFilters } from './filter-table.ts';
import { disabledOptions, isFilterIdle } from './filter-use.ts';
import type { Filters } from './filters.ts';

const filters = (changes: Partial<Filters>): Filters => ({ ...defaultFilters, ...changes });

describe('a field of the form', () => {
  it('idles a time of sale until Sold is chosen, and one of lease until Leased', () => {
    expect(isFilterIdle('soldTimeframe', filters({}))).toBe(true);
    expect(isFilterIdle('soldTimeframe', filters({ mlsStatus: ['Active', 'Sold'] }))).toBe(false);
    expect(isFilterIdle('leasedTimeframe', filters({ mlsStatus: ['Sold'] }))).toBe(true);
    expect(isFilterIdle('leasedTimeframe', filters({ mlsStatus: ['Leased'] }))).toBe(false);
    expect(isFilterIdle('daysOnMarket', filters({}))).toBe(false);
  });

  it.each([
    [true, true, false],
    [true, false, false],
    [false, true, true],
    [false, false, false],
  ])('disables Private with exclusive %s and MLS %s: %s', (exclusive, mls, disabled) => {
    const sources = filters({ exclusiveListingsEnabled: exclusive, mlsListingsEnabled: mls });
    expect(disabledOptions('mlsStatus', sources).has('Private')).toBe(disabled);
    expect(disabledOptions('views', sources).size).toBe(0);
  });
});
